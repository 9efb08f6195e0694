"""Programs that attack from a process of their own."""

import subprocess
import sys

from tests.server.mailboxes import PATIENCE


def run_alone(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, as what is guarded once stays guarded."""
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, timeout=PATIENCE, capture_output=True, text=True)
