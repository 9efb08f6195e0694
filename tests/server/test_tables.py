"""Tables: made, joined, played, left, played again."""

import asyncio
from typing import Any

import pytest

from kiru.core import record
from kiru.core.errors import IllegalAction, KiruError
from kiru.core.game import CHANCE
from kiru.games import open_kit
from kiru.server.lobby import seating
from kiru.server.store.enums import SeatStatus
from kiru.server.store.models import now_ms
from kiru.server.store.tables import Rights
from kiru.server.tables import replay
from tests.server.connections import connect_to
from tests.server.people import (
    act,
    at_table,
    frames,
    node_on,
    play,
    play_until_undoable,
    reopen,
    table,
    undo,
    until,
    web_on,
    wish,
)


async def test_a_whole_game_with_a_bot_is_played_stored_and_replayed(database: str) -> None:
    async with node_on(database) as node:
        room, _ = await table(node, "Ada", "bot:greedy", "Bel")
        watcher = at_table(room)
        await play(room)
        await until(lambda: room.table.phase == "over")
        told = [frame["step"]["seq"] for frame in frames(watcher, "step")]
        assert told == sorted(told)
        text = record.write(replay.record_of(room.table, room.match, room.kit))
        kit = open_kit("hanging_gardens")
        again = record.replay(record.read(text), kit.game, kit.notation, kit.box, check_deal=True)
        assert again.state.is_over
        assert again.steps == room.match.steps
        opened = await reopen(node, room.table.id)
        assert opened.match.steps == room.match.steps
        assert opened.table.phase == "over"


async def test_a_game_begins_when_the_last_seat_is_claimed(database: str) -> None:
    async with node_on(database) as node:
        made = await node.lobby.create(wish("Ada", "Bel", claim=[0]), b"a" * 32, "en")
        room = await node.lobby.room(made.table)
        assert room.table.phase == "waiting"
        assert made.seats[0].token is not None
        invite = made.seats[1].invite
        assert invite is not None
        with pytest.raises(KiruError, match="error-waiting"):
            room.loaded.check_seat(0)
        claimed = await node.lobby.claim(made.table, invite, "  Bel\tof\u202e Ur ", b"b" * 32)
        assert claimed.seat == 1
        assert room.table.phase == "playing"
        assert room.table.seats[1].name == "Bel of Ur"
        with pytest.raises(KiruError, match="error-invite-used"):
            await node.lobby.claim(made.table, invite, "Thief", b"c" * 32)
        with pytest.raises(KiruError, match="error-invite"):
            await node.lobby.claim(made.table, "guessed", "Thief", b"c" * 32)


async def test_two_claims_at_once_give_the_seat_to_one(database: str) -> None:
    async with node_on(database) as node:
        made = await node.lobby.create(wish("Ada", "Bel", claim=[0]), None, "en")
        invite = made.seats[1].invite or ""
        claims = [node.lobby.claim(made.table, invite, f"P{number}", bytes([number]) * 32) for number in range(8)]
        results = await asyncio.gather(*claims, return_exceptions=True)
        assert sum(not isinstance(result, BaseException) for result in results) == 1


async def test_a_refused_action_changes_nothing_and_names_its_rule(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "Bel")
        seat, seq = room.asked, len(room.match.steps)
        assert seat is not None
        with pytest.raises(IllegalAction) as refusal:
            await room.act(seat, act(room, "place e1"))
        assert refusal.value.rule == "H09"
        request = act(room)
        with pytest.raises(KiruError, match="error-seat"):
            await room.act(1 - seat, type(request)(request.key, request.seq, 1 - seat, request.action))
        with pytest.raises(KiruError, match="error-action-unknown"):
            await room.act(seat, act(room, "take the crown"))
        assert len(room.match.steps) == seq == room.table.seq


