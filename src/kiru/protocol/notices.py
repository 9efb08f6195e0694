"""What is asked and told about messages to people who are not here."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from kiru.protocol.requests import Body

NoticeKind = Literal["turn", "rematch", "night", "round"]
"""It is one's turn; somebody wants to play again; a night or tournament begins; the table of a round is ready."""
NoticeWay = Literal["push", "apprise", "mail"]
Minute = Annotated[int, Field(ge=0, le=24 * 60 - 1)]
"""Minutes after midnight."""


class PushKeys(Body):
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class PushAddress(Body):
    """A browser's push subscription."""

    model_config = ConfigDict(extra="ignore")
    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys


class Notice(Body):
    """Where to tell somebody what waits for them."""

    push: PushAddress | None = None
    address: Annotated[str, Field(max_length=1000)] | None = None
    """An address of a message service, as apprise writes it (docs/hosting.md)."""
    mail: Annotated[str, Field(max_length=254)] | None = None
    """An e-mail address; it is asked for its consent first."""


class NoticeKinds(Body):
    """What an address is to hear of."""

    kinds: Annotated[list[NoticeKind], Field(max_length=4)]


class NoticeId(Body):
    """Which address is meant."""

    id: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class MailToken(Body):
    """What a link in an e-mail brings along."""

    token: Annotated[str, Field(max_length=200)]


class QuietHours(Body):
    """When no messages are wanted, by the clock of one's own time zone; the hours may go past midnight."""

    begin: Minute
    end: Minute


class NoticeSettingsWish(Body):
    """When messages are wanted."""

    quiet: QuietHours | None = None
    zone: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$")] = "UTC"
    """As the browser names it: `Europe/Warsaw`."""
    pause: Literal[2, 15, 60, 1440] = 2
    """Minutes between two messages; what comes meanwhile is told in one."""


class NotificationTarget(TypedDict):
    """An address that messages go to; what is secret in it is told to nobody."""

    id: str
    kind: NoticeWay
    service: str
    """`push`, how an apprise address begins, or the e-mail address."""
    kinds: list[NoticeKind]
    confirmed: bool
    """An e-mail address is written to once its owner has said so."""
    here: bool
    """It was given by this browser, not by another one of the same profile."""


class ShownQuietHours(TypedDict):
    begin: int
    end: int


class NoticeSettings(TypedDict):
    """When messages are wanted, and whether this server writes e-mails."""

    mail: bool
    quiet: ShownQuietHours | None
    zone: str
    pause: int


class MessageSent(TypedDict):
    """Whether a message went out."""

    sent: bool


class MailAnswer(TypedDict):
    """What came of a link in an e-mail: `confirmed`, or `stopped`; the address without most of its letters."""

    state: Literal["confirmed", "stopped"]
    address: str


class PushKey(TypedDict):
    """The server's public key towards push services."""

    key: str


class Subscription(TypedDict):
    """Whether this device hears of what waits for it."""

    subscribed: bool
