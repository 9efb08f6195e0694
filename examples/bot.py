"""A program at a table: it takes the seat of an invite link, or of a token, and plays at random.

python examples/bot.py 'http://127.0.0.1:8000/t/ab12cd34ef#invite=…'
KIRU_TOKEN=… python examples/bot.py http://127.0.0.1:8000/t/ab12cd34ef
"""

import asyncio
import json
import os
import random
import sys
import urllib.request
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def claim(server: str, table: str, invite: str) -> str:
    """Sit down; the token is ours from here on."""
    body = json.dumps({"invite": invite, "name": "Example"}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/claim", body, {"content-type": "application/json"})
    return str(json.load(urllib.request.urlopen(request, timeout=30))["token"])


async def play(server: str, table: str, token: str) -> None:
    """Answer every question put to our seat until the game is over; a lost connection is made anew."""
    async for socket in connect(f"{server.replace('http', 'ws', 1)}/ws/{table}", max_size=None):
        try:
            await socket.send(json.dumps({"t": "hello", "tokens": [token], "view": False}))
            async for text in socket:
                frame = json.loads(text)
                if frame["t"] == "ask" and frame["phase"] == "over":
                    return print(*frame.get("result", []), sep="\n")
                if frame["t"] == "ask" and frame["legal"]:
                    action, key = random.choice(frame["legal"])["action"], f"{random.getrandbits(64):x}"
                    act = {"t": "act", "key": key, "seq": frame["seq"], "seat": frame["seat"], "action": action}
                    await socket.send(json.dumps(act))
        except ConnectionClosed:
            continue


link = urlsplit(sys.argv[1])
home, name = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]
secret = link.fragment.removeprefix("invite=")
asyncio.run(play(home, name, claim(home, name, secret) if secret else os.environ["KIRU_TOKEN"]))
