"""A seat at a server's table, in the terminal: the same boards, prompts and commands as `kiru play`."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from rich.console import Console

from kiru import boards
from kiru.cli.remote.connection import Frame, Question, TableConnection, new_key
from kiru.cli.remote.requests import plain
from kiru.cli.remote.score_pad import score_pad, score_sentences
from kiru.cli.remote.typed_lines import TypedLines
from kiru.cli.terminal import Left
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit
from kiru.protocol.frames_in import Act, Chat, Describe, Hint, Undo, Why
from kiru.text import Texts

COMMANDS = ("help", "table", "hint", "undo", "why", "rules", "score", "log", "chat", "quit")
MOST_LOGGED = 2000


class RemoteSession:
    """Shows what the server tells, and sends it what is typed."""

    def __init__(self, line: TableConnection, screen: Console, is_plain: bool) -> None:
        self.line = line
        self.screen = screen
        self.is_plain = is_plain
        self.kit: Kit
        self.texts = Texts(line.language)
        self.head: dict[str, Any] = {}
        self.you: list[int] = []
        self.view: Any = None
        self.scores: list[dict[str, int]] = []
        self.question: Frame | None = None
        """What this seat is asked, while it is."""
        self.log: list[tuple[int, str]] = []
        self.told = 0
        """How many decisions have been told."""
        self.phase = ""

    @property
    def names(self) -> list[str]:
        return [plain(seat["name"]) for seat in self.head["seats"]]

    def say(self, *lines: str) -> None:
        for line in lines:
            self.screen.print(plain(line))

    def tell_line(self, is_there: bool) -> None:
        """The connection was lost, or is back."""
        self.say(self.texts("remote-back" if is_there else "remote-lost"))

    async def run(self) -> None:
        """Until the game is over or the player leaves."""
        typed, frames = TypedLines(), asyncio.Queue[Frame]()
        # Answers are taken out there, so that whoever waits for one keeps no frame from being read.
        pump = asyncio.create_task(self.pump(frames))
        heard = asyncio.create_task(frames.get())
        try:
            while True:
                waiting: set[asyncio.Future[Any]] = {pump, heard}
                # What comes through a pipe waits for its question; a person may type at any time.
                if self.head and (typed.is_terminal or self.question is not None):
                    waiting.add(typed.next())
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if heard.done():
                    frame, heard = heard.result(), asyncio.create_task(frames.get())
                    await self.unless_lost(self.hear(frame), pump)
                elif pump.done():
                    pump.result()
                elif typed.pending is not None and typed.pending.done():
                    text = typed.pending.result()
                    typed.taken()
                    await self.unless_lost(self.obey(text), pump)
        except Left:
            return
        finally:
            for task in (pump, heard):
                task.cancel()
            await asyncio.gather(pump, heard, return_exceptions=True)

    async def pump(self, frames: "asyncio.Queue[Frame]") -> None:
        async for frame in self.line.frames():
            frames.put_nowait(frame)

    async def unless_lost(self, work: Coroutine[Any, Any, None], pump: "asyncio.Task[None]") -> None:
        """Do something that may wait for an answer; if the server is gone for good, that is the end of it."""
        task = asyncio.create_task(work)
        await asyncio.wait({task, pump}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            pump.result()
        task.result()

    async def hear(self, frame: Frame) -> None:
        kind = frame["t"]
        if kind == "table":
            self.sit(frame)
        elif kind == "step":
            self.view, self.scores = frame["view"], frame["scores"]
            self.tell([frame["step"]])
        elif kind == "undone":
            self.view, self.scores, self.told = frame["view"], frame["scores"], frame["seq"]
            self.log = [(number, text) for number, text in self.log if number < frame["seq"]]
            self.say(self.texts("remote-undone", name=self.names[frame["by"]]))
        elif kind == "head":
            self.head = frame["head"]
        elif kind == "chat":
            self.say(f"{frame['name']}: {frame['text'] or frame.get('reaction', '')}")
        elif kind == "ask":
            await self.ask(frame)

    def sit(self, frame: Frame) -> None:
        """The whole table: at first, and after a lost connection."""
        is_first = not self.head
        self.head, self.you, self.view, self.scores = frame["head"], frame["you"], frame["view"], frame["scores"]
        if is_first:
            if self.head["game"] not in NAMES:
                raise KiruError("remote-foreign", server=self.line.link.server)
            self.kit = open_kit(self.head["game"])
            self.texts = self.kit.texts(self.line.language)
            game = self.texts(f"game-{self.head['game']}")
            key = "remote-seated" if self.you else "remote-watching"
            self.say(self.texts(key, game=game, names=self.texts.join(self.names)))
        self.told = min(self.told, frame["same"])
        self.tell(frame["steps"])

    def tell(self, steps: list[dict[str, Any]]) -> None:
        """Say what happened and keep it in the log."""
        for step in steps:
            if step["seq"] < self.told:
                continue
            self.told = step["seq"] + 1
            if step["story"]:
                self.log = [*self.log[-MOST_LOGGED:], (step["seq"], step["story"])]
                self.say(step["story"])

    async def ask(self, frame: Frame) -> None:
        """The question at hand: shown to whoever is asked."""
        is_mine = frame["phase"] == "playing" and frame["seat"] in self.you and bool(frame["legal"])
        self.question = frame if is_mine else None
        if frame["phase"] == "over":
            await self.show_table()
            self.show_score()
            self.say(*frame.get("result", []))
            raise Left
        if is_mine:
            await self.show_table()
            self.put_question()
        elif frame["phase"] == "waiting" and self.phase != "waiting":
            free = sum(seat["status"] == "open" for seat in self.head["seats"])
            self.say(self.texts("remote-waiting", count=free))
        self.phase = frame["phase"]

    def put_question(self) -> None:
        assert self.question is not None
        self.say(self.question["prompt"])
        for number, one in enumerate(self.question["legal"], 1):
            self.say(f"{number:3}. {one['label']}  [{one['action']}]")
        self.screen.print(f"{self.texts('play-choose')}: ", end="")

    async def obey(self, text: str | None) -> None:
        """Carry out one typed line."""
        if text is None:
            raise KiruError("play-end-of-input")
        word, _, rest = text.partition(" ")
        try:
            if word.lower() in COMMANDS:
                await self.command(word.lower(), rest.strip())
            elif text:
                await self.act(text)
            if self.question is not None:
                self.screen.print(f"{self.texts('play-choose')}: ", end="")
        except KiruError as error:
            self.say(self.texts.error(error))

    async def act(self, text: str) -> None:
        """Decide, by number or in notation."""
        if self.question is None:
            raise KiruError("remote-not-asked")
        action, asked, self.question = self.action_of(text), self.question, None
        try:
            await self.request(Act(new_key(), asked["seq"], asked["seat"], action))
        except KiruError:
            self.keep_asking(asked)
            raise

    def keep_asking(self, asked: Frame) -> None:
        """A refused answer leaves its question open, unless another one has come."""
        if self.question is None:
            self.question = asked

    def action_of(self, text: str) -> str:
        legal = self.question["legal"] if self.question is not None else []
        if not text.isdecimal():
            return text[:80]
        if not 1 <= int(text[:9]) <= len(legal):
            raise KiruError("play-number", found=text[:9], count=len(legal))
        return str(legal[int(text) - 1]["action"])

    async def request(self, question: Question) -> Frame:
        """The answer to a question; a refusal is an error."""
        answer = await self.line.ask(question)
        if answer["t"] == "no":
            raise KiruError("remote-refused", reason=plain(answer["error"]["text"]))
        return answer

    async def command(self, word: str, rest: str) -> None:
        if word == "quit":
            self.say(self.texts("play-bye"))
            raise Left
        if word == "undo":
            await self.request(Undo(new_key(), self.line.seq, self.own_seat()))
        elif word == "why":
            await self.why(rest)
        elif word == "hint":
            await self.hint()
        elif word == "chat":
            await self.request(Chat(new_key(), rest[:500], self.own_seat()))
        elif word == "rules":
            self.rules(rest)
        elif word == "table":
            await self.show_table()
        elif word == "score":
            self.show_score()
        elif word == "log":
            self.say(*([text for _, text in self.log] or [self.texts("play-log-empty")]))
        else:
            self.say(self.texts("play-help"), f"  {self.texts('play-help-action')}")
            self.say(*(f"  {self.texts(f'play-help-{name}')}" for name in COMMANDS[1:]))

    def own_seat(self) -> int:
        if not self.you:
            raise KiruError("remote-no-seat")
        return self.you[0]

    async def why(self, rest: str) -> None:
        """Name the rule that forbids an action, or say that nothing does."""
        if not rest:
            raise KiruError("play-needs-action", example=self.example())
        action = self.action_of(rest)
        found = await self.request(Why(new_key(), action))
        if found["rule"] is None:
            self.say(self.texts("play-legal", action=action))
            return
        told = {"rule": found["rule"], "title": found.get("title", ""), "sentence": found.get("text", "")}
        self.say(*filter(None, [found.get("fact")]), self.texts("play-why-rule", **told))

    def example(self) -> str:
        return str(self.question["legal"][0]["action"]) if self.question is not None else "…"

    async def hint(self) -> None:
        """The best few choices as a bot of the server sees them."""
        self.say(self.texts("hint-thinking"))
        found = await self.request(Hint(new_key(), self.own_seat()))
        for one in found["actions"]:
            self.say(f"{one['label']}  [{one['action']}]", f"   {one['advice']} {one['reason']}".rstrip())

    def rules(self, rest: str) -> None:
        """All rules, or one by id."""
        known = self.kit.rule_ids(self.texts)
        wanted = [rest.upper()] if rest else known
        if wanted[0] not in known:
            raise KiruError("error-rule", found=rest[:20], expected="rules")
        for rule in wanted:
            told = {"title": self.texts(f"rule-{rule}.title"), "sentence": self.texts(f"rule-{rule}")}
            self.say(self.texts("play-why-rule", rule=rule, **told))

    async def show_table(self) -> None:
        if self.is_plain:
            self.say(*(await self.request(Describe(new_key())))["sentences"])
        else:
            self.screen.print(boards.draw(self.kit.game.name, self.view, self.names, self.texts))

    def show_score(self) -> None:
        if self.is_plain:
            self.say(*score_sentences(self.kit, self.scores, self.names, self.texts))
        else:
            self.screen.print(score_pad(self.kit, self.scores, self.names, self.texts))
