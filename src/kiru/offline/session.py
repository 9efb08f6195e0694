"""A page at a table: frames in, frames out, as on a server's websocket."""

import traceback
from collections.abc import Callable

from kiru.core.errors import KiruError
from kiru.core.referee import StepTaken
from kiru.offline import thinking
from kiru.offline.table import LocalTable
from kiru.protocol.frames_in import Act, Chat, Hello, Hint, Ping, React, Request, Undo, decoder
from kiru.protocol.frames_out import (
    Answer,
    HeadFrame,
    HintAnswer,
    NoFrame,
    OkFrame,
    PongFrame,
    TableFrame,
    UndoneFrame,
    encode,
)
from kiru.server.kits import error_body, spoken
from kiru.server.live import queries
from kiru.server.tables.agreed_result import agreed_result
from kiru.server.tables.history import PAGE


class Session:
    """One page; a table in a browser may be open in several."""

    def __init__(self, table: LocalTable, send: Callable[[bytes], None]) -> None:
        self.table = table
        self.send = send
        self.language = "en"
        self.view: bool | str = True
        self.has_greeted = False
        table.on_steps = self.show_steps
        table.on_undone = self.show_undone
        table.on_head = self.show_head

    def hear(self, text: str) -> None:
        """Carry out what the page says."""
        frame = decoder.decode(text)
        if isinstance(frame, Hello):
            self.hello(frame)
        elif isinstance(frame, Ping):
            self.send(encode(PongFrame()))
        else:
            self.answer(frame)

    def hello(self, frame: Hello) -> None:
        """Show the whole table."""
        self.language, self.view, self.has_greeted = spoken(frame.lang), frame.view, True
        self.table.begin()
        steps = len(self.table.match.steps)
        is_same = frame.event == self.table.saved.events
        self.show_table(min(frame.start, steps) if is_same else 0)

    def answer(self, frame: Request) -> None:
        try:
            reply = encode(self.carry_out(frame))
        except KiruError as error:
            reply = self.refusal(frame.key, error)
        except Exception:
            # A fault of ours must not end the game: it is told, and the table is as it was stored.
            traceback.print_exc()
            self.table.set_up()
            reply = self.refusal(frame.key, KiruError("error-no-answer"))
        self.send(reply)

    def refusal(self, key: str, error: KiruError) -> bytes:
        return encode(NoFrame(key, error_body(error, self.table.presenter.texts(self.language))))

    def carry_out(self, frame: Request) -> OkFrame | Answer:
        if isinstance(frame, Act | Undo):
            self.check_seq(frame.seq)
            if isinstance(frame, Act):
                self.table.play(frame.seat, frame.action)
            else:
                self.table.undo(frame.seat)
            return OkFrame(frame.key)
        if isinstance(frame, Hint):
            self.table.check_seat(frame.seat)
            return HintAnswer(frame.key, thinking.hint(self.table, frame.seat, self.language))
        if isinstance(frame, Chat | React):
            raise KiruError("error-muted")
        return queries.answer(self.table, frame, self.language)

    def check_seq(self, seq: int) -> None:
        """Refuse what was decided before the newest decision was seen."""
        now = len(self.table.match.steps)
        if seq != now:
            raise KiruError("error-stale", seq=now, found=seq)

    def show_table(self, same: int) -> None:
        """Everything, with the last page of the decisions after `same`."""
        table, presenter, pages = self.table, self.table.presenter, self.table.pages
        picture, start = presenter.picture(), pages.last(same)
        frame = TableFrame(
            table=table.saved.id,
            head=table.head(),
            you=table.you,
            owner=True,
            seq=len(table.match.steps),
            event=table.saved.events,
            view=picture.whole,
            scores=picture.scores,
            same=same,
            start=start,
            steps=pages.told(start, start + PAGE, self.language),
        )
        self.send(encode(frame))
        self.show_ask()

    def show_steps(self, done: list[StepTaken], event: int) -> None:
        if not self.has_greeted:
            return
        form = (self.language, self.view)
        for frame in self.table.presenter.step_frames(done, event, {form})[form]:
            self.send(frame)
        self.show_ask()
        if self.table.phase == "over":
            self.send(encode(HeadFrame(self.table.head())))

    def show_undone(self, seat: int) -> None:
        picture, saved = self.table.presenter.picture(), self.table.saved
        self.send(encode(UndoneFrame(len(saved.steps), saved.events, picture.whole, picture.scores, seat)))
        self.show_ask()

    def show_head(self) -> None:
        """Whose turn it is, and who sits where."""
        if self.has_greeted:
            self.show_ask()
            self.send(encode(HeadFrame(self.table.head())))

    def show_ask(self) -> None:
        table = self.table
        asked, undo = table.asked, table.undo_seat()
        if table.saved.ended == {"kind": "agreed"}:
            self.send(agreed_result(table.presenter, self.language))
            return
        holds = asked is not None and asked in table.you and table.asked_bot is None
        self.send(table.presenter.ask(self.language, table.phase, asked, holds, undo is not None))
