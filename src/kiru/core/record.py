"""A played game as text: a header and one line a decision, chance included (docs/record.md)."""

import re
from dataclasses import dataclass, field

from kiru.core import dealers
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, Game
from kiru.core.notation import Notation
from kiru.core.referee import MOST_STEPS, Referee

MAGIC = "kiru record 1"
MOST_LINES = 100_000
LONGEST_LINE = 200
LONGEST_NAME = 150
DIGITS = tuple("123456789")
NUMBER = re.compile(r"[0-9]{1,4}")
KINDS = re.compile(r"[a-z][a-z0-9_-]{0,19}")
SEAL = re.compile(r"[0-9a-f]{64}")
ENDINGS = ("agreement",)
SEED = re.compile(r"seeded \S{1,80}|system|scripted")


@dataclass
class Seat:
    """Who sits there: `person` or the name of a bot, and the name shown."""

    kind: str
    name: str


@dataclass
class Record:
    """The header, the decisions in notation, and how it ended."""

    game: str
    version: int
    box: str
    players: int
    options: dict[str, str]
    seats: list[Seat]
    dealer: str
    steps: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None
    """The final scores of a finished game, checked when it is replayed."""
    seal: str = ""
    """The hash that was shown of a secret seed before the first deal."""
    ended: str = ""
    """`agreement` if everybody wanted to stop before the rules did: the scores are those of that moment. Else empty."""
    first_line: int = 0
    """The line number of the first step, for error messages."""


def of_match(match: Referee, box: str, seats: list[Seat]) -> Record:
    """The record of a match as it stands."""
    state = match.state
    return Record(
        game=match.game.name,
        version=match.game.version,
        box=box,
        players=match.players,
        options=match.options,
        seats=seats,
        dealer=match.dealer.describe(),
        steps=[(step.seat, match.notation.text(step.action)) for step in match.steps],
        scores=[int(state.score(seat)) for seat in range(match.players)] if state.is_over else None,
    )


