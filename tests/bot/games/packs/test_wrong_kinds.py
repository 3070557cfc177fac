"""A value of the wrong kind, wherever it is: a list of what to mend in the reader's language, and never a breakdown."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.games.packs import worker
from bot.games.packs.form import PackForm
from bot.games.packs.problems import PackProblem
from bot.games.packs.saying import line_of
from bot.games.twom.pack.form import FORM as TWOM
from bot.games.zloba.pack.form import FORM as ZLOBA
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.packs import ill_forms
from tests.bot.games.packs.spoiled import Spoiled, spoiled
from tests.bot.games.packs.zips import zipped
from tests.bot.games.zloba.test_skeleton import VALUES, filled
from tests.rows import rows

TEXTS = [localizer(language).say for language in Language]
SKELETONS: dict[str, tuple[PackForm[Any], bytes]] = {
    "twom": (TWOM, TWOM.blank() if TWOM.blank else b""),
    "zloba": (ZLOBA, filled(VALUES)),
}
OWN: dict[str, tuple[PackForm[Any], bytes]] = {"twom": (TWOM, TWOM.own()), "zloba": (ZLOBA, ZLOBA.own())}


def examine(form: PackForm[Any], wrong: Spoiled) -> None:
    """Read a spoiled pack: it is a pack, or each of its mistakes is a sentence in every language."""
    content = wrong.content()
    try:
        found = form.read(content)
    except PackProblem as problem:
        assert problem.problems, wrong.where
        for each in problem.problems:
            line = line_of(each)
            assert line.key != "pack-wrong-other", f"{wrong.where}: {each}"
            told = {put(line, say, str, str) for say in TEXTS}
            assert len(told) == len(TEXTS), f"{wrong.where}: {told}"
            assert not any("pack-wrong" in one or "Expected" in one for one in told), told
    else:
        assert not wrong.certain, f"{wrong.where} was taken for right"
        assert msgspec.json.encode(found)


@pytest.mark.parametrize(("name", "number"), [("twom", 50), ("zloba", 8)])
def test_some_wrong_values_in_what_people_fill_in(name: str, number: int) -> None:
    form, content = SKELETONS[name]
    for wrong in random.Random(4).sample(spoiled(content), number):
        examine(form, wrong)


@pytest.mark.slow
@pytest.mark.parametrize(("packs", "name", "number"), [(SKELETONS, "twom", 4000), (SKELETONS, "zloba", 1500),
                                                       (OWN, "twom", 300), (OWN, "zloba", 600)])  # fmt: skip
def test_many_wrong_values(packs: dict[str, tuple[PackForm[Any], bytes]], name: str, number: int) -> None:
    form, content = packs[name]
    found = spoiled(content)
    for wrong in random.Random(5).sample(found, min(number, len(found))):
        examine(form, wrong)


SPACES = "key,name.cs,floor,column,printed\nguard,hlídka,0,0,guard\nhall,sál,0,x,\n"
HEAD = 'key = "a"\nname.cs = "a"\npartial = true\n'


@rows(
    ("files", "told"),
    [
        ({"pack.toml": f"{HEAD}shelter = 3", "spaces.csv": SPACES},
         ["spaces.csv, line 1: shelter: the file pack.toml has this already"]),
        ({"pack.toml": HEAD, "spaces.csv": SPACES, "z.toml": "shelter = 3"},
         ["z.toml, line 1: shelter: the file spaces.csv has this already"]),
        ({"backs.csv": "of,key,copies\nheap,wood,x\n", "pack.toml": f"{HEAD}[shelter]\nfloors = 3"},
         ["backs.csv, line 2: shelter.backs[0].copies: Expected `int`, got `str`",
          "pack.toml, line 5: shelter.floors: `floors` is not known here; there are: spaces, ladders, cards, backs"]),
        ({"pack.toml": f"{HEAD}[[shelter.spaces]]\nkey = 3\nname.cs = 'x'\nfloor = 0\ncolumn = 0",
          "spaces.csv": SPACES},
         ["pack.toml, line 5: shelter.spaces[0].key: Expected `str`, got `int`",
          "spaces.csv, line 3: shelter.spaces[2].column: Expected `int`, got `str`"]),
    ],
)  # fmt: skip
def test_a_section_in_two_files_is_one_or_told_with_its_lines(files: dict[str, str], told: list[str]) -> None:
    with pytest.raises(PackProblem) as refused:
        TWOM.read(zipped(files))
    assert str(refused.value).splitlines() == told


@rows(
    ("right", "wrong", "place"),
    [
        ('key = "aldan"', "key = []", "factions[0].key"),
        ('key = "aldan"', "key = { x = 1 }", "factions[0].key"),
        ("borders = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]", "borders = 3", "board.borders"),
        ("borders = [[1, 2], ", "borders = [[1, [2]], ", "board.borders[0][1]"),
        ("borders = [[1, 2], ", "borders = [3, ", "board.borders[0]"),
    ],
)
def test_what_is_half_full_may_be_wrong_in_any_way(right: str, wrong: str, place: str) -> None:
    content = filled(VALUES).decode()
    assert right in content
    with pytest.raises(PackProblem) as refused:
        ZLOBA.read(content.replace(right, wrong, 1).encode())
    assert place in str(refused.value)


def test_a_pack_is_refused_for_a_reason_alone() -> None:
    with pytest.raises(ValueError, match="nothing is said"):
        PackProblem(())


def test_an_answer_without_pack_and_problem_is_a_fault_and_no_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        returncode, stdout, stderr = 0, msgspec.json.encode(worker._Answer()), b""

    monkeypatch.setattr("bot.games.packs.worker.subprocess.run", lambda *_, **__: Silent)
    with pytest.raises(RuntimeError, match="neither a pack nor"):
        worker.read(ill_forms.GOOD.name, b"")
