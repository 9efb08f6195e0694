"""Whole games in a moment: a page's own browser decides at random over the websocket, without a board to draw."""

from typing import Any

from playwright.sync_api import Page

PLAY = """
([table, seed]) => new Promise((done, fail) => {
  let state = seed * 2654435761 >>> 0;
  const random = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ws/" + table);
  let you = [], number = 0;
  setTimeout(() => fail(new Error("the game does not end")), 120000);
  socket.onopen = () => socket.send(JSON.stringify({t: "hello", tokens: [], view: false}));
  socket.onclose = event => fail(new Error("closed " + event.code));
  socket.onmessage = event => {
    const frame = JSON.parse(event.data);
    if (frame.t === "table") you = frame.you;
    if (frame.t === "no" && frame.error.key !== "error-stale") fail(new Error(frame.error.text));
    if (frame.t !== "ask") return;
    if (frame.phase === "over") { socket.onclose = null; socket.close(); done(frame.places); return; }
    if (!you.includes(frame.seat) || !frame.legal.length) return;
    const {action} = frame.legal[Math.floor(random() * frame.legal.length)];
    socket.send(JSON.stringify({t: "act", key: "q" + seed + "-" + number++, seq: frame.seq, seat: frame.seat, action}));
  };
})
"""


def play_quickly(page: Page, seed: int, game: str = "babylon", **given: Any) -> str:
    """A game against a bot that is over when this returns; its table."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "claim": [0]} | given)
    assert made.ok, made.text()
    table = str(made.json()["table"])
    finish(page, table, seed)
    return table


def finish(page: Page, table: str, seed: int = 1) -> None:
    """Decide at random for the page's own seats until the game is over."""
    page.evaluate(PLAY, [table, seed])
