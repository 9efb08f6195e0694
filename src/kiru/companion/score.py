"""The score pad for a real table: what has been tapped in so far, drawn and scored by the rules (docs/companion.md).

What is tapped in is kept as lines of a score sheet (docs/score.md), player by player; a garden may have gaps still.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kiru.core.errors import KiruError
from kiru.games.kit import Kit
from kiru.games.sheet import LaidSheet, Pad
from kiru.text import Texts


class Entry(NamedTuple):
    """What has been tapped in at a table."""

    table: Sequence[str]
    """Lines that speak of the whole table."""
    players: Sequence[Sequence[str]]
    """Lines of each player."""


class Written(NamedTuple):
    """A sheet, and which player and which of its lines every line of it is."""

    text: str
    origins: list[tuple[int, int] | None]


def pieces(kit: Kit) -> dict[str, Any]:
    """What a pad is filled with; the title of every line of the pad comes with the scores."""
    if kit.sheet_pieces is None:
        raise KiruError("error-page", path=kit.game.name)
    return {
        "game": kit.game.name,
        "players": [kit.game.min_players, kit.game.max_players],
        "pieces": kit.sheet_pieces(),
    }


def scored(kit: Kit, entry: Entry, texts: Texts) -> dict[str, Any]:
    """The table and its points; or the one thing that cannot be, and nothing else."""
    if kit.draft_sheet is None:
        raise KiruError("error-page", path=kit.game.name)
    sheet = written(entry)
    try:
        laid = kit.draft_sheet(sheet.text)
    except KiruError as error:
        return {"view": None, "pads": [], "open": None, "fault": told(error, sheet, texts)}
    pads, missing = finished(kit, sheet, laid)
    return {
        "view": kit.view(laid.state),
        "pads": [pad_data(kit, laid, seat, pad, texts) for seat, pad in enumerate(pads)],
        "open": None if missing is None else told(missing, sheet, texts),
        "fault": None,
    }


def finished(kit: Kit, sheet: Written, laid: LaidSheet) -> tuple[list[Pad], KiruError | None]:
    """The pads with places as the finished sheet has them; or those so far, and what is missing."""
    try:
        return kit.score_sheet(sheet.text), None
    except KiruError as error:
        return laid.pads, error


def written(entry: Entry) -> Written:
    """The sheet of an entry; names stay outside: nothing in them can be taken for a line."""
    lines = [plain(line) for line in entry.table]
    origins: list[tuple[int, int] | None] = [None] * len(lines)
    for seat, own in enumerate(entry.players):
        lines.append("player")
        origins.append((seat, -1))
        lines += [plain(line) for line in own]
        origins += [(seat, number) for number in range(len(own))]
    return Written("\n".join(lines), origins)


def plain(line: str) -> str:
    """One line, whatever is in it."""
    return " ".join(line.partition("#")[0].split())


def told(error: KiruError, sheet: Written, texts: Texts) -> dict[str, Any]:
    """What is wrong in a sentence, for somebody who sees no lines, and whose garden it is about."""
    line = line_of(error)
    origin = sheet.origins[line - 1] if 0 < line <= len(sheet.origins) else None
    return {"text": sentence(error, texts), "player": origin[0] if origin else None}


def line_of(error: KiruError) -> int:
    """The line of the sheet that an error names; 0 if none."""
    line = error.args_by_name.get("line", 0)
    return line if isinstance(line, int) else 0


def sentence(error: KiruError, texts: Texts) -> str:
    """The sentence for a picture where there is one; else that of the sheet, without the line it begins with."""
    seen = "pad-" + error.key.partition("-")[2]
    if texts.has(seen):
        return texts(seen, **{name: by_sight(name, value) for name, value in error.args_by_name.items()})
    beginning = texts("pad-line-begins", line=line_of(error))
    text = texts.error(error).removeprefix(beginning).lstrip()
    return text[:1].upper() + text[1:]


def by_sight(name: str, value: Any) -> str | int:
    """An argument as these texts want it: of a level its number, of a part a word without a space."""
    if isinstance(value, int):
        return value
    return str(value)[-1:] if name == "level" else str(value).replace(" ", "-")


def pad_data(kit: Kit, laid: LaidSheet, seat: int, pad: Pad, texts: Texts) -> dict[str, Any]:
    """A pad line by line, with the places that bring the points."""
    lines = [
        {
            "key": key,
            "title": texts(f"line-{key}"),
            "points": points,
            "sources": [
                {
                    "places": list(source.places),
                    "points": source.points,
                    "name": kit.source_name(laid.state, seat, source, texts),
                }
                for source in laid.sources[seat][number]
            ],
        }
        for number, (key, points) in enumerate(pad.lines)
    ]
    return {"lines": lines, "total": pad.total, "place": pad.place}
