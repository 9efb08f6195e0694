"""What every test can count on."""

import signal

import pytest


@pytest.fixture(scope="session", autouse=True)
def ctrl_c() -> None:
    """Started in the background, the tests ignore Ctrl-C; what they start to interrupt it must not."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run on the loop that the server runs on."""
    return "asyncio"
