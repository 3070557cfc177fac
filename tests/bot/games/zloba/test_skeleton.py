"""The empty pack for people's own box, and the warnings of invented values."""

from __future__ import annotations

import re

import pytest

from bot.games.packs.problems import PackProblem
from bot.games.packs.saying import line_of
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.form import FORM, skeleton
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import setup

DICE = {
    "Vznešený": 3, "Zářící": 3, "Šedivec": 3, "Traper": 6, "Stoik": 3, "Kovkop": 3, "Beran": 3, "Zloděj": 3,
    "Vrah": 3, "Řezník": 3, "Bezejmenný": 3,
}  # fmt: skip
"""The elite dice of the box, as its list of components counts them."""
VALUES = {
    'tokens = [{ points = , symbol = "mine" }, ]': f"tokens = [{', '.join(['{ points = 1 }'] * 11)}]",
    "action = []": 'action = ["mine", "extend", "extend", "maneuver", "maneuver", "battle"]',
    "eye = []": 'eye = ["mine", "strike", "strike", "charge", "double", "double"]',
    "borders = [[1, 2], ]": "borders = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]",
    'text = { cs = "" }': 'text = { cs = "x" }',
    'basic = { cs = "" }': 'basic = { cs = "x" }',
    'name = { cs = "" }': 'name = { cs = "x" }',
    "cost =": "cost = 2",
    "toughness =": "toughness = 2",
    "once = []": 'once = [{ type = "gain", corra = 3 }]',
}


def filled(values: dict[str, str]) -> bytes:
    """The empty pack with values where there is room for them."""
    text, number = skeleton().decode(), iter(range(100))
    before, _, factions = text.partition("[[factions]]")
    factions = re.sub(r'^# key = ""$', lambda _: f'key = "card-{next(number)}"', factions, flags=re.MULTILINE)
    factions = re.sub(r"# \[\[factions\.skills\]\]\n(?:(?:#|key).*\n?)*", "", factions)
    text = f"{before}[[factions]]{factions}"
    for empty, value in values.items():
        text = text.replace(f"# {empty}\n", f"{value}\n")
    return text.encode()


def problems(content: bytes, language: Language = Language.EN) -> list[str]:
    with pytest.raises(PackProblem) as refused:
        FORM.read(content)
    say = localizer(language).say
    return [f"{each.line}: {put(line_of(each), say, str, str)}" for each in refused.value.problems]


def test_names_and_numbers_that_are_public_are_filled_in() -> None:
    names = re.findall(r'name = \{ cs = "([^"]+)".*\ndice = (\d)', skeleton().decode())
    assert {name: int(dice) for name, dice in names} == DICE


def test_what_is_filled_in_is_a_pack_that_warns_of_nothing() -> None:
    content = filled(VALUES)
    assert not FORM.read(content).stand_in
    game = Zloba.from_bytes(FORM.document(content))
    assert (game.cautions(setup("red", "blue")), game.pack_report) == ((), ())


@pytest.mark.parametrize("language", Language)
def test_half_full_it_lists_what_is_missing_with_lines(language: Language) -> None:
    """An elite unit without its cost stops a match: nobody is asked about values during one."""
    text = filled(VALUES).decode()
    found = problems(text.replace("toughness = 2", "# toughness =", 1).encode(), language)
    (line,) = [number for number, each in enumerate(text.splitlines(), 1) if each == "[[factions.elites]]"][:1]
    assert len(found) == 1
    assert found[0].startswith(f"{line}: factions[0].elites[0]: ")
    assert "`toughness`" in found[0] and "pack-wrong" not in found[0]


def test_the_empty_one_is_refused_and_every_sentence_says_what_is_missing() -> None:
    found = problems(skeleton())
    assert len(found) > 50
    assert all(each.endswith("is missing. Add it.") for each in found)


def test_a_copy_of_invented_values_is_warned_of_in_the_lobby_and_when_it_is_brought() -> None:
    copy = Zloba.from_bytes(FORM.document(FORM.own()))
    assert [line.key for line in copy.cautions(setup("red", "blue"))] == ["zloba-caution-invented"]
    assert copy.pack_report == copy.cautions(setup("red", "blue"))
    assert Zloba.from_bytes(None).cautions(setup("red", "blue")) == (), "the lobby says so of itself"
