"""How a game ended, in sentences: who has won, what broke a tie, everybody's place."""

from collections.abc import Sequence

from kiru.games.kit import Names
from kiru.text import Texts


def standings(
    points: Sequence[int], places: Sequence[int], names: Names, texts: Texts, rest: Sequence[int] = ()
) -> list[str]:
    """The first sentence names the winners; `rest` is what decides between equal points, where a game looks at it."""
    seats = sorted(range(len(points)), key=lambda seat: places[seat])
    return [
        headline(points, places, names, texts),
        *(place(seat, points, places, names[seat], texts, rest) for seat in seats),
    ]


def headline(points: Sequence[int], places: Sequence[int], names: Names, texts: Texts) -> str:
    """A victory, a victory by the tie-break, or a shared one."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    level = [names[seat] for seat, count in enumerate(points) if count == points[winners[0]] and seat not in winners]
    if len(winners) > 1:
        return texts("result-shared", names=texts.join([names[seat] for seat in winners]), points=points[winners[0]])
    if level:
        name = names[winners[0]]
        return texts("result-winner-tie", name=name, points=points[winners[0]], others=texts.join(level))
    return texts("result-winner", name=names[winners[0]], points=points[winners[0]])


def place(seat: int, points: Sequence[int], places: Sequence[int], name: str, texts: Texts, rest: Sequence[int]) -> str:
    """A seat's place, with what decided about it if others have as many points."""
    if places.count(places[seat]) > 1:
        key = "result-place-shared"
    elif points.count(points[seat]) > 1:
        key = "result-place-tie"
    else:
        key = "result-place"
    more = {"rest": rest[seat]} if rest else {}
    return texts(key, place=places[seat], name=name, points=points[seat], **more)
