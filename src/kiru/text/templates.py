"""Messages taken apart once, so that most of them are put together without walking through Fluent's grammar."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fluent.syntax.ast import NumberLiteral, Pattern, Placeable, SelectExpression, TextElement, VariableReference

MOST_PLAIN = 1000
"""From here on numbers are written differently in different languages."""

Args = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Name:
    """The place of something that is filled in."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several wordings, by a number or a word that is filled in."""

    name: str
    wordings: list[tuple[str | float, "Template"]]
    default: "Template"


Template = list[str | Name | Choice]


def template_of(pattern: object) -> Template | None:
    """The words, names and choices of a message; None if there is anything else in it."""
    found: Template = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        part = part_of(element)
        if part is None:
            return None
        found.append(part)
    return found


def part_of(element: object) -> str | Name | Choice | None:
    if isinstance(element, TextElement):
        return str(element.value)
    inside = element.expression if isinstance(element, Placeable) else None
    if isinstance(inside, VariableReference):
        return Name(inside.id.name)
    return choice_of(inside) if isinstance(inside, SelectExpression) else None


def choice_of(choice: SelectExpression) -> Choice | None:
    if not isinstance(choice.selector, VariableReference):
        return None
    wordings, default = [], None
    for variant in choice.variants:
        wording, key = template_of(variant.value), variant.key
        if wording is None:
            return None
        wordings.append((float(key.value) if isinstance(key, NumberLiteral) else key.name, wording))
        default = wording if variant.default else default
    return Choice(choice.selector.id.name, wordings, default) if default is not None else None


def filled(template: Template, args: Args, plural: Callable[[int], str]) -> str | None:
    """The message; None for what Fluent writes in another way than we do."""
    words: list[str] = []
    for part in template:
        word: str | None = part if isinstance(part, str) else None
        if isinstance(part, Name):
            word = plain(args.get(part.name))
        elif isinstance(part, Choice) and part.name in args:
            word = filled(chosen(part, args[part.name], plural), args, plural)
        if word is None:
            return None
        words.append(word)
    return "".join(words)


def plain(value: str | int | None) -> str | None:
    if type(value) is int and 0 <= value < MOST_PLAIN:
        return str(value)
    return value if type(value) is str else None


def chosen(choice: Choice, value: str | int, plural: Callable[[int], str]) -> Template:
    """The first wording for a number or its plural form, or for a word."""
    form = plural(value) if isinstance(value, int) else value
    for key, wording in choice.wordings:
        if key in (value, form):
            return wording
    return choice.default
