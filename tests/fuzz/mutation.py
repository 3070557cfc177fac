"""Wrong input made from right input: bytes and texts changed, cut, doubled and filled with what parsers dislike."""

from __future__ import annotations

import random

SPITEFUL = (
    "[" * 200,
    "{" * 200,
    '{"a":' * 200,
    "a." * 200,
    "9" * 400,
    "-1",
    "1e999",
    "NaN",
    "null",
    "true",
    '"',
    '"""',
    "'''",
    "\\",
    "\\ud800",
    "\ud800",
    "\udcff",
    "\x00",
    "\u202e",
    "é\u0301" * 50,
    "🎲",
    "\n",
    " " * 500,
    "(" * 300,
    '" OR 1=1 --',
    "NEAR(",
    "{ $time }",
    "@everyone",
    "",
)


def mutated(text: str, lot: random.Random, *, most: int = 6) -> str:
    """A text with one place changed, or several."""
    for _ in range(lot.randint(1, most)):
        at = lot.randint(0, len(text))
        end = min(len(text), at + int(lot.expovariate(1 / 12)))
        piece = text[at:end]
        other = lot.randint(0, len(text))
        new = lot.choice(
            (
                lot.choice(SPITEFUL),
                piece * lot.randint(2, 30),
                piece[::-1],
                text[other : other + len(piece) + 1],
                str(lot.randint(-(2**70), 2**70)),
                chr(lot.randint(0, 0x2FFF)),
                "",
            )
        )
        text = text[:at] + new + text[end:]
    return text


def in_bytes(text: str, lot: random.Random) -> bytes:
    """A text as bytes, now and then with one of them wrong."""
    data = text.encode("utf-8", "surrogatepass" if lot.random() < 0.1 else "replace")
    if lot.random() < 0.2:
        at = lot.randint(0, len(data))
        data = data[:at] + lot.randbytes(1) + data[at + 1 :]
    return data
