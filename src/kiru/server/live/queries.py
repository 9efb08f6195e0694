"""Answers to what a player asks of a table without changing it."""

from typing import Protocol

import msgspec

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, State
from kiru.core.referee import MOST_UNASKED, Referee
from kiru.games.kit import Kit
from kiru.games.sources import ScoreSource
from kiru.protocol.frames_in import At, Describe, Earlier, Look, Preview, Sources, Why
from kiru.protocol.frames_out import (
    Answer,
    AtAnswer,
    DescribeAnswer,
    HistoryAnswer,
    LookAnswer,
    PointSource,
    PreviewAnswer,
    SourcesAnswer,
    WhyAnswer,
    encoder,
)
from kiru.server.tables.history import Pages
from kiru.server.tables.presenter import Presenter


class ShownTable(Protocol):
    """A table in memory, on a server or in a browser: its match, and what is shown of it."""

    @property
    def kit(self) -> Kit: ...
    @property
    def match(self) -> Referee: ...
    @property
    def presenter(self) -> Presenter: ...
    @property
    def pages(self) -> Pages: ...


def answer(
    room: ShownTable, request: Why | Preview | Look | At | Earlier | Describe | Sources, language: str
) -> Answer:
    """The answer; the room's lock is held, so that only stored decisions are seen."""
    if isinstance(request, Why):
        return why(room, request, language)
    if isinstance(request, Preview):
        return preview(room, request)
    if isinstance(request, Look):
        return look(room, request, language)
    if isinstance(request, At):
        return at(room, request, language)
    if isinstance(request, Earlier):
        start = min(request.start, len(room.match.steps))
        return HistoryAnswer(request.key, start, room.pages.told(start, request.end, language))
    if isinstance(request, Sources):
        return sources(room, request, language)
    texts = room.presenter.texts(language)
    return DescribeAnswer(request.key, room.kit.describe(room.match.state, room.presenter.names_in(language), texts))


def why(room: ShownTable, request: Why, language: str) -> WhyAnswer:
    """The rule that forbids an action, and the fact that makes it so at this table."""
    code = room.match.notation.action(request.action)
    rule = room.match.why_not(code)
    if rule is None:
        return WhyAnswer(request.key, None)
    texts = room.presenter.texts(language)
    fact = room.kit.explain(room.match.state, code, texts)
    return WhyAnswer(request.key, rule, texts(f"rule-{rule}.title"), texts(f"rule-{rule}"), fact)


def look(room: ShownTable, request: Look, language: str) -> LookAnswer:
    """A piece seen closely by a seat."""
    find = room.kit.look
    card = find(room.match.state, request.piece, request.seat, room.presenter.texts(language)) if find else None
    if card is None:
        raise KiruError("error-piece", piece=request.piece)
    return LookAnswer(request.key, card.title, card.sentences)


def preview(room: ShownTable, request: Preview) -> PreviewAnswer:
    """Everybody's score lines if the actions were carried out, up to the next reveal or choice."""
    match = room.match
    actor = int(match.state.seat)
    after = match.state.clone()
    for word in (request.action, *request.then):
        code = match.notation.action(word)
        if after.seat == CHANCE or after.is_over or after.why_not(code):
            raise KiruError("error-preview")
        after.apply(code)
        run_on(after)
    final = after.is_over or int(after.seat) != actor
    if room.kit.finish is not None:
        room.kit.finish(after)
    before, scores = room.presenter.scores(match.state)[actor], room.presenter.scores(after)
    change = {line: points - before[line] for line, points in scores[actor].items() if points != before[line]}
    return PreviewAnswer(request.key, scores, change, final)


def run_on(state: State) -> None:
    """Carry out what has no alternative."""
    listed = Actions()
    for _ in range(MOST_UNASKED):
        if state.is_over or state.seat == CHANCE:
            return
        listed.clear()
        state.legal_actions(listed)
        if len(listed) > 1:
            return
        state.apply(listed[0])


def state_at(room: ShownTable, seq: int) -> State:
    if seq > len(room.match.steps):
        raise KiruError("error-number", found=seq, low=0, high=len(room.match.steps))
    return room.pages.checkpoints.state_at(seq)


def sources(room: ShownTable, request: Sources, language: str) -> SourcesAnswer:
    """Where everybody's points come from."""
    kit, texts, steps = room.kit, room.presenter.texts(language), room.match.steps
    state = state_at(room, request.seq)
    pads = kit.sources(state, ((before, steps[number].action) for number, before in room.pages.states(0, request.seq)))

    def told(seat: int, one: ScoreSource) -> PointSource:
        return {"places": list(one.places), "points": one.points, "name": kit.source_name(state, seat, one, texts)}

    lines = kit.game.score_lines
    seats = [
        {line: [told(seat, one) for one in found] for line, found in zip(lines, pad, strict=True)}
        for seat, pad in enumerate(pads)
    ]
    return SourcesAnswer(request.key, request.seq, seats)


def at(room: ShownTable, request: At, language: str) -> AtAnswer:
    """The table as it was after so many decisions."""
    seq = request.seq
    state = state_at(room, seq)
    kit, names, texts = room.kit, room.presenter.names_in(language), room.presenter.texts(language)
    return AtAnswer(
        key=request.key,
        seq=seq,
        view=msgspec.Raw(encoder.encode(kit.shared_view(state))),
        scores=room.presenter.scores(state),
        prompt=kit.prompt(state, names, texts),
        sentences=kit.describe(state, names, texts),
        labels=labels(room, state, language),
        steps=room.pages.told(max(0, seq - 1), seq, language),
    )


def labels(room: ShownTable, state: State, language: str) -> dict[str, str]:
    """What a player could have chosen then, in words; nothing where chance was asked."""
    listed = Actions()
    if state.is_over or state.seat == CHANCE:
        return {}
    state.legal_actions(listed)
    texts = room.presenter.texts(language)
    return {room.match.notation.text(action): room.kit.label(state, action, texts) for action in listed}
