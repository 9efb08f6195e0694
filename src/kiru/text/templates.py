"""Messages taken apart once, so that most of them are put together without walking through Fluent's grammar."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fluent.syntax.ast import (
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

MOST_PLAIN = 1000
"""From here on numbers are written differently in different languages."""

DEEPEST = 5
"""Messages inside one another that are taken apart."""

Args = Mapping[str, str | int]
Find = Callable[[str], object]
"""The pattern of another message, by its name."""


@dataclass(frozen=True)
class Placeholder:
    """The place of something that is filled in."""

    name: str


@dataclass(frozen=True)
class Variants:
    """One of several wordings, by a number or a word that is filled in."""

    name: str
    wordings: list[tuple[str | float, "Template"]]
    default: "Template"


Template = list[str | Placeholder | Variants]


def template_of(pattern: object, find: Find, depth: int = 0) -> Template | None:
    """The words, names and choices of a message and of those it refers to; None if there is anything else in it."""
    found: Template = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        parts = parts_of(element, find, depth)
        if parts is None:
            return None
        found += parts
    return found


def parts_of(element: object, find: Find, depth: int) -> Template | None:
    if isinstance(element, TextElement):
        return [str(element.value)]
    inside = element.expression if isinstance(element, Placeable) else None
    if isinstance(inside, VariableReference):
        return [Placeholder(inside.id.name)]
    if isinstance(inside, MessageReference) and inside.attribute is None and depth < DEEPEST:
        return template_of(find(inside.id.name), find, depth + 1)
    variants = variants_of(inside, find, depth) if isinstance(inside, SelectExpression) else None
    return None if variants is None else [variants]


def variants_of(select: SelectExpression, find: Find, depth: int) -> Variants | None:
    if not isinstance(select.selector, VariableReference):
        return None
    wordings, default = [], None
    for variant in select.variants:
        wording, key = template_of(variant.value, find, depth), variant.key
        if wording is None:
            return None
        wordings.append((number_of(key) if isinstance(key, NumberLiteral) else key.name, wording))
        default = wording if variant.default else default
    return Variants(select.selector.id.name, wordings, default) if default is not None else None


def number_of(literal: Any) -> float:
    """A number in a message: what it is typed as is not what Fluent's runtime makes of it."""
    return float(literal.value)


def filled(template: Template, args: Args, plural: Callable[[int], str]) -> str | None:
    """The message; None for what Fluent writes in another way than we do."""
    words: list[str] = []
    for part in template:
        word: str | None = part if isinstance(part, str) else None
        if isinstance(part, Placeholder):
            word = plain(args.get(part.name))
        elif isinstance(part, Variants) and part.name in args:
            word = filled(chosen(part, args[part.name], plural), args, plural)
        if word is None:
            return None
        words.append(word)
    return "".join(words)


def plain(value: str | int | None) -> str | None:
    if type(value) is int and 0 <= value < MOST_PLAIN:
        return str(value)
    return value if type(value) is str else None


def chosen(variants: Variants, value: str | int, plural: Callable[[int], str]) -> Template:
    """The first wording for a number or its plural form, or for a word."""
    form = plural(value) if isinstance(value, int) else value
    for key, wording in variants.wordings:
        if key in (value, form):
            return wording
    return variants.default
