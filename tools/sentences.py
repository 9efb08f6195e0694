"""Prints what people read of random games, for reading it through: `python tools/sentences.py [GAME] [--games 50]`.

Every sentence of the log, the table in sentences, the questions, answers, refusals and results of seeded random games
is gathered, and of every kind (the message it is made of, with the numbers and names that decide its form) a few are
printed, the languages below one another. `--samples 0` prints every sentence; `--lang pl` one language alone.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from tests.support.legal import listing

from kiru.core.game import CHANCE, State
from kiru.core.rng import Rng, seeded
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit
from kiru.text import LANGUAGES, Texts

PEOPLE = ("Ada", "Bel", "Cyr", "Dan", "Eve")
MOST_STEPS = 5000

Sentences = dict[str, list[tuple[str, str]]]
"""By language the same sentences in one order, each with the key of its message."""


class Spoken(Texts):
    """Texts that remember the message they said last: the outermost one of a sentence."""

    last = ""

    def __call__(self, key: str, /, **args: str | int) -> str:
        text = super().__call__(key, **args)
        self.last = key
        return text


def said(kit: Kit, state: State, action: int, texts: Spoken, rng: Rng) -> Iterator[str]:
    """Everything that is read when a seat is asked, and what is told of its answer."""
    for at, sentence in enumerate(kit.describe(state, PEOPLE, texts)):
        texts.last = f"describe {at}"
        yield sentence
    if state.seat != CHANCE:
        yield kit.prompt(state, PEOPLE, texts)
        yield kit.label(state, action, texts)
        refused = rng.below(kit.game.num_actions)
        if state.why_not(refused):
            yield kit.explain(state, refused, texts)
    yield kit.story(state, action, PEOPLE, texts)


def play(kit: Kit, players: int, seed: int, spoken: dict[str, Spoken]) -> Iterator[Sentences]:
    """One random game, a row of sentences a decision."""
    rng = seeded(f"sentences {seed}", "walk")
    state = kit.game.new(players, {option.name: option.default for option in kit.game.options})
    for _ in range(MOST_STEPS):
        if state.is_over:
            break
        listed = listing(state)
        action, draw = listed[rng.below(len(listed))], rng.below(1 << 30)
        yield {
            code: [(texts.last, one) for one in said(kit, state, action, texts, seeded(str(draw), "refused"))]
            for code, texts in spoken.items()
        }
        state.apply(action)
    yield {code: [("result", one) for one in kit.result(state, PEOPLE, texts)] for code, texts in spoken.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=NAMES)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--samples", type=int, default=3, help="of every kind; 0: all")
    wish = parser.parse_args()
    for game in [wish.game] if wish.game else NAMES:
        kit = open_kit(game)
        spoken = {code: Spoken(code, [kit.folder / "texts"]) for code in ([wish.lang] if wish.lang else LANGUAGES)}
        kinds: Counter[str] = Counter()
        seen: set[str] = set()
        low, high = kit.game.min_players, kit.game.max_players
        for seed in range(wish.games):
            for row in play(kit, low + seed % (high - low + 1), seed, spoken):
                for at, (kind, sentence) in enumerate(next(iter(row.values()))):
                    others = [f"  {code}  {lines[at][1]}" for code, lines in row.items()]
                    if not sentence or others[0] in seen:
                        continue
                    seen.add(others[0])
                    kinds[kind] += 1
                    if not wish.samples or kinds[kind] <= wish.samples:
                        print(f"{game}: {kind}", *others, sep="\n")


if __name__ == "__main__":
    main()
