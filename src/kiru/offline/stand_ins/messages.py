"""`msgspec` in plain Python, as much of it as the frames between a table and its page need.

What comes in was written by our own page: kinds and names of fields are checked, sizes are not.
"""

import json as plain_json
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, get_args


class MsgspecError(Exception):
    """Something is not a frame."""


class UnsetType:
    """The type of what is left out."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()
NO_DEFAULT = object()


class Raw(bytes):
    """JSON that is written as it is."""


class Meta:
    """Bounds of a value; nothing checks them here."""

    def __init__(self, **_bounds: object) -> None:
        pass


class StructField:
    """A field with a default, or with another name in JSON."""

    def __init__(self, default: object = NO_DEFAULT, name: str | None = None) -> None:
        self.default = default
        self.name = name


field = StructField


@dataclass
class Info:
    """What is known of a class of structs."""

    json_names: dict[str, str]
    defaults: dict[str, object]
    tag_field: str
    tag: str


class Struct:
    """A class whose fields are its annotations; `tag` says in JSON which of several it is."""

    __struct_fields__: tuple[str, ...] = ()
    __struct_info__ = Info({}, {}, "", "")

    def __init_subclass__(cls, tag_field: str | None = None, tag: str | None = None, **_given: bool) -> None:
        own = list(cls.__annotations__) if "__annotations__" in cls.__dict__ or hasattr(cls, "__annotate__") else []
        own = [name for name in own if not name.startswith("_") and name not in cls.__struct_fields__]
        cls.__struct_fields__ = (*cls.__struct_fields__, *own)
        above = cls.__struct_info__
        info = Info(dict(above.json_names), dict(above.defaults), tag_field or above.tag_field, tag or "")
        cls.__struct_info__ = info
        for name in own:
            given = cls.__dict__.get(name, StructField())
            known = given if isinstance(given, StructField) else StructField(given)
            info.json_names[name] = known.name or name
            if known.default is not NO_DEFAULT:
                info.defaults[name] = known.default

    def __init__(self, *values: object, **named: object) -> None:
        given = dict(zip(self.__struct_fields__, values, strict=False)) | named
        for name in self.__struct_fields__:
            if name in given:
                setattr(self, name, given.pop(name))
            elif name in self.__struct_info__.defaults:
                default = self.__struct_info__.defaults[name]
                setattr(self, name, list(default) if isinstance(default, list) else default)
            else:
                raise TypeError(name)
        if given:
            raise TypeError(next(iter(given)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def written(value: object) -> bytes:
    """A value as JSON."""
    if isinstance(value, Raw):
        return value
    if not isinstance(value, Struct):
        return plain_json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    info = value.__struct_info__
    parts = [b'"%s":"%s"' % (info.tag_field.encode(), info.tag.encode())] if info.tag else []
    for name in value.__struct_fields__:
        part = getattr(value, name)
        if part is not UNSET:
            parts.append(b'"%s":%s' % (info.json_names[name].encode(), written(part)))
    return b"{" + b",".join(parts) + b"}"


class Encoder:
    """Writes JSON."""

    def encode(self, value: object) -> bytes:
        return written(value)


class Decoder:
    """Reads one of several kinds of structs by its tag."""

    def __init__(self, kinds: Any) -> None:
        found: list[type[Struct]] = list(get_args(kinds)) or [kinds]
        self.kinds = {kind.__struct_info__.tag: kind for kind in found}

    def decode(self, text: str | bytes) -> Struct:
        read = plain_json.loads(text)
        kind = self.kinds.get(read.pop("t", None)) if isinstance(read, dict) else None
        if kind is None:
            raise MsgspecError(text)
        fields = {json_name: name for name, json_name in kind.__struct_info__.json_names.items()}
        try:
            return kind(**{fields[name]: value for name, value in read.items()})
        except (KeyError, TypeError) as error:
            raise MsgspecError(str(error)) from error


def convert(value: dict[str, Any], kind: Any) -> dict[str, Any]:
    """A dictionary with no more keys than a typed one has."""
    known = kind.__required_keys__ | kind.__optional_keys__
    return {name: part for name, part in value.items() if name in known}


json = SimpleNamespace(Encoder=Encoder, Decoder=Decoder, encode=written, decode=plain_json.loads)
