"""The tables as pictures in the terminal: one module a game, each drawing a view and knowing no rule."""

from importlib import import_module

from rich.console import RenderableType

from kiru.games.kit import Names, View
from kiru.text import Texts


def draw(game: str, view: View, names: Names, texts: Texts) -> RenderableType:
    """The picture of a game's table, laid out for the width it is printed at."""
    picture: RenderableType = import_module(f"kiru.boards.{game}").draw(view, names, texts)
    return picture
