"""A program at a table: it takes the seat of an invite link, or of a token, and plays at random.

python examples/bot.py 'http://127.0.0.1:8000/t/ab12cd34ef#invite=…'
KIRU_TOKEN=… python examples/bot.py http://127.0.0.1:8000/t/ab12cd34ef
"""

import asyncio
import json
import os
import random
import sys
from urllib import error, parse, request

from websockets import ConnectionClosed, InvalidHandshake, connect

REFUSALS = {4401: "This token is of no seat at the table.", 4404: "There is no such table."}


def claim(server: str, table: str, invite: str) -> str:
    """Sit down; the token is ours from here on."""
    body = json.dumps({"invite": invite, "name": "Example"}).encode()
    asked = request.Request(f"{server}/api/tables/{table}/claim", body, {"content-type": "application/json"})
    try:
        return str(json.load(request.urlopen(asked, timeout=30))["token"])
    except OSError as refusal:
        sys.exit(json.load(refusal)["error"]["text"] if isinstance(refusal, error.HTTPError) else str(refusal))


async def play(address: str, token: str, pause: float = 0.5) -> None:
    """Answer every question put to our seat until the game is over; a lost connection is made anew after a pause."""
    while True:
        try:
            async with connect(address, max_size=None) as socket:
                await socket.send(json.dumps({"t": "hello", "tokens": [token], "view": False}))
                async for text in socket:
                    frame, pause = json.loads(text), 0.5
                    if frame.get("you") == []:
                        sys.exit(REFUSALS[4401])
                    if frame["t"] == "ask" and frame["phase"] == "over":
                        return print(*frame.get("result", []), sep="\n")
                    if frame["t"] == "ask" and frame["legal"]:
                        act = {"t": "act", "key": f"{random.getrandbits(64):x}", "seat": frame["seat"]}
                        act |= {"seq": frame["seq"], "action": random.choice(frame["legal"])["action"]}
                        await socket.send(json.dumps(act))
        except (OSError, InvalidHandshake, ConnectionClosed) as lost:
            if isinstance(lost, ConnectionClosed) and lost.rcvd and (why := REFUSALS.get(lost.rcvd.code)):
                sys.exit(why)
        await asyncio.sleep(random.uniform(0.5, 1) * (pause := min(2 * pause, 30)))


link, token = parse.urlsplit(sys.argv[-1]), os.environ.get("KIRU_TOKEN", "")
(home, _, name), invite = sys.argv[-1].partition("#")[0].rpartition("/t/"), link.fragment[len("invite=") :]
if link.scheme not in ("http", "https") or not (invite or token):
    sys.exit("Give the link of a table: one with an invitation, or any with the seat's token in KIRU_TOKEN.")
asyncio.run(play(f"ws{home[4:]}/ws/{name}", claim(home, name, invite) if invite else token))
