"""Dealers: seeded, of the system, scripted, and by name."""

from collections import Counter

import pytest

from kiru.core.actions import Actions
from kiru.core.dealer import RngDealer, SeededDealer
from kiru.core.dealers import ScriptedDealer, SystemDealer, fresh_seed, named
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.core.record import SEED
from kiru.core.rng import seeded
from tests.core.tables import KIT, new_match, worded

DEALT = (
    "first 2, objective tool_bonuses, objective animals, objective red_flowers, objective crown_bonuses, irrigation "
    "borders, irrigation center, deal date_palm, deal visitor_flower_trios, deal empty_by_tool, deal monkey_ry, deal "
    "empty_by_irr, deal peacock_irr, deal empty_yy_gold, deal empty_y_crown_gold, deal cedar_tool, deal "
    "visitor_tool_bonuses, deal visitor_blue_flowers, deal empty_bry, turn e_lion, turn e_bry_crown, turn e_bry_irr"
)
"""What the seed “kiru” deals to two players."""


def test_a_seeded_dealer_repeats_itself() -> None:
    tables = [new_match("42", 4) for _ in range(2)]
    assert tables[0].start()[0].step == tables[1].start()[0].step
    assert tables[0].steps == tables[1].steps
    assert tables[0].state.key() == tables[1].state.key()


def test_a_seed_deals_this_table_for_ever() -> None:
    """If this fails, records of seeded games no longer check: the generator, the sources or the listing changed."""
    match = new_match("kiru", 2)
    match.start()
    assert [KIT.notation.text(step.action) for step in match.steps] == DEALT.split(", ")


def test_a_seeded_dealer_names_its_seed() -> None:
    assert SeededDealer("42", KIT.game.sources).describe() == "seeded 42"


def test_streams_start_only_when_they_are_needed() -> None:
    dealer = SeededDealer("1", KIT.game.sources)
    new_match(dealer=dealer, first="1").start()
    started = {source for source, stream in zip(dealer.sources, dealer.streams, strict=True) if stream is not None}
    assert started == {"objectives", "irrigation", "market", "stack2", "stack3", "stack4"}


def test_a_generator_deals_from_one_stream() -> None:
    dealer = RngDealer(seeded("1"))
    match = new_match(dealer=dealer)
    match.start()
    assert match.state.seat != CHANCE
    again = new_match(dealer=RngDealer(seeded("1")))
    again.start()
    assert match.steps == again.steps


def test_the_system_deals_what_is_listed() -> None:
    dealer = SystemDealer()
    assert dealer.describe() == "system"
    match = new_match(players=5, dealer=dealer)
    out = Actions()
    found = Counter(dealer.deal(match.state, out) for _ in range(500))
    assert set(found) == set(match.legal()), "each of five seats in 500 draws, but for one time in 10**47"
    match.start()
    assert len(match.legal()) > 1


def test_the_system_does_not_repeat_itself() -> None:
    tables = [new_match(dealer=SystemDealer()) for _ in range(3)]
    for table in tables:
        table.start()
    assert len({table.state.key() for table in tables}) == 3


def test_a_script_deals_its_row() -> None:
    whole = new_match("9")
    whole.start()
    script = [step.action for step in whole.steps]
    dealer = ScriptedDealer(script)
    assert dealer.describe() == "scripted"
    match = new_match(dealer=dealer)
    match.start()
    assert match.steps == whole.steps


def test_a_script_that_runs_out_says_so() -> None:
    whole = new_match("9")
    whole.start()
    match = new_match(dealer=ScriptedDealer(step.action for step in whole.steps[:5]))
    with pytest.raises(KiruError) as caught:
        match.start()
    assert worded(caught.value).key == "error-script-end"
    assert len(match.steps) == 5


def test_a_script_that_runs_out_is_followed_by_another_dealer() -> None:
    whole = new_match("9")
    whole.start()
    script = [step.action for step in whole.steps[:5]]
    match = new_match(dealer=ScriptedDealer(script, then=SeededDealer("10", KIT.game.sources)))
    match.start()
    assert [step.action for step in match.steps[:5]] == script
    assert len(match.legal()) > 1


def test_a_header_names_a_dealer() -> None:
    dealer = named("seeded 42", KIT.game)
    assert isinstance(dealer, SeededDealer)
    assert (dealer.seed, dealer.sources) == ("42", KIT.game.sources)
    assert named("system", KIT.game).describe() == "system"
    named("scripted", KIT.game)


@pytest.mark.parametrize("text", ["", "seeded", "seeded ", "magic", "magic 7", "Seeded 7", "x" * 10_000])
def test_an_unknown_dealer_is_an_error(text: str) -> None:
    with pytest.raises(KiruError) as caught:
        named(text, KIT.game)
    error = worded(caught.value)
    assert error.key == "error-dealer"
    assert len(str(error.args_by_name["dealer"])) <= 80


def test_fresh_seeds_are_new_and_fit_a_record() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) > 15
    assert all(SEED.fullmatch(f"seeded {seed}") for seed in seeds)
