"""What there is to see of a table, game by game: the types that `games/<game>/words/view.py` makes it of."""

from kiru.games.amyitis.words.typed_view import AmyitisView
from kiru.games.babylon.words.typed_view import BabylonView
from kiru.games.hanging_gardens.words.typed_view import GardensView

View = AmyitisView | BabylonView | GardensView
