"""A mail server on loopback that keeps what it is sent; it encrypts and asks for a password if it is told to."""

import base64
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class MailSink:
    """What came, and how the server is to behave."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.receivers: list[str] = []
        self.logins: list[tuple[str, bool]] = []
        """Names and passwords, and whether the line was encrypted."""
        self.refuse: set[str] = set()
        """Addresses that are not known here."""
        self.is_down = False
        self.context: ssl.SSLContext | None = None
        self.port = 0

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.got if message["To"] == address]


class Conversation(socketserver.StreamRequestHandler):
    """One client, command by command."""

    sink: MailSink

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.secure = False
        self.receiver = ""
        self.say("220 sink" if not self.sink.is_down else "421 not now")
        while line := self.rfile.readline(2000):
            command, _, rest = line.decode().strip().partition(" ")
            if not self.answer(command.upper(), rest):
                return

    def answer(self, command: str, rest: str) -> bool:
        if command == "EHLO":
            self.greet()
        elif command == "STARTTLS" and self.sink.context is not None:
            self.encrypt()
        elif command == "AUTH":
            self.sink.logins.append((base64.b64decode(rest.split(" ")[1]).decode(), self.secure))
            self.say("235 welcome")
        elif command == "RCPT":
            self.receiver = rest.partition("<")[2].partition(">")[0]
            self.say("550 unknown" if self.receiver in self.sink.refuse else "250 fine")
        elif command == "DATA":
            self.take()
        elif command == "QUIT":
            self.say("221 bye")
            return False
        else:
            self.say("250 fine" if command in ("MAIL", "RSET", "NOOP") else "502 what?")
        return True

    def greet(self) -> None:
        extra = [] if self.sink.context is None or self.secure else ["STARTTLS"]
        lines = ["sink", *extra, "AUTH PLAIN"]
        for number, line in enumerate(lines):
            self.say(f"250{' ' if number == len(lines) - 1 else '-'}{line}")

    def encrypt(self) -> None:
        self.say("220 go on")
        assert self.sink.context is not None
        self.request = self.sink.context.wrap_socket(self.request, server_side=True)
        self.secure = True
        self.rfile = self.request.makefile("rb")
        self.wfile = self.request.makefile("wb", buffering=0)

    def take(self) -> None:
        self.say("354 go on")
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b"..") else line)
        message: Any = message_from_bytes(b"".join(lines), policy=policy.default)
        self.sink.got.append(message)
        self.sink.receivers.append(self.receiver)
        self.say("250 taken")


class SinkServer(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that does not trust us hangs up: nothing to tell."""


@contextmanager
def mail_sink() -> Iterator[MailSink]:
    sink = MailSink()
    server = SinkServer(("127.0.0.1", 0), type("Own", (Conversation,), {"sink": sink}))
    sink.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield sink
    server.shutdown()
    server.server_close()


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for `localhost` that whoever is given its file trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file, secret = folder / "sink.pem", folder / "sink.key"
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    secret.write_bytes(key.private_bytes(*form))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, secret)
    return file, context
