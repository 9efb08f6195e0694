"""Messages made ready for the process that sends them: to a browser, a message service, an e-mail address."""

from typing import Any

from kiru.server.kits import plain_texts
from kiru.server.notifications import mail_links
from kiru.server.notifications.mail import Envelope, MailServer
from kiru.server.notifications.mail_links import Purpose
from kiru.server.notifications.words import Message
from kiru.server.notifications.worker import NotificationJob
from kiru.server.settings import Settings


class Messages:
    """What every message of this server has in common: its keys, its address, its mail server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.push_key = ""
        """The server's private key towards push services."""
        self.mail_key = ""
        """With which the links in e-mails are signed."""

    def job(self, address: dict[str, Any], message: Message) -> NotificationJob:
        """A message to one address."""
        home = self.settings.home
        if address["kind"] != "mail":
            return self.plain(address, message.title, message.body, f"{home}/{message.page}" if home else "")
        stop = plain_texts(address["language"])("notice-mail-stop", link=self.link(Purpose.STOP, address["ref"]))
        text = f"{message.letter(home)}\n\n-- \n{stop}\n"
        return self.letter(address["address"], address["ref"], message.title, text)

    def plain(self, address: dict[str, Any], title: str, body: str, link: str) -> NotificationJob:
        settings = self.settings
        return NotificationJob(
            kind=address["kind"],
            address=address["address"],
            title=title,
            body=body,
            link=link,
            key=self.push_key,
            contact=settings.contact,
            private=settings.private_networks,
        )

    def test(self, address: dict[str, Any]) -> NotificationJob:
        """A message that only shows that messages arrive."""
        texts = plain_texts(address["language"])
        return self.job(address, Message(texts("notice-test-title"), [(texts("notice-test"), "notices")], ""))

    def question(self, address: str, ref: str, language: str) -> NotificationJob:
        """An e-mail that asks whether e-mails are wanted at all."""
        texts = plain_texts(language)
        parts = [
            texts("notice-mail-question", home=self.settings.home),
            f"{texts('notice-mail-question-yes')}\n{self.link(Purpose.CONFIRM, ref)}",
            f"{texts('notice-mail-question-no')}\n{self.link(Purpose.STOP, ref)}",
        ]
        return self.letter(address, ref, texts("notice-mail-question-title"), "\n\n".join(parts) + "\n")

    def letter(self, address: str, ref: str, title: str, text: str) -> NotificationJob:
        settings = self.settings
        server = MailServer(
            settings.smtp_host,
            settings.smtp_port,
            settings.smtp_user,
            settings.smtp_password,
            settings.smtp_from,
            settings.smtp_tls,
        )
        stop = f"{settings.home}/api/notices/stop?token={mail_links.token(self.mail_key, Purpose.STOP, ref)}"
        private = settings.private_networks
        return NotificationJob("mail", address, title, text, private=private, envelope=Envelope(server, stop))

    def link(self, purpose: Purpose, ref: str) -> str:
        """To a page with a button: programs that look at links must not answer for people."""
        return f"{self.settings.home}/notices#{purpose}={mail_links.token(self.mail_key, purpose, ref)}"
