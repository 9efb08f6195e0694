"""The order in which owners' jobs come to the workers, by a clock of the test's own."""

import pytest

from kiru.server.workers import fair_queue
from kiru.server.workers.fair_queue import AGED_SECONDS, FairQueue, QueueFull, Ticket


class Bench:
    """A queue of named jobs, one worker, and a clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.refused: list[str] = []
        self.queue: FairQueue[str] = FairQueue(self.refused.append, lambda: self.now)

    def put(self, owner: str, name: str = "", seconds: float = 5.0, is_awaited: bool = True) -> None:
        self.queue.put(Ticket(owner, is_awaited, seconds), name or owner)

    def work(self, seconds: float | None = None, only_quick: bool = False) -> str | None:
        """Do the next job; it takes as long as it said, or so many seconds."""
        place = self.queue.take(only_quick)
        if place is None:
            return None
        took = place.ticket.seconds if seconds is None else seconds
        self.now += took
        self.queue.end(place.ticket, took)
        return place.item


def test_an_owner_of_many_tables_has_one_share() -> None:
    bench = Bench()
    for table in range(10):
        bench.put("many", f"many {table}")
    bench.put("one")
    done = []
    for _ in range(40):
        name = bench.work()
        assert name is not None
        done.append(name.partition(" ")[0])
        bench.put(done[-1], name)
    assert done.count("one") == 20


def test_the_tables_of_an_owner_take_turns() -> None:
    bench = Bench()
    for table in "abc":
        bench.put("many", table)
    done = []
    for _ in range(6):
        name = bench.work()
        assert name is not None
        done.append(name)
        bench.put("many", name)
    assert done == ["a", "b", "c", "a", "b", "c"]


def test_shares_are_of_time_not_of_jobs() -> None:
    bench = Bench()
    bench.put("long", seconds=5.0)
    bench.put("short", seconds=1.0)
    spent = {"long": 0.0, "short": 0.0}
    while bench.now < 100:
        name = bench.work()
        assert name is not None
        spent[name] += 5.0 if name == "long" else 1.0
        bench.put(name, seconds=5.0 if name == "long" else 1.0)
    assert abs(spent["long"] - spent["short"]) <= 5.0


def test_what_a_job_really_took_is_charged() -> None:
    bench = Bench()
    bench.put("liar", "lie", seconds=0.1)
    bench.put("liar", "lie again", seconds=0.1)
    bench.put("honest", "first", seconds=5.0)
    bench.put("honest", "second", seconds=5.0)
    assert [bench.work(20.0), bench.work(), bench.work(), bench.work()] == ["lie", "first", "second", "lie again"]


def test_whoever_comes_is_served_before_later_jobs_of_who_was_there() -> None:
    bench = Bench()
    for _ in range(50):
        bench.put("there")
        bench.work()
    for number in range(3):
        bench.put("there", f"there {number}")
    assert bench.work() == "there 0"
    bench.put("comer")
    assert [bench.work() for _ in range(3)] == ["comer", "there 1", "there 2"]


def test_a_pause_saves_nothing_up() -> None:
    bench = Bench()
    bench.put("pauses")
    bench.put("works")
    bench.work()
    bench.work()
    bench.put("works")
    for _ in range(100):
        bench.put("works")
        bench.work()
    done = []
    for _ in range(10):
        bench.put("pauses")
    for _ in range(10):
        bench.put("works")
        name = bench.work()
        done.append(name)
    assert done.count("works") >= 4


def test_jobs_that_somebody_waits_for_come_first_and_the_others_in_the_end() -> None:
    bench = Bench()
    bench.put("bots", "nobody waits", is_awaited=False)
    for _ in range(3):
        bench.put("person")
    assert bench.work() == "person"
    bench.now += AGED_SECONDS
    assert bench.work() == "nobody waits"


def test_a_worker_kept_for_quick_jobs_takes_no_other() -> None:
    bench = Bench()
    bench.put("slow")
    assert bench.work(only_quick=True) is None
    bench.put("quick", seconds=0.0)
    assert bench.work(only_quick=True) == "quick"
    assert bench.work() == "slow"


def test_quick_jobs_do_not_make_up_for_long_ones() -> None:
    """Who has used the long way around much stays behind those who wait, whatever else they have done quickly."""
    bench = Bench()
    bench.put("much", "a")
    bench.put("little", "c")
    assert bench.work(100.0) == "a"
    bench.put("much", "b")
    bench.put("little", "d")
    for _ in range(5):
        bench.put("much", "quick", seconds=0.0)
        assert bench.work(only_quick=True) == "quick"
    bench.put("little", "e")
    assert [bench.work() for _ in range(4)] == ["c", "d", "e", "b"]


def test_a_full_queue_takes_from_who_has_most_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_WAITING", 10)
    monkeypatch.setattr(fair_queue, "MOST_OF_OWNER", 8)
    bench = Bench()
    for number in range(8):
        bench.put("greedy", f"greedy {number}")
    with pytest.raises(QueueFull):
        bench.put("greedy", "one too many")
    for number in range(5):
        bench.put("modest", f"modest {number}")
    assert bench.refused == ["greedy 7", "greedy 6", "greedy 5"]
    with pytest.raises(QueueFull):
        bench.put("modest", "no longer the shorter line")
    assert len(bench.queue) == 10


def test_who_gives_up_leaves_no_trace() -> None:
    bench = Bench()
    place = bench.queue.put(Ticket("gone"), "gone")
    bench.queue.remove(place)
    assert bench.work() is None
    assert not bench.queue.accounts


def test_accounts_are_forgotten_when_they_do_not_matter_any_more() -> None:
    bench = Bench()
    bench.put("stays")
    for number in range(200):
        bench.put(f"visitor {number}", seconds=1.0)
        bench.put("stays")
        bench.work()
        bench.work()
    assert len(bench.queue.accounts) < 200
    while bench.work() is not None:
        pass
    assert not bench.queue.accounts


def test_under_load_time_is_shared_as_the_workers_are() -> None:
    bench = Bench()
    ticket = Ticket("alone", True, 5.0)
    assert bench.queue.share(ticket, 1) == 1
    bench.queue.begin(ticket)
    assert bench.queue.share(ticket, 1) == 1
    bench.put("alone")
    assert bench.queue.share(ticket, 1) == 1 / 2
    bench.put("other")
    assert bench.queue.share(ticket, 1) == 1 / 4
    assert bench.queue.share(Ticket("other", True, 5.0), 1) == 1 / 2
    assert bench.queue.share(Ticket("other", True, 5.0), 2) == 1
    bench.put("quick", seconds=0.0)
    bench.put("bots", is_awaited=False)
    assert bench.queue.share(Ticket("other", True, 5.0), 1) == 1 / 2
