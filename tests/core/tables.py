"""Matches to test with, dealt from a seed: The Hanging Gardens, unless another kit is named."""

from kiru.core import record
from kiru.core.dealer import Dealer, SeededDealer
from kiru.core.errors import KiruError
from kiru.core.match import Match
from kiru.core.record import Record, Seat
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import LANGUAGES

KIT = open_kit("hanging_gardens")
TEXTS = [KIT.texts(language) for language in LANGUAGES]


def new_match(seed: str = "7", players: int = 2, dealer: Dealer | None = None, kit: Kit = KIT, **options: str) -> Match:
    """A match that has not started."""
    return Match(kit.game, kit.notation, players, options, dealer or SeededDealer(seed, kit.game.sources))


def played(seed: str = "7", players: int = 2, steps: int = 10_000, kit: Kit = KIT, **options: str) -> Match:
    """A match with random choices, stopped at the first question after so many steps."""
    match = new_match(seed, players, kit=kit, **options)
    match.start()
    rng = seeded(seed, "choices")
    while len(match.steps) < steps and not match.state.is_over:
        legal = match.legal()
        match.play(match.state.seat, legal[rng.below(len(legal))])
    return match


def record_of(match: Match) -> Record:
    names = ["Ada Lovelace", "Zażółć", "C", "D", "E"][: match.players]
    return record.of_match(match, KIT.box, [Seat("person", name) for name in names])


def text_of(match: Match) -> str:
    return record.write(record_of(match))


def replay(text: str, *, check_deal: bool = False) -> Match:
    return record.replay(record.read(text), KIT.game, KIT.notation, KIT.box, check_deal=check_deal)


def worded(error: KiruError) -> KiruError:
    """The error, which has a sentence in every language."""
    for texts in TEXTS:
        line = texts.error(error)
        assert line.strip(), error
        assert "\n" not in line, error
    return error
