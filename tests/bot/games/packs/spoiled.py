"""Packs with a value of the wrong kind in one place: in a TOML file, in a table's cell or head, or beside a table."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from bot.games.packs.archive import unpacked
from bot.games.packs.problems import Place
from tests.bot.games.packs.zips import zipped

GONE = object()
"""In place of a value: its key is not there."""
WRONG: tuple[Any, ...] = (3, "x", [], [3], {}, {"x": 3}, [[]], [{}], [[{"x": []}]], True, 1.5, GONE)
CELLS = ("x", "-3", "1.5", "9" * 20, "{}", "x y z", "á")

Files = Mapping[str, str]


class Spoiled(NamedTuple):
    """A fault in a pack, how its bytes are made, and whether nobody could take it for right."""

    where: str
    content: Callable[[], bytes]
    certain: bool = False


def spoiled(content: bytes) -> list[Spoiled]:
    """Each wrong value in each place of a pack, one at a time."""
    files = {file.name: file.content.decode("utf-8-sig") for file in unpacked(content)}
    found: list[Spoiled] = []
    for name, text in files.items():
        if name.endswith(".csv"):
            found += [*_in_table(files, name), *_beside(files, name)]
        else:
            found += _in_document(files, name, tomllib.loads(text))
    return found


def _packed(files: Files) -> bytes:
    return files[""].encode() if "" in files else zipped(files)


def _in_document(files: Files, name: str, document: dict[str, Any]) -> Iterator[Spoiled]:
    for place, old in _places(document):
        for new in WRONG:
            # A list stands for a table or a value in no pack, nor the other way round; a number may do for another.
            certain = new is not GONE and isinstance(new, list) != isinstance(old, list) and bool(new)
            content = partial(_rewritten, files, name, document, place, new)
            yield Spoiled(f"{name} {place} = {'(gone)' if new is GONE else new!r}", content, certain)


def _rewritten(files: Files, name: str, document: dict[str, Any], place: Place, new: Any) -> bytes:
    value = _with(document, place, new)
    text = "".join(f"{json.dumps(key)} = {_toml(each)}\n" for key, each in value.items())
    return _packed({**files, name: text})


def _places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    if place:
        yield place, value
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from _places(part, (*place, key))


def _with(value: Any, place: Place, new: Any) -> Any:
    """The same with another value in a place."""
    copied, (key, *rest) = value.copy(), place
    if rest:
        copied[key] = _with(value[key], (*rest,), new)
    elif new is GONE:
        del copied[key]
    else:
        copied[key] = new
    return copied


def _toml(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{json.dumps(key)} = {_toml(each)}' for key, each in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool) else str(value)


def _in_table(files: Files, name: str) -> Iterator[Spoiled]:
    head, *rows = csv.reader(io.StringIO(files[name]))
    rows = [[*row, *[""] * (len(head) - len(row))] for row in rows] or [[""] * len(head)]
    for column, title in enumerate(head):
        for other in (f"{title}.x", title.partition(".")[0], "x"):
            named = [*head[:column], other, *head[column + 1 :]]
            content = partial(_retabled, files, name, [named, *rows, ["x"] * len(head)])
            yield Spoiled(f"{name}: the column {title} is called {other}", content)
        for cell in CELLS:
            for number, row in enumerate(rows):
                other_row = [*row[:column], cell, *row[column + 1 :]]
                content = partial(_retabled, files, name, [head, *rows[:number], other_row, *rows[number + 1 :]])
                yield Spoiled(f"{name}: {title}[{number}] = {cell}", content)


def _retabled(files: Files, name: str, rows: list[list[str]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return _packed({**files, name: text.getvalue()})


def _beside(files: Files, name: str) -> Iterator[Spoiled]:
    """The section of a filled table, and what it is in, in another file too, which is read before it or after it."""
    section = PurePosixPath(name).stem
    row = ",".join(["x"] * (files[name].partition("\n")[0].count(",") + 1))
    table = f"{files[name].rstrip()}\n{row}\n"
    for key in (section, "shelter", f"shelter.{section.removeprefix('shelter_')}"):
        for new in WRONG[:-1]:
            for other in ("a.toml", "z.toml"):
                content = partial(_packed, {**files, name: table, other: f"{key} = {_toml(new)}\n"})
                yield Spoiled(f"{name} beside {key} = {new!r} in {other}", content, certain=new not in ({}, []))
