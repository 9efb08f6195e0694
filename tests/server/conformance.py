"""Whether what was sent is what the protocol promises, to the last field."""

import json
from functools import cache, reduce
from operator import or_
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import UnsetType
from msgspec.json import encode
from pydantic import TypeAdapter, ValidationError

from kiru.protocol import frames_out, meeting
from kiru.protocol.views import AmyitisView, BabylonView, GardensView

KINDS: tuple[type[frames_out.Sent], ...] = (*get_args(frames_out.FrameOut), *get_args(meeting.LobbyFrameOut))
VIEWS = {"amyitis": AmyitisView, "babylon": BabylonView, "hanging_gardens": GardensView}


def checked(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame from the server, if it is one of those that stand in the protocol."""
    faults = faults_of(frame)
    assert not faults, faults
    return frame


def faults_of(frame: dict[str, Any]) -> list[str]:
    """Why a frame is none of those that stand in the protocol; nothing if it is one."""
    found = [fault_of(kind, frame) for kind in KINDS if tag_of(kind) == frame["t"]]
    return [] if None in found else [f"{found or 'unknown'}: {json.dumps(frame)[:2000]}"]


def tag_of(kind: type[frames_out.Sent]) -> str:
    return str(kind.__struct_config__.tag)


def fault_of(kind: type[frames_out.Sent], frame: dict[str, Any]) -> str | None:
    """What a frame has too much or too little, or otherwise than its kind has it."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    missing = {name for name, field in fields.items() if field.required} - frame.keys()
    if missing or frame.keys() - fields.keys() - {"t"}:
        return f"{kind.__name__}: {missing or frame.keys() - fields.keys()}"
    for name in frame.keys() - {"t"}:
        value, field = frame[name], fields[name].name
        fault = fault_in_view(value) if name == "view" else fault_in(adapter_of(kind, field), value)
        if fault is not None:
            return f"{kind.__name__}.{name}: {fault}"
    return None


def fault_in_view(view: dict[str, Any]) -> str | None:
    """Why a view is not what its game's type says; a field that the type does not have counts."""
    try:
        found = msgspec.convert(view, VIEWS[view["game"]])
    except msgspec.ValidationError as error:
        return str(error)
    is_whole = encode(found, order="sorted") == encode(view, order="sorted")
    return None if is_whole else f"more than the type has: {json.dumps(view)[:1000]}"


@cache
def adapter_of(kind: type[frames_out.Sent], field: str) -> TypeAdapter[Any]:
    """What checks a field that is there, be it one that may be left out."""
    hint = get_type_hints(kind)[field]
    kept = [part for part in get_args(hint) if part is not UnsetType]
    return TypeAdapter(reduce(or_, kept) if UnsetType in get_args(hint) else hint)


def fault_in(adapter: TypeAdapter[Any], value: Any) -> str | None:
    """Why a value is not of a type; a field that the type does not have counts."""
    text = json.dumps(value)
    try:
        found = adapter.validate_json(text, strict=True)
    except ValidationError as error:
        return str(error)[:1000]
    is_whole = json.loads(adapter.dump_json(found)) == json.loads(text)
    return None if is_whole else f"more than the type has: {text[:1000]}"
