"""JSON that anybody may bring: measured before it is parsed, so that no file takes more than its size accounts for."""

from __future__ import annotations

import json
import re
from enum import StrEnum
from typing import Any

import msgspec

from bot.matches import verify

MEGABYTE = 1024 * 1024
LARGEST = 8 * MEGABYTE
DEEPEST = 64
MOST_VALUES = 500_000
MOST_ENTRIES = 5_000
LARGEST_ENTRY = 64 * 1024
"""Characters; a match's entries have some hundreds, its first one some thousands."""

# A text that does not end is one up to the end of the file, so that no character is looked at twice.
_TEXT = re.compile(r'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


class Fault(StrEnum):
    """Why a file is not read."""

    NO_JSON = "no-json"
    TOO_LARGE = "too-large"
    TOO_DEEP = "too-deep"
    TOO_MUCH = "too-much"
    TOO_LONG = "long"


class JsonProblem(ValueError):
    """A file is no JSON, or more than can be read in a bounded time; the message says what is allowed."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


def measured(data: bytes) -> str:
    """The text of a JSON file that can be parsed in a bounded time and memory; it need not be JSON yet.

    Raises:
        JsonProblem: it is no UTF-8, too large, nests too deep, holds too many values or half a character.
    """
    if len(data) > LARGEST:
        raise JsonProblem(Fault.TOO_LARGE, f"the file has more than {LARGEST // MEGABYTE} MB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise JsonProblem(Fault.NO_JSON, f"byte {problem.start + 1} of the file is no UTF-8") from problem
    if "\\u" in text:
        for each in _TEXT.finditer(text):
            _refuse_half_characters(each[0])
    bare = _TEXT.sub("", text)
    if sum(map(bare.count, "[{,")) > MOST_VALUES:
        raise JsonProblem(Fault.TOO_MUCH, f"the file holds more than {MOST_VALUES} values")
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise JsonProblem(Fault.TOO_DEEP, f"the file nests values more than {DEEPEST} deep")
    return text


def load_bounded(data: bytes) -> Any:
    """The value in a JSON file.

    Raises:
        JsonProblem: as :func:`measured`, or it is no JSON.
    """
    try:
        return verify.loaded(measured(data))
    except JsonProblem:
        raise
    except ValueError as problem:
        raise JsonProblem(Fault.NO_JSON, f"the file is no JSON: {problem}") from problem


def load_export(data: bytes) -> Any:
    """The value in the file of a match, which may yet be no match.

    Raises:
        JsonProblem: as :func:`load_bounded`, or it has more entries than are checked here, or larger ones than a match.
    """
    value = load_bounded(data)
    entries = value.get("entries") if isinstance(value, dict) else None
    if not isinstance(entries, list):
        return value
    if len(entries) > MOST_ENTRIES:
        raise JsonProblem(Fault.TOO_LONG, f"the file has more than {MOST_ENTRIES} entries")
    for number, entry in enumerate(entries, 1):
        if len(json.dumps(entry, ensure_ascii=False)) > LARGEST_ENTRY:
            raise JsonProblem(Fault.TOO_MUCH, f"entry {number} has more than {LARGEST_ENTRY} characters")
    return value


def _refuse_half_characters(text: str) -> None:
    if "\\u" not in text:
        return
    try:
        json.loads(text, strict=False).encode()
    except ValueError as problem:
        raise JsonProblem(Fault.NO_JSON, f"the file is no JSON: a text in it is none ({problem})") from problem


def surplus(written: bytes, known: bytes) -> bool:
    """Whether JSON says anything that the value it was read as, in ``known``, does not."""
    return not _covered(msgspec.json.decode(written), msgspec.json.decode(known))


def _covered(written: Any, known: Any) -> bool:
    if isinstance(written, dict) and isinstance(known, dict):
        return all(name in known and _covered(value, known[name]) for name, value in written.items())
    if isinstance(written, list) and isinstance(known, list):
        return len(written) == len(known) and all(map(_covered, written, known))
    return type(written) is type(known) and bool(written == known)
