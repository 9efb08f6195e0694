"""A table in a browser: its match, what is shown of it, and the ways in which it changes."""

from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Any

from kiru.ai.bot import Bot
from kiru.core import dealers, record
from kiru.core.actions import Actions
from kiru.core.dealer import Dealer, SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.core.referee import Referee, StepTaken
from kiru.offline import heads
from kiru.offline.saved_table import SavedTable, now_ms
from kiru.protocol.heads import Head, OwnTable, Phase
from kiru.server.kits import kit_of
from kiru.server.tables.history import Pages
from kiru.server.tables.presenter import Presenter

STAND_IN = "gardener"
"""Plays on for a person who gives up or gets up."""


class LocalTable:
    """A table that is played here and nowhere else; whoever holds its page holds all seats of persons."""

    def __init__(self, saved: SavedTable) -> None:
        self.saved = saved
        self.kit = kit_of(saved.game, saved.box_text, saved.ruleset)
        self.is_changed = False
        self.on_steps: Callable[[list[StepTaken], int], None] = lambda done, event: None
        self.on_undone: Callable[[int], None] = lambda seat: None
        self.on_head: Callable[[], None] = lambda: None
        self.set_up()

    def set_up(self) -> None:
        """The match as the stored decisions have it, whatever went wrong with the one in memory."""
        saved = self.saved
        dealer: Dealer = SeededDealer(saved.seed, self.kit.game.sources) if saved.seed else dealers.SystemDealer()
        self.match = Referee(self.kit.game, self.kit.notation, saved.players, saved.options, dealer)
        self.repeat()
        self.presenter = Presenter(self.kit, self.match, [seat.name for seat in saved.seats])
        self.pages = Pages(self.presenter)
        self.bots: dict[int, Bot] = {}
        """Bots keep what they have thought from decision to decision."""

    def repeat(self) -> None:
        """Carry out the stored decisions; the dealer keeps pace with what it has dealt."""
        listed, match = Actions(), self.match
        for seat, action, _ in self.saved.steps:
            if seat == CHANCE == match.state.seat and len(match.steps) >= self.saved.base:
                match.dealer.deal(match.state, listed)
            match.replay_step(seat, match.notation.action(action))

    @property
    def phase(self) -> Phase:
        is_over = self.match.state.is_over or self.match.is_stuck or self.saved.ended or self.saved.look
        return "over" if is_over else "playing"

    @property
    def asked(self) -> int | None:
        """The seat that is to decide."""
        return int(self.match.state.seat) if self.phase == "playing" and self.match.state.seat != CHANCE else None

    @property
    def asked_bot(self) -> str | None:
        """The bot that is to decide."""
        return None if self.asked is None else self.saved.seats[self.asked].bot

    @property
    def you(self) -> list[int]:
        """The seats of persons."""
        return [] if self.saved.look else [n for n, seat in enumerate(self.saved.seats) if seat.kind == "person"]

    def head(self) -> Head:
        return heads.head_of(self.saved, self.phase, self.asked)

    def own_table(self) -> OwnTable:
        you = self.you
        return heads.own_table(self.saved, self.phase, self.asked, you)

    def begin(self) -> None:
        """Deal, if that has not been done."""
        if self.phase == "playing" and len(self.match.steps) <= self.saved.base:
            self.commit(self.match.start())

    def play(self, seat: int, action: str) -> None:
        """Carry out a person's decision."""
        self.check_seat(seat)
        self.commit(self.match.play(seat, self.match.notation.action(action)))

    def play_bot(self, seat: int, action: int) -> None:
        self.commit(self.match.play(seat, action))

    def check_seat(self, seat: int) -> None:
        """Refuse a decision where nobody decides, or a bot does."""
        if self.phase == "over":
            raise KiruError("error-over")
        if seat not in self.you:
            raise KiruError("error-not-yours")
        if self.saved.seats[seat].bot is not None:
            raise KiruError("error-bot-plays")

    def undo_seat(self) -> int | None:
        """The seat that may take its last choice back now."""
        match, saved = self.match, self.saved
        if not saved.allow["undo"] or self.phase == "over" or len(match.steps) <= saved.base:
            return None
        seat = int(match.steps[-1].seat)
        if seat == CHANCE or saved.seats[seat].bot is not None:
            return None
        point = match.undo_point(seat)
        return seat if point is not None and point >= saved.base else None

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice."""
        self.check_seat(seat)
        if self.undo_seat() != seat:
            raise KiruError("error-undo")
        self.match.undo(seat)
        del self.saved.steps[len(self.match.steps) :]
        self.saved.events += 1
        self.note_change()
        self.on_undone(seat)

    def commit(self, done: list[StepTaken]) -> None:
        """Keep what the match has done, and show it."""
        if not done:
            return
        text, first = self.match.notation.text, self.saved.events
        self.saved.steps += [[int(one.step.seat), text(one.step.action), bool(one.step.forced)] for one in done]
        self.saved.events += len(done)
        if self.match.is_stuck:
            self.saved.ended = {"kind": "stuck"}
        elif self.match.state.is_over:
            self.count_win()
        self.note_change()
        self.on_steps(done, first)

    def count_win(self, gone: Collection[int] = ()) -> None:
        """In a series: who has won this game; a victory that is shared counts for nobody."""
        if not self.saved.best_of:
            return
        places = list(self.match.state.ranking())
        playing = [n for n, seat in enumerate(self.saved.seats) if n not in gone and seat.status != "resigned"]
        first = min((places[n] for n in playing), default=0)
        won = [n for n in playing if places[n] == first]
        if len(won) == 1:
            self.saved.wins[won[0]] += 1

    def note_change(self) -> None:
        self.saved.changed = now_ms()
        self.saved.revision += 1
        self.is_changed = True
        self.presenter.names = [seat.name for seat in self.saved.seats]
        self.presenter.changed()

    def change_seat(self, seat: int, **values: Any) -> None:
        """Another one decides for a seat from now on."""
        for name, value in values.items():
            setattr(self.saved.seats[seat], name, value)
        self.saved.events += 1
        self.note_change()
        self.on_head()

    def end(self, ended: dict[str, Any], gone: Collection[int] = ()) -> None:
        """The game ends before the rules end it."""
        if self.phase == "over":
            raise KiruError("error-not-now")
        self.saved.ended = ended
        self.saved.events += 1
        if ended["kind"] in ("agreed", "resigned"):
            self.count_win(gone)
        self.note_change()
        self.on_head()

    def record_text(self) -> str:
        """The record; a random seed stays sealed until the end."""
        saved = self.saved
        seats = [
            record.Seat("person" if seat.kind == "person" else seat.bot or "bot", seat.name) for seat in saved.seats
        ]
        kept = record.of_match(self.match, self.kit.box, seats)
        if saved.ended == {"kind": "agreed"}:
            kept.ended = "agreement"
            kept.scores = [int(self.match.state.score(seat)) for seat in range(saved.players)]
        if saved.dealer == "random":
            kept.seal = sha256(saved.seed.encode()).hexdigest()
            kept.dealer = kept.dealer if self.phase == "over" else "system"
        elif saved.dealer != "seeded":
            kept.dealer = saved.dealer
        return record.write(kept)
