"""The HTTP requests of the companion: `kiru.companion` answers, nothing is kept (docs/companion.md)."""

from fastapi import APIRouter

from kiru.server.http.routes.table_routes import ERRORS

router = APIRouter(responses=ERRORS)
