"""What goes between server and clients, typed both ways, and nothing else: no function here knows a table.

Frames of the websocket are msgspec Structs: one kind each, checked as they are read, written without a detour. What
stands inside them, and what HTTP answers, are TypedDicts: plain dicts where they are made, and the one kind of type
that msgspec writes as it is, FastAPI puts into the OpenAPI document, and a type checker follows. What HTTP requests
bring are pydantic models, because FastAPI checks them and tells what is wrong.

What a table shows is typed beside the code that makes it (`games/<game>/words/typed_view.py`), so that the type checker
follows every key there.

`web/src/net/protocol.gen.ts` is made of all of them by `tools/protocol.py`.
"""
