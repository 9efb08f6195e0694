"""The table server: tables, seats, store, bus, websocket."""
