"""Skip what the environment lacks, and say what would bring it."""

import pytest

pytest.importorskip("gymnasium", reason="needs the optional group “research”: pip install 'kiru[research]'")
pytest.importorskip("pettingzoo", reason="needs the optional group “research”: pip install 'kiru[research]'")
