"""Cards as they are offered: what tells one from another of its name."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.commands import Attack
from bot.games.kernel.ask import PathAnswers, Unanswered
from bot.games.questions import Step
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows

NAME = "TROOPER"


def plain_name(key: str) -> str:
    return key.removeprefix("card.")


def said(table: Table, card: int, viewer: int = 0, language: Language = Language.EN) -> str:
    return put(labels.choice(table.run, card, viewer), localizer(language).say, "seat {}".format, plain_name)


def pair(first: dict[str, Any], second: dict[str, Any]) -> tuple[Table, int, int]:
    table = Table()
    return table, table.warrior(**{"name": NAME, **first}), table.warrior(**{"name": NAME, **second})


@pytest.mark.parametrize("language", [Language.CS, Language.EN, Language.SV])
def test_warriors_of_one_name_say_whose_they_are(language: Language) -> None:
    table, mine, theirs = pair({"seat": 0}, {"seat": 1})
    assert [said(table, one, 0, language) for one in (mine, theirs)] == [f"{NAME} (seat 0)", f"{NAME} (seat 1)"]


def test_a_name_that_is_there_once_stands_alone() -> None:
    table = Table()
    one = table.warrior(name=NAME)
    table.warrior(1, name="OTHER")
    table.warrior(1, "hand", name=NAME)
    assert said(table, one) == NAME


@rows(("more", "told"), [
    ({"zone": "outpost"}, (" (Squad)", " (Outpost)")),
    ({"wounded": True}, ("", " (wounded)")),
    ({"covered": True}, ("", " (in cover)")),
    ({"seat": 1, "covered": True}, (" (seat 0)", " (seat 1)")),
    ({}, ("", "")),
])  # fmt: skip
def test_copies_of_one_player_say_where_and_how_they_lie(more: dict[str, Any], told: tuple[str, str]) -> None:
    table, one, other = pair({}, more)
    assert (said(table, one), said(table, other)) == (f"{NAME}{told[0]}", f"{NAME}{told[1]}")


def test_equal_equipment_says_who_bears_it() -> None:
    table = Table()
    bearers = [table.warrior(name=name) for name in ("FIRST", "SECOND")]
    guns = [table.on(bearer, name="GUN") for bearer in bearers]
    assert [said(table, gun) for gun in guns] == ["GUN (FIRST)", "GUN (SECOND)"]


def test_a_hidden_copy_changes_no_name_of_what_others_see() -> None:
    table, seen, _ = pair({"seat": 0}, {"seat": 1, "unpaid": True, "covered": True})
    assert (said(table, seen, 0), said(table, seen, 1)) == (NAME, f"{NAME} (seat 0)")


def test_the_buttons_of_an_attack_say_whose_a_defender_is() -> None:
    table = Seats(3)
    table.warrior(0, name="ONE")
    for seat in (1, 2):
        table.warrior(seat, name=NAME)
    table.acting().says(0, Attack()).all_pass()
    table.goes_on()
    with pytest.raises(Unanswered) as asked:
        command(PathAnswers((table.token(0),)), Asked(table.run, 0))
    step = asked.value.step
    assert isinstance(step, Step)
    shown = [put(option.label, localizer(Language.EN).say, "seat {}".format, plain_name) for option in step.options]
    assert shown == [f"{NAME} (seat 1)", f"{NAME} (seat 2)"]
