"""How a server is set up: a TOML file, and the environment above it."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

import kiru
from kiru.core.errors import KiruError
from kiru.support.files import read_text

PREFIX = "KIRU_"
LISTS = ("origins", "forbidden_words")
"""Settings whose values the environment separates by commas."""
BUILT = Path(kiru.__file__).parent / "web_dist"
"""The web client of the package."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting with its default; `KIRU_PORT=9000` sets `port`."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    database: str = "sqlite:///kiru.db"
    """An SQLAlchemy address: sqlite:///FILE or postgresql://USER@HOST/NAME."""
    durable: bool = True
    """SQLite waits for the disk at every commit; without it a power cut may cost the last seconds, a crash nothing."""
    store_patience: float = 30.0
    """How many seconds a decision waits for a database that is away."""

    public_url: str = ""
    """The address under which people reach the server, such as https://kiru.example; for links to tables."""
    root_path: Annotated[str, msgspec.Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*$")] = ""
    """The path below which people reach the server, such as /kiru, if it does not have a name of its own."""
    origins: tuple[str, ...] = ()
    """Addresses of pages that may open a websocket besides the server's own, such as https://kiru.example."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded headers count, separated by commas."""
    secure_cookies: bool = False
    """Cookies for HTTPS only; set it where the reverse proxy speaks HTTPS."""

    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Processes that serve behind the one port, each on a core of its own; the option is `--workers`."""
    workers: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    """Processes that think for bots, beside one that is kept free for bots that decide at once."""
    bot_seconds: float = 10.0
    """A worker that has thought about one decision for so long is replaced; a bot has half of it at most."""
    analysis_seconds: float = 600.0
    """How long an analysis may take in all."""
    analysis_iterations: int = 300
    """How hard an analysis looks at each decision."""
    max_analyses_per_address: Annotated[int, msgspec.Meta(ge=1)] = 6
    """Analyses of one address that wait or run, …"""
    max_analyses_per_device: Annotated[int, msgspec.Meta(ge=1)] = 3
    """… and of one browser."""
    takeover_seconds: float = 20.0
    """After so long another node plays a bot's turn that nobody has played."""

    absent_seconds: float = 180.0
    """At a table without a clock: how long a player may be away before the others may let a bot play on."""
    abandoned_hours: Annotated[float, msgspec.Meta(ge=0)] = 720.0
    """A game without anybody at its table is closed after so long, unless its owner has set another limit; 0: never."""
    notice_seconds: float = 30.0
    """How long a player who is away has been asked before a message goes out."""
    digest_seconds: Annotated[float, msgspec.Meta(ge=0)] = 120.0
    """Between two messages to one person; what comes meanwhile is told in one."""
    notices: bool = True
    contact: str = "mailto:admin@localhost"
    """Whom a push service may write to."""
    private_networks: bool = False
    """Let messages go to private addresses; only for a server inside a home network, and for tests."""

    smtp_host: str = ""
    """The mail server through which e-mails go; without one there are none. `public_url` must be set, too."""
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: Annotated[str, msgspec.Meta(pattern=r"^([^@\s<>]+@[^@\s<>]+)?$")] = ""
    """Whom the e-mails come from, such as games@kiru.example."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the line to the mail server is encrypted; `none` only for one on this machine."""

    idle_seconds: float = 300.0
    """A table nobody looks at leaves the memory after so long; it stays in the store."""
    archive_days: float = 90.0
    """A table at rest for so long is packed into one row."""
    snapshot_every: int = 200
    """How many events a table's opening reads at most beside its snapshot."""

    max_tables: int = 100_000
    """Tables that are not over and were touched within `archive_days`."""
    max_connections: int = 5_000
    max_connections_per_address: int = 100
    max_listeners: int = 2_000
    """Connections that have the lobby open, …"""
    max_listeners_per_address: int = 30
    """… and those of one address among them."""
    waits_per_minute: float = 20.0
    """How often one address may begin to wait for a game."""
    sign_ins_per_minute: float = 10.0
    """How often one address may try to open a profile, or change one and how it is opened."""
    connections_per_second: float = 5.0
    """Websockets one address may open in the long run; those that are refused count too."""
    connection_burst: int = 200
    max_http_per_address: int = 100
    """Connections of one address that speak plain HTTP."""
    request_seconds: float = 20.0
    """A request is sent in full, and its answer read, within so long."""
    ping_seconds: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    """A websocket that has been silent for so long is asked whether anybody is there, and has as long to answer."""
    ban_seconds: float = 60.0
    """How long an address is not let in after one of its websockets has flooded the server."""
    forbidden_words: tuple[str, ...] = ()
    """Words not wanted in names and chat; `*` stands for any letters, `?` for one."""
    moderator_token: Annotated[str, msgspec.Meta(pattern=r"^([!-~]{20,100})?$")] = ""
    """What opens the page for moderators (20 to 100 signs); without one there is no such page."""
    max_record: int = 5_000
    """Decisions of a record that is brought along."""
    max_frame: int = 16_384
    max_body: int = 1_000_000
    frames_per_second: float = 20.0
    frame_burst: int = 60
    requests_per_second: float = 10.0
    request_burst: int = 100
    tables_per_minute: float = 30.0
    chats_per_minute: float = 20.0
    hints_per_minute: float = 10.0
    answers_per_minute: float = 20.0
    backlog: int = 512
    """Frames that may wait for a slow client before it is sent away."""
    backlog_bytes: int = 4_000_000

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    web: str = ""
    """The directory of the built web client; by default the one in the package, if it is there."""

    @property
    def home(self) -> str:
        """The address of the first page, without a slash at its end; empty if nobody has said it."""
        address = self.public_url.rstrip("/")
        return address if not address or address.endswith(self.root_path) else address + self.root_path

    @property
    def has_mail(self) -> bool:
        """Whether e-mails can be sent: their links need an address, too."""
        return bool(self.smtp_host and self.smtp_from and self.home)

    @property
    def client_folder(self) -> Path:
        """Where the built web client is, if it is there."""
        return Path(self.web) if self.web else BUILT

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def load(file: Path | None = None, environ: dict[str, str] | None = None, **given: Any) -> Settings:
    """The settings of a file (or of KIRU_CONFIG), overruled by the environment, overruled by what is given."""
    environ = dict(os.environ) if environ is None else environ
    if file is None and environ.get("KIRU_CONFIG"):
        file = Path(environ["KIRU_CONFIG"])
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values = tomllib.loads(read_text(file))
        except tomllib.TOMLDecodeError as error:
            raise KiruError("error-settings", reason=f"{file}: {error}") from error
    for name in Settings.__struct_fields__:
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = text.split(",") if name in LISTS else text
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise KiruError("error-settings", reason=str(error)) from error
