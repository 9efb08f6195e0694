"""One sitting at the terminal: show, ask, obey."""

import sys
from pathlib import Path

from rich.console import Console

from kiru import boards
from kiru.ai import bots, coach
from kiru.ai.bot import Bot
from kiru.cli.seats import PERSON, score_sentences, score_table
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.core.record import Seat
from kiru.core.referee import Referee, StepTaken
from kiru.core.steps import Step
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.support.files import read_text, write_text
from kiru.text import Texts

COMMANDS = ("help", "table", "hint", "undo", "why", "rules", "score", "log", "save", "load", "quit")


class Left(Exception):
    """The player has left the table."""


class TerminalSession:
    """A match with its seats, shown as pictures or, plain, as sentences."""

    def __init__(self, kit: Kit, box: Path | None, texts: Texts, screen: Console, plain: bool) -> None:
        self.kit = kit
        self.box = box
        """The file of the box, if it is not the standard one."""
        self.texts = texts
        self.screen = screen
        self.plain = plain
        self.match: Referee
        self.seats: list[Seat] = []
        self.bots: dict[int, Bot] = {}
        self.log: list[tuple[int, str]] = []
        """Log lines with the number of their step."""
        self.shown_seat: int | None = None
        """The seat that has seen the table since its turn began."""
        self.safe: list[Step] = []
        """The course of the game as a file holds it, or as it was before anything was decided."""

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def say(self, *lines: str) -> None:
        for line in lines:
            self.screen.print(line)

    def begin(self, match: Referee, seats: list[Seat], seed: str) -> None:
        """Sit down at a new table."""
        self.sit(match, seats, seed)
        game = self.texts(f"game-{self.kit.game.name}")
        self.say(self.texts("play-welcome", game=game, players=len(seats), seed=seed))
        self.tell(match.start())
        self.safe = list(match.steps)

    def sit(self, match: Referee, seats: list[Seat], seed: str) -> None:
        self.match = match
        self.seats = seats
        self.log = []
        self.shown_seat = None
        self.bots = {
            number: bots.make(seat.kind, seed, number, self.kit.evaluator)
            for number, seat in enumerate(seats)
            if seat.kind != PERSON
        }

    def load(self, file: Path) -> None:
        """Go on with a saved game; the table changes only if the file is good."""
        saved = record.read(read_text(file))
        kit = self.kit_of(saved)
        match = record.replay(saved, kit.game, kit.notation, kit.box, check_deal=True)
        self.kit = kit
        self.sit(match, saved.seats, saved.dealer.partition(" ")[2] or "0")
        self.retell()
        self.say(self.texts("play-loaded", file=str(file), steps=len(match.steps)))
        self.tell(match.start())
        self.safe = list(match.steps)

    def kit_of(self, saved: record.Record) -> Kit:
        """The kit of the ruleset that a game was saved by; another game is refused when it is replayed."""
        mine = self.kit.game
        is_old = saved.game == mine.name and saved.version != mine.version
        return open_kit(mine.name, self.box, saved.version) if is_old else self.kit

    def retell(self) -> None:
        """Make the log of a loaded match."""
        match = self.match
        state = match.game.new(match.players, match.options)
        for number, step in enumerate(match.steps):
            line = self.kit.story(state, step.action, self.names, self.texts)
            state.apply(step.action)
            if line:
                self.log.append((number, line))

    def tell(self, events: list[StepTaken]) -> None:
        """Say what happened and keep it in the log."""
        for event in events:
            line = self.kit.story(event.before, event.step.action, self.names, self.texts)
            if line:
                self.log.append((event.number, line))
                self.say(line)

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        try:
            while not self.match.state.is_over and not self.match.is_stuck:
                seat = self.match.state.seat
                if seat in self.bots:
                    self.tell(self.match.play(seat, self.bots[seat].choose(self.match.state)))
                    self.shown_seat = None
                else:
                    self.ask(seat)
        except Left:
            self.say(self.texts("play-bye" if self.match.steps == self.safe else "play-bye-unsaved"))
            return
        self.show_table()
        self.show_score()
        if self.match.is_stuck:
            raise KiruError("error-stuck", steps=len(self.match.steps))
        self.say(*self.kit.result(self.match.state, self.names, self.texts))

    def ask(self, seat: int) -> None:
        """Put the question to a person until something changes."""
        if not self.plain or self.shown_seat != seat:
            self.show_table()
        self.shown_seat = seat
        legal = self.match.legal()
        self.say(self.kit.prompt(self.match.state, self.names, self.texts))
        for number, action in enumerate(legal, 1):
            label = self.kit.label(self.match.state, action, self.texts)
            self.say(f"{number:3}. {label}  [{self.kit.notation.text(action)}]")
        while not self.answer(seat, legal, self.read()):
            pass

    def read(self) -> str:
        self.screen.print(f"{self.texts('play-choose')}: ", end="")
        line = sys.stdin.readline(10_000)
        if not line:
            self.screen.print()
            raise KiruError("play-end-of-input")
        if not sys.stdin.isatty():
            self.screen.print(line.rstrip("\n"))
        return line.strip()

    def answer(self, seat: int, legal: list[int], line: str) -> bool:
        """Obey one line; true when the question has to be put anew."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in COMMANDS:
                return self.command(word.lower(), rest.strip(), seat, legal)
            if not line:
                return False
            self.tell(self.match.play(seat, self.parse(line, legal)))
            return True
        except KiruError as error:
            self.say(self.texts.error(error))
            return False

    def parse(self, line: str, legal: list[int]) -> int:
        """A choice by number or in notation."""
        if line.isdecimal():
            if not 1 <= int(line[:9]) <= len(legal):
                raise KiruError("play-number", found=line[:9], count=len(legal))
            return legal[int(line) - 1]
        try:
            return self.kit.notation.action(line)
        except KiruError as error:
            raise KiruError("play-not-understood", found=line[:60]) from error

    def command(self, word: str, rest: str, seat: int, legal: list[int]) -> bool:
        if word == "quit":
            raise Left
        if word == "undo":
            return self.undo(seat)
        if word in ("save", "load"):
            return self.file_command(word, rest)
        if word == "why":
            self.why(rest, legal)
        elif word == "rules":
            self.rules(rest)
        elif word == "hint":
            self.hint()
        elif word == "table":
            self.show_table()
        elif word == "score":
            self.show_score()
        elif word == "log":
            self.say(*([line for _, line in self.log] or [self.texts("play-log-empty")]))
        else:
            self.help()
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last choice; if the turn has passed to the next person, that of the one before."""
        before = self.match.steps[-1].seat if self.match.steps else seat
        count = self.match.undo(before if before >= 0 and before not in self.bots else seat)
        kept = len(self.match.steps)
        self.log = [(number, line) for number, line in self.log if number < kept]
        self.say(self.texts("play-undone", count=count))
        return True

    def file_command(self, word: str, rest: str) -> bool:
        if not rest:
            raise KiruError("play-needs-file", command=word)
        if word == "load":
            self.load(Path(rest).expanduser())
            return True
        kept = record.of_match(self.match, self.kit.box, self.seats)
        write_text(Path(rest).expanduser(), record.write(kept))
        self.safe = list(self.match.steps)
        self.say(self.texts("play-saved", file=rest))
        return False

    def why(self, rest: str, legal: list[int]) -> None:
        """Name the rule that forbids an action, or say that nothing does."""
        if not rest:
            raise KiruError("play-needs-action", example=self.kit.notation.text(legal[0]))
        action = self.parse(rest, legal)
        rule = self.match.why_not(action)
        if rule is None:
            self.say(self.texts("play-legal", action=self.kit.notation.text(action)))
        else:
            self.say(self.kit.explain(self.match.state, action, self.texts), self.rule_line(rule))

    def hint(self) -> None:
        """The best few choices as the coach sees them."""
        self.say(self.texts("hint-thinking"))
        self.say(*coach.hint_words(self.kit, self.match.state, self.texts))

    def rule_line(self, rule: str) -> str:
        title, sentence = self.texts(f"rule-{rule}.title"), self.texts(f"rule-{rule}")
        return self.texts("play-why-rule", rule=rule, title=title, sentence=sentence)

    def rules(self, rest: str) -> None:
        """All rules, or one by id."""
        if not rest:
            self.say(*(self.rule_line(rule) for rule in self.kit.rule_ids(self.texts)))
            return
        rule = rest.upper()
        if not self.texts.has(f"rule-{rule}"):
            raise KiruError("error-rule", found=rest[:20], expected="rules")
        self.say(self.rule_line(rule))

    def help(self) -> None:
        self.say(self.texts("play-help"), f"  {self.texts('play-help-action')}")
        self.say(*(f"  {self.texts(f'play-help-{word}')}" for word in COMMANDS[1:]))

    def show_table(self) -> None:
        if self.plain:
            self.say(*self.kit.describe(self.match.state, self.names, self.texts))
        else:
            view = self.kit.view(self.match.state)
            self.screen.print(boards.draw(self.kit.game.name, view, self.names, self.texts))

    def show_score(self) -> None:
        if self.plain:
            self.say(*score_sentences(self.kit, self.match.state, self.names, self.texts))
        else:
            self.screen.print(score_table(self.kit, self.match.state, self.names, self.texts))
