"""What the coach says of the best few actions, in words."""

from typing import Any

from kiru.ai.coach import reason_words
from kiru.ai.reasons import RIVALS, Reason
from kiru.core.game import State
from kiru.games.kit import Kit
from kiru.protocol.frames_out import HintedAction
from kiru.text import Texts

DISTANCES = ((3.0, "hint-close"), (10.0, "hint-behind"), (float("inf"), "hint-far"))
"""How a choice is spoken of whose chance is less than so many percent behind the best one's."""
SOLO_DISTANCES = ((1.0, "hint-close"), (3.0, "hint-behind"), (float("inf"), "hint-far"))
"""The same by points, where nobody else plays."""


def hinted_actions(kit: Kit, state: State, actions: list[dict[str, Any]], texts: Texts) -> list[HintedAction]:
    """The best few actions as clients read them, the best first."""
    return [
        {
            "action": kit.notation.text(one["action"]),
            "label": kit.label(state, one["action"], texts),
            "win": round(one["win"], 3),
            "score": round(one["score"], 1),
            "advice": advice_words(one, actions[0], state.players, texts),
            "reason": reason(one, rank, texts),
        }
        for rank, one in enumerate(actions)
    ]


def advice_words(advice: dict[str, Any], best: dict[str, Any], players: int, texts: Texts) -> str:
    """What a person would say of a choice: how it stands to the best one, and what it is good or bad for."""
    if advice is best:
        good = next((one["line"] for one in advice["reasons"] if one["points"] > 0), None)
        return with_line("hint-best", good, texts)
    behind = best["score"] - advice["score"] if players == 1 else round(100 * (best["win"] - advice["win"]), 1)
    key = next(key for most, key in (SOLO_DISTANCES if players == 1 else DISTANCES) if behind < most)
    lost = next((one["line"] for one in advice["reasons"] if one["points"] < 0), None)
    return with_line(key, lost, texts)


def with_line(key: str, line: str | None, texts: Texts) -> str:
    """A sentence about a choice with the line of the pad that speaks for or against it, or with the best rival."""
    if line is None:
        return texts(key)
    return texts(f"{key}-rivals") if line == RIVALS else texts(f"{key}-for", line=texts(f"line-{line}"))


def reason(advice: dict[str, Any], rank: int, texts: Texts) -> str:
    """The figures behind it: the score lines that tell an action from the next best, or from the best."""
    why = reason_words([Reason(one["line"], one["points"], one["error"]) for one in advice["reasons"]], texts)
    return texts("hint-why" if rank == 0 else "hint-why-behind", reasons=why) if why else ""
