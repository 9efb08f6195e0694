"""The words that stand in the columns of clubs."""

from enum import StrEnum


class ContestKind(StrEnum):
    """A Swiss or a round robin, both tournaments; or a night on which everybody plays the same deals."""

    SWISS = "swiss"
    ROBIN = "robin"
    NIGHT = "night"


class ContestPhase(StrEnum):
    """`waiting` for people and its beginning; `playing`; `over`; `canceled` when too few have come, or by the owner."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CANCELED = "canceled"


RUNNING = (ContestPhase.WAITING, ContestPhase.PLAYING)