def clean_name(name: str) -> str:
    """A name as a line can hold it."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip() or "?"


def write(record: Record) -> str:
    """The text of a record; what could not be read again is refused or made harmless."""
    if not SEED.fullmatch(record.dealer) or not record.dealer.isprintable():
        raise KiruError("error-dealer", dealer=record.dealer[:80])
    lines = [MAGIC, f"game {record.game} {record.version}", f"box {record.box}", f"players {record.players}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"seat {number} {seat.kind} {clean_name(seat.name)}" for number, seat in enumerate(record.seats, 1)]
    lines += [f"seal {record.seal}"] if record.seal else []
    lines += [f"ended {record.ended}"] if record.ended else []
    lines += [f"dealer {record.dealer}", "begin"]
    lines += [f"{'*' if seat == CHANCE else seat + 1} {text}" for seat, text in record.steps]
    lines.append("open" if record.scores is None else " ".join(["end", *map(str, record.scores)]))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Parse a record; what does not fit is named by its line number."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
    if lines[0].strip() != MAGIC:
        raise damaged(1, "error-record-magic", expected=MAGIC)
    if len(lines) > MOST_LINES:
        raise damaged(MOST_LINES, "error-record-long", limit=MOST_LINES)
    record = Record(game="", version=0, box="", players=0, options={}, seats=[], dealer="")
    for number, line in enumerate(lines[1:], 2):
        if len(line) > LONGEST_LINE or not line.isprintable():
            raise damaged(number, "error-record-line")
        if line == "begin":
            check_header(record, number)
            record.first_line = number + 1
            read_steps(record, lines)
            return record
        read_header_line(record, number, line)
    raise damaged(len(lines), "error-record-truncated")


def read_header_line(record: Record, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    parts = rest.split()
    if word == "game" and len(parts) == 2 and NUMBER.fullmatch(parts[1]) and not record.game:
        record.game, record.version = parts[0], int(parts[1])
    elif word == "box" and len(parts) == 2 and not record.box:
        record.box = rest
    elif word == "players" and rest in DIGITS and not record.players:
        record.players = int(rest)
    elif word == "option" and len(parts) == 2 and parts[0] not in record.options:
        record.options[parts[0]] = parts[1]
    elif word == "seat" and len(parts) >= 3 and parts[0] == str(len(record.seats) + 1) and KINDS.fullmatch(parts[1]):
        record.seats.append(Seat(parts[1], " ".join(parts[2:])))
    elif word == "seal" and SEAL.fullmatch(rest) and not record.seal:
        record.seal = rest
    elif word == "ended" and rest in ENDINGS and not record.ended:
        record.ended = rest
    elif word == "dealer" and SEED.fullmatch(rest) and not record.dealer:
        record.dealer = rest
    else:
        raise damaged(number, "error-record-header", text=line[:60])


def check_header(record: Record, number: int) -> None:
    """Every part of the header is there before the first step."""
    present = {
        "game": record.game,
        "box": record.box,
        "players": record.players,
        "dealer": record.dealer,
        "seat": len(record.seats) == record.players,
    }
    for name, found in present.items():
        if not found:
            raise damaged(number, "error-record-missing", part=name)


def read_steps(record: Record, lines: list[str]) -> None:
    for number, line in enumerate(lines[record.first_line - 1 :], record.first_line):
        if len(line) > LONGEST_LINE or not line.isprintable():
            raise damaged(number, "error-record-line")
        seat, _, text = line.partition(" ")
        if seat in ("open", "end"):
            scores = text.split()
            if number != len(lines):
                raise damaged(number + 1, "error-record-after-end")
            if (seat == "open") != (not scores) or not all(re.fullmatch(r"-?[0-9]{1,6}", score) for score in scores):
                raise damaged(number, "error-record-step", text=line[:60])
            record.scores = [int(score) for score in scores] if seat == "end" else None
            return
        if not text or not (seat == "*" or (seat in DIGITS and int(seat) <= record.players)):
            raise damaged(number, "error-record-step", text=line[:60])
        record.steps.append((CHANCE if seat == "*" else int(seat) - 1, text))
    raise damaged(len(lines), "error-record-truncated")


def damaged(line: int, key: str, **args: str | int) -> KiruError:
    return KiruError(key, line=line, **args)


def replay(record: Record, game: Game, notation: Notation, box: str, *, check_deal: bool = False) -> Referee:
    """Play a record through the checked door; with `check_deal`, the named seed must deal the same."""
    if record.game != game.name or record.version != game.version:
        raise KiruError(
            "error-record-game", found=f"{record.game} {record.version}", expected=f"{game.name} {game.version}"
        )
    if len(record.steps) > MOST_STEPS:
        raise KiruError("error-record-steps", found=len(record.steps), limit=MOST_STEPS)
    if record.box != box:
        raise KiruError("error-record-box", found=record.box, expected=box)
    dealer = dealers.named(record.dealer, game)
    match = Referee(game, notation, record.players, record.options, dealer)
    listed = Actions()
    for number, (seat, text) in enumerate(record.steps, record.first_line):
        try:
            action = notation.action(text)
            if seat == CHANCE == match.state.seat and isinstance(dealer, SeededDealer):
                dealt = dealer.deal(match.state, listed)
                if check_deal and dealt != action:
                    raise KiruError("error-record-deal", expected=notation.text(dealt))
            match.replay_step(seat, action)
        except KiruError as error:
            raise KiruError("error-record-refused", line=number, text=text, reason=error) from error
    if record.scores is None and (match.state.is_over or record.ended):
        raise damaged(record.first_line + len(record.steps), "error-record-open")
    if record.scores is not None:
        scores = [int(match.state.score(seat)) for seat in range(match.players)]
        is_over = match.state.is_over != bool(record.ended)
        if not is_over or scores != record.scores:
            raise damaged(
                record.first_line + len(record.steps), "error-record-scores", expected=" ".join(map(str, scores))
            )
    return match
