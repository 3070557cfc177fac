"""The mistakes of a pack as sentences in every language: what is wrong, and what to do about it."""

from __future__ import annotations

import re

from bot.games.packs.problems import Problem
from bot.games.values import Line

_PLACE = re.compile(r"(?:(?P<place>[a-z][\w.-]*(?:\[\d+\][\w.-]*)*): )?(?P<said>.*)", re.DOTALL)
_ROW = re.compile(r"^[\w.-]+\[\d+\]\.?")
"""The row of a table, in which a place begins; the line of the file names it as well."""
_TABLE = ".csv"

_SAID: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(pattern, re.DOTALL))
    for kind, pattern in (
        ("missing", r"`(?P<name>[^`]+)` is missing"),
        ("unknown", r"`(?P<name>[^`]+)` is not known here; there are: (?P<known>.+)"),
        ("most", r"Expected `int` <= (?P<most>-?\d+)"),
        ("least", r"Expected `int` >= (?P<least>-?\d+)"),
        ("number", r"Expected `int(?: \| null)?`, got `\w+`"),
        ("yes", r"Expected `bool(?: \| null)?`, got `\w+`"),
        ("choice", r"Invalid enum value (?P<value>'.*'|\d+); there are: (?P<known>.+)"),
        ("key", r"Expected `str` matching regex .*"),
        ("cells", r"it has (?P<cells>\d+) cells, and the first line names (?P<columns>\d+) columns"),
        ("column", r"every column needs a name in the first line"),
        ("twice", r"the key `(?P<name>[^`]+)` is there already"),
        ("none", r"there is no (?:[a-z ]+ )?`(?P<name>[^`]+)`.*"),
        ("printed", r"one space must have `(?P<name>[^`]+)` printed on it, and (?P<count>\d+) have"),
        ("beside", r"there is another space on floor (?P<floor>-?\d+), column (?P<column>\d+)"),
        ("away", r"nobody gets there: .*"),
        ("backs", r"there are (?P<backs>\d+) backs for (?P<cards>\d+) cards `(?P<name>[^`]+)`"),
        ("frame", r"there must be at least (?:one|two) with a (?P<frame>red|black) frame"),
        ("utf", r"the byte 0x[0-9a-f]{2} is no UTF-8; save the file as UTF-8"),
    )
)


def line_of(problem: Problem) -> Line:
    """The mistake and its remedy, without file and line; one that has no sentence of its own keeps its words."""
    split = _PLACE.fullmatch(problem.said)
    place, said = (split["place"] or "", split["said"]) if split else ("", problem.said)
    is_table = problem.file.endswith(_TABLE)
    where = _ROW.sub("", place) if is_table else place
    for kind, pattern in _SAID:
        if found := pattern.fullmatch(said):
            sentence = f"pack-wrong-{kind}{'-cell' if is_table and kind == 'missing' else ''}"
            return Line(sentence, {"where": where or "–", **found.groupdict()})
    return Line("pack-wrong-other", {"said": problem.said})
