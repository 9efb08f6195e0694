"""An analysis as clients read it (docs/protocol.md)."""

from collections.abc import Callable
from typing import Any


def report(found: dict[str, Any], players: int, text: Callable[[int], str]) -> dict[str, Any]:
    """What a worker has found, with actions in notation and a line for each seat."""
    decisions = [decision(one, text) for one in found["decisions"]]
    standings = sorted((int(seq), one) for seq, one in found["standings"].items())
    return {
        "decisions": decisions,
        "seats": [seat_line(seat, decisions, found["deals"]) for seat in range(players)],
        "standings": [{"seq": seq, **chances(one)} for seq, one in standings],
        "deals": [{"seq": one["step"], **chances(one)} for one in found["deals"]],
    }


def decision(one: dict[str, Any], text: Callable[[int], str]) -> dict[str, Any]:
    """A decision beside the best one: what it cost in points and in chances to win."""
    return {
        "seq": one["step"] - 1,
        "seat": one["seat"],
        "action": text(one["action"]),
        "best": text(one["best"]),
        "loss": round(max(0.0, one["score_loss"]), 1),
        "win_loss": round(one["loss"], 3),
        "line": [text(action) for action in one["line"]],
        "reasons": one["reasons"],
    }


def seat_line(seat: int, decisions: list[dict[str, Any]], deals: list[dict[str, Any]]) -> dict[str, Any]:
    """What a seat's decisions gave away in all, and what chance gave it."""
    own = [one for one in decisions if one["seat"] == seat]
    return {
        "seat": seat,
        "decisions": len(own),
        "loss": round(sum(one["loss"] for one in own), 1),
        "win_loss": round(sum(one["win_loss"] for one in own), 3),
        "luck": round(sum(one["win"][seat] for one in deals), 3),
    }


def chances(one: dict[str, Any]) -> dict[str, list[float]]:
    """Every seat's share of the win and points."""
    return {name: [round(value, 3) for value in one[name]] for name in ("win", "score")}