async def test_a_resent_decision_is_answered_again_not_carried_out_again(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        request = act(room, key="once")
        await asyncio.gather(*(room.act(request.seat, request) for _ in range(5)))
        seq = len(room.match.steps)
        assert [step.action for step in room.match.steps].count(room.match.notation.action(request.action)) >= 1
        opened = await reopen(node, made.table)
        await opened.act(request.seat, request)
        assert len(opened.match.steps) == seq
        await play(opened, 100)
        opened.keys.clear()
        await opened.act(request.seat, request)
        stale = act(opened, key="late") if opened.asked is not None else request
        with pytest.raises(KiruError, match="error-stale"):
            await opened.act(stale.seat, type(stale)("other", 3, stale.seat, stale.action))


async def test_undo_reaches_back_to_the_last_reveal_and_no_further(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        seat = await play_until_undoable(room)
        before = list(room.match.steps)
        revealed = 1 + max(number for number, step in enumerate(before) if step.seat == CHANCE)
        while room.loaded.undo_seat() == seat:
            left = len(room.match.steps)
            await room.undo(seat, undo(room, seat))
            assert revealed <= len(room.match.steps) < left
        assert list(room.match.steps) == before[: len(room.match.steps)] != before
        with pytest.raises(KiruError, match="error-undo"):
            await room.undo(seat, undo(room, seat))
        steps = list(room.match.steps)
        opened = await reopen(node, made.table)
        assert opened.match.steps == steps
        assert opened.table.events == room.table.events


async def test_nobody_else_takes_back_a_choice_that_could_be_taken_back(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        seat = await play_until_undoable(room)
        steps, tokens = list(room.match.steps), [one.token for one in made.seats]
        async with (
            connect_to(node, made.table, tokens[seat]) as own,
            connect_to(node, made.table, tokens[1 - seat]) as other,
            connect_to(node, made.table) as spectator,
        ):
            for line, claimed, key in [
                (other, seat, "error-not-yours"),
                (other, 1 - seat, "error-undo"),
                (spectator, seat, "error-not-yours"),
                (spectator, 1 - seat, "error-not-yours"),
            ]:
                line.say(t="undo", key=f"theirs{claimed}", seq=len(steps), seat=claimed)
                assert (await line.answered(f"theirs{claimed}"))["error"]["key"] == key
                assert list(room.match.steps) == steps
            own.say(t="undo", key="mine", seq=len(steps), seat=seat)
            assert (await own.answered("mine"))["t"] == "ok"
            assert len(room.match.steps) < len(steps)


async def test_undo_is_an_event_and_both_ways_of_opening_agree(sqlite: str) -> None:
    async with node_on(sqlite, snapshot_every=7) as node:
        room, made = await table(node, "Ada", "Bel", "Cyrus")
        undone = 0
        for number in range(60):
            await play(room, 1, seed=number)
            seat = room.loaded.undo_seat()
            if seat is not None and number % 3 == 0:
                await room.undo(seat, undo(room, seat))
                undone += 1
        assert undone > 3
        assert room.table.events > len(room.match.steps)
        opened = await reopen(node, made.table)
        assert opened.match.steps == room.match.steps
        assert opened.match.state.key() == room.match.state.key()
        assert opened.snapshot > 0
        await play(opened)
        assert opened.table.phase == "over"


async def test_solo_and_seeded_tables(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        one, _ = await table(
            node, "Ada", dealer={"kind": "seeded", "seed": "semiramis"}, options={"difficulty": "easy"}
        )
        two, _ = await table(
            node, "Bel", dealer={"kind": "seeded", "seed": "semiramis"}, options={"difficulty": "easy"}
        )
        assert one.match.steps == two.match.steps
        assert one.broadcaster.head()["dealer"] == {"kind": "seeded", "seed": "semiramis"}
        await play(one)
        assert one.table.phase == "over"


async def test_leaving_lets_a_bot_play_on_and_the_player_comes_back(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        seat = room.asked
        assert seat is not None
        mine, theirs = Rights({seat}, False), Rights({1 - seat}, False)
        with pytest.raises(KiruError, match="error-not-absent"):
            await seating.substitute(node.lobby, made.table, theirs, seat, "greedy")
        client = at_table(room, seat)
        await seating.leave(node.lobby, made.table, mine, None)
        first = frames(client, "ask")[0]
        assert (first["seat"], first["legal"], first["undo"]) == (seat, [], False)
        found = room.broadcaster.head()["seats"][seat]
        assert (found["status"], found["bot"], found["replaceable"]) == ("left", seating.STAND_IN, False)
        await until(lambda: room.asked == 1 - seat)
        opened = (await node.store.head(made.table)) or room.table
        assert (opened.seats[seat].status, opened.seats[seat].bot) == ("left", seating.STAND_IN)
        with pytest.raises(KiruError, match="error-bot-plays"):
            room.loaded.check_seat(seat)
        await seating.come_back(node.lobby, made.table, mine, None)
        assert room.table.seats[seat].bot is None
        assert room.table.seats[seat].status == "taken"
        await play(room, 5)
        with pytest.raises(KiruError, match="error-not-now"):
            await seating.come_back(node.lobby, made.table, mine, None)


async def test_a_table_of_bots_goes_on_when_the_only_person_gets_up(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "bot:random", options={"first": "1"})
        await seating.leave(node.lobby, made.table, Rights({0}, False), None)
        await until(lambda: room.table.phase == "over", 60)


async def test_who_comes_back_in_the_own_turn_reads_the_choices_again(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "Bel", clock={"kind": "clock", "minutes": 1, "increment": 0})
        seat = room.asked
        assert seat is not None
        client = at_table(room, seat)
        await asyncio.sleep(0.2)
        async with room.lock:
            # Under the lock the bot cannot decide before the player is back.
            await seating.stand_up(room, seat)
            assert not frames(client, "ask")[-1]["legal"]
            await seating.change_seat(room, seat, status=SeatStatus.TAKEN, bot=None)
        assert frames(client, "ask")[-1]["legal"]
        left = room.table.seats[seat].left_ms
        assert left is not None
        assert left <= 60_000 - 200, "the time before getting up is used"


async def test_silencing_the_own_seat_wins_no_time(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel", clock={"kind": "clock", "minutes": 1, "increment": 0})
        seat, due = room.asked, room.table.due
        assert seat is not None
        assert due is not None
        await asyncio.sleep(0.05)
        await seating.mute(node.lobby, made.table, Rights({seat}, True), seat, True)
        assert room.table.seats[seat].muted
        assert room.table.due == due


async def test_who_has_given_up_does_not_come_back_by_getting_up(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel", "Cyrus")
        ada = Rights({0}, False)
        await seating.resign(node.lobby, made.table, ada, None)
        await seating.leave(node.lobby, made.table, ada, None)
        assert room.table.seats[0].status == "resigned"
        with pytest.raises(KiruError, match="error-not-now"):
            await seating.come_back(node.lobby, made.table, ada, None)


async def test_an_absent_player_may_be_replaced_only_after_the_time_has_passed(sqlite: str) -> None:
    async with node_on(sqlite, absent_seconds=1.0) as node:
        room, made = await table(node, "Ada", "Bel")
        seat = room.asked
        assert seat is not None
        at_table(room, 1 - seat)
        assert not room.broadcaster.head()["seats"][seat]["replaceable"]
        await asyncio.sleep(1.1)
        assert room.broadcaster.head()["seats"][seat]["replaceable"]
        assert not room.broadcaster.head()["seats"][1 - seat]["replaceable"]
        await seating.substitute(node.lobby, made.table, Rights({1 - seat}, False), seat, "random")
        await until(lambda: room.asked == 1 - seat)


async def test_leaving_before_the_game_opens_the_seat_again(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        made = await node.lobby.create(wish("Ada", "Bel", "Cyrus", claim=[0]), b"a" * 32, "en")
        claimed = await node.lobby.claim(made.table, made.seats[1].invite or "", "Bel", b"b" * 32)
        rights = await node.lobby.rights(made.table, b"b" * 32, [])
        assert rights.seats == {1}
        await seating.leave(node.lobby, made.table, rights, None)
        room = await node.lobby.room(made.table)
        assert room.table.seats[1].status == "open"
        assert not (await node.lobby.rights(made.table, b"b" * 32, [claimed.token])).seats
        owner = await node.lobby.rights(made.table, None, [made.owner])
        fresh = await seating.invite(node.lobby, made.table, owner, 1)
        assert (await node.lobby.claim(made.table, fresh, "Dido", b"d" * 32)).seat == 1


@pytest.mark.parametrize(
    ("seats", "is_over"), [(("Ada", "Bel"), True), (("Ada", "Bel", "Cyrus"), False), (("Ada", "bot:greedy"), True)]
)
async def test_resigning(sqlite: str, seats: tuple[str, ...], is_over: bool) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, *seats)
        watcher = at_table(room)
        await seating.resign(node.lobby, made.table, Rights({0}, False), 0)
        assert (room.table.phase == "over") == is_over
        assert frames(watcher, "head")[-1]["head"]["seats"][0]["status"] == "resigned"
        opened = await reopen(node, made.table)
        assert (opened.table.phase == "over") == is_over
        assert (opened.table.ended == {"kind": "resigned", "seat": 0}) == is_over
        if not is_over:
            await play(opened)
            assert opened.table.phase == "over"


async def test_clocks_run_and_a_bot_plays_on_when_they_are_over(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        clock = {"kind": "clock", "minutes": 0.05, "increment": 5}
        room, _ = await table(node, "Ada", "Bel", clock=clock)
        seat = room.asked
        assert seat is not None
        assert room.table.seats[seat].left_ms == 3000
        await asyncio.sleep(0.1)
        await play(room, 1)
        left = room.table.seats[seat].left_ms
        assert left is not None
        assert left < 2950 or left > 5000
        late = room.asked
        assert late is not None
        await until(lambda: room.table.seats[late].status == "late", 30)
        assert room.table.seats[late].bot == "greedy"
        with pytest.raises(KiruError, match="error-not-now"):
            await seating.come_back(node.lobby, room.table.id, Rights({late}, False), late)


async def test_a_missed_deadline_lets_the_others_decide(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel", clock={"kind": "deadline", "hours": 0.0005})
        seat = room.asked
        assert seat is not None
        at_table(room, 0, 1)
        assert room.table.due is not None
        assert not room.broadcaster.head()["seats"][seat]["replaceable"]
        await until(lambda: now_ms() > (room.table.due or 0))
        await asyncio.sleep(1.5)
        assert room.table.seats[seat].bot is None
        await seating.substitute(node.lobby, made.table, Rights({1 - seat}, False), seat, "greedy")
        await seating.come_back(node.lobby, made.table, Rights({seat}, False), seat)
        assert room.table.due is None or room.table.due > now_ms()


async def test_records_come_back_as_tables(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        room, made = await table(node, "Ada", "bot:random")
        await play(room)
        await until(lambda: room.table.phase == "over")
        text = (await browser.get(f"/api/tables/{made.table}/record")).text
        look = (await browser.post("/api/records", content=text)).json()
        assert look["seats"] == []
        head = (await browser.get(f"/api/tables/{look['table']}")).json()
        assert head["look"]
        assert head["phase"] == "over"
        assert head["seq"] == len(room.match.steps)
        again = (await browser.get(f"/api/tables/{look['table']}/record")).text
        assert again == text, "who played, the seed and its seal stay with it"
        what_if = (await browser.post("/api/records?at=40", content=text)).json()
        other = await node.lobby.room(what_if["table"])
        assert other.match.steps[:40] == room.match.steps[:40]
        assert [seat["seat"] for seat in what_if["seats"]] == [0]
        await play(other, seed=5)
        await until(lambda: other.table.phase == "over")
        opened = await reopen(node, what_if["table"])
        assert opened.match.steps == other.match.steps
        anew = (await browser.post("/api/records?at=0", content=text)).json()
        told = (await browser.get(f"/api/tables/{anew['table']}/record")).text
        assert "\ndealer scripted\n" in told, "what is still to be dealt is not given away"
        turned = (await browser.post("/api/records?at=40&mine=1", content=text)).json()
        assert [seat["seat"] for seat in turned["seats"]] == [1]
        rows = (await node.lobby.room(turned["table"])).table.seats
        assert [row.bot for row in rows] == ["gardener", None], "a bot for whoever is not here"
        bots = text.replace("person Ada", "greedy Ada")
        left = (await browser.post("/api/records?at=40", content=bots)).json()
        asked = next(step.seat for step in room.match.steps[40:] if step.seat >= 0)
        assert [seat["seat"] for seat in left["seats"]] == [asked], "somebody can sit down"
        assert (await browser.post("/api/records?at=40&mine=2", content=text)).status_code == 400
        bad = await browser.post("/api/records", content=text.replace("take", "steal", 1))
        assert bad.status_code == 400
        assert bad.json()["error"]["key"] == "error-record-refused"
