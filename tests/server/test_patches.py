"""Patches: who is sent only what changes sees the same table as everybody else."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiru.core.dealer import SeededDealer
from kiru.core.referee import Referee
from kiru.games import NAMES, open_kit
from kiru.protocol.frames_in import Undo
from kiru.protocol.frames_out import encoder
from kiru.server.tables.patch import patch
from kiru.server.tables.presenter import Presenter
from tests.server.connections import SocketClient, connect_to, last
from tests.server.people import node_on, play, table, until


def patched(view: Any, rows: list[list[Any]]) -> Any:
    """As docs/protocol.md tells it."""
    for *path, value in rows:
        if not path:
            view = value
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        if isinstance(path[-1], list):
            start, count = path[-1]
            place[start : start + count] = value
        else:
            place[path[-1]] = value
    return view


def followed(line: SocketClient) -> Any:
    """The view that a client arrives at."""
    view: Any = None
    for frame in line.sent:
        if "patch" in frame:
            view = patched(view, json.loads(json.dumps(frame["patch"])))
        elif "view" in frame:
            view = json.loads(json.dumps(frame["view"]))
    return view


@pytest.mark.parametrize("name", NAMES)
def test_patches_rebuild_every_view_of_a_game(name: str) -> None:
    kit = open_kit(name)
    match = Referee(kit.game, kit.notation, 3, {}, SeededDealer("patches", kit.game.sources))
    match.start()
    presenter, hand = Presenter(kit, match, ["Ada", "Bel", "Cyrus"]), Random(3)
    view = json.loads(encoder.encode(presenter.picture().view))
    scores = json.loads(encoder.encode(presenter.picture().scores))
    whole = small = 0
    for _ in range(400):
        if match.state.is_over:
            break
        done = match.play(int(match.state.seat), hand.choice(list(match.legal())))
        presenter.changed()
        frames = presenter.step_frames(done, 0, {("en", True), ("en", "patch"), ("en", False)})
        for full, part, none in zip(frames["en", True], frames["en", "patch"], frames["en", False], strict=True):
            view = patched(view, json.loads(part)["patch"])
            assert view == json.loads(full)["view"]
            scores = json.loads(part).get("scores", scores)
            assert scores == json.loads(full)["scores"]
            assert not {"view", "patch"} & json.loads(none).keys()
            whole, small = whole + len(full), small + len(part)
    assert small * 8 < whole


def test_a_view_of_another_shape_is_sent_whole() -> None:
    assert patch({"a": 1}, {"a": 1}) == []
    assert patch({"a": 1}, {"b": 1}) == [[{"b": 1}]]
    assert patch({"a": [1, 2]}, {"a": [3, 2]}) == [["a", [3, 2]]]
    assert patch({"a": [1, {"b": None}]}, {"a": [1, {"b": {}}]}) == [["a", 1, "b", {}]]
    assert patch({"a": {"key": 1, "b": 1}}, {"a": {"key": 2, "b": 1}}) == [["a", {"key": 2, "b": 1}]]


def test_of_a_longer_or_shorter_list_only_what_came_or_went_is_sent() -> None:
    one, two, three = {"key": 1}, {"key": 2}, {"key": 3}
    assert patch({"a": [one, two]}, {"a": [one, three, two]}) == [["a", [1, 0], [three]]]
    assert patch({"a": [one, two, three]}, {"a": [three]}) == [["a", [0, 2], []]]
    assert patch({"a": [one, one]}, {"a": [one, one, one]}) == [["a", [2, 0], [one]]]
    assert patch({"a": []}, {"a": [one]}) == [["a", [0, 0], [one]]]
    assert patch([one, two], [three]) == [[[0, 2], [three]]]


Views = st.recursive(
    st.integers(0, 3) | st.none(),
    lambda inside: (
        st.lists(inside, max_size=5) | st.dictionaries(st.sampled_from(["key", "a", "b"]), inside, max_size=3)
    ),
    max_leaves=30,
)


@given(Views, Views)
def test_a_patch_makes_any_view_out_of_any_other(old: Any, new: Any) -> None:
    assert patched(json.loads(json.dumps(old)), json.loads(json.dumps(patch(old, new)))) == new


async def test_patches_lead_from_view_to_view_across_an_undo(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, view="patch") as phone, connect_to(node, made.table) as browser:
            while (seat := room.loaded.undo_seat()) is None:
                await play(room, 1)
            await room.undo(seat, Undo(key="u", seq=len(room.match.steps), seat=seat))
            async with connect_to(node, made.table, view="patch") as late:
                await play(room, 5)
                seq = len(room.match.steps)
                await until(lambda: all(last(line, "ask")["seq"] == seq for line in (phone, browser, late)))
                views = [followed(line) for line in (phone, browser, late)]
                assert views[0] == views[1] == views[2]
                assert any("patch" in frame for frame in late.sent)
                assert not any("view" in frame for frame in phone.sent if frame["t"] == "step")
