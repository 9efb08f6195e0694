"""The websocket: what the protocol promises."""

import pytest

from tests.server.connections import SocketClient, connect_to, kinds, last
from tests.server.people import node_on, play, table, until


async def test_hello_shows_the_table_and_only_the_asked_seat_reads_the_choices(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        tokens = [seat.token for seat in made.seats]
        asked = room.asked
        assert asked is not None
        async with (
            connect_to(node, made.table, tokens[asked], lang="pl") as mine,
            connect_to(node, made.table, tokens[1 - asked]) as other,
            connect_to(node, made.table) as watcher,
        ):
            shown = last(mine, "table")
            assert shown["you"] == [asked]
            assert shown["seq"] == len(shown["steps"]) == len(room.match.steps)
            assert shown["view"]["game"] == "hanging_gardens"
            assert last(mine, "ask")["legal"]
            assert not last(other, "ask")["legal"]
            assert not last(watcher, "ask")["legal"]
            assert last(mine, "ask")["prompt"] != last(other, "ask")["prompt"]
            choice = last(mine, "ask")["legal"][0]["action"]
            seq = shown["seq"]
            for line in (other, watcher):
                line.say(t="act", key="theft", seq=seq, seat=asked, action=choice)
                assert (await line.answered("theft"))["error"]["key"] == "error-not-yours"
            mine.say(t="act", key="a", seq=seq, seat=asked, action=choice)
            assert (await mine.answered("a"))["t"] == "ok"
            await until(lambda: "step" in kinds(watcher))
            assert last(watcher, "step")["step"]["action"] is not None
            assert {frame["step"]["seq"] for frame in mine.sent if frame["t"] == "step"} == {
                frame["step"]["seq"] for frame in watcher.sent if frame["t"] == "step"
            }


async def test_coming_back_brings_exactly_what_was_missed(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table) as line:
            seen = last(line, "table")["steps"]
        await play(room, 20)
        async with connect_to(node, made.table, **{"from": len(seen)}) as line:
            shown = last(line, "table")
            assert shown["from"] == len(seen)
            together = seen + shown["steps"]
            assert [step["seq"] for step in together] == list(range(1, len(room.match.steps) + 1))
            line.say(t="ping")
            await until(lambda: "pong" in kinds(line))


async def test_coming_back_after_an_undo_replaces_what_was_taken_back(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        tokens = [seat.token for seat in made.seats]
        asked = room.asked
        assert asked is not None
        async with connect_to(node, made.table, *tokens) as line:
            for number in range(12):
                ask = last(line, "ask")
                line.say(t="act", key=f"a{number}", seq=ask["seq"], seat=ask["seat"], action=ask["legal"][-1]["action"])
                assert (await line.answered(f"a{number}"))["t"] == "ok"
                if last(line, "ask")["undo"]:
                    break
            assert last(line, "ask")["undo"]
            had, event = last(line, "ask")["seq"], last(line, "step")["event"]
            seat = room.loaded.undo_seat()
            assert seat is not None
            async with connect_to(node, made.table, tokens[1 - seat]) as other:
                assert not last(other, "ask")["undo"]
                for number, thief in enumerate((seat, 1 - seat)):
                    other.say(t="undo", key=f"theft{number}", seq=had, seat=thief)
                    refused = (await other.answered(f"theft{number}"))["error"]["key"]
                    assert refused == ("error-not-yours" if thief == seat else "error-undo")
            line.say(t="undo", key="u", seq=had, seat=seat)
            assert (await line.answered("u"))["t"] == "ok"
            undone = last(line, "undone")
            assert undone["by"] == seat
            assert undone["seq"] < had
            ask = last(line, "ask")
            line.say(t="act", key="other", seq=ask["seq"], seat=ask["seat"], action=ask["legal"][0]["action"])
            await line.answered("other")
        async with connect_to(node, made.table, **{"from": had, "event": event}) as line:
            shown = last(line, "table")
            assert shown["from"] == undone["seq"]
            assert shown["steps"][0]["action"] == room.match.notation.text(room.match.steps[undone["seq"]].action)


async def test_a_gesture_of_several_choices_is_previewed_whole(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        _, made = await table(node, "Ada", "Bel", game="babylon", options={"first": "1"})
        async with connect_to(node, made.table, *(seat.token for seat in made.seats)) as line:
            for number in range(40):
                ask = last(line, "ask")
                words = [one["action"] for one in ask["legal"]]
                if "place d4 1" in words:
                    break
                action = "build stored" if "build stored" in words else words[0]
                line.say(t="act", key=f"a{number}", seq=ask["seq"], seat=ask["seat"], action=action)
                assert (await line.answered(f"a{number}"))["t"] == "ok"
            for then, points in ([], 2), (["support 4"], 1), (["support 3 nw", "rotate 90"], 2):
                key = f"p{len(then)}"
                line.say(t="preview", key=key, action="place d4 1", then=then)
                assert sum((await line.answered(key))["change"].values()) == points
            line.say(t="preview", key="no", action="place d4 1", then=["rotate 90"])
            assert (await line.answered("no"))["error"]["key"] == "error-preview"


async def test_questions_are_answered(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        asked = room.asked
        assert asked is not None
        async with connect_to(node, made.table, made.seats[asked].token) as line:
            choice = last(line, "ask")["legal"][0]["action"]
            line.say(t="why", key="w1", action="place a2")
            why = await line.answered("w1")
            assert why["rule"] == "H09"
            assert why["title"]
            assert why["text"]
            assert why["fact"] == "You hold no card yet. Now take a card from the market."
            line.say(t="look", key="l1", piece="market 1 1", seat=asked)
            seen = await line.answered("l1")
            assert seen["title"]
            assert "Free to take." in seen["sentences"]
            line.say(t="look", key="l2", piece="nowhere", seat=asked)
            assert (await line.answered("l2"))["error"]["key"] == "error-piece"
            line.say(t="why", key="w2", action=choice)
            assert (await line.answered("w2"))["rule"] is None
            line.say(t="preview", key="p", action=choice)
            preview = await line.answered("p")
            assert len(preview["scores"]) == 2
            assert isinstance(preview["change"], dict)
            line.say(t="preview", key="p2", action="place a2")
            assert (await line.answered("p2"))["error"]["key"] == "error-preview"
            line.say(t="at", key="at", seq=5)
            then = await line.answered("at")
            assert [step["seq"] for step in then["steps"]] == [5]
            assert then["view"]["phase"] != last(line, "table")["view"]["phase"]
            line.say(t="at", key="at2", seq=9999)
            assert (await line.answered("at2"))["t"] == "no"
            line.say(t="describe", key="d")
            assert len((await line.answered("d"))["sentences"]) > 5
            line.say(t="hint", key="h", seat=asked)
            hint = await line.answered("h")
            assert 1 <= len(hint["actions"]) <= 3
            assert hint["actions"][0]["label"]
            assert hint["actions"][0]["advice"]
            line.say(t="hint", key="h2", seat=1 - asked)
            assert (await line.answered("h2"))["error"]["key"] == "error-not-yours"


async def test_a_table_without_hints_undo_or_spectators(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        allow = {"undo": False, "hints": False, "spectators": False, "chat": False}
        room, made = await table(node, "Ada", "Bel", allow=allow)
        asked = room.asked
        assert asked is not None
        async with connect_to(node, made.table) as stranger:
            assert stranger.code == 4401
            assert stranger.sent == []
        async with connect_to(node, made.table, made.owner) as owner:
            assert last(owner, "table")["you"] == []
            assert last(owner, "table")["owner"]
        async with connect_to(node, made.table, made.seats[asked].token) as line:
            line.say(t="hint", key="h", seat=asked)
            assert (await line.answered("h"))["error"]["key"] == "error-no-hints"
            line.say(t="chat", key="c", text="hello")
            assert (await line.answered("c"))["error"]["key"] == "error-muted"
            ask = last(line, "ask")
            line.say(t="act", key="a", seq=ask["seq"], seat=asked, action=ask["legal"][0]["action"])
            await line.answered("a")
            line.say(t="undo", key="u", seq=len(room.match.steps), seat=asked)
            assert (await line.answered("u"))["error"]["key"] == "error-undo"


async def test_chat_and_reactions_are_kept_limited_and_mutable(sqlite: str) -> None:
    async with node_on(sqlite, chats_per_minute=3.0) as node:
        room, made = await table(node, "Ada", "Bel")
        token = made.seats[0].token
        async with connect_to(node, made.table, token) as line, connect_to(node, made.table) as watcher:
            line.say(t="chat", key="1", text=" <b>hello</b>\n\u202eyou ")
            line.say(t="react", key="2", reaction="bravo")
            assert (await line.answered("2"))["t"] == "ok"
            await until(lambda: kinds(watcher).count("chat") == 2)
            said = [frame for frame in watcher.sent if frame["t"] == "chat"]
            assert said[0]["text"] == "<b>hello</b> you"
            assert said[1]["reaction"] == "bravo"
            line.say(t="react", key="3", reaction="<script>")
            assert (await line.answered("3"))["error"]["key"] == "error-chat"
            watcher.say(t="chat", key="4", text="let me in")
            assert (await watcher.answered("4"))["error"]["key"] == "error-not-yours"
            for number in range(5, 9):
                line.say(t="chat", key=str(number), text="again")
            assert (await line.answered("8"))["error"]["key"] == "error-too-many"
        async with connect_to(node, made.table, chat=1) as later:
            await until(lambda: kinds(later).count("chat") >= 2)
            assert [frame["number"] for frame in later.sent if frame["t"] == "chat"] == [1, 2]
        from kiru.server.lobby import seating
        from kiru.server.store.tables import Rights

        await seating.mute(node.lobby, made.table, Rights(set(), True), 0, True)
        async with connect_to(node, made.table, token) as line:
            line.say(t="chat", key="9", text="muted")
            assert (await line.answered("9"))["error"]["key"] == "error-muted"
        assert room.broadcaster.head()["seats"][0]["muted"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4400),
        ('{"t": "nothing"}', 4400),
        ('{"t": "ping"}', 4400),
        ('{"t": "hello", "from": -1}', 4400),
        (b"\xff\xfe", 4400),
        ("[" * 20_000, 4413),
        ("[" * 10_000, 4400),
        ('{"t": "hello", "tokens": ' + "[" * 2000, 4400),
    ],
)
async def test_a_bad_first_frame_closes_with_its_code(sqlite: str, frame: str | bytes, code: int) -> None:
    async with node_on(sqlite) as node:
        _, made = await table(node, "Ada", "Bel")
        line = SocketClient(node, made.table)
        line.put(frame)
        await line.task
        assert line.code == code


async def test_a_table_that_is_not_there(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        for name in ("aaaaaaaaaa", "../../etc", "x" * 500, ""):
            async with connect_to(node, name) as line:
                assert line.code == 4404


async def test_a_program_may_do_without_views(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, view=False) as program, connect_to(node, made.table) as browser:
            await play(room, 1)
            await until(lambda: "step" in kinds(browser) and "step" in kinds(program))
            assert "view" not in last(program, "step")
            assert "view" in last(browser, "step")
