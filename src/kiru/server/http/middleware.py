"""What every request passes: limits of size, rate and origin; and the headers every answer carries."""

import logging
import time
from urllib.parse import unquote_plus, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kiru.core.errors import KiruError
from kiru.server import metrics
from kiru.server.http.credentials import device_of
from kiru.server.http.language import language_of
from kiru.server.kits import error_body, plain_texts
from kiru.server.limits import Buckets, visitor
from kiru.server.settings import Settings
from kiru.support.plain_text import is_plain

log = logging.getLogger("kiru.http")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin", "x-frame-options": "DENY"}
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
} | ALWAYS
NOTHING = "default-src 'none'; frame-ancestors 'none'"
FILE_HEADERS = {"content-security-policy": NOTHING, "x-content-type-options": "nosniff"}
"""For the client's own files: the same for everybody and no secret, and every page asks for a dozen."""
PART_HEADERS = FILE_HEADERS | {"cross-origin-resource-policy": "same-origin"}
"""For the answers to its questions: what no browser shows as a page needs no older word against frames."""
ENGINE_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "frame-ancestors 'none'"
} | ALWAYS
"""For the engine's worker alone: a worker has the policy of its own file, so pages need not allow machine code."""
PROBES = ("/healthz", "/readyz", "/metrics")
"""What machines ask for: counted apart, so that neither takes from the other."""
ASSETS = "/assets/"
ENGINE = "/engine/"
API = "/api/"
PUBLIC = "/api/games"
"""What is the same for everybody can be packed: its length tells nobody anything."""
OWN_DATA = ("/api/me", "/api/me/export")
"""What is everybody's right, the banned included."""
PER_PAGE = 10
"""So many files belong to a page at most, as a rule."""
SECURE = "max-age=31536000"
"""A year of HTTPS only, for browsers that have been here."""


def is_own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """A browser names the page that asks; it must be ours. Programs name none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def is_banned(scope: Scope, headers: Headers) -> bool:
    """Whether a browser is not let in; it may still take its data along, and have them deleted."""
    banned: frozenset[bytes] = scope["app"].state.node.patrol.banned
    if not banned or "kiru=" not in headers.get("cookie", ""):
        return False
    if scope["path"] in OWN_DATA and scope["method"] in ("GET", "HEAD", "DELETE"):
        return False
    return device_of(HTTPConnection(scope).cookies) in banned


class RequestMiddleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        rate, burst = settings.requests_per_second, settings.request_burst
        self.requests, self.probes = Buckets(rate, burst), Buckets(rate, burst)
        self.assets = Buckets(PER_PAGE * rate, PER_PAGE * burst)
        self.tables = Buckets(settings.tables_per_minute / 60, max(1.0, settings.tables_per_minute))
        self.packing = GZipMiddleware(app, minimum_size=1000)
        secure = {"strict-transport-security": SECURE} if settings.home.startswith("https:") else {}
        self.page_headers, self.part_headers = HEADERS | secure, PART_HEADERS | secure
        self.engine_headers, self.file_headers = ENGINE_HEADERS | secure, FILE_HEADERS | secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = below(scope, self.settings.root_path)
        if scope["type"] == "websocket":
            await scope["app"].state.sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500
        is_head = scope["method"] == "HEAD"
        given = self.headers_of(scope["path"])
        app = self.packing if scope["path"].startswith(PUBLIC) else self.app

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in given.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        try:
            refusal = self.refusal(scope)
            if refusal is not None:
                await refusal(scope, receive, answer)
            else:
                asked = {**scope, "method": "GET"} if is_head else scope
                await app(asked, CountedBody(receive, self.settings.max_body), answer)
        except TooLarge:
            await refuse(scope, "error-too-large", 413, limit=self.settings.max_body)(scope, receive, answer)
        finally:
            metrics.REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", str(status)).inc()
            fields = {"method": scope["method"], "path": scope["path"][:100], "status": status}
            log.info("request", extra=fields | {"ms": round((time.perf_counter() - started) * 1000, 1)})

    def refusal(self, scope: Scope) -> JSONResponse | None:
        """Why a request is not even looked at."""
        headers, path = Headers(scope=scope), scope["path"]
        if not is_plain(path) or not is_plain(unquote_plus(scope["query_string"].decode("latin-1"))):
            return refuse(scope, "error-control-character", 400)
        who = visitor(scope["client"][0]) if scope.get("client") else ""
        if who in scope["app"].state.connections.bans or not self.counted(path).take(who):
            return refuse(scope, "error-too-many", 429)
        if path.startswith("/api/") and is_banned(scope, headers):
            return refuse(scope, "error-banned", 403)
        if scope["method"] == "POST" and path in ("/api/tables", "/api/records") and not self.tables.take(who):
            return refuse(scope, "error-too-many", 429)
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(headers, self.settings.origins):
            return refuse(scope, "error-origin", 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self.settings.max_body:
            return refuse(scope, "error-too-large", 413, limit=self.settings.max_body)
        return None

    def headers_of(self, path: str) -> dict[str, str]:
        """What an answer to a path carries."""
        if path.startswith(ENGINE):
            return self.engine_headers
        if path.startswith(ASSETS):
            return self.file_headers
        return self.part_headers if path.startswith(API) else self.page_headers

    def counted(self, path: str) -> Buckets:
        """How often one may ask for a path."""
        if path in PROBES:
            return self.probes
        return self.assets if path.startswith((ASSETS, ENGINE)) else self.requests


def below(scope: Scope, root: str) -> Scope:
    """A request without the path below which the server stands; the proxy may have taken it off already."""
    path = scope.get("path", "")
    if not root or not f"{path}/".startswith(f"{root}/"):
        return scope
    return {**scope, "path": path[len(root) :] or "/"}


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def refuse(scope: Scope, key: str, status: int, **args: int) -> JSONResponse:
    texts = plain_texts(language_of(HTTPConnection(scope)))
    return JSONResponse({"error": error_body(KiruError(key, **args), texts)}, status)


class TooLarge(Exception):
    """A body without a length has grown beyond the limit."""


class CountedBody:
    """A request's body, counted as it comes."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.left = limit

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise TooLarge
        return message
