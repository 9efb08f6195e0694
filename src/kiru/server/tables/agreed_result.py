"""How a game stands that everybody agreed to end."""

from kiru.protocol.frames_out import AskFrame, encode
from kiru.server.tables.presenter import Presenter


def agreed_result(presenter: Presenter, language: str) -> bytes:
    """Nobody is asked any more: the places as the game stood when everybody agreed to end it."""
    state, texts = presenter.match.state, presenter.texts(language)
    first, *rest = presenter.kit.result(state, presenter.names, texts)
    result = [texts("result-agreed", result=first), *rest]
    places, seq = list(state.ranking()), len(presenter.match.steps)
    return encode(AskFrame(seq, None, "over", "", [], False, result, places))
