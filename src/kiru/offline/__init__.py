"""Tables without a server: the same engine in a browser's worker, behind the same frames and requests.

What runs there is packed by `tools/engine_archive.py`; docs/offline.md tells how it is loaded.
"""
