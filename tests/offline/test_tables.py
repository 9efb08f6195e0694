"""Tables without a server: played, taken back, kept and read again, with the frames and requests of a server."""

import json

import pytest

from kiru.core import record
from kiru.games import NAMES
from kiru.offline.engine import Engine
from kiru.server.kits import kit_of
from tests.offline.pages import HELLO, PageAtTable, answer, sit_down, wish


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_against_a_bot_is_a_legal_record(game: str) -> None:
    page = sit_down(game, "Ada", "bot:novice")
    page.play_on()
    status, text = answer(page.engine, "GET", f"/api/tables/{page.table}/record")
    kept = record.read(text)
    kit = kit_of(game)
    match = record.replay(kept, kit.game, kit.notation, kit.box, check_deal=True)
    assert status == 200
    assert match.state.is_over
    assert kept.scores == [int(match.state.score(seat)) for seat in range(2)]
    assert page.ask["places"] == list(match.state.ranking())
    assert [seat.kind for seat in kept.seats] == ["person", "novice"]
    heads = [frame["head"] for frame in page.heard if frame["t"] == "head"]
    assert [head["phase"] for head in heads] == ["over"]


@pytest.mark.parametrize("game", NAMES)
def test_a_tab_that_was_closed_goes_on_where_it_was_with_the_same_deal(game: str) -> None:
    page = sit_down(game, "Ada", "Bel")
    page.play_on(12)
    reopened = Engine()
    reopened.load(page.saved)
    other = PageAtTable(reopened, page.table)
    table = next(frame for frame in other.heard if frame["t"] == "table")
    assert table["seq"] == page.ask["seq"]
    assert other.ask["legal"] == page.ask["legal"]
    page.play_on(30)
    other.play_on(30)
    assert json.loads(other.saved)["steps"] == json.loads(page.saved)["steps"]


def test_two_people_share_a_screen_and_each_may_take_back_only_the_own_choice() -> None:
    page = sit_down("hanging_gardens", "Ada", "Bel")
    table = page.heard[0]
    assert table["t"] == "table"
    assert table["you"] == [0, 1]
    assert table["owner"]
    first = page.ask["seat"]
    refused = page.act(page.ask["legal"][0]["action"], seat=1 - first)
    assert refused["t"] == "no"
    assert refused["error"]["key"] == "error-seat"
    before = page.ask["seq"]
    assert page.act(page.ask["legal"][0]["action"])["t"] == "ok"
    if page.ask["undo"]:
        assert page.request("undo", seq=page.ask["seq"], seat=first)["t"] == "ok"
        assert page.ask["seq"] == before


def test_what_is_forbidden_is_told_with_its_rule_in_the_language_of_the_page() -> None:
    page = sit_down("hanging_gardens", "Ada", "bot:novice")
    page.say(HELLO | {"lang": "pl"})
    notation = kit_of("hanging_gardens").notation
    legal = {one["action"] for one in page.ask["legal"]}
    taken = next(action for action in ("place a1", "place e5", "take 6 6") if action not in legal)
    answered = page.request("why", action=taken) if notation.action(taken) >= 0 else {}
    assert answered["rule"].startswith("H")
    assert answered["text"]


def test_hints_looks_moments_and_sentences_are_answered() -> None:
    page = sit_down("babylon", "Ada", "bot:novice")
    page.play_on(4)
    while not page.ask["legal"]:
        page.play_on(1)
    seat, legal = page.ask["seat"], {one["action"] for one in page.ask["legal"]}
    hints = page.request("hint", seat=seat)
    assert hints["actions"][0]["action"] in legal
    assert hints["actions"][0]["advice"]
    assert page.request("describe")["sentences"]
    assert page.request("at", seq=1)["seq"] == 1
    assert page.request("preview", action=next(iter(legal)))["scores"]
    assert len(page.request("sources", seq=page.ask["seq"])["seats"]) == 2
    assert page.request("history", **{"from": 0, "to": 3})["steps"][0]["seq"] == 1


def test_nobody_decides_for_a_bot_or_twice() -> None:
    page = sit_down("amyitis", "Ada", "bot:novice")
    while not page.ask["legal"]:
        page.play_on(1)
    action, seq = page.ask["legal"][0]["action"], page.ask["seq"]
    assert page.act(action, seat=1)["error"]["key"] == "error-not-yours"
    assert page.act(action)["t"] == "ok"
    stale = page.request("act", seq=seq, seat=0, action=action)
    assert stale["error"]["key"] in ("error-stale", "error-refused")
    assert page.request("chat", text="hello")["error"]["key"] == "error-muted"


def test_a_record_can_be_looked_at_and_played_on_from_the_middle() -> None:
    page = sit_down("babylon", "Ada", "bot:novice")
    page.play_on()
    text = answer(page.engine, "GET", f"/api/tables/{page.table}/record")[1]
    looked = PageAtTable(page.engine, answer(page.engine, "POST", "/api/records", text)[1]["table"], 2)
    assert looked.heard[0]["head"]["look"]
    assert looked.heard[0]["you"] == []
    assert looked.ask["result"]
    assert answer(page.engine, "GET", f"/api/tables/{looked.table}/record")[1] == text
    made = answer(page.engine, "POST", "/api/records?at=20&mine=0", text)[1]
    on = PageAtTable(page.engine, made["table"], 3)
    assert on.heard[0]["head"]["base"] == 20
    assert on.heard[0]["you"] == [0]
    on.play_on()
    assert on.ask["result"]
    assert answer(page.engine, "POST", "/api/records", "no record")[0] == 400


