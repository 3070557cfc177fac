"""Packs with mistakes: all of them are named at once, with file and line, and nothing is taken."""

from __future__ import annotations

import pytest

from bot.games.packs.problems import PackProblem
from tests.bot.games.doomtrooper.pack.packs import CANARY, FORMAT, game, pack
from tests.bot.games.packs.zips import zipped
from tests.rows import rows


def problems(content: bytes) -> list[str]:
    with pytest.raises(PackProblem) as refused:
        game(content)
    return [str(problem) for problem in refused.value.problems]


@rows(
    ("rows", "told"),
    [
        (
            ("x1,NOBODY,,hero,,,,,,,",),
            "table.csv, line 2: table[0].type: `hero` is no type of card; there are: ",
        ),
        ((CANARY, CANARY), "table.csv, line 3: table[1].code: the row 1 has the code x1 already"),
        (("x1,,,warrior,,,,,,,",), "table.csv, line 2: table[0]: the card has no name"),
        (("x1,!?,,warrior,,,,,,,",), "the card has no name"),
        (("X 1,NOBODY,,warrior,,,,,,,",), "table.csv, line 2: table[0].code: Expected `str` matching regex"),
        (("x1,NOBODY,,warrior,,a b,,,,,",), "table.csv, line 2: table[0].F_zapas"),
        (("x1,NOBODY,,warrior,,,,,,many,",), "table.csv, line 2: table[0].deck_limit: Expected `int"),
        ((f"x1,{'N' * 101},,warrior,,,,,,,",), "table.csv, line 2: table[0].name_en"),
        (("x1,A\u202eB,,warrior,,,,,,,",), "table.csv, line 2: table[0].name_en: a name is one line"),
        (("x1,NOBODY,,warrior,,,,,,,,extra",), "table.csv, line 2: it has 12 cells"),
    ],
)
def test_a_wrong_row_is_named_with_its_line(rows: tuple[str, ...], told: str) -> None:
    (said,) = problems(pack(*rows))
    assert told in said


DRAWS = '[cards.x1]\neffects = [{do = "draw", number = 2}]\n'


@rows(
    ("effects", "told"),
    [
        ("[cards.zz9]\ntags = []\n", "cards.toml, line 1: cards.zz9: no card of the table has this code"),
        ('[cards.x1]\neffects = [\n  {do = "fly"},\n]\n', "cards.toml, line 3: cards.x1.effects[0]"),
        ('[cards.x1]\nplay = {limits = ["oncc-per:turn"]}\n', "cards.toml, line 2: cards.x1.play"),
        ("[cards.x1]\ntext = 'The printed text'\n", "cards.toml, line 2: cards.x1.text: `text` is not known here"),
        ("[cards.x1\n", "cards.toml, line 1"),
        (
            DRAWS + 'says = {en = "Draw {2} of {3} cards."}\n',
            "cards.toml, line 3: cards.x1.says: en: {3} is no number of a",
        ),
        (DRAWS + 'says = {cs = "Lízni."}\n', "cards.x1.says: cs: a has the number 2, which is not told"),
    ],
)
def test_wrong_effects_are_named_with_their_line(effects: str, told: str) -> None:
    (said,) = problems(pack(CANARY, effects=effects))
    assert told in said


@rows(
    ("formats", "told"),
    [
        (FORMAT + FORMAT, "formats.toml, line 6: formats[1].key: 'league' is the key of two formats"),
        (FORMAT.replace("2018", "2019"), "formats.toml, line 3: formats[0].ruleset: there are the rulesets"),
        (FORMAT + "size = {least = 9, most = 3}\n", "formats.toml, line 5: formats[0].size: 9 at least"),
        (FORMAT + "sise = 1\n", "formats.toml, line 5: formats[0].sise: `sise` is not known here"),
    ],
)
def test_a_wrong_format_is_named_with_its_line(formats: str, told: str) -> None:
    (said,) = problems(pack(formats=formats))
    assert told in said


def test_all_mistakes_of_all_files_are_told_at_once() -> None:
    found = problems(pack("x1,,,warrior,,,,,,,", "x2,B,,hero,,,,,,,", effects="[cards.zz9]\n", formats=FORMAT * 2))
    assert len(found) == 4


@rows(
    ("content", "told"),
    [
        (zipped({"pack.toml": ""}), "there is nothing in it"),
        (zipped({"pack.toml": "only = true\n", "formats.toml": FORMAT}), "without a table there would be no cards"),
        (zipped({"table.csv": "code,name_en,type,colour\nx1,A,warrior,red\n"}), "`colour` is not known here"),
        (zipped({"table.csv": "code,name_en,type\nx1,Živel,warrior\n".encode("iso8859_2")}), "is no UTF-8"),
        (zipped({"mine.csv": "code\nx1\n"}), "`mine` is not known here; there are: table, cards, declared, formats"),
        (zipped({"a.txt": "1"}), ".toml and .csv files alone"),
        (b"\x00\x01\x02", "line 1"),
        (b"PK\x03\x04 broken", "the zip file is damaged"),
    ],
)
def test_what_is_no_pack_is_refused_with_what_is_wrong(content: bytes, told: str) -> None:
    assert any(told in said for said in problems(content)), problems(content)
