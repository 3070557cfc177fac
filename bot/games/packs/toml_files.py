"""TOML that anybody may bring, read in a time that its size bounds.

The parser of the standard library takes the square of a key's parts and a stack as deep as what is nested. So whatever
makes it slow is refused by one pass over the text before it is parsed; what remains takes steps in proportion to its
size.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from bot.games.packs.problems import PackProblem, Problem

_MOST_PARTS = 6
_DEEPEST = 20
_LONGEST_WORD = 100

# Each alternative takes in whatever follows its first character, so that no character is looked at twice; a text that
# does not end is one up to the end of the file or the line, where the parser stops as well.
TEXT = r'''
    """ (?: [^"\\]++ | \\.? | "(?!"") )*+ (?: "{3,5} | \Z )
  | \'\'\' (?: [^']++ | '(?!\'\') )*+ (?: '{3,5} | \Z )
  | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
  | ' [^'\n]*+ '?
'''
COMMENT = r"\# [^\n]*+"
_TOKEN = re.compile(rf"{TEXT} | {COMMENT} | [\w-]++ | [.\[\]{{}}=,\n]", re.DOTALL | re.VERBOSE)
_AT_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


MOST_VALUES = 300_000
"""Values that all files of a pack may hold together, tables and lists among them."""


def too_many_values(line: int | None, file: str) -> PackProblem:
    """The problem of a file with which a pack comes to hold too much."""
    return PackProblem(Problem(f"here the pack comes to more than {MOST_VALUES} values", line, file))


def parsed(text: str, file: str = "") -> dict[str, Any]:
    """The table that a TOML file is, once :func:`measured` let it pass.

    Raises:
        PackProblem: it is no TOML.
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        said = str(problem)
        place = _AT_LINE.search(said)
        line = int(place[1]) if place and place[1] else text.count("\n") + 1
        raise PackProblem(Problem(_AT_LINE.sub("", said), line, file)) from problem


def measured(text: str, file: str = "", most: int = MOST_VALUES) -> int:
    """How many values a TOML file holds, if it can be read in a time that its size bounds.

    Raises:
        PackProblem: it cannot, or holds more than ``most`` values.
    """
    values, parts, depth = 0, 1, 0
    for token in _TOKEN.finditer(text):
        first = token[0][0]
        if first == ".":
            parts, values = parts + 1, values + 1
            if parts > _MOST_PARTS:
                raise _problem(text, token, file, f"a key has at most {_MOST_PARTS} parts joined by dots")
        elif first in "[{":
            parts, depth, values = 1, depth + 1, values + 1
            if depth > _DEEPEST:
                raise _problem(text, token, file, f"brackets are nested at most {_DEEPEST} deep")
        elif first in "]}":
            parts, depth = 1, depth - 1
        elif first in "=,":
            parts, values = 1, values + 1
        elif first == "\n":
            parts = 1
        elif first not in "\"'#" and token.end() - token.start() > _LONGEST_WORD:
            said = f"a number or a key without quotes has at most {_LONGEST_WORD} characters"
            raise _problem(text, token, file, said)
        if values > most:
            raise too_many_values(text.count("\n", 0, token.start()) + 1, file)
    return values


def _problem(text: str, token: re.Match[str], file: str, said: str) -> PackProblem:
    return PackProblem(Problem(said, text.count("\n", 0, token.start()) + 1, file))
