"""Component packs that anybody may bring: TOML, read in a time that its size bounds.

The parser of the standard library takes the square of a key's parts and a stack as deep as what is nested, and a
thread that parses cannot be stopped. So whatever makes it slow is refused by one pass over the text before it is
parsed; what remains takes steps in proportion to its size.
"""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

T = TypeVar("T")

LARGEST = 64 * 1024
"""Bytes that a pack may have which is brought now."""
_LARGEST_KEPT = 512 * 1024
"""Bytes that a pack may have which is kept already, because earlier versions took as many."""

_MOST_PARTS = 6
_DEEPEST = 20
_LONGEST_WORD = 100

# Each alternative takes in whatever follows its first character, so that no character is looked at twice; a text that
# does not end is one up to the end of the file or the line, where the parser stops as well.
_TOKEN = re.compile(
    r'''
    """ (?: [^"\\]++ | \\.? | "(?!"") )*+ (?: "{3,5} | \Z )
  | \'\'\' (?: [^']++ | '(?!\'\') )*+ (?: '{3,5} | \Z )
  | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
  | ' [^'\n]*+ '?
  | \# [^\n]*+
  | [\w-]++
  | [.\[\]{}=,\n]
    ''',
    re.DOTALL | re.VERBOSE,
)


class PackProblem(ValueError):
    """Bytes are no component pack; the message names the place in them and what belongs there."""


def text_of(content: bytes) -> str:
    """The text of a pack that somebody brings.

    Raises:
        PackProblem: it is too large, or no UTF-8.
    """
    if len(content) > LARGEST:
        raise PackProblem(f"it has {len(content) / 1024:.1f} kB, and a pack has at most {LARGEST // 1024}")
    try:
        return content.decode()
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise PackProblem(
            f"line {line}: the byte 0x{content[problem.start]:02x} is no UTF-8; save the file as UTF-8"
        ) from problem


def decoded(text: str, kind: type[T]) -> T:
    """A value from the text of a TOML file.

    Raises:
        PackProblem: it is no TOML, none of this kind, or more than can be read in a bounded time.
    """
    if len(text) > _LARGEST_KEPT:
        raise PackProblem(f"it has {len(text) // 1024} kB, and a pack has at most {LARGEST // 1024}")
    _refuse_slow(text)
    try:
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise PackProblem(str(problem)) from problem


def _refuse_slow(text: str) -> None:
    parts, depth = 1, 0
    for token in _TOKEN.finditer(text):
        first = token[0][0]
        if first == ".":
            parts += 1
            if parts > _MOST_PARTS:
                raise _problem(text, token, f"a key has at most {_MOST_PARTS} parts joined by dots")
        elif first in "[{":
            parts, depth = 1, depth + 1
            if depth > _DEEPEST:
                raise _problem(text, token, f"brackets are nested at most {_DEEPEST} deep")
        elif first in "]}":
            parts, depth = 1, depth - 1
        elif first in "=,\n":
            parts = 1
        elif first not in "\"'#" and token.end() - token.start() > _LONGEST_WORD:
            raise _problem(text, token, f"a number or a key without quotes has at most {_LONGEST_WORD} characters")


def _problem(text: str, token: re.Match[str], said: str) -> PackProblem:
    return PackProblem(f"line {text.count(chr(10), 0, token.start()) + 1}: {said}")