def test_giving_up_agreeing_and_playing_again() -> None:
    page = sit_down("hanging_gardens", "Ada", "bot:novice", best_of=3)
    page.play_on(5)
    status, head = answer(page.engine, "POST", f"/api/tables/{page.table}/resign", {"seat": 0})
    assert status == 200
    assert head["ended"] == {"kind": "resigned", "seat": 0}
    assert head["series"]["wins"] == [0, 1]
    again = answer(page.engine, "POST", f"/api/tables/{page.table}/rematch", {})[1]
    assert answer(page.engine, "POST", f"/api/tables/{page.table}/rematch", {})[1]["table"] == again["table"]
    other = PageAtTable(page.engine, again["table"], 2)
    assert other.heard[0]["head"]["series"] == {"best_of": 3, "wins": [0, 1]}
    other.play_on(5)
    assert answer(page.engine, "POST", f"/api/tables/{other.table}/agree", {})[1]["ended"] == {"kind": "agreed"}
    other.take()
    assert other.ask["places"]
    assert other.ask["result"]
    kept = record.read(answer(page.engine, "GET", f"/api/tables/{other.table}/record")[1])
    assert kept.ended == "agreement"
    assert answer(page.engine, "POST", f"/api/tables/{other.table}/agree", {})[1]["error"]["key"] == "error-not-now"


def test_who_gets_up_leaves_the_seat_to_a_bot_and_may_come_back() -> None:
    page = sit_down("babylon", "Ada", "bot:novice")
    assert answer(page.engine, "POST", f"/api/tables/{page.table}/leave", {"seat": 0})[1]["seats"][0]["bot"]
    page.take()
    assert page.ask["legal"] == []
    assert page.engine.has_work()
    assert answer(page.engine, "POST", f"/api/tables/{page.table}/return", {"seat": 0})[1]["seats"][0]["bot"] is None


def test_a_finished_game_is_analyzed_a_step_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiru.offline.analyses.ITERATIONS", 2)
    page = sit_down("hanging_gardens", "bot:novice", "bot:novice")
    assert answer(page.engine, "POST", f"/api/tables/{page.table}/analysis", {})[1]["error"]["key"] == "error-not-over"
    page.play_on()
    job = answer(page.engine, "POST", f"/api/tables/{page.table}/analysis", {})[1]["job"]
    assert answer(page.engine, "GET", f"/api/tables/{page.table}/analysis")[1]["job"] == job
    page.engine.work()
    assert answer(page.engine, "GET", f"/api/analysis/{job}")[1]["state"] == "running"
    while page.engine.has_work():
        page.engine.work()
    done = answer(page.engine, "GET", f"/api/analysis/{job}")[1]
    assert done["state"] == "done"
    assert len(done["report"]["seats"]) == 2
    assert done["report"]["decisions"]


def test_a_table_that_another_page_changed_is_shown_anew() -> None:
    page = sit_down("babylon", "Ada", "bot:novice")
    elsewhere = Engine()
    elsewhere.load(page.saved)
    other = PageAtTable(elsewhere, page.table)
    other.play_on(3)
    page.engine.load(other.saved)
    assert [frame["t"] for frame in page.take()][:2] == ["table", "ask"]
    assert page.ask["seq"] == other.ask["seq"]


def test_each_change_is_stored_with_the_revision_before_it() -> None:
    engine = Engine()
    made = answer(engine, "POST", "/api/tables", wish("babylon", "Ada", "bot:novice"))[1]
    first = json.loads(engine.take_out())["saves"][0]
    assert first["before"] == 0
    assert first["revision"] > 0
    assert first["listed"]["table"] == made["table"]
    assert answer(engine, "POST", f"/api/tables/{made['table']}/leave", {})[0] == 200
    second = json.loads(engine.take_out())["saves"][0]
    assert second["before"] == first["revision"] < second["revision"]
    assert json.loads(engine.take_out())["saves"] == []


def test_paths_that_are_none_and_tables_that_are_not_there() -> None:
    engine = Engine()
    assert answer(engine, "GET", "/api/nothing")[0] == 404
    assert answer(engine, "GET", "/api/tables/local-none")[1]["error"]["key"] == "error-table"
    assert answer(engine, "DELETE", "/api/tables/local-none")[0] == 404
    assert not engine.open(1, "local-none")


def test_calls_by_name() -> None:
    engine = Engine()
    version = json.loads(engine.call("version", "{}"))
    assert version["result"]["games"] == list(NAMES)
    refused = json.loads(engine.call("check_record", json.dumps({"text": "nothing", "lang": "pl"})))
    assert refused["error"]["key"] == "error-record-magic"
    assert json.loads(engine.call("no_such_call", "{}"))["error"]["key"] == "error-page"
    game = json.loads(engine.call("seeded_game", json.dumps({"game": "babylon", "seed": "3", "players": 2})))["result"]
    checked = json.loads(engine.call("check_record", json.dumps({"text": game["record"]})))["result"]
    assert checked["key"] == game["key"]


def test_a_fault_of_ours_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    page = sit_down("babylon", "Ada", "Bel")
    page.play_on(3)
    seq = page.ask["seq"]
    with monkeypatch.context() as broken:
        broken.setattr(type(page.engine.table(page.table)), "play", lambda *given: 1 / 0)
        assert page.act(page.ask["legal"][0]["action"])["error"]["key"] == "error-no-answer"
    assert page.act(page.ask["legal"][0]["action"])["t"] == "ok"
    assert page.ask["seq"] > seq
