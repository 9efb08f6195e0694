"""Is the node alive, is it ready, what has it done."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from kiru.server import metrics

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> PlainTextResponse:
    """The loop runs."""
    return PlainTextResponse("ok")


@router.get("/readyz")
async def ready(request: Request) -> PlainTextResponse:
    """Store and bus answer: send people here; otherwise it says what is wrong with which database."""
    node = request.app.state.node
    if await node.is_ready():
        return PlainTextResponse("ok")
    return PlainTextResponse(": ".join(filter(None, ("not ready", node.store.health.trouble))), 503)


@router.get("/metrics")
async def counted(request: Request) -> Response:
    metrics.ROOMS.set(len(request.app.state.node.lobby.rooms))
    return Response(metrics.counted(), media_type=CONTENT_TYPE_LATEST)
