"""The score pad of a server's table, from the lines that it tells."""

from rich import box
from rich.table import Table

from kiru.games.kit import Kit, Names
from kiru.text import Texts

Lines = dict[str, int]


def score_pad(kit: Kit, scores: list[Lines], names: Names, texts: Texts) -> Table:
    """The pad of everybody: a row a line, a column a player."""
    pad = Table(title=texts("play-pad"), box=box.SIMPLE_HEAD)
    pad.add_column("")
    for name in names:
        pad.add_column(name, justify="right")
    for line in kit.game.score_lines:
        pad.add_row(texts(f"line-{line}"), *(str(points.get(line, 0)) for points in scores))
    pad.add_section()
    pad.add_row(texts("total"), *(str(sum(points.values())) for points in scores))
    return pad


def score_sentences(kit: Kit, scores: list[Lines], names: Names, texts: Texts) -> list[str]:
    """The pad as one sentence a player."""
    sentences = []
    for name, points in zip(names, scores, strict=False):
        parts = [f"{texts(f'line-{line}')} {points.get(line, 0)}" for line in kit.game.score_lines]
        total = texts("points", count=sum(points.values()))
        sentences.append(f"{name}: {texts.join(parts)}. {texts('total')}: {total}.")
    return sentences
