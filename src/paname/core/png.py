"""Pictures as PNG files, from their bytes of red, green and blue."""

import struct
import zlib


def png(width: int, height: int, pixels: bytes) -> bytes:
    """The file of a picture; its rows lie one after the other, three bytes a pixel."""
    row = 3 * width
    lines = b"".join(b"\0" + pixels[row * line : row * (line + 1)] for line in range(height))
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(lines)) + part(b"IEND", b"")


def part(kind: bytes, data: bytes) -> bytes:
    """A part of the file with its length and its checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
