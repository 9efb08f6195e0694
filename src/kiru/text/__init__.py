"""Words in every language: Fluent messages, common ones here and each game's beside it, in a folder a language."""

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache, reduce
from pathlib import Path
from typing import Any

from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from kiru.core.errors import IllegalAction, KiruError
from kiru.text.registry import LANGUAGES, SOURCE, known
from kiru.text.templates import Template, filled, template_of

__all__ = ["LANGUAGES", "Texts", "known", "language"]
MOST_KEPT = 20_000
MOST_PLURALS = 2000
FOLDER = Path(__file__).parent
LONGEST = 300


@cache
def resource(file: Path) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))


def keys_of(read: Resource) -> Iterator[str]:
    """Every text of a file: `message` and `message.attribute`."""
    for entry in read.body:
        if isinstance(entry, Message):
            if entry.value is not None:
                yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


class Texts:
    """The messages of one language: `texts("prompt-taking", name="Ada")`; `texts("rule-H13.title")`: an attribute."""

    def __init__(self, language: str, folders: Sequence[Path] = ()) -> None:
        self.language = language
        self.folders = tuple(folders)
        spoken = LANGUAGES[language]
        self.bundle = FluentBundle([spoken.locale], use_isolating=False)
        self._templates: dict[str, Template | None] = {}
        """Messages taken apart; None where it takes more than a template."""
        self._kept: dict[tuple[object, ...], str] = {}
        """Of the others those lately put together: the same names and numbers come again and again."""
        self._plural = lru_cache(MOST_PLURALS)(to_python(Locale.parse(spoken.locale, sep="-").plural_form))
        """The plural category of a number: one, few, many, other."""
        self._own = self._add(language)
        """What is said in this language itself."""
        if not spoken.complete:
            self._add(SOURCE)  # what a translated message refers to may not be translated yet

    def _add(self, language: str) -> set[str]:
        """Read the files of a language; what is known already stays. The keys of what they say."""
        files = [file for folder in (FOLDER, *self.folders) for file in sorted((folder / language).glob("*.ftl"))]
        for file in files:
            self.bundle.add_resource(resource(file), allow_overrides=False)
        return {key for file in files for key in keys_of(resource(file))}

    @cached_property
    def _source(self) -> "Texts | None":
        """English, for what this language does not say."""
        return None if self.language == SOURCE else Texts(SOURCE, self.folders)

    def __call__(self, key: str, /, **args: str | int) -> str:
        if key not in self._own and self._source is not None and self._source.has(key):
            return self._source(key, **args)
        if key not in self._templates:
            self._templates[key] = template_of(self._message(key), self._pattern)
        template = self._templates[key]
        text = None if template is None else filled(template, args, self._plural)
        return self._format(key, args) if text is None else text

    def _format(self, key: str, args: dict[str, str | int]) -> str:
        """What it takes Fluent's grammar to put together."""
        asked = (key, *args.items())
        kept = self._kept.get(asked)
        if kept is not None:
            return kept
        text, errors = self.bundle.format_pattern(self._message(key), args)
        if errors:
            raise errors[0]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[asked] = str(text)
        return str(text)

    def _message(self, key: str) -> Any:
        """The pattern of a key, which may name an attribute."""
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        return pattern

    def _pattern(self, name: str) -> object:
        return self.bundle.get_message(name).value if self.bundle.has_message(name) else None

    def has(self, key: str) -> bool:
        return key in self._own or (self._source is not None and self._source.has(key))

    def join(self, parts: Sequence[str]) -> str:
        """A plain list: parts with commas."""
        return ", ".join(parts)

    def join_groups(self, parts: Iterable[str]) -> str:
        """A list of parts that hold commas themselves."""
        given = list(parts)
        return reduce(lambda first, other: self("one-and-next", first=first, next=other), given) if given else ""

    def error(self, error: KiruError) -> str:
        """One clear line; a refusal gives the rule's sentence when its game's texts are loaded."""
        args = {n: self.error(v) if isinstance(v, KiruError) else plain(v) for n, v in error.args_by_name.items()}
        if isinstance(error, IllegalAction) and self.has(f"rule-{error.rule}"):
            return self("error-refused-rule", sentence=self(f"rule-{error.rule}"), **args)
        return self(error.key, **args)


def plain(value: str | int) -> str | int:
    """Something a user typed, fit for one line: printable and not too long."""
    if isinstance(value, int):
        return value if abs(value) < 10**18 else hex(value)[:40]
    cut = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return "".join(letter if letter.isprintable() else "�" for letter in cut)


def language(wanted: str | None = None) -> str:
    """The language to speak: the wanted one, KIRU_LANG, or the system's; English where Kiru does not know it."""
    if wanted is not None and wanted not in LANGUAGES:
        raise KiruError("error-language", found=wanted[:20], expected=", ".join(LANGUAGES))
    for choice in (wanted, *(os.environ.get(name) for name in ("KIRU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if choice:
            return known(choice) or SOURCE
    return SOURCE
