"""The commands as a picture, and the commands that sentences name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.chat.base.commands.translate import Translator
from bot.locales.sentences import LOCALES as FOLDER
from rules_index import Language
from tests.command_tree import LOCALES, payloads, picture
from tests.rows import rows

NAMED = re.compile(r"(?<![\w/)}.])/([^\W\d_][\w-]*)(?: ([\w-]+))?")
SPOKEN = dict(zip((Language.EN, Language.CS, Language.SV), LOCALES, strict=True))
"""Discord's locale of each language; the first is what a command is called by default."""


async def test_the_picture_shows_commands_in_three_languages_and_for_whom_they_are() -> None:
    lines = [re.split(r" {2,}", line) for line in (await picture()).splitlines()]
    start = lines.index(["/my", "/moje", "/mina", "✉"])
    assert lines[start + 1] == ["├─ quiet", "├─ klid", "├─ tyst"]
    assert lines[start + 5] == ["└─ forget", "└─ zapomeň", "└─ glöm"]
    assert ["/rewind", "/vrať", "/backa", "⚖"] in lines
    assert ["/play", "/tah", "/drag", "✉"] in lines


@pytest.mark.parametrize("language", list(Language))
async def test_every_command_that_a_sentence_names_exists(language: Language) -> None:
    known = {name: inner async for name, inner in _called(SPOKEN[language])}
    files = sorted((FOLDER / language.value).glob("*.ftl"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    wrong = [f"/{name} {second}: {line}" for line in lines for name, second in _wrong(line, known)]
    assert wrong == []


@rows(
    ("line", "wrong"),
    [
        ("Open one with /match new.", []),
        ("Anybody can check it with /match verify, or with Python.", [("match", "verify")]),
        ("`/my-data` sends it.", [("my-data", "")]),
        ("It is in `/my` (quiet, forget), on 1/2 of a page, and/or https://a.b/c.", []),
        ("More with /{ $command }.", []),
    ],
)
def test_a_command_that_does_not_exist_is_found(line: str, wrong: list[tuple[str, str]]) -> None:
    assert _wrong(line, {"match": {"new"}, "my": {"forget"}}) == wrong


def _wrong(line: str, known: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The commands that a line names and that do not exist; a group is followed by one of its own."""
    return [
        (name, second)
        for name, second in NAMED.findall(line)
        if name not in known or (second and known[name] and second not in known[name])
    ]


async def _called(locale: str) -> Any:
    for payload in await payloads(Translator()):
        yield _name(payload, locale), {_name(each, locale) for each in _inner(payload)}


def _inner(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from (each for each in payload.get("options", ()) if each["type"] == 1)


def _name(payload: dict[str, Any], locale: str) -> str:
    return str((payload.get("name_localizations") or {}).get(locale, payload["name"]))
