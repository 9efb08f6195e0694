"""Kiru: a table for the three board games about the hanging gardens of Babylon."""

import os

from kiru.version import VERSION

__version__ = VERSION

if os.environ.get("KIRU_INTERPRETED"):
    from kiru import interpreted

    interpreted.install()
