"""What the pieces are called."""

from kiru.games.meadow.engine.components import Box
from kiru.text import Texts


def flower_name(box: Box, kind: int, texts: Texts) -> str:
    """A kind's name; an owner's box may have kinds that no text knows."""
    key = f"flower-{box.keys[kind]}"
    return texts(key) if texts.has(key) else box.keys[kind].replace("_", " ")


def counted(box: Box, counts: list[int], texts: Texts) -> str:
    """Flowers in a row of words: `2 × poppy, 1 × iris`."""
    found = [
        texts("flower-count", count=count, flower=flower_name(box, kind, texts))
        for kind, count in enumerate(counts)
        if count
    ]
    return texts.join(found) if found else texts("flower-none")
