"""Writes web/src/rulebook/views anew: tables out of recorded games, which the rules page draws its pictures from."""

import json
import sys
from pathlib import Path

from kiru.core import record as records
from kiru.games import open_kit

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "rulebook" / "views"
RECORDS = {
    "hanging_gardens": ("2-greedy", {"early": 0.62, "late": 1.0}),
    "amyitis": ("2-greedy", {"early": 0.3, "late": 0.8}),
    "babylon": ("2-greedy", {"early": 0.4, "late": 1.0}),
}
"""For each game a record, and after which share of its decisions a picture is taken."""


def views(game: str) -> dict[str, str]:
    """The views of a game by the names of their moments, as they are written down."""
    name, moments = RECORDS[game]
    kept = records.read((ROOT / "tests" / "games" / game / "records" / f"{name}.kiru").read_text("utf-8"))
    kit = open_kit(game)
    actions = [step.action for step in records.replay(kept, kit.game, kit.notation, kit.box).steps]
    made = {}
    for moment, share in moments.items():
        state = kit.game.new(kept.players, kept.options)
        for action in actions[: round(share * len(actions))]:
            state.apply(action)
        made[moment] = json.dumps(kit.view(state), ensure_ascii=False, separators=(",", ":")) + "\n"
    return made


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in RECORDS:
        for moment, text in views(game).items():
            (FOLDER / f"{game}-{moment}.json").write_text(text, encoding="utf-8")
            print(f"{game}-{moment}: {len(text)} characters", file=sys.stderr)


if __name__ == "__main__":
    main()
