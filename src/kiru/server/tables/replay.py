"""A table's match as the store has it: replayed from its decisions, and ready to go on."""

from kiru.core import dealers
from kiru.core.actions import Actions
from kiru.core.dealer import Dealer, SeededDealer
from kiru.core.game import CHANCE
from kiru.core.record import Record, Seat, of_match
from kiru.core.referee import Referee, StepTaken
from kiru.games.kit import Kit
from kiru.server.kits import kit_of
from kiru.server.store import tokens
from kiru.server.store.enums import DealerKind, SeatKind, TablePhase
from kiru.server.store.models import Event, TableRow
from kiru.server.tables.agreement import AGREED


def new_match(table: TableRow, kit: Kit) -> Referee:
    dealer: Dealer = SeededDealer(table.seed, kit.game.sources) if table.seed else dealers.SystemDealer()
    return Referee(kit.game, kit.notation, table.players, table.options, dealer)


def replay_step(table: TableRow, match: Referee, event: Event, listed: Actions) -> StepTaken:
    """Carry out a stored decision; the dealer keeps pace with what it has dealt."""
    if event.seat == CHANCE == match.state.seat and len(match.steps) >= table.base:
        match.dealer.deal(match.state, listed)
    return match.replay_step(event.seat, match.notation.action(event.action))


def replayed(table: TableRow, steps: list[Event]) -> tuple[Kit, Referee]:
    """The game of a table, and its match."""
    kit = kit_of(table.game, table.box_text, table.ruleset)
    match = new_match(table, kit)
    listed = Actions()
    for event in steps:
        replay_step(table, match, event, listed)
    return kit, match


def record_of(table: TableRow, match: Referee, kit: Kit) -> Record:
    """The record of a table; a random seed stays sealed until the end."""
    seats = [Seat("person" if seat.kind == SeatKind.PERSON else seat.bot or "bot", seat.name) for seat in table.seats]
    record = of_match(match, kit.box, seats)
    if table.ended == AGREED:
        record.ended = "agreement"
        record.scores = [int(match.state.score(seat)) for seat in range(match.players)]
    if table.dealer == DealerKind.RANDOM:
        record.seal = tokens.seal(table.seed)
        is_open = table.phase == TablePhase.OVER and not table.sealed
        record.dealer = record.dealer if is_open else "system"
    elif table.dealer != DealerKind.SEEDED:
        record.dealer = table.dealer
    return record
