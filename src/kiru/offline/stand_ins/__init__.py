"""What stands in, inside a browser, for libraries that are compiled for real machines."""

import sys
from types import ModuleType

from kiru.offline.stand_ins import messages, native, vectors


def install() -> None:
    """Let imports find them; to be called before anything else of Kiru is imported."""
    package = ModuleType("librt")
    package.__path__ = []
    sys.modules["librt"] = package
    sys.modules["librt.vecs"] = vectors
    sys.modules["mypy_extensions"] = native
    sys.modules["msgspec"] = messages
