"""What there is to see of a table, game by game, exactly as `games/*/words/view.py` makes it."""

from kiru.protocol.views.amyitis import AmyitisView
from kiru.protocol.views.babylon import BabylonView
from kiru.protocol.views.hanging_gardens import GardensView

View = AmyitisView | BabylonView | GardensView
