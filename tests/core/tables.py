"""Matches to test with, dealt from a seed: The Hanging Gardens, unless another kit is named."""

from kiru.core import record
from kiru.core.dealer import Dealer, SeededDealer
from kiru.core.errors import KiruError
from kiru.core.record import Record, Seat
from kiru.core.referee import Referee
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import LANGUAGES
from tests.support.legal import play_at_random

KIT = open_kit("hanging_gardens")
TEXTS = [KIT.texts(language) for language in LANGUAGES]


def new_match(
    seed: str = "7", players: int = 2, dealer: Dealer | None = None, kit: Kit = KIT, **options: str
) -> Referee:
    """A match that has not started."""
    return Referee(kit.game, kit.notation, players, options, dealer or SeededDealer(seed, kit.game.sources))


def played(seed: str = "7", players: int = 2, steps: int = 10_000, kit: Kit = KIT, **options: str) -> Referee:
    """A match with random choices, stopped at the first question after so many steps."""
    match = new_match(seed, players, kit=kit, **options)
    match.start()
    play_at_random(match, seeded(seed, "choices"), steps)
    return match


def record_of(match: Referee) -> Record:
    names = ["Ada Lovelace", "Zażółć", "C", "D", "E"][: match.players]
    return record.of_match(match, KIT.box, [Seat("person", name) for name in names])


def text_of(match: Referee) -> str:
    return record.write(record_of(match))


def replay(text: str, *, check_deal: bool = False) -> Referee:
    return record.replay(record.read(text), KIT.game, KIT.notation, KIT.box, check_deal=check_deal)


def worded(error: KiruError) -> KiruError:
    """The error, which has a sentence in every language."""
    for texts in TEXTS:
        line = texts.error(error)
        assert line.strip(), error
        assert "\n" not in line, error
    return error
