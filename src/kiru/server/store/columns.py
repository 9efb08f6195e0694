"""Columns from the fields of rows: a field is the column of its name, and its type says what the store keeps.

`Annotated[int, BigInteger()]` names a type of the database, `KEY` makes a primary key, `| None` a column that may be
empty. Words of an enum have a column that takes no others. What has parts of its own is kept as JSON, where the row
is one that is translated (`models.row_of`).
"""

from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Integer, SmallInteger, String, Table, Text
from sqlalchemy.types import TypeEngine

from kiru.server.store.enums import EnumColumn

KEY: Final = "key"
TableId = Annotated[str, String(10)]
SeatNumber = Annotated[int, SmallInteger()]
Moment = Annotated[int, BigInteger()]
"""Milliseconds."""
PLAIN: dict[type, type[TypeEngine[Any]]] = {str: Text, int: Integer, bool: Boolean}


def columns_of(row: type[msgspec.Struct], with_json: bool = False) -> list[Column[Any]]:
    """The columns that the fields of a row are; rows of another table that it holds are not among them."""
    if not with_json and json_fields(row):
        raise TypeError(f"{row.__name__} is written as it is: {', '.join(json_fields(row))} cannot be JSON.")
    hints = get_type_hints(row, include_extras=True)
    return [column_of(name, hints[name]) for name in row.__struct_fields__ if get_origin(hints[name]) is not tuple]


def column_of(name: str, hint: Any) -> Column[Any]:
    kind, said = parts_of(hint)
    own = next((one for one in said if isinstance(one, TypeEngine)), None)
    is_optional = NoneType in get_args(hint) and not is_json(kind)
    return Column(name, own or type_of(kind), primary_key=KEY in said, nullable=is_optional)


def parts_of(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """What a field holds if it is not empty, and what is said of its column."""
    if get_origin(hint) in (Union, UnionType):
        hint = next(one for one in get_args(hint) if one is not NoneType)
    return (get_args(hint)[0], hint.__metadata__) if get_origin(hint) is Annotated else (hint, ())


def type_of(kind: Any) -> TypeEngine[Any]:
    if is_json(kind):
        return Text()
    return EnumColumn(kind) if issubclass(kind, StrEnum) else PLAIN[kind]()


def is_json(kind: Any) -> bool:
    return get_origin(kind) is dict or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def json_fields(row: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a row that are kept as JSON, each with its type."""
    hints = get_type_hints(row, include_extras=True)
    return {name: hint for name, hint in hints.items() if is_json(parts_of(hint)[0])}


def named(table: Table, kind: type[msgspec.Struct]) -> list[Column[Any]]:
    """The columns of a table that the fields of a struct name."""
    return [table.c[name] for name in kind.__struct_fields__]
