"""Setting a table in a browser: as wished for, from a record, or once more."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from kiru.ai import characters
from kiru.core import options, record
from kiru.core.errors import KiruError
from kiru.core.record import Record
from kiru.core.referee import Referee
from kiru.games.kit import Kit
from kiru.offline.saved_table import ALLOWED, SavedSeat, SavedTable, new_id
from kiru.server.kits import kit_of
from kiru.server.lobby.seat_names import bot_named, bot_to_look_at, clean_name, name_in_record, partners
from kiru.support import record_bundle
from kiru.text import Texts

MOST_STEPS = 10_000


def fresh_seed() -> str:
    return secrets.token_hex(16)


def of_wish(wish: dict[str, Any], texts: Texts) -> SavedTable:
    """The table that a page asks for; everybody sits in front of this browser, so nobody is waited for."""
    kit = kit_of(wish["game"], wish.get("box", ""))
    seats = new_seats(wish["seats"], kit.game.name, texts)
    dealer = wish.get("dealer") or {"kind": "random"}
    seed = dealer.get("seed") or fresh_seed()
    allow = {name: bool(wish.get("allow", {}).get(name, usual)) for name, usual in ALLOWED.items()}
    best_of = wish.get("best_of") or 0
    return SavedTable(
        id=new_id(),
        game=kit.game.name,
        ruleset=kit.game.version,
        box=kit.box,
        box_text=wish.get("box", ""),
        players=len(seats),
        options=with_picks(kit, options.complete(kit.game, len(seats), wish.get("options", {})), seats, seed),
        seats=seats,
        dealer=dealer["kind"],
        seed=seed,
        lesson="begun" if wish.get("lesson") else None,
        allow=allow | {"spectators": False, "chat": False, "rated": False},
        best_of=best_of,
        wins=[0] * len(seats) if best_of else [],
    )


def new_seats(wished: Sequence[dict[str, Any]], game: str, texts: Texts) -> list[SavedSeat]:
    """The seats, bots under names that nobody else has."""
    taken = {clean_name(seat.get("name", "")) for seat in wished if seat["kind"] == "person"}
    seats = []
    for number, seat in enumerate(wished):
        bot = bot_named(seat["bot"], game) if seat["kind"] == "bot" else None
        if bot is None:
            name = clean_name(seat.get("name", "")) or texts("seat-name", number=number + 1)
        else:
            name = characters.name_of(bot, number, taken) or texts("bot-name", bot=bot, number=number + 1)
        seats.append(SavedSeat(seat["kind"], name, bot, pick=seat.get("pick")))
        taken.add(name)
    return seats


def with_picks(kit: Kit, chosen: dict[str, str], seats: Sequence[SavedSeat], seed: str) -> dict[str, str]:
    """The options of a table whose seats have picked something for themselves; as they are where none has."""
    picked = [seat.pick for seat in seats]
    if not any(picked) or kit.picks is None:
        return chosen
    return chosen | {kit.picks.option: kit.picks.value(picked, chosen[kit.picks.option], seed)}


def of_record(text: str, at: int | None, mine: Sequence[int]) -> SavedTable:
    """A record as a table to look at, or, with `at`, to play on from there at the seats that are `mine`."""
    text, box = record_bundle.apart(text)
    kept = record.read(text)
    if len(kept.steps) > MOST_STEPS:
        raise KiruError("error-record-decisions", found=len(kept.steps), limit=MOST_STEPS)
    kit = kit_of(kept.game, box, kept.version)
    match = record.replay(kept, kit.game, kit.notation, kit.box)
    at = None if at is None else min(at, len(match.steps))
    steps = match.steps[: len(match.steps) if at is None else at]
    seats = seats_of(kept, match, at, mine)
    dealer, seed = dealer_of(kept) if at is None else ("scripted", fresh_seed())
    return SavedTable(
        id=new_id(),
        game=kit.game.name,
        ruleset=kit.game.version,
        box=kit.box,
        box_text=box,
        players=kept.players,
        options=match.options,
        seats=seats,
        dealer=dealer,
        seed=seed,
        base=len(steps),
        look=at is None,
        ended={"kind": "agreed"} if at is None and kept.ended else None,
        events=len(steps),
        steps=[[int(step.seat), match.notation.text(step.action), bool(step.forced)] for step in steps],
    )


def seats_of(kept: Record, match: Referee, at: int | None, mine: Sequence[int]) -> list[SavedSeat]:
    """Who sits at the table of a record."""
    bots = [bot_to_look_at(seat.kind) for seat in kept.seats] if at is None else partners(kept, match, at, mine)
    return [
        SavedSeat("bot" if bot else "person", name_in_record(seat.name), bot)
        for seat, bot in zip(kept.seats, bots, strict=True)
    ]


def dealer_of(kept: Record) -> tuple[str, str]:
    """How a record says that it was dealt."""
    kind, _, seed = kept.dealer.partition(" ")
    if kind != "seeded":
        return kind, fresh_seed()
    return "random" if kept.seal == sha256(seed.encode()).hexdigest() else "seeded", seed


def again(old: SavedTable, wins: list[int], best_of: int) -> SavedTable:
    """The same table once more, by the newest rules; where it says who begins, it is the next one's turn to."""
    kit = kit_of(old.game, old.box_text)
    chosen = dict(old.options)
    if chosen.get("first", "random").isdigit():
        chosen["first"] = str(int(chosen["first"]) % old.players + 1)
    return SavedTable(
        id=new_id(),
        game=old.game,
        ruleset=kit.game.version,
        box=kit.box,
        box_text=old.box_text,
        players=old.players,
        options=chosen,
        seats=[
            SavedSeat(seat.kind, seat.name, seat.bot if seat.kind == "bot" else None, pick=seat.pick)
            for seat in old.seats
        ],
        dealer="random",
        seed=fresh_seed(),
        allow=dict(old.allow),
        best_of=best_of,
        wins=wins,
    )
