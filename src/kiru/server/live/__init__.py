"""The websocket of a table: uvicorn's protocol, the endpoint, one session a connection."""
