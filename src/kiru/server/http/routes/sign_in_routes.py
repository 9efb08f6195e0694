"""The HTTP requests by which a profile is kept for good and opened elsewhere: passkeys and the recovery phrase."""

import asyncio
import secrets
from functools import partial
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request
from sqlalchemy import Connection, select
from webauthn.helpers import bytes_to_base64url

from kiru.core.errors import KiruError
from kiru.protocol.profile import (
    OwnProfile,
    PasskeyRegistration,
    PasskeySignIn,
    PhraseBody,
    RecoveryPhrase,
    RegistrationOptions,
    SignedIn,
    SignInOptions,
)
from kiru.server.http.routes.profile_routes import DeviceLabel, Rarely, own_profile, show_hand_over
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice
from kiru.server.lobby.lobby import Lobby
from kiru.server.people import players as people
from kiru.server.profile import accounts, challenges, merging, passkeys, recovery
from kiru.server.profile.passkeys import Site
from kiru.server.settings import Settings
from kiru.server.store.people.schema import passkeys as passkey_rows
from kiru.server.store.people.schema import players
from kiru.server.store.secrets import server_secret

router = APIRouter(responses=ERRORS)


def site_of(request: Request) -> Site:
    """The site whose passkeys count: the address under which people reach the server."""
    settings: Settings = request.app.state.node.settings
    home = urlsplit(settings.home)
    if home.hostname:
        return Site(home.hostname, [f"{home.scheme}://{home.netloc}", *settings.origins])
    host = request.headers.get("host", "")[:200]
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError as error:
        raise KiruError("error-origin") from error
    return Site(name, [f"https://{host}", f"http://{host}", *settings.origins])


OwnSite = Annotated[Site, Depends(site_of)]


@router.post("/api/me/passkeys/options", dependencies=[Rarely])
async def passkey_options(lobby: InLobby, device: Device, label: DeviceLabel, site: OwnSite) -> RegistrationOptions:
    """What a browser needs to make a passkey for the profile of this device."""

    def make(connection: Connection) -> RegistrationOptions:
        player = accounts.ensure(connection, device, "", label)
        name = connection.execute(select(players.c.name).where(players.c.id == player)).scalar_one()
        own = select(passkey_rows.c.credential).where(passkey_rows.c.player == player)
        return {
            "challenge": bytes_to_base64url(challenges.make(connection, device, "register")),
            "site": site.name,
            "user": bytes_to_base64url(player.encode()),
            "name": name,
            "exclude": [bytes_to_base64url(one) for one in connection.execute(own).scalars()],
        }

    return await lobby.store.write(make)


@router.post("/api/me/passkeys", dependencies=[Rarely])
async def add_passkey(
    answer: PasskeyRegistration, lobby: InLobby, device: Device, label: DeviceLabel, site: OwnSite
) -> OwnProfile:
    """Let a passkey that was just made open the profile of this device."""
    data = answer.response.client_data
    challenge = await lobby.store.write(lambda one: passkeys.check_challenge(one, data, device, "register"))
    if not challenge:
        raise KiruError("error-challenge")
    made = await asyncio.to_thread(passkeys.verify_new, answer, challenge, site)

    def keep(connection: Connection) -> None:
        passkeys.keep(connection, accounts.ensure(connection, device, "", label), made, label)

    await lobby.store.write(keep)
    return await own_profile(lobby, device)


@router.delete("/api/me/passkeys/{id}")
async def remove_passkey(
    id: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], lobby: InLobby, device: KnownDevice
) -> OwnProfile:
    """Forget a passkey."""
    player = await own_player(lobby, device)
    await lobby.store.write(lambda connection: passkeys.forget(connection, player, bytes.fromhex(id)))
    return await own_profile(lobby, device or b"")


@router.post("/api/me/phrase", dependencies=[Rarely])
async def make_phrase(lobby: InLobby, device: Device, label: DeviceLabel) -> RecoveryPhrase:
    """A new recovery phrase in place of the one before; it is told this once."""
    key = await recovery_key(lobby)
    for _ in range(recovery.MOST_DRAWS):
        phrase, salt = recovery.fresh_phrase(), secrets.token_bytes(16)
        words = phrase.split()
        verifier = await asyncio.to_thread(recovery.slow_hash, words, salt)
        hashes = recovery.lookup_of(words, key), salt, verifier

        def keep(connection: Connection, hashes: tuple[bytes, bytes, bytes] = hashes) -> bool:
            return recovery.keep(connection, accounts.ensure(connection, device, "", label), *hashes)

        if await lobby.store.write(keep):
            return {"phrase": phrase}
    raise KiruError("error-too-many")


@router.delete("/api/me/phrase")
async def remove_phrase(lobby: InLobby, device: KnownDevice) -> OwnProfile:
    """Forget the recovery phrase."""
    player = await own_player(lobby, device)
    await lobby.store.write(partial(recovery.forget, player=player))
    return await own_profile(lobby, device or b"")


@router.post("/api/sign-in/options", dependencies=[Rarely])
async def sign_in_options(lobby: InLobby, device: Device, site: OwnSite) -> SignInOptions:
    """What a browser needs to sign in with a passkey."""
    challenge = await lobby.store.write(lambda one: challenges.make(one, device, "sign-in"))
    return {"challenge": bytes_to_base64url(challenge), "site": site.name}


@router.post("/api/sign-in/passkey", dependencies=[Rarely])
async def sign_in_by_passkey(
    answer: PasskeySignIn, lobby: InLobby, device: Device, label: DeviceLabel, site: OwnSite
) -> SignedIn:
    """Open the profile of a passkey on this device."""
    data = answer.response.client_data
    challenge = await lobby.store.write(lambda one: passkeys.check_challenge(one, data, device, "sign-in"))
    if not challenge:
        raise KiruError("error-challenge")
    known = await lobby.store.read(lambda one: passkeys.find(one, answer.id))
    count = await asyncio.to_thread(passkeys.verify_use, answer, known, challenge, site)

    def join(connection: Connection) -> merging.Joined:
        passkeys.note_use(connection, known, count)
        return merging.sign_in(connection, device, known.player, label)

    return await joined(lobby, await lobby.store.write(join))


@router.post("/api/sign-in/phrase", dependencies=[Rarely])
async def sign_in_by_phrase(body: PhraseBody, lobby: InLobby, device: Device, label: DeviceLabel) -> SignedIn:
    """Open the profile of a recovery phrase on this device."""
    words = recovery.read_phrase(body.phrase)
    lookup = recovery.lookup_of(words, await recovery_key(lobby))
    kept = await lobby.store.read(lambda one: recovery.find(one, lookup))
    if not await asyncio.to_thread(recovery.is_right, words, kept):
        raise KiruError("error-phrase")
    return await joined(lobby, await lobby.store.write(lambda one: merging.sign_in(one, device, kept.player, label)))


async def joined(lobby: Lobby, found: merging.Joined) -> SignedIn:
    """Everybody at the tables concerned follows; what is told to the browser."""
    await lobby.store.write_many(lambda connection: None, tuple(found.tables))
    await show_hand_over(lobby, found.tables)
    return {"name": found.name, "joined": found.games}


async def own_player(lobby: Lobby, device: bytes | None) -> str:
    player = await lobby.store.read(lambda one: people.player_of(one, device) if device else None)
    if player is None:
        raise KiruError("error-not-yours")
    return player


async def recovery_key(lobby: Lobby) -> str:
    return await server_secret(lobby.store, recovery.SECRET, partial(secrets.token_hex, 32))
