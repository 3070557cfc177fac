"""The empty pack for people's own box, and the warnings of invented values."""

from __future__ import annotations

import re

import pytest

from bot.games.contract import after_events
from bot.games.packs.problems import PackProblem
from bot.games.packs.saying import line_of
from bot.games.packs.words import reader, text
from bot.games.values import Line
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.form import FORM, skeleton
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import Chance, setup
from tests.rows import rows

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


def without(content: bytes, *values: str) -> bytes:
    """A pack in the making from which the first of each of these lines is taken out again."""
    text = content.decode()
    for value in values:
        text = text.replace(f"{value}\n", f"# {value}\n", 1)
    return text.encode()


def whole(content: bytes) -> bytes:
    """A pack that says that all is filled in."""
    return content.replace(b"partial = true\n", b"")


def cautions(content: bytes) -> tuple[Line, ...]:
    game = Zloba.from_bytes(FORM.document(content))
    assert game.pack_report == game.cautions(setup("red", "blue"))
    return game.pack_report


def test_half_full_it_is_used_as_far_as_it_goes_and_the_lobby_names_what_is_invented() -> None:
    """The first faction lacks a toughness and there are no dice; everything else is that of the box."""
    pack = FORM.read(half := without(filled(VALUES), "toughness = 2", VALUES["eye = []"]))
    own = FORM.read(FORM.own())
    assert (pack.dice, pack.factions[0]) == (own.dice, own.factions[0])
    assert [each.cards[0].name.cs for each in pack.factions[1:]] == ["x"] * 4
    assert len(pack.board.borders) == 7
    (line,) = cautions(half)
    assert line.args["parts"] == (Line("zloba-part-dice"), text("faction.aldan.name"))


def test_the_empty_one_is_accepted_and_a_match_begins_with_it() -> None:
    (line,) = cautions(skeleton())
    assert len(line.args["parts"]) == 3 + 5  # type: ignore[arg-type]
    game = Zloba.from_bytes(FORM.document(skeleton()))
    assert game.prompts(after_events(game, game.open(setup("red", "blue"), Chance())))


@pytest.mark.parametrize("language", Language)
def test_the_warning_of_what_is_invented_is_a_sentence(language: Language) -> None:
    game = Zloba.from_bytes(FORM.document(skeleton()))
    said = put(game.pack_report[0], localizer(language).say, str, reader(game.texts, language))
    assert "zloba-" not in said
    assert said.count(",") == 7, "all eight parts are named"


@rows(
    ("right", "wrong", "where"),
    [
        ("cost = 2", "cost = 99", "factions[0].elites[0].cost: "),
        ("borders = [[1, 2], ", "borders = [[1, 9], ", "board.borders[0][1]: "),
        ('eye = ["mine", ', 'eye = ["face", ', "dice.eye[0]: "),
        ("partial = true", 'partial = "yes"', "partial: "),
    ],
)
@rows("language", Language)
def test_numbers_of_another_edition_are_named_alone_among_all_that_is_missing(
    right: str, wrong: str, where: str, language: Language
) -> None:
    """Nothing that is only not filled in yet is listed beside them."""
    half = without(filled(VALUES), "toughness = 2").decode()
    (found,) = problems(half.replace(right, wrong, 1).encode(), language)
    line = next(number for number, each in enumerate(half.replace(right, wrong, 1).splitlines(), 1) if wrong in each)
    assert found.startswith(f"{line}: {where}")
    assert "pack-wrong" not in found and "Expected" not in found


@pytest.mark.parametrize("language", Language)
def test_called_complete_it_lists_what_is_missing_with_lines(language: Language) -> None:
    """An elite unit without its cost stops a match: nobody is asked about values during one."""
    text_ = whole(filled(VALUES)).decode()
    found = problems(text_.replace("toughness = 2", "# toughness =", 1).encode(), language)
    (line,) = [number for number, each in enumerate(text_.splitlines(), 1) if each == "[[factions.elites]]"][:1]
    assert len(found) == 1
    assert found[0].startswith(f"{line}: factions[0].elites[0]: ")
    assert "`toughness`" in found[0] and "pack-wrong" not in found[0]


def test_called_complete_the_empty_one_is_refused_and_every_sentence_says_what_is_missing() -> None:
    found = problems(whole(skeleton()))
    assert len(found) > 50
    assert all(each.endswith("is missing. Add it.") for each in found)


def test_a_copy_of_invented_values_is_warned_of_in_the_lobby_and_when_it_is_brought() -> None:
    copy = Zloba.from_bytes(FORM.document(FORM.own()))
    assert [line.key for line in copy.cautions(setup("red", "blue"))] == ["zloba-caution-invented"]
    assert copy.pack_report == copy.cautions(setup("red", "blue"))
    assert Zloba.from_bytes(None).cautions(setup("red", "blue")) == (), "the lobby says so of itself"
