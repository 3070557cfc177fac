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
        ("missing", r"(?:Object missing required field )?`(?P<name>[^`]+)`(?: is missing)?"),
        ("unknown", r"`(?P<name>[^`]+)` is not known here; there are: (?P<known>.+)"),
        ("stranger", r"Object contains unknown field `(?P<name>[^`]+)`"),
        ("stranger", r"Invalid value '(?P<name>.*)'"),
        ("most", r"Expected `int` <= (?P<most>-?\d+)"),
        ("least", r"Expected `int` >= (?P<least>-?\d+)"),
        ("entries", r"Expected `array` of length (?P<number>\d+)(?:, got \d+)?"),
        ("entries-least", r"Expected `(?:array|str|object)` of length >= (?P<number>\d+)"),
        ("entries-most", r"Expected `(?:array|str|object)` of length <= (?P<number>\d+)"),
        ("list", r"Expected `array(?: \| null)?`, got `\w+`"),
        ("table", r"Expected `object(?: \| null)?`, got `\w+`"),
        ("text", r"Expected `str(?: \| null)?`, got `\w+`"),
        ("number", r"Expected `int(?: \| null)?`, got `\w+`|Integer value out of range"),
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
        ("taken", r"the file (?P<other>.+) has this already"),
        ("column-twice", r"the column `(?P<name>.+)` is there twice"),
        ("again", r"`(?P<name>[^`]+)` is there already"),
        ("role", r"another token is the `(?P<name>[^`]+)` already"),
        ("few", r"there must be at least (?P<few>two|four)\b.*"),
        ("corner", r"all have the red corner, .*"),
        ("kinds", r"there are (?P<there>\d+) of kind `(?P<name>[^`]+)`, and a campaign needs (?P<least>\d+)"),
        ("chapters", r"there must be three of kind `chapter`, numbered 1 to 3"),
        ("finale", r"no finale ends the campaign"),
        ("deck", r"there are (?P<there>\d+) cards, and the most distant location takes (?P<least>\d+)"),
        ("circle", r"script (?P<name>\d+) leads back to itself .*"),
        ("endless", r"every card leads to another one of this deck, .*"),
        ("harmless", r"no face wounds, .*"),
        ("printed-on", r"the space `(?P<name>[^`]+)` has an action printed on it"),
        ("covered", r"on the space `(?P<name>[^`]+)` another card lies already"),
        ("long", r"it has (?P<there>\d+) characters, and a text has at most (?P<most>\d+)"),
        ("areas", r"there must be eight, numbered 1 to 8"),
        ("sides", r"there must be one on each side: .*"),
        ("itself", r"area (?P<area>\d) cannot touch itself"),
        ("joined", r"areas (?P<area>\d) and (?P<other>\d) are joined twice"),
        ("lonely", r"area (?P<area>\d) touches no other"),
        ("either", r"either `once` or `passive` says what it does, .*"),
        ("here", r"a (?:card|skill) has no place, so `here` names none"),
        ("gains", r"it must cost more corra than .*"),
        ("deploy", r"an elite cannot be deployed where it already is"),
        ("elite", r"the faction `(?P<faction>[^`]+)` has no elite `(?P<name>[^`]+)`"),
        ("dice", r"there are only (?P<there>\d+) dice of this kind"),
        ("area", r"an area is a number from 1 to 8"),
        ("points", r"the pack has (?P<there>\d+) tokens of (?P<points>\d+) points, not (?P<times>\d+)"),
        ("controlled", r"(?P<count>\d+) of (?P<there>\d+) areas cannot be controlled"),
        ("border", r"the border of an area is missing"),
        ("card-type", r"`(?P<name>[^`]+)` is no type of card; there are: (?P<known>.+)"),
        ("name-line", r"a name is one line without control characters"),
        ("no-code", r"no card of the table has this code"),
        ("undeclared", r"no player could declare that; .*"),
        ("nameless", r"the card has no name; .*"),
        ("code-twice", r"the row (?P<row>\d+) has the code (?P<name>.+) already"),
        ("nothing", r"there is nothing in it; .*"),
        ("tableless", r"without a table there would be no cards at all"),
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
