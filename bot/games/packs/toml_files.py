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


def parsed(text: str, file: str = "") -> dict[str, Any]:
    """The table that a TOML file is.

    Raises:
        PackProblem: it is no TOML, or more than can be read in a bounded time.
    """
    _refuse_slow(text, file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        said = str(problem)
        place = _AT_LINE.search(said)
        line = int(place[1]) if place and place[1] else text.count("\n") + 1
        raise PackProblem(Problem(_AT_LINE.sub("", said), line, file)) from problem


def _refuse_slow(text: str, file: str) -> None:
    parts, depth = 1, 0
    for token in _TOKEN.finditer(text):
        first = token[0][0]
        if first == ".":
            parts += 1
            if parts > _MOST_PARTS:
                raise _problem(text, token, file, f"a key has at most {_MOST_PARTS} parts joined by dots")
        elif first in "[{":
            parts, depth = 1, depth + 1
            if depth > _DEEPEST:
                raise _problem(text, token, file, f"brackets are nested at most {_DEEPEST} deep")
        elif first in "]}":
            parts, depth = 1, depth - 1
        elif first in "=,\n":
            parts = 1
        elif first not in "\"'#" and token.end() - token.start() > _LONGEST_WORD:
            said = f"a number or a key without quotes has at most {_LONGEST_WORD} characters"
            raise _problem(text, token, file, said)


def _problem(text: str, token: re.Match[str], file: str, said: str) -> PackProblem:
    return PackProblem(Problem(said, text.count("\n", 0, token.start()) + 1, file))
