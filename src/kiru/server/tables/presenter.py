"""Frames about a table, each put into words once per language and sent to everybody as it is."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec import UNSET, UnsetType

from kiru.core.game import CHANCE, State
from kiru.core.referee import Referee, StepTaken
from kiru.games.kit import Kit, SharedView
from kiru.protocol.frames_out import AskFrame, Legal, Lines, Step, StepFrame, encode, encoder
from kiru.protocol.heads import Phase
from kiru.server.kits import texts_of
from kiru.server.tables.patch import patch
from kiru.text import Texts

Form = tuple[str, bool | str]
"""How somebody is told of a decision: in which language, and with the whole view, a patch of it, or none."""
Look = tuple[msgspec.Raw | UnsetType, msgspec.Raw | UnsetType, list[Lines] | UnsetType]
"""What the frame of a step tells of the table after it: its view or a patch, and the scores."""
NO_LOOK: Look = (UNSET, UNSET, UNSET)


class Picture:
    """What there is to see of a state; put into bytes once, and only if somebody wants it whole."""

    def __init__(self, view: SharedView) -> None:
        self.view = view
        self.scores: list[Lines] = [player["score"] for player in view["players"]]
        """Every seat's score lines."""
        self._whole: msgspec.Raw | None = None

    @property
    def whole(self) -> msgspec.Raw:
        if self._whole is None:
            self._whole = msgspec.Raw(encoder.encode(self.view))
        return self._whole


def looks(pictures: list[Picture], view: bool | str) -> list[Look]:
    """What the frame of each step tells of the table after it."""
    if view == "patch":
        return [change(old, new) for old, new in pairwise(pictures)]
    return [(one.whole, UNSET, one.scores) for one in pictures[1:]]


def change(old: Picture, new: Picture) -> Look:
    """What is different: scores that stayed as they were need not be told."""
    told = msgspec.Raw(encoder.encode(patch(old.view, new.view)))
    return UNSET, told, UNSET if old.scores == new.scores else new.scores


class Presenter:
    """One table's match for its onlookers; whatever is shown of a state is worked out once."""

    def __init__(self, kit: Kit, match: Referee, names: Sequence[str]) -> None:
        self.kit = kit
        self.match = match
        self.names = list(names)
        self._picture: Picture | None = None
        self._last: Picture | None = None
        """How the table was shown before it changed."""
        self._asks: dict[tuple[str, bool, bool], bytes] = {}
        self._prompts: dict[str, str] = {}

    def changed(self) -> None:
        """Forget what was shown of the state before, but for what the next step is compared with."""
        self._last, self._picture = self._picture, None
        self._asks.clear()
        self._prompts.clear()

    def texts(self, language: str) -> Texts:
        return texts_of(self.kit.game.name, language)

    def names_in(self, language: str) -> list[str]:
        """The names as somebody reads them: whoever has been deleted is a former player."""
        if all(self.names):
            return self.names
        former = self.texts(language)("former-player")
        return [name or former for name in self.names]

    def scores(self, state: State) -> list[Lines]:
        """Every seat's score lines in any state."""
        words = self.kit.game.score_lines
        return [dict(zip(words, state.score_lines(seat), strict=True)) for seat in range(self.match.players)]

    def picture(self) -> Picture:
        """The view of the state as it stands, and the scores."""
        if self._picture is None:
            self._picture = Picture(self.kit.shared_view(self.match.state))
        return self._picture

    def step(self, number: int, before: State, language: str) -> Step:
        """A decision with its line of the log."""
        done = self.match.steps[number]
        step: Step = {
            "seq": number + 1,
            "seat": None if done.seat == CHANCE else done.seat,
            "action": self.match.notation.text(done.action),
            "forced": done.forced,
            "story": self.kit.story(before, done.action, self.names_in(language), self.texts(language)),
        }
        glyphs = self.kit.pictures(before, done.action) if self.kit.pictures and step["story"] else []
        if glyphs:
            step["pictures"] = glyphs
        return step

    def step_frames(self, done: list[StepTaken], event: int, forms: set[Form]) -> dict[Form, list[bytes]]:
        """The frames of what was just done, for each form; `event` numbers the first."""
        pictures = self.pictures(done) if any(view for _, view in forms) else []
        none = [NO_LOOK] * len(done)
        shown = {view: looks(pictures, view) if view else none for _, view in forms}
        languages = {language for language, _ in forms}
        steps = {lang: [self.step(one.number, one.before, lang) for one in done] for lang in languages}
        return {
            (language, view): [
                encode(StepFrame(step, event + number, *look))
                for number, (step, look) in enumerate(zip(steps[language], shown[view], strict=True), start=1)
            ]
            for language, view in forms
        }

    def pictures(self, done: list[StepTaken]) -> list[Picture]:
        """The table before the first of these decisions, and after each of them, made of what they have changed."""
        states = [one.before for one in done] + [self.match.state]
        found = [self._last or Picture(self.kit.shared_view(states[0]))]
        for before, after in pairwise(states):
            found.append(Picture(self.kit.shared_view(after, before, found[-1].view)))
        self._picture = found[-1]
        return found

    def prompt(self, language: str) -> str:
        """The question at hand in words."""
        kept = self._prompts.get(language)
        if kept is None:
            kept = self._prompts[language] = self.kit.prompt(
                self.match.state, self.names_in(language), self.texts(language)
            )
        return kept

    def ask(self, language: str, phase: Phase, asked: int | None, holds: bool, undo: bool) -> bytes:
        """The question at hand; only who holds the asked seat reads the choices."""
        kept = self._asks.get((language, holds, undo))
        if kept is not None:
            return kept
        state, is_asked = self.match.state, asked is not None
        frame = AskFrame(
            seq=len(self.match.steps),
            seat=asked,
            phase=phase,
            prompt=self.prompt(language) if is_asked or state.is_over else "",
            legal=self.legal(language) if is_asked and holds else [],
            undo=undo,
            result=self.kit.result(state, self.names_in(language), self.texts(language)) if state.is_over else UNSET,
            places=state.ranking() if state.is_over else UNSET,
        )
        self._asks[language, holds, undo] = encode(frame)
        return self._asks[language, holds, undo]

    def legal(self, language: str) -> list[Legal]:
        """The choices of the question at hand."""
        state, texts, text, label = self.match.state, self.texts(language), self.match.notation.text, self.kit.label
        return [{"action": text(action), "label": label(state, action, texts)} for action in self.match.legal()]
