"""What is said about profiles: who somebody is, on which devices, and how the profile is kept for good."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from kiru.protocol.requests import Body

Glyph = Literal[
    "",
    "lion",
    "monkey",
    "peacock",
    "camel",
    "cedar",
    "date_palm",
    "barley",
    "fountain",
    "temple",
    "crown",
    "star",
    "sun",
    "moon",
]
"""A small picture that somebody goes by."""
Base64 = Annotated[str, Field(max_length=20_000, pattern=r"^[A-Za-z0-9_-]*$")]
CredentialId = Annotated[str, Field(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


class ProfileWish(Body):
    """How somebody wants to be known."""

    name: Annotated[str, Field(max_length=60)]
    glyph: Glyph = ""
    language: Annotated[str, Field(max_length=5, pattern=r"^[a-z]{0,5}$")] = ""


class PhraseBody(Body):
    """The words of a recovery phrase."""

    phrase: Annotated[str, Field(max_length=300)]


class RegistrationResponse(Body):
    """What a browser answers when it has made a passkey; bytes as base64url."""

    client_data: Base64
    attestation: Base64


class PasskeyRegistration(Body):
    """A passkey that was made."""

    id: CredentialId
    response: RegistrationResponse


class SignInResponse(Body):
    """What a browser answers when a passkey has signed; bytes as base64url."""

    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class PasskeySignIn(Body):
    """A passkey that was used."""

    id: CredentialId
    response: SignInResponse


class OwnDevice(TypedDict):
    """A browser of the profile."""

    id: str
    label: str
    """What kind of browser it is, such as “Firefox, Android”; empty if that is unknown."""
    added: str | None
    seen: str | None
    this: bool
    """It is the one that asks."""


class OwnPasskey(TypedDict):
    """A passkey of the profile."""

    id: str
    label: str
    created: str
    used: str


class OwnProfile(TypedDict):
    """Who the player of this device is."""

    name: str
    glyph: Glyph
    language: str
    chosen: bool
    """The name was chosen here; otherwise it is the one of the latest game."""
    games: int
    """Finished games."""
    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    phrase: str | None
    """Since when there is a recovery phrase."""


class SignedIn(TypedDict):
    """A device that belongs to a profile now."""

    name: str
    joined: int
    """So many finished games that this device had of its own were added to the profile."""


class RegistrationOptions(TypedDict):
    """What a browser needs to make a passkey; bytes as base64url."""

    challenge: str
    site: str
    user: str
    name: str
    exclude: list[str]
    """Passkeys of this profile that there are already."""


class SignInOptions(TypedDict):
    """What a browser needs to use a passkey; bytes as base64url."""

    challenge: str
    site: str


class RecoveryPhrase(TypedDict):
    """A new recovery phrase; it is told once."""

    phrase: str


class Forgotten(TypedDict):
    """Everything about the player of this device is deleted."""

    deleted: bool
