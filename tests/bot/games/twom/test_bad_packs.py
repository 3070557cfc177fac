"""Packs that lie: each mistake is named with its place, in a sentence that says what belongs there."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.games.packs.problems import Mistake, PackProblem
from bot.games.packs.words import Words
from bot.games.twom.pack.cards import ScriptText
from bot.games.twom.pack.checks.whole import LONGEST, pack_mistakes
from bot.games.twom.pack.effects.story import Choose, Effect, Script, Way
from bot.games.twom.pack.form import FORM
from bot.games.twom.pack.pack import Pack
from tests.bot.games.packs.zips import zipped
from tests.bot.games.twom.table import TINY, tiny
from tests.rows import rows

PACK = tiny().components.pack
SAID = Words(cs="Ticho.")


def script(number: int, *effects: Effect) -> ScriptText:
    return ScriptText(number, SAID, effects)


CIRCLE = (script(9001, Script(9002)), script(9002, Script(9001)))
OPEN = (script(9001, Script(9002)), script(9002, Choose((Way(SAID, (Script(9001),)), Way(SAID)))))


@dataclass(frozen=True)
class Lie:
    """A pack with something wrong in it, where that is, and what is said of it."""

    spoil: Callable[[Pack], Pack]
    place: str
    said: str


LIES = {
    "a red frame is missing": Lie(
        lambda pack: replace(pack, characters=tuple(each for each in pack.characters if each.frame != "red")),
        "characters", "at least one with a red frame",
    ),
    "fewer than seven events": Lie(
        lambda pack: replace(
            pack, events=tuple(replace(each, copies=1) for each in pack.events if each.kind != "event")
        ),
        "events", "there are 0 of kind `event`, and a campaign needs 7",
    ),
    "a location larger than the exploration deck": Lie(
        lambda pack: replace(pack, exploration=(replace(pack.exploration[0], copies=13),)),
        "exploration", "there are 13 cards, and the most distant location takes 14",
    ),
    "scripts that circle without a choice": Lie(
        lambda pack: replace(pack, scripts=(*pack.scripts, *CIRCLE)), "scripts", "leads back to itself",
    ),
    "a text too long for a message": Lie(
        lambda pack: replace(pack, scripts=(*pack.scripts, ScriptText(9003, Words(cs="a" * (LONGEST + 1))))),
        "scripts", f"it has {LONGEST + 1} characters, and a text has at most {LONGEST}",
    ),
    "a script that is not there": Lie(
        lambda pack: replace(pack, scripts=(*pack.scripts, script(9004, Script(9999)))),
        "scripts", "there is no `9999` among the scripts of this pack",
    ),
}  # fmt: skip


def mistakes(pack: Pack) -> list[Mistake]:
    return list(pack_mistakes(pack))


def test_the_pack_of_the_tests_says_nothing_wrong() -> None:
    assert mistakes(PACK) == []


@rows("name", LIES)
def test_a_lie_is_told_with_its_place(name: str) -> None:
    lie = LIES[name]
    found = mistakes(lie.spoil(PACK))
    assert {each.place[0] for each in found if lie.said in each.said} == {lie.place}, found


def test_scripts_may_circle_where_there_is_a_choice() -> None:
    assert mistakes(replace(PACK, scripts=(*PACK.scripts, *OPEN))) == []


def test_a_text_of_the_greatest_length_is_one_message() -> None:
    longest = ScriptText(9003, Words(cs="a" * LONGEST))
    assert mistakes(replace(PACK, scripts=(*PACK.scripts, longest))) == []


def test_an_unknown_key_is_told_with_its_line() -> None:
    with pytest.raises(PackProblem) as refused:
        FORM.read(b"colour = 'red'\n" + TINY.read_bytes())
    (problem,) = refused.value.problems
    assert problem.line == 1
    assert "colour" in problem.said


def test_a_zip_that_explodes_is_not_unpacked() -> None:
    bomb = zipped({"pack.toml": "#" * 100_000_000}, zipfile.ZIP_DEFLATED)
    assert len(bomb) < 200_000
    with pytest.raises(PackProblem):
        FORM.read(bomb)
