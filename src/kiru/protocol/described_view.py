"""A view in an answer over HTTP, as the OpenAPI document describes it; apart from the types, which need no server."""

from typing import Annotated, Any, get_args

import msgspec
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

from kiru.protocol.views import View


class DescribedByMsgspec:
    """A union of types in an answer over HTTP: sent as it is, and described in the OpenAPI document by these types.

    The types of views are those of the standard library, so that the games need no other one; pydantic reads these only
    from Python 3.12 on, msgspec always.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema(metadata={"source": source})

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        found, parts = msgspec.json.schema_components(get_args(schema["metadata"]["source"]))
        return {"anyOf": [in_place(one, parts) for one in found]}


def in_place(schema: Any, parts: dict[str, Any]) -> Any:
    """A schema that says itself what it would refer to; no type of a view holds itself."""
    if isinstance(schema, list):
        return [in_place(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return in_place(parts[schema["$ref"].rpartition("/")[2]], parts)
    return {key: in_place(value, parts) for key, value in schema.items()}


DescribedView = Annotated[View, DescribedByMsgspec()]
"""A view in an answer to an HTTP request."""
