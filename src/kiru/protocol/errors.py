"""How a refusal is told."""

from typing import NotRequired

from typing_extensions import TypedDict


class ErrorText(TypedDict):
    """What went wrong: a key for programs, a sentence for people, the rule behind a refusal."""

    key: str
    text: str
    rule: NotRequired[str]


class ErrorBody(TypedDict):
    """The body of every answer that is a refusal."""

    error: ErrorText
