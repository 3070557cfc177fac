"""Reading effects files: what cards do, in TOML by card code; every mistake with its line, card and place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.doomtrooper.pack.cards.naming import misnamed
from bot.games.doomtrooper.pack.cards.options import options_at
from bot.games.doomtrooper.words.texts import CardText
from bot.games.packs.checking import mistakes
from bot.games.packs.problems import Mistake, PackProblem, Place, Problem, written
from bot.games.packs.toml_files import MOST_VALUES, measured, parsed
from bot.games.packs.toml_lines import lines_of

_QUOTED = re.compile(r"'([^']*)'")


class EffectsFile(Struct, frozen=True):
    """An effects file: its name, for messages, and its bytes."""

    name: str
    content: bytes


def read_texts(files: Collection[EffectsFile], codes: Collection[str]) -> dict[str, CardText]:
    """What the cards of effects files do, by code.

    Args:
        codes: the codes of the card table; a file may speak of no others.

    Raises:
        PackProblem: a file cannot be read or an entry is wrong; every mistake is named, and what would be right.
    """
    texts: dict[str, CardText] = {}
    problems: list[Problem] = []
    for file in files:
        try:
            found = _read(file, codes, texts)
        except PackProblem as problem:
            problems += problem.problems
        else:
            texts |= found
    if problems:
        raise PackProblem(problems)
    return texts


def _read(file: EffectsFile, codes: Collection[str], known: Mapping[str, CardText]) -> dict[str, CardText]:
    try:
        text = file.content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = file.content.count(b"\n", 0, problem.start) + 1
        raise PackProblem(Problem("this is no UTF-8; save the file as UTF-8", line, file.name)) from problem
    measured(text, file.name, MOST_VALUES)
    tables = parsed(text, file.name).get("cards")
    if not isinstance(tables, dict) or not tables:
        raise PackProblem(Problem("there is no [cards.CODE] in this file", None, file.name))
    texts: dict[str, CardText] = {}
    wrong: list[Mistake] = []
    for code, table in tables.items():
        found = [*_misplaced(code, codes, known), *_mistakes(code, table)]
        wrong += found
        if not found:
            texts[code] = msgspec.convert(table, CardText)
    if wrong:
        lines = lines_of(text)
        raise PackProblem(Problem(_said(each), _line(lines, each.place), file.name) for each in wrong)
    return texts


def _misplaced(code: str, codes: Collection[str], known: Mapping[str, CardText]) -> Iterator[Mistake]:
    if code not in codes:
        yield Mistake(("cards", code), "no card of the table has this code")
    elif code in known:
        yield Mistake(("cards", code), "another file speaks of this card")


def _mistakes(code: str, table: Any) -> Iterator[Mistake]:
    place: Place = ("cards", code)
    try:
        text = msgspec.convert(table, CardText)
    except (msgspec.ValidationError, OverflowError):
        yield from (_helped(table, each) for each in mistakes(table, CardText, strict=True, place=place))
    else:
        yield from (Mistake((*place, *each.place), each.said) for each in misnamed(text))


def _helped(table: object, mistake: Mistake) -> Mistake:
    """A mistake with the names that may stand in its place, if it is about a name."""
    names = options_at(table, mistake.place[2:]) if mistake.said.startswith("Invalid") else ()
    wrong = _QUOTED.search(mistake.said)
    near = get_close_matches(wrong[1] if wrong else "", names, n=5, cutoff=0.4) or names
    said = mistake.said.partition(" - at ")[0].partition("; there are: ")[0]
    return Mistake(mistake.place, f"{said}; there are: {', '.join(near)}") if near else mistake


def _said(mistake: Mistake) -> str:
    _, code, *inner = mistake.place
    where = written(tuple(inner))
    return f"card {code}, {where}: {mistake.said}" if where else f"card {code}: {mistake.said}"


def _line(lines: Mapping[Place, int], place: Place) -> int | None:
    return next((line for end in range(len(place), 0, -1) if (line := lines.get(place[:end]))), None)
