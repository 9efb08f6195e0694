"""What messengers ask for when somebody sends the link of a table: its picture, and the tags in its page."""

import asyncio
import re
from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response

from kiru.core.errors import KiruError
from kiru.server.http.language import language_of
from kiru.server.http.routes.table_routes import ERRORS, InLobby, Language, Owner, TableId
from kiru.server.lobby.lobby import Lobby
from kiru.server.previews.previews import Previews
from kiru.server.previews.sheet import HEIGHT, WIDTH
from kiru.server.previews.words import Words, words_of
from kiru.server.settings import Settings
from kiru.text import LANGUAGES

router = APIRouter(responses=ERRORS)
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}},
    304: {"description": "The picture is the one that the asker has"},
}
TABLE_PAGE = re.compile(r"t/([A-Za-z0-9]{10})/?")
HOST = re.compile(r"[A-Za-z0-9.\-_\[\]:]{1,255}")
PATIENCE = 2.0
"""Seconds after which a page comes without its tags: people want it even if the store is away."""
FRESH = "public, max-age=60"
"""A game goes on: a picture may be a minute old."""


@router.get("/api/tables/{table}/preview.png", response_class=Response, responses=PNG)
async def table_picture(request: Request, table: TableId, lobby: InLobby, owner: Owner, lang: Language) -> Response:
    """A picture of the table for messengers; of a private table only its game."""
    node = request.app.state.node
    previews: Previews = node.previews
    row = await lobby.row(table)
    tag = previews.key(row, lang).tag
    headers = {"etag": tag, "cache-control": FRESH, "vary": "accept-language"}
    headers["cross-origin-resource-policy"] = "cross-origin"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    drawn = await previews.picture(row, lang, lambda: node.pictures.take(owner))
    return Response(drawn, media_type="image/png", headers=headers)


async def tags_of(request: Request, path: str, settings: Settings) -> str:
    """The tags for the head of a page of the client: those of a table that there is, else none."""
    found, home = TABLE_PAGE.fullmatch(path), home_of(request, settings)
    if found is None or not home:
        return ""
    lobby: Lobby = request.app.state.node.lobby
    try:
        async with asyncio.timeout(PATIENCE):
            row = await lobby.row(found[1])
    except (KiruError, TimeoutError):
        return ""
    language = language_of(request)
    image = f"{home}/api/tables/{row.id}/preview.png?lang={language}"
    return tags(words_of(row, language), f"{home}/t/{row.id}", image, language)


def home_of(request: Request, settings: Settings) -> str:
    """The address of the first page, without a slash at its end: as the settings say, else as it was asked for."""
    host = request.headers.get("host", "")
    if settings.home or not HOST.fullmatch(host):
        return settings.home
    return f"{request.url.scheme}://{host}{settings.root_path}"


def tags(words: Words, page: str, image: str, language: str) -> str:
    """Open Graph and Twitter, every value escaped."""
    properties = {
        "og:type": "website",
        "og:site_name": "Kiru",
        "og:locale": LANGUAGES[language].locale.replace("-", "_"),
        "og:url": page,
        "og:title": words.title,
        "og:description": words.description,
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words.title,
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": words.title,
        "twitter:description": words.description,
        "twitter:image": image,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    return "\n    ".join(lines)
