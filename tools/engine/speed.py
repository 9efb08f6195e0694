"""Measures the engine in Chromium against the interpreted one here: `.venv/bin/python tools/engine/speed.py`.

It needs `make web` and a Chromium (`CHROME` names one); docs/offline.md has what it printed.
"""

import json
import os
import shutil
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "kiru" / "web_dist"
GAMES = ("hanging_gardens", "amyitis", "babylon")
LEVELS = ("gardener", "architect")
HERE = """
import json, sys
from kiru.offline.calls import call
print(json.dumps(call("speed", json.loads(sys.argv[1]))))
"""
START = """
async ([worker, folder]) => {
  const began = performance.now();
  globalThis.engine = new Worker(worker, { type: "module" });
  engine.postMessage({ t: "start", folder });
  await new Promise((done) => (engine.onmessage = ({ data }) => data.t === "ready" && done()));
  return (performance.now() - began) / 1000;
}
"""
CALL = """
(args) => new Promise((done) => {
  engine.onmessage = ({ data }) => data.t === "answer" && done(JSON.parse(data.body).result);
  engine.postMessage({ t: "call", id: 1, name: "speed", args });
})
"""


class Files(SimpleHTTPRequestHandler):
    """The client's files, without a word to the log."""

    def log_message(self, *_: object) -> None:
        pass


def start(page: Page, address: str) -> float:
    """Seconds until the engine answers."""
    worker = next(file.name for file in (CLIENT / "engine").glob("worker-*.js"))
    page.goto(f"{address}/favicon.svg")
    seconds: float = page.evaluate(START, [f"/engine/{worker}", f"{address}/engine/"])
    return seconds


def interpreted(wanted: dict[str, str]) -> dict[str, Any]:
    env = os.environ | {"KIRU_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", HERE, json.dumps(wanted)], env=env, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)["result"]
    return found


def line(where: str, game: str, level: str, found: dict[str, Any]) -> str:
    rate, middle, worst = found["iterations_per_second"], found["median"], found["worst"]
    return f"{where:12} {game:16} {level:10} {rate:7.0f} iterations/s, median {middle:.3f} s, worst {worst:.3f} s"


def measure(page: Page, address: str) -> None:
    print(f"first start {start(page, address):.1f} s")
    for _ in range(3):
        page.wait_for_timeout(3000)
        print(f"later start {start(page, address):.2f} s")
    for game in GAMES:
        for level in LEVELS:
            wanted = {"game": game, "level": level}
            print(line("browser", game, level, page.evaluate(CALL, wanted)), flush=True)
            print(line("interpreted", game, level, interpreted(wanted)), flush=True)


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(CLIENT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chrome = os.environ.get("CHROME") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=["--no-sandbox"])
        measure(browser.new_page(), f"http://127.0.0.1:{server.server_port}")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
