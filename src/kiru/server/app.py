"""The application: lobby, routes, pages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.websockets import WebSocket

from kiru.core.errors import KiruError
from kiru.server import api, pages
from kiru.server.kits import error_body, plain_texts
from kiru.server.lobby import Lobby
from kiru.server.migrate import upgrade
from kiru.server.pool import Pool
from kiru.server.session import Session, bearer_tokens, device_of
from kiru.server.settings import Settings
from kiru.server.store import Store
from kiru.server.thinking import Bots
from kiru.version import VERSION

STATUS = {
    "error-table": 404,
    "error-game": 404,
    "error-job": 404,
    "error-not-yours": 403,
    "error-invite": 403,
    "error-token": 403,
    "error-invite-used": 409,
    "error-stale": 409,
    "error-too-many": 429,
    "error-too-large": 413,
    "error-store-away": 503,
}


def make_app(settings: Settings) -> FastAPI:
    """A server with the given settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings)
        upgrade(store.engine)
        store.start()
        pool = Pool(settings.workers)
        bots = Bots(pool, settings)
        app.state.lobby = Lobby(store, bots, settings)
        yield
        await bots.close()
        await pool.close()
        store.close()

    app = FastAPI(
        title="Kiru", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.include_router(api.router)
    app.add_api_websocket_route("/ws/{table}", table_socket)
    app.add_exception_handler(KiruError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_body)
    pages.add(app, settings)
    return app


async def table_socket(websocket: WebSocket, table: str) -> None:
    lobby: Lobby = websocket.app.state.lobby
    await websocket.accept()
    session = Session(websocket, lobby, device_of(websocket.cookies), bearer_tokens(websocket.headers))
    await session.run(table)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """An error as one clear sentence."""
    assert isinstance(error, KiruError)
    texts = plain_texts(request.query_params.get("lang", "en"))
    return JSONResponse({"error": error_body(error, texts)}, STATUS.get(error.key, 400))


async def refuse_body(request: Request, error: Exception) -> JSONResponse:
    """What does not fit the OpenAPI document."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:200]
    return await refuse(request, KiruError("error-request", where=where, reason=str(first["msg"])[:200]))
