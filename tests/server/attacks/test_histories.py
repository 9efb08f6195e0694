"""Games made to be long: they come in pages, are put into words once, and nobody else waits for them."""

import asyncio
import gc
import time
from random import Random
from typing import Any

from kiru.core import record
from kiru.core.dealers import named
from kiru.core.referee import Referee
from kiru.server.kits import kit_of
from kiru.server.store.models import now_ms
from kiru.server.tables.history import BLOCKS, EVERY, PAGE, Block, Blocks, Checkpoints, Pages
from tests.server.connections import SocketClient, connect_to
from tests.server.people import act, node_on, play, table, undo, until, web_on

LONGEST = 4_900
KIT = kit_of("amyitis", "", 1)
"""By the first ruleset, which knows no end of idleness (A74 of the second): its records are still brought along."""


def drawn_out(decisions: int, idle_share: float) -> Referee:
    """A legal game whose players let the caravan stand most of the time."""
    match, random = Referee(KIT.game, KIT.notation, 2, {}, named("seeded long", KIT.game)), Random(1)
    match.start()
    while not match.state.is_over and len(match.steps) < decisions:
        legal = match.legal()
        idle = [action for action in legal if not match.notation.text(action).startswith("caravan")]
        match.play(int(match.state.seat), random.choice(idle if idle and random.random() < idle_share else legal))
    return match


def long_match(decisions: int = LONGEST) -> Referee:
    """The longest of a few: how much idleness the rules put up with is theirs to say."""
    return max((drawn_out(decisions, share) for share in (1.0, 0.98, 0.95, 0.9)), key=lambda match: len(match.steps))


MATCH = long_match()


def text_of(match: Referee) -> str:
    seats = [record.Seat("person", name) for name in ("Ada", "Bel")]
    return record.write(record.of_match(match, KIT.box, seats))


async def brought(browser: Any, match: Referee = MATCH) -> str:
    """A table with the decisions of a match."""
    made = await browser.post("/api/records", content=text_of(match))
    assert made.status_code == 200, made.text
    return str(made.json()["table"])


async def test_a_record_of_too_many_decisions_is_refused(sqlite: str) -> None:
    async with web_on(sqlite, max_record=1000) as browser:
        answer = await browser.post("/api/records", content=text_of(MATCH))
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "error-record-decisions")
        assert "1000" in answer.json()["error"]["text"].replace(",", "")
        await brought(browser, long_match(900))


