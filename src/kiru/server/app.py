"""The application: requests, websockets, pages, on top of a node."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kiru.core.errors import KiruError
from kiru.server.http import health, pages
from kiru.server.http.admission import Connections
from kiru.server.http.language import language_of
from kiru.server.http.middleware import RequestMiddleware
from kiru.server.http.routes import (
    box_routes,
    club_routes,
    companion_routes,
    companion_tools_routes,
    contest_routes,
    manners_routes,
    meeting_routes,
    moderation_routes,
    notice_routes,
    own_game_routes,
    people_routes,
    preparing_routes,
    preview_routes,
    profile_routes,
    puzzle_routes,
    rating_routes,
    rematch_routes,
    sign_in_routes,
    table_routes,
)
from kiru.server.kits import error_body, plain_texts
from kiru.server.live.endpoint import WebSocketEndpoint
from kiru.server.node import Node
from kiru.server.processes.siblings import Siblings
from kiru.server.settings import Settings
from kiru.version import VERSION

STATUS = {
    "error-table": 404,
    "error-game": 404,
    "error-job": 404,
    "error-no-mistake": 404,
    "error-page": 404,
    "error-not-yours": 403,
    "error-invite": 403,
    "error-token": 403,
    "error-origin": 403,
    "error-club": 404,
    "error-contest": 404,
    "error-not-member": 403,
    "error-club-owner": 403,
    "error-not-entered": 403,
    "error-club-full": 409,
    "error-clubs-many": 409,
    "error-contests-many": 409,
    "error-contest-full": 409,
    "error-contest-begun": 409,
    "error-challenge": 403,
    "error-passkey": 403,
    "error-passkey-unknown": 403,
    "error-phrase": 403,
    "error-not-kept": 409,
    "error-mail-link": 403,
    "error-mail-unconfirmed": 409,
    "error-no-mail": 409,
    "error-mail-not-sent": 502,
    "error-passkeys-full": 409,
    "error-devices-full": 409,
    "error-banned": 403,
    "error-not-welcome": 403,
    "error-moderator": 403,
    "error-report": 404,
    "error-nobody-there": 404,
    "error-avoid-self": 409,
    "error-avoided-full": 409,
    "error-method": 405,
    "error-invite-used": 409,
    "error-stale": 409,
    "error-seats-changed": 409,
    "error-pick-taken": 409,
    "error-seated": 409,
    "error-not-now": 409,
    "error-not-bots": 409,
    "error-rated-agreement": 409,
    "error-not-absent": 409,
    "error-not-over": 409,
    "error-too-large": 413,
    "error-record-decisions": 413,
    "error-too-many": 429,
    "error-full": 429,
    "error-waits-full": 429,
    "error-follows-full": 429,
    "error-not-played-with": 403,
    "error-no-games-yet": 403,
    "error-analyses-own": 429,
    "error-analyses-full": 429,
    "error-store-away": 503,
    "error-store-full": 503,
    "error-store-unwritable": 503,
    "error-store-damaged": 503,
    "error-store-unknown": 503,
}


class DocumentedApp(FastAPI):
    """An application whose OpenAPI document tells of the answers that it really gives."""

    def openapi(self) -> dict[str, Any]:
        """What FastAPI says, without its own form of an error: a bad request gets the same one as any other."""
        document = super().openapi()
        for path in document["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        for name in ("HTTPValidationError", "ValidationError"):
            document["components"]["schemas"].pop(name, None)
        return document


def make_app(settings: Settings, siblings: Siblings | None = None) -> FastAPI:
    """A server with the given settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node = Node(settings, siblings)
        await node.start()
        app.state.node = node
        app.state.sockets = WebSocketEndpoint(node, app.state.connections)
        yield
        await node.stop()

    app = DocumentedApp(
        title="Kiru",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        servers=[{"url": settings.root_path}] if settings.root_path else None,
    )
    app.state.connections = connections = Connections(settings)
    if siblings is not None:
        connections.on_ban, siblings.on_ban = siblings.tell_ban, connections.bans.add
    app.include_router(table_routes.router)
    app.include_router(people_routes.router)
    app.include_router(notice_routes.router)
    app.include_router(preview_routes.router)
    app.include_router(preparing_routes.router)
    app.include_router(puzzle_routes.router)
    app.include_router(box_routes.router)
    app.include_router(rematch_routes.router)
    app.include_router(rating_routes.router)
    app.include_router(own_game_routes.router)
    app.include_router(club_routes.router)
    app.include_router(companion_routes.router)
    app.include_router(contest_routes.router)
    app.include_router(companion_tools_routes.router)
    app.include_router(meeting_routes.router)
    app.include_router(manners_routes.router)
    app.include_router(moderation_routes.router)
    app.include_router(profile_routes.router)
    app.include_router(sign_in_routes.router)
    app.include_router(health.router)
    app.add_exception_handler(KiruError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_body)
    app.add_exception_handler(HTTPException, refuse_request)
    app.add_middleware(RequestMiddleware, settings=settings)
    pages.add(app, settings)
    return app


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """An error as one clear sentence."""
    assert isinstance(error, KiruError)
    texts = plain_texts(language_of(request))
    return JSONResponse({"error": error_body(error, texts)}, STATUS.get(error.key, 400))


async def refuse_body(request: Request, error: Exception) -> JSONResponse:
    """What does not fit the OpenAPI document."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:200]
    return await refuse(request, KiruError("error-request", where=where, reason=str(first["msg"])[:200]))


async def refuse_request(request: Request, error: Exception) -> JSONResponse:
    """Paths and methods that do not exist."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = await refuse(request, KiruError("error-method", method=request.method[:10]))
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 404:
        return await refuse(request, KiruError("error-page", path=request.url.path[:60]))
    return await refuse(request, KiruError("error-request", where="", reason=str(error.detail)[:200]))
