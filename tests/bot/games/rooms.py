"""How much of each game is rules: ``python -m tests.bot.games.rooms`` prints it for all games.

Lines that say what a position allows and what happens (``looks`` and ``acts``) against all others, without blank lines,
comments and docstrings.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from pathlib import Path
from typing import NamedTuple

from bot.installed import known_games
from tests.house import ROOT

GAMES = ROOT / "bot" / "games"
RULES = ("looks", "acts")
IDLE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


class Weight(NamedTuple):
    """Lines of a game inside the rooms of its rules, and outside them."""

    inside: int
    outside: int

    @property
    def share(self) -> float:
        """How many lines outside come to one inside."""
        return self.outside / self.inside


def code_lines(source: str) -> int:
    """The lines of a source that are code: neither blank nor comments nor docstrings.

    >>> code_lines('\"\"\"About it.\"\"\"\\n\\nx = 1  # one\\n# two\\ny = (\\n    2\\n)\\n')
    4
    """
    told = set[int]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            told |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    found = set[int]()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in IDLE:
            found |= set(range(token.start[0], token.end[0] + 1))
    return len(found - told)


def weight(game: str, folder: Path = GAMES) -> Weight:
    """How much of a game is rules."""
    inside = outside = 0
    for path in sorted((folder / game).rglob("*.py")):
        lines = code_lines(path.read_text("utf-8"))
        if path.relative_to(folder / game).parts[0] in RULES:
            inside += lines
        else:
            outside += lines
    return Weight(inside, outside)


def main() -> None:
    """Print a line for each game."""
    for game in known_games():
        found = weight(game)
        sys.stdout.write(f"{game}: {found.outside} / {found.inside} = {found.share:.2f}\n")


if __name__ == "__main__":
    main()
