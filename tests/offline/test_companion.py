"""The companion without a server: the same answers as a server gives, and one clear refusal for everything else."""

import pytest

from kiru.companion import score
from kiru.offline.engine import Engine
from tests.companion.final_gardens import KITS, final_gardens
from tests.offline.pages import answer


@pytest.mark.parametrize("game", list(KITS))
def test_a_pad_is_filled_and_scored(game: str) -> None:
    engine, path = Engine(), f"/api/companion/score/{game}"
    assert answer(engine, "GET", path) == (200, score.pieces(KITS[game]))
    state, entry = next(final_gardens(game, 2))
    body = {"table": list(entry.table), "players": [list(own) for own in entry.players]}
    status, found = answer(engine, "POST", f"{path}?lang=pl", body)
    assert (status, found["fault"], found["open"]) == (200, None, None)
    assert [pad["total"] for pad in found["pads"]] == [state.score(seat) for seat in range(state.players)]
    assert found["pads"][0]["lines"][0]["title"] == KITS[game].texts("pl")(
        f"line-{found['pads'][0]['lines'][0]['key']}"
    )


def test_what_is_no_tool_is_refused() -> None:
    engine = Engine()
    for path in (
        "/api/companion",
        "/api/companion/score",
        "/api/companion/score/chess",
        "/api/companion/oracle/babylon",
    ):
        assert answer(engine, "GET", path)[0] == 404, path
