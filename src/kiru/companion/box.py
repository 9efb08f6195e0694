"""Your own box: what an owner of a printed game enters of it, checked as `kiru box check` does, and as a file."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kiru.companion.box_fields import (
    NOTHING,
    Entry,
    Field,
    Form,
    Part,
    Words,
    entry_of,
    found,
    is_complete,
    is_full,
    table_of,
)
from kiru.companion.box_forms import forms_of
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.support import toml_box, toml_text
from kiru.support.toml_box import BoxText, Table
from kiru.text import Texts

Mistake = tuple[KiruError, Part | None]
"""What the check says, and the part that it is about."""
Entries = Mapping[str, Entry]
"""What has been entered, by table."""
LONGEST = 40_000
"""Characters of a box file, as many as a table takes (`protocol/requests.py`); the largest standard one has 15,000."""
HEAD = ("box", "game", "extends")


def form(game: str, texts: Texts) -> dict[str, Any]:
    """The tables that the owner of a printed game is asked for, with what the standard box has there."""
    shipped = standard(game)
    return {"game": game, "tables": [told_form(one, shipped[one.name], texts) for one in forms_of(game)]}


def standard(game: str) -> Table:
    """The standard box of a game, as a table of its tables."""
    return toml_box.shipped(import_module(f"kiru.games.{game}.box").STANDARD)


def told_form(one: Form, shipped: Table, texts: Texts) -> dict[str, Any]:
    usual = entry_of(one, shipped)
    return {
        "name": one.name,
        "like": one.like,
        "title": texts(f"box-table-{one.name}"),
        "help": texts(f"box-help-{one.like}"),
        "certainty": str(shipped["certainty"]),
        "parts": [
            {
                "key": part.key,
                "title": said(part.title, texts),
                "fields": [told_field(field, usual, texts) for field in part.fields if field.is_asked],
            }
            for part in one.parts
            if any(field.is_asked for field in part.fields)
        ],
    }


def told_field(field: Field, usual: Entry, texts: Texts) -> dict[str, Any]:
    body: dict[str, Any] = {"path": field.path, "label": said(field.label, texts), "usual": usual[field.path]}
    if not field.words:
        return body | {"low": field.low, "high": field.high}
    choices = [{"value": word, "label": choice(field, word, texts)} for word in field.words]
    return body | {"choices": choices}


def choice(field: Field, word: str, texts: Texts) -> str:
    """A word to choose as it is called; a square is called as it is written."""
    if word == NOTHING:
        return texts("symbol-blank" if field.message == "symbol-" else "box-nothing")
    return texts(field.message + word) if field.message else word


def said(words: Words, texts: Texts) -> str:
    key, args = words
    return texts(key, **args)


def judge(game: str, name: str, entries: Entries, others: str, texts: Texts) -> dict[str, Any]:
    """Everything that is wrong with what was entered; the box as a file, if nothing is and there is something.

    Tables that are not complete stay out of the file: the standard ones take their place. `others` is TOML with the
    tables of a file that the page does not ask for.
    """
    head: Table = {"box": name, "game": game, "extends": "standard"}
    own: Table = {}
    errors: list[dict[str, str]] = []
    for one in forms_of(game):
        entry = entries.get(one.name, {})
        mistakes = list(mistakes_in(game, one, entry, own))
        errors += [told_mistake(one, mistake, part, texts) for mistake, part in mistakes]
        if not mistakes and is_complete(one, entry):
            own[one.name] = {"certainty": "certain", **table_of(one, entry)}
    body: dict[str, Any] = {"errors": errors, "done": list(own), "box": "", "text": ""}
    data = head | tables_of(others) | own
    if errors or len(data) == len(HEAD):
        return body
    try:
        text = toml_text.written(data)
        return body | {"text": text, "box": checked(game, text)}
    except KiruError as error:
        return body | {"errors": [{"table": "", "part": "", "field": "", "text": texts.error(error)}]}


def checked(game: str, text: str) -> str:
    """What records call the box; refused if it is not a good one."""
    return open_kit(game, BoxText(text)).box


def tables_of(text: str) -> Table:
    """The tables of a box file."""
    if len(text) > LONGEST:
        raise KiruError("error-too-large", limit=LONGEST)
    return {name: table for name, table in toml_box.parse(BoxText(text)).items() if name not in HEAD}


def mistakes_in(game: str, one: Form, entry: Entry, own: Table) -> list[Mistake]:
    """What the check says of a table, or, where that is not complete or not right, of each of its parts.

    A part is tried in the place of the standard one; what is said then of the others does not count.
    """
    whole = trial(game, one, entry, own) if is_complete(one, entry) else None
    if whole is None and is_complete(one, entry):
        return []
    usual = entry_of(one, standard(game)[one.name])
    wrong: list[Mistake] = []
    for part in one.parts:
        if is_full(part, entry):
            tried = {**usual, **{field.path: entry[field.path] for field in part.fields if field.path in entry}}
            mistake = trial(game, one, tried, own)
            if mistake and mistake.key != "error-box-twice" and part_of(one, mistake, tried) is part:
                wrong.append((mistake, part))
    return wrong or ([(whole, part_of(one, whole, entry))] if whole is not None else [])


def trial(game: str, one: Form, entry: Entry, own: Table) -> KiruError | None:
    """What the check says of a box with this table and those that are known to be good."""
    data = {"box": "trial", "game": game, "extends": "standard", **own, one.name: table_of(one, entry)}
    try:
        import_module(f"kiru.games.{game}.box").load(BoxText(toml_text.written(data)))
    except KiruError as error:
        return error
    return None


def about(mistake: KiruError) -> set[str]:
    """The words by which a mistake tells where it is."""
    args = mistake.args_by_name
    return {*str(args.get("table", "")).split(".")[1:], str(args.get("entry", ""))}


def part_of(one: Form, mistake: KiruError, entry: Entry) -> Part | None:
    """The part that a mistake is about; the last one that fits, as of two equal names the second is too many."""
    table, words = table_of(one, entry), about(mistake)
    return next((part for part in reversed(one.parts) if name_of(part, table) in words), None)


def name_of(part: Part, table: Table) -> str:
    """How the check calls a part: by the key that it has in the table, if there is one."""
    key = next((field.path for field in part.fields if field.path.endswith(".key")), None)
    return str(found(table, key.split("."))) if key else part.key


def told_mistake(one: Form, mistake: KiruError, part: Part | None, texts: Texts) -> dict[str, str]:
    """A mistake in one sentence, with the part and the field that it belongs to."""
    fields = [field.path for field in part.fields if field.is_asked] if part is not None else []
    words = about(mistake)
    # A path is the list, the place in it, and the steps to a value.
    field = next((path for path in fields if words & set(path.split(".")[2:])), "")
    where = {"table": one.name, "part": part.key if part is not None else "", "field": field}
    return where | {"text": sentence(one, mistake, part, texts)}


def sentence(one: Form, mistake: KiruError, part: Part | None, texts: Texts) -> str:
    """Our own words for what happens often; else those of `kiru box check`."""
    kind = mistake.key.removeprefix("error-box-")
    if mistake.args_by_name.get("expected") == "≤ ≤":
        kind = "rising"
    key = f"box-mistake-{one.like}-{kind}"
    if not texts.has(key):
        return texts.error(mistake)
    title = said(part.title, texts) if part is not None else texts(f"box-table-{one.name}")
    args = {name: value for name, value in mistake.args_by_name.items() if not isinstance(value, KiruError)}
    return texts(key, part=title, **args)


def opened(text: str) -> dict[str, Any]:
    """A box file as what has been entered of it; refused if `kiru box check` would."""
    if len(text) > LONGEST:
        raise KiruError("error-too-large", limit=LONGEST)
    data = toml_box.parse(BoxText(text))
    game = str(data.get("game", ""))
    if game not in NAMES:
        raise KiruError("error-game", found=game[:40], expected=", ".join(NAMES))
    box = checked(game, text)
    entries, others = {}, {name: table for name, table in data.items() if name not in HEAD}
    for one in forms_of(game):
        if one.name in others:
            entry = entry_of(one, others[one.name])
            if toml_box.without_certainty(others[one.name]) == table_of(one, entry):
                entries[one.name] = entry
                del others[one.name]
    rest = toml_text.written(others) if others else ""
    return {"game": game, "name": str(data["box"]), "box": box, "entries": entries, "others": rest}