async def test_a_long_history_comes_in_pages(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        name = await brought(browser)
        async with connect_to(browser.node, name) as line:  # type: ignore[attr-defined]
            shown = line.sent[0]
            assert (shown["same"], shown["from"], len(shown["steps"])) == (0, len(MATCH.steps) - PAGE, PAGE)
            steps, first = shown["steps"], shown["from"]
            while first > 0:
                start = max(0, first - PAGE)
                line.say(t="history", key=f"h{first}", **{"from": start, "to": first})
                page = await line.answered(f"h{first}")
                assert page["from"] == start
                steps, first = page["steps"] + steps, start
            assert [step["seq"] for step in steps] == list(range(1, len(MATCH.steps) + 1))
            assert [step["action"] for step in steps] == [KIT.notation.text(one.action) for one in MATCH.steps]
            line.say(t="history", key="much", **{"from": 0, "to": 1_000_000})
            assert len((await line.answered("much"))["steps"]) == PAGE
            for key, start, end in [("end", 1_000_000, 1_000_000), ("turned", 300, 20)]:
                line.say(t="history", key=key, **{"from": start, "to": end})
                assert (await line.answered(key))["steps"] == []
        async with connect_to(browser.node, name, **{"from": 100, "event": 90}) as line:  # type: ignore[attr-defined]
            assert line.sent[0]["same"] == 0, "what happened so long ago is not looked up"
            assert len(line.sent[0]["steps"]) == PAGE


async def test_what_was_taken_back_is_told_anew(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "Bel")
        for _ in range(40):
            await play(room, 1)
            seat = room.loaded.undo_seat()
            room.pages.told(0, PAGE, "en")
            if seat is None:
                continue
            request = undo(room, seat)
            await room.undo(seat, request)
            again = act(room, room.match.notation.text(room.match.legal()[-1]))
            await room.act(again.seat, again)
            assert room.pages.told(0, PAGE, "en") == Pages(room.presenter).told(0, PAGE, "en")
        room.presenter.names = ["Cyrus", "Dido"]
        assert room.pages.told(0, PAGE, "pl") == Pages(room.presenter).told(0, PAGE, "pl")
        assert room.pages.told(0, PAGE, "en") == Pages(room.presenter).told(0, PAGE, "en")


async def test_every_decision_is_put_into_words_once_a_language(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = browser.node  # type: ignore[attr-defined]
        pages = (await node.lobby.room(await brought(browser))).pages
        pages.told(0, 10, "en"), pages.told(0, 10, "pl")
        start = time.process_time()
        first = pages.told(1000, 1000 + PAGE, "en")
        middle = time.process_time()
        for _ in range(10):
            assert pages.told(1000, 1000 + PAGE, "en") == first
        assert time.process_time() - middle < middle - start
        kept = [key for key in BLOCKS.kept if key[0] == pages.number]
        assert {language for _, language, _ in kept} == {"en", "pl"}
        node.lobby.forget_idle(-1_000)
        assert not any(key[0] == pages.number for key in BLOCKS.kept), "forgotten with its table"
        assert BLOCKS.size == sum(block.size for block in BLOCKS.kept.values())


def test_what_is_kept_of_all_tables_has_an_end() -> None:
    blocks = Blocks(10_000)
    for number in range(200):
        block = Block()
        block.add(b"x" * 500)
        blocks.put((number, "en", 0), block)
        assert blocks.size <= 10_000
    assert blocks.take((0, "en", 0)) is None
    assert blocks.take((199, "en", 0)) is not None


def test_a_jump_repeats_no_more_than_from_the_checkpoint_before() -> None:
    checkpoints, state = Checkpoints(MATCH), MATCH.game.new(2, MATCH.options)
    for number, step in enumerate(MATCH.steps):
        if number % 777 == 0:
            assert checkpoints.state_at(number).key() == state.key()
        state.apply(step.action)
    assert len(checkpoints.kept) == (len(MATCH.steps) - 1) // 777 * 777 // EVERY + 1
    start = time.process_time()
    for _ in range(100):
        checkpoints.state_at(len(MATCH.steps) - 1)
    assert time.process_time() - start < 2


async def longest_stretch(until_done: asyncio.Event) -> float:
    """The most processor time that the loop has spent without coming back to us; other programs do not count."""
    longest = 0.0
    while not until_done.is_set():
        before = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - before)
    return longest


async def test_ten_who_say_hello_again_and_again_hold_up_nobody(sqlite: str) -> None:
    limits: dict[str, Any] = {"frames_per_second": 20.0, "frame_burst": 60}
    async with web_on(sqlite, **limits) as browser:
        node = browser.node  # type: ignore[attr-defined]
        name = await brought(browser)
        other, _ = await table(node, "Ada", "Bel")
        lines = [SocketClient(node, name) for _ in range(10)]
        greeters = [asyncio.create_task(greet_on(line)) for line in lines]
        await until(lambda: all(line.sent for line in lines))
        done, start = asyncio.Event(), now_ms()
        gc.disable()  # the search for garbage walks over everything that the tests have loaded
        stretch = asyncio.create_task(longest_stretch(done))
        assert await play(other, 60) > 20
        await until(lambda: now_ms() - start > 2_000)
        done.set()
        longest = await stretch
        gc.enable()
        greeted = sum(frame["t"] == "table" for line in lines for frame in line.sent)
        for task in greeters:
            task.cancel()
        for line in lines:
            await line.hang_up()
        seconds = (now_ms() - start) / 1000 + 5
        assert greeted <= 10 * (60 + 20 * seconds) / (PAGE / 100), "who asks for much waits"
        assert longest < 0.05


async def greet_on(line: SocketClient) -> None:
    """Say hello as often as the session listens."""
    while line.code is None:
        if line.incoming.empty():
            line.say(t="hello")
        await asyncio.sleep(0.001)
