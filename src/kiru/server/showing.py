"""Frames about a table, each put into words once per language and sent to everybody as it is."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kiru.core.game import CHANCE, State
from kiru.core.match import Event as Done
from kiru.core.match import Match
from kiru.games.kit import Kit
from kiru.server import game
from kiru.server.frames import encode, encoder
from kiru.server.kits import texts_of
from kiru.text import Texts


class Showing:
    """One table's match for its onlookers; whatever is shown of a state is worked out once."""

    def __init__(self, kit: Kit, match: Match, names: Sequence[str]) -> None:
        self.kit = kit
        self.match = match
        self.names = list(names)
        self._picture: tuple[msgspec.Raw, list[dict[str, int]]] | None = None
        self._asks: dict[tuple[str, bool, bool], bytes] = {}
        self._prompts: dict[str, str] = {}

    def changed(self) -> None:
        """Forget what was shown of the state before."""
        self._picture = None
        self._asks.clear()
        self._prompts.clear()

    def texts(self, language: str) -> Texts:
        return texts_of(self.kit.game.name, language)

    def scores(self, state: State) -> list[dict[str, int]]:
        """Every seat's score lines."""
        words = self.kit.game.score_lines
        return [dict(zip(words, state.score_lines(seat), strict=True)) for seat in range(self.match.players)]

    def picture(self) -> tuple[msgspec.Raw, list[dict[str, int]]]:
        """The view of the state as it stands, as JSON, and the scores."""
        if self._picture is None:
            state = self.match.state
            self._picture = msgspec.Raw(encoder.encode(self.kit.view(state))), self.scores(state)
        return self._picture

    def step(self, number: int, before: State, language: str) -> dict[str, Any]:
        """A decision with its line of the log."""
        done = self.match.steps[number]
        return {
            "seq": number + 1,
            "seat": None if done.seat == CHANCE else done.seat,
            "action": self.match.notation.text(done.action),
            "forced": done.forced,
            "story": self.kit.story(before, done.action, self.names, self.texts(language)),
        }

    def history(self, start: int, language: str) -> list[dict[str, Any]]:
        """The decisions from `start` on."""
        return [self.step(number, state, language) for number, state in game.states(self.match, start)]

    def step_frames(self, done: list[Done], event: int, forms: set[tuple[str, bool]]) -> dict[Any, list[bytes]]:
        """The frames of what was just done, for each (language, with view); `event` numbers the first."""
        pictures: list[tuple[msgspec.Raw, list[dict[str, int]]]] = []
        if any(with_view for _, with_view in forms):
            for after in done[1:]:
                pictures.append((msgspec.Raw(encoder.encode(self.kit.view(after.before))), self.scores(after.before)))
            pictures.append(self.picture())
        languages = {language for language, _ in forms}
        steps = {lang: [self.step(one.number, one.before, lang) for one in done] for lang in languages}
        frames: dict[Any, list[bytes]] = {}
        for language, with_view in forms:
            rows = []
            for index, step in enumerate(steps[language]):
                frame: dict[str, Any] = {"t": "step", "step": step, "event": event + index + 1}
                if with_view:
                    frame["view"], frame["scores"] = pictures[index]
                rows.append(encode(frame))
            frames[language, with_view] = rows
        return frames

    def prompt(self, language: str) -> str:
        """The question at hand in words."""
        kept = self._prompts.get(language)
        if kept is None:
            kept = self._prompts[language] = self.kit.prompt(self.match.state, self.names, self.texts(language))
        return kept

    def ask(self, language: str, phase: str, asked: int | None, holds: bool, undo: bool) -> bytes:
        """The question at hand; only who holds the asked seat reads the choices."""
        kept = self._asks.get((language, holds, undo))
        if kept is not None:
            return kept
        state, texts = self.match.state, self.texts(language)
        frame: dict[str, Any] = {"t": "ask", "seq": len(self.match.steps), "seat": asked, "phase": phase}
        frame |= {"prompt": "", "legal": [], "undo": undo}
        if asked is not None or state.is_over:
            frame["prompt"] = self.prompt(language)
        if asked is not None and holds:
            frame["legal"] = [
                {"action": self.match.notation.text(action), "label": self.kit.label(state, action, texts)}
                for action in self.match.legal()
            ]
        if state.is_over:
            frame["result"] = self.kit.result(state, self.names, texts)
        self._asks[language, holds, undo] = encode(frame)
        return self._asks[language, holds, undo]
