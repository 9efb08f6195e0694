"""A browser with passkeys, written after the standard: what a test's authenticator answers."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from kiru.server.node import Node
from kiru.server.store import tokens

ORIGIN = "http://kiru.test"
PRESENT, ATTESTED = 0x01, 0x40


def node_of(browser: httpx.AsyncClient) -> Node:
    node: Node = browser.node  # type: ignore[attr-defined]
    return node


def cookie(name: str) -> str:
    return name[0].lower() * tokens.TOKEN_LENGTH


def device(name: str) -> bytes:
    return tokens.hashed(cookie(name))


def become(browser: httpx.AsyncClient, name: str) -> None:
    browser.cookies.clear()
    browser.cookies.set("kiru", cookie(name))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, and how often it has signed."""

    def __init__(self, site: str = "kiru.test") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = sha256(str(self.key.private_numbers().private_value).encode()).digest()
        self.site = site
        self.count = 0

    def client_data(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin}).encode()

    def authenticator_data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        head = sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")
        return head + more

    def make(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """The answer to the wish for a passkey."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1} | point)
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self.authenticator_data(PRESENT | ATTESTED, credential)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("create", options["challenge"], origin)
        response = {"client_data": encoded(client), "attestation": encoded(attestation)}
        return {"id": encoded(self.id), "response": response}

    def sign(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """The answer to the wish to sign in."""
        data, client = self.authenticator_data(PRESENT), self.client_data("get", options["challenge"], origin)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"client_data": encoded(client), "authenticator_data": encoded(data)}
        return {"id": encoded(self.id), "response": response | {"signature": encoded(signature)}}


async def add_passkey(browser: httpx.AsyncClient, **given: str) -> Authenticator:
    """Keep the profile of a browser by a passkey."""
    options = (await browser.post("/api/me/passkeys/options")).json()
    made = Authenticator()
    answer = await browser.post("/api/me/passkeys", json=made.make(options, **given))
    assert answer.status_code == 200, answer.text
    return made


async def sign_in(browser: httpx.AsyncClient, key: Authenticator, **given: str) -> httpx.Response:
    options = (await browser.post("/api/sign-in/options")).json()
    return await browser.post("/api/sign-in/passkey", json=key.sign(options, **given))
