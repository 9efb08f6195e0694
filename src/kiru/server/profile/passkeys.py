"""Passkeys (WebAuthn): a profile is opened by what only its owner's device or password manager can sign."""

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException

from kiru.core.errors import KiruError
from kiru.protocol.profile import PasskeyRegistration, PasskeySignIn
from kiru.server.profile.challenges import Purpose, use_up
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import passkeys

MOST = 10
"""Passkeys of one profile."""
LONGEST_CREDENTIAL = 1023
"""Bytes of a credential's id, by the standard."""


class Site(NamedTuple):
    """Where passkeys are made and used: a name, and the addresses of the pages that may ask."""

    name: str
    origins: list[str]


class ClientData(msgspec.Struct):
    """What a browser says about the question it has passed on."""

    challenge: str = ""


class NewPasskey(NamedTuple):
    credential: bytes
    public_key: bytes
    sign_count: int


class KnownPasskey(NamedTuple):
    id: bytes
    player: str
    public_key: bytes
    sign_count: int


def challenge_in(client_data: str) -> bytes:
    """The challenge that an answer belongs to; whether it is one of ours the store knows."""
    try:
        return base64url_to_bytes(msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData).challenge)
    except (ValueError, msgspec.MsgspecError) as error:
        raise KiruError("error-passkey") from error


def check_challenge(connection: Connection, client_data: str, device: bytes, purpose: Purpose) -> bytes:
    """The challenge of an answer, which is used up by it whatever the answer is worth; b"" if it does not count."""
    challenge = challenge_in(client_data)
    return challenge if use_up(connection, challenge, device, purpose) else b""


def verify_new(answer: PasskeyRegistration, challenge: bytes, site: Site) -> NewPasskey:
    """The passkey that a browser has made."""
    sent = answer.response
    try:
        made = verify_registration_response(
            credential=as_credential(
                answer.id, clientDataJSON=sent.client_data, attestationObject=sent.attestation, transports=[]
            ),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origins,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise KiruError("error-passkey") from error
    if len(made.credential_id) > LONGEST_CREDENTIAL:
        raise KiruError("error-passkey")
    return NewPasskey(made.credential_id, made.credential_public_key, made.sign_count)


def verify_use(answer: PasskeySignIn, known: KnownPasskey, challenge: bytes, site: Site) -> int:
    """How often the passkey has signed by now, if it has signed this challenge for this site."""
    sent = answer.response
    try:
        used = verify_authentication_response(
            credential=as_credential(
                answer.id,
                clientDataJSON=sent.client_data,
                authenticatorData=sent.authenticator_data,
                signature=sent.signature,
                userHandle=sent.user_handle,
            ),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise KiruError("error-passkey") from error
    return used.new_sign_count


def as_credential(id: str, **response: Any) -> dict[str, Any]:
    """An answer under the names of the standard."""
    return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def id_of(credential: bytes) -> bytes:
    return sha256(credential).digest()


def find(connection: Connection, credential: str) -> KnownPasskey:
    """The passkey with which somebody signs in."""
    try:
        wanted = id_of(base64url_to_bytes(credential))
    except ValueError as error:
        raise KiruError("error-passkey") from error
    columns = (passkeys.c.id, passkeys.c.player, passkeys.c.public_key, passkeys.c.sign_count)
    found = connection.execute(select(*columns).where(passkeys.c.id == wanted)).first()
    if found is None:
        raise KiruError("error-passkey-unknown")
    return KnownPasskey(*found)


def keep(connection: Connection, player: str, made: NewPasskey, label: str) -> None:
    """Let a new passkey open a profile."""
    own = select(func.count()).where(passkeys.c.player == player)
    known = select(passkeys.c.id).where(passkeys.c.id == id_of(made.credential))
    if connection.execute(own).scalar_one() >= MOST or connection.execute(known).first() is not None:
        raise KiruError("error-passkeys-full")
    now = now_ms()
    row = {"id": id_of(made.credential), "player": player, "label": label, "created": now, "used": now}
    connection.execute(insert(passkeys), [row | made._asdict()])


def note_use(connection: Connection, known: KnownPasskey, sign_count: int) -> None:
    """Count a use; of two answers that were signed before the same count only one is let in."""
    same = (passkeys.c.id == known.id, passkeys.c.sign_count == known.sign_count)
    values = {"sign_count": sign_count, "used": now_ms()}
    if connection.execute(update(passkeys).where(*same).values(**values)).rowcount != 1:
        raise KiruError("error-passkey")


def forget(connection: Connection, player: str, id: bytes) -> None:
    connection.execute(delete(passkeys).where(passkeys.c.player == player, passkeys.c.id == id))
