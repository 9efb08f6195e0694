"""The pages: the built web client if it is there, else a plain page that says how the server is."""

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from kiru.core.errors import KiruError
from kiru.server.http.assets import Assets
from kiru.server.http.language import language_of
from kiru.server.http.routes.preview_routes import tags_of
from kiru.server.kits import plain_texts
from kiru.server.settings import Settings
from kiru.version import VERSION

ANEW = "no-cache"
HERE = '="./'
"""How the built page names its files."""
END_OF_HEAD = "</head>"


def add(app: FastAPI, settings: Settings) -> None:
    """Every path outside the API is a page of the client."""
    folder = settings.client_folder
    has_client = (folder / "index.html").is_file()
    if has_client and (folder / "assets").is_dir():
        app.mount("/assets", Assets(folder / "assets"), name="assets")
    if has_client and (folder / "engine").is_dir():
        app.mount("/engine", Assets(folder / "engine"), name="engine")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise KiruError("error-page", path=path[:60])
        if not has_client:
            return status_page(request, settings.root_path) if path == "" else missing(path)
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder.resolve()) and file.is_file():
            return FileResponse(file, headers={"cache-control": ANEW})
        if "." in path.rpartition("/")[2]:
            return missing(path)
        tags = await tags_of(request, path, settings)
        return first_page(folder / "index.html", settings.root_path, tags)


def first_page(file: Path, root: str, tags: str) -> HTMLResponse:
    """The client's page, whose files stand below the root whatever page it is asked for as; with tags in its head."""
    page = file.read_text("utf-8").replace(HERE, f'="{root}/')
    if tags:
        page = page.replace(END_OF_HEAD, f"  {tags}\n  {END_OF_HEAD}", 1)
    return HTMLResponse(page, headers={"cache-control": ANEW, "vary": "accept-language"})


def missing(path: str) -> Response:
    raise KiruError("error-page", path=path[:60])


def status_page(request: Request, root: str) -> HTMLResponse:
    """A page without script: what runs here, and where the rest is."""
    texts = plain_texts(language_of(request))
    lines = [
        texts("status-running", version=VERSION),
        texts("status-tables", count=len(request.app.state.node.lobby.rooms)),
        texts("status-no-client"),
    ]
    paragraphs = "".join(f"<p>{escape(line)}</p>" for line in lines)
    link = f'<p><a href="{root}/api/openapi.json">{escape(texts("status-api"))}</a></p>'
    title = escape(texts("status-title"))
    return HTMLResponse(
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8"><title>{title}</title></head>'
        f"<body><h1>{title}</h1>{paragraphs}{link}</body></html>"
    )
