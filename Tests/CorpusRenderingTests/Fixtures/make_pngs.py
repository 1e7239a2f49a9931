#!/usr/bin/env python3
"""Makes small PNGs of every kind that a camera or a tool may write, into png/ beside this file.

Their grey pixels, in grey-sha256.json, are those of libpng's simplified API when it is handed the whole file:
    cc -o grey grey-of-png.c -lpng && ./grey png/*.png
"""

import pathlib
import random
import struct
import zlib

FOLDER = pathlib.Path(__file__).parent / "png"
WIDTH, HEIGHT = 19, 13


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def rows(depth, channels, width, height, generator):
    size = (width * depth * channels + 7) // 8
    return b"".join(b"\0" + generator.randbytes(size) for _ in range(height) if width)


def png(name, depth, kind, channels, *extra, interlaced=False):
    generator = random.Random(name)
    data = rows(depth, channels, WIDTH, HEIGHT, generator)
    if interlaced:
        passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        data = b"".join(
            rows(depth, channels, len(range(x, WIDTH, dx)), len(range(y, HEIGHT, dy)), generator)
            for x, y, dx, dy in passes)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, kind, 0, 0, int(interlaced))
    (FOLDER / f"{name}.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(chunk(*part) for part in extra)
        + chunk(b"IDAT", zlib.compress(data)) + chunk(b"tEXt", b"Comment\0made") + chunk(b"IEND", b""))


def profile():
    """A profile of nothing, whole enough for libpng to look at: ICC.1:2010, 7.2."""
    body = struct.pack(">I4sI4s4s4s", 132, b"test", 0x02400000, b"mntr", b"RGB ", b"XYZ ")
    body += bytes(12) + b"acsp" + bytes(4 + 4 + 4 + 4 + 8 + 4)
    body += struct.pack(">III", 0xF6D6, 0x10000, 0xD32D)
    return b"test\0\0" + zlib.compress(body.ljust(128, b"\0") + bytes(4))


FOLDER.mkdir(exist_ok=True)
palette = (b"PLTE", random.Random("palette").randbytes(3 * 256))
png("grey-8", 8, 0, 1)
png("grey-1", 1, 0, 1)
png("grey-16", 16, 0, 1)
png("grey-8-gamma", 8, 0, 1, (b"gAMA", struct.pack(">I", 100_000)))
png("grey-8-transparent", 8, 0, 1, (b"tRNS", b"\0\x40"))
png("grey-alpha-8", 8, 4, 2)
png("grey-alpha-16", 16, 4, 2)
png("colour-8", 8, 2, 3)
png("colour-8-srgb", 8, 2, 3, (b"sRGB", b"\0"))
png("colour-8-background", 8, 2, 3, (b"bKGD", bytes(6)), (b"sBIT", b"\5\6\5"))
png("colour-8-chromaticities", 8, 2, 3, (b"gAMA", struct.pack(">I", 45_455)),
    (b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)))
png("colour-8-profile", 8, 2, 3, (b"iCCP", profile()))
png("colour-16", 16, 2, 3)
png("colour-16-interlaced", 16, 2, 3, interlaced=True)
png("colour-alpha-8", 8, 6, 4)
png("colour-alpha-16", 16, 6, 4)
png("palette-8", 8, 3, 1, palette)
png("palette-8-transparent", 8, 3, 1, palette, (b"tRNS", bytes(range(256))))
png("palette-4-interlaced", 4, 3, 1, (b"PLTE", palette[1][:48]), interlaced=True)
png("grey-8-texts", 8, 0, 1, (b"zTXt", b"Comment\0\0" + zlib.compress(b"made" * 50)), (b"prVt", b"private"))
# A text of 7 MB, which libpng allows, in 7 kB.
(FOLDER.parent / "text-bomb.chunk").write_bytes(chunk(b"zTXt", b"A\0\0" + zlib.compress(b" " * (7 << 20), 9)))
