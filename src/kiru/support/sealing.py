"""The seal of a backup: the SHA-256 of everything before it, as a gzip member of its own, so that gunzip reads on."""

import hashlib
import os
import struct
import zlib
from typing import BinaryIO

HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
READ = 1 << 20


def seal_of(digest: bytes) -> bytes:
    """The member is written by hand, byte by byte the same wherever it is made: one stored block."""
    text = b"sha256 " + digest.hex().encode() + b"\n"
    block = b"\x01" + struct.pack("<HH", len(text), len(text) ^ 0xFFFF) + text
    return HEADER + block + struct.pack("<II", zlib.crc32(text), len(text))


LENGTH = len(seal_of(bytes(32)))


def digest_of(source: BinaryIO, length: int | None = None) -> bytes:
    """The digest of so many bytes, or of all that follow."""
    left = length if length is not None else os.fstat(source.fileno()).st_size - source.tell()
    digest = hashlib.sha256()
    while left > 0 and (data := source.read(min(READ, left))):
        digest.update(data)
        left -= len(data)
    return digest.digest()


def is_sealed(source: BinaryIO) -> bool:
    """Whether a file ends in the seal of everything before it."""
    length = os.fstat(source.fileno()).st_size - LENGTH
    return length > 0 and seal_of(digest_of(source, length)) == source.read()
