"""The message services that an address may name, and the parameters it may give them: nothing else gets through.

An address is typed in by a stranger, and apprise knows well over a hundred services, some of which speak to this very
machine, and parameters that name files of it. So what is allowed is listed here, after a look at each of them; whatever
a later version of apprise adds is refused until somebody has looked at it too.
"""

import re
from typing import Any

from kiru.core.errors import KiruError
from kiru.server.notifications import ssrf_guard

PHONES = {
    "bark", "barks", "join", "ntfy", "ntfys", "gotify", "gotifys", "pbul", "pover", "prowl", "psafer", "psafers",
    "push", "pushdeer", "pushdeers", "pushed", "pushplus", "pushy", "schan", "simplepush", "spush", "wxpusher",
}  # fmt: skip
CHATS = {
    "discord", "dingtalk", "feishu", "flock", "gchat", "groupme", "guilded", "lark", "line", "matrix", "matrixs",
    "mmost", "mmosts", "nctalk", "nctalks", "revolt", "rocket", "rockets", "ryver", "signal", "signals", "slack",
    "synology", "synologys", "tgram", "threema", "twist", "viber", "webex", "whatsapp", "wxteams", "zulip",
}  # fmt: skip
SOCIAL = {"bluesky", "bsky", "mastodon", "mastodons", "toot", "toots"}
MAILS = {
    "brevo", "mailersend", "mailgun", "mailto", "mailtos", "postmark", "resend", "sendgrid", "smtp2go", "sparkpost",
}  # fmt: skip
SHORT_MESSAGES = {
    "46elks", "bulksms", "clicksend", "d7sms", "elks", "freemobile", "kavenegar", "msgbird", "nexmo", "plivo", "seven",
    "sinch", "smsmanager", "smsmgr", "twilio", "voipms", "vonage",
}  # fmt: skip
HOOKS = {"apprise", "apprises", "hassio", "hassios", "ifttt", "ncloud", "nclouds"}
OWN_PROGRAMS = {"form", "forms", "json", "jsons", "xml", "xmls"}
"""Services that tell a program of one's own; they take headers and fields under names of one's own, too."""
SERVICES = frozenset(PHONES | CHATS | SOCIAL | MAILS | SHORT_MESSAGES | HOOKS | OWN_PROGRAMS)

LOGIN = {
    "apikey", "auth", "bot_id", "bot_token", "gwid", "key", "pass", "password", "secret", "sid", "token", "user",
    "webhook",
}  # fmt: skip
RECEIVER = {
    "channel", "from", "group", "name", "region", "sender", "smtp", "team", "thread", "to", "topic", "workspace",
}  # fmt: skip
MANNER = {
    "format", "lang", "language", "level", "method", "mode", "priority", "redirect", "silent", "sound", "verify",
    "version", "visibility",
}  # fmt: skip
PARAMETERS = frozenset(LOGIN | RECEIVER | MANNER)
"""Parameters that may be given to the services that know them. None names a file, waits, or sends again."""
OWN_NAMES = ("+", "-", ":")
"""How the parameters of one's own names begin."""

MOST_RECEIVERS = 3
"""An address belongs to one person: lists of addresses are not accepted."""
FORM = re.compile(r"([a-z0-9]{1,32})://[^\s,]+", re.IGNORECASE)


def check(address: str, private: bool) -> None:
    """Refuse an address that nothing would be sent to."""
    found = service_at(address)
    # Services of fixed name, such as Telegram's, put a number of their own where others have a host.
    has_host = any("{host}" in template for template in found.templates)
    if has_host and not private and ssrf_guard.is_private_host(str(found.host or "")):
        raise KiruError("error-address")


def is_well_formed(address: str) -> bool:
    """Whether this may be one address of a service that is allowed; a service's own web address is seen later."""
    form = FORM.fullmatch(address)
    return form is not None and address.isprintable() and form[1].lower() in SERVICES | {"http", "https"}


def service_at(address: str, **asset: Any) -> Any:
    """The service of apprise that an address names, given nothing but what is allowed."""
    if not is_well_formed(address):
        raise KiruError("error-address")
    import apprise
    from apprise.plugins import url_to_dict

    parts = url_to_dict(address)
    if not parts or not is_allowed(parts):
        raise KiruError("error-address")
    # The parts that were looked at are what the service is made of, not the text anew.
    service = apprise.Apprise.instantiate(parts, apprise.AppriseAsset(**asset))
    if service is None or len(service) > MOST_RECEIVERS:
        raise KiruError("error-address")
    return service


def is_allowed(parts: dict[str, Any]) -> bool:
    """Whether the service and each of its parameters are among those that somebody has looked at."""
    scheme, given = str(parts.get("schema")).lower(), parts.get("qsd")
    if scheme not in SERVICES or not isinstance(given, dict):
        return False
    return all(is_parameter(scheme, str(name).lower(), value) for name, value in given.items())


def is_parameter(scheme: str, name: str, value: Any) -> bool:
    """Whether a service takes a parameter; one without name and value is a question mark at the end."""
    if not name:
        return not value
    return name in PARAMETERS or (scheme in OWN_PROGRAMS and name.startswith(OWN_NAMES))
