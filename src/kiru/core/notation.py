"""Actions as words and back: one table per game and box."""

from kiru.core.errors import KiruError

LONGEST = 80
"""No action's word is longer; anything longer is refused unread."""


class Notation:
    """`words` holds the text of every action code; an empty text is a code without a meaning in this box."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.codes = {word: code for code, word in enumerate(words) if word}
        if len(self.codes) != sum(1 for word in words if word):
            raise ValueError("two actions share a word")

    def text(self, action: int) -> str:
        return self.words[action]

    def action(self, text: str) -> int:
        """The code of a typed word; upper case and extra spaces do not matter."""
        word = " ".join(text.lower().split()) if len(text) <= 10 * LONGEST else text
        code = self.codes.get(word)
        if code is None:
            raise KiruError("error-action-unknown", action=word[:LONGEST])
        return code

    def starting(self, text: str) -> list[str]:
        """The words that begin like `text`, for hints after a typing error."""
        start = text.lower().split(" ")[0]
        return [word for word in self.codes if word.split(" ")[0] == start]
