"""Every campaign ends: by its thirteenth day, whatever the pack, and with no pack that would go on for ever."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from bot.games.twom.acts.day.morning import LAYERS
from bot.games.twom.asks import decide
from bot.games.twom.pack.checks.whole import pack_mistakes
from bot.games.twom.pack.pack import Pack
from bot.games.twom.position.events import DayOver, Ended
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.state import End
from tests.bot.games.twom.table import TINY, Script, at, done, setup, tiny


def test_no_day_comes_after_the_last_event() -> None:
    state = at("new-day", day=12, turned=len(LAYERS) - 1)
    assert done(state, GoOn()).day == 13
    last = at("losses", day=13, turned=len(LAYERS), lost=())
    over = decide.begun(tiny().components, last, Script()).state
    assert (over.day, over.end) == (13, End(won=True, reason="events-over"))


def test_a_short_campaign_ends_after_its_days_and_can_be_saved() -> None:
    """The day is summed up first; on a sheet the campaign goes on, and stops again after as many days."""
    opening = tiny().open(setup(length="1"), Script())
    table = tiny().initial(opening[0]).table
    over = decide.begun(tiny().components, at("losses", day=1, turned=1, table=table), Script())
    assert [type(each).__name__ for each in over.events if isinstance(each, DayOver | Ended)] == ["DayOver", "Ended"]
    assert over.state.end == End(won=True, reason="days-over")
    sheet = tiny().save(over.state)
    assert isinstance(sheet, bytes)
    again = tiny().open(setup(length="2", saved=sheet.decode()), Script())
    assert tiny().initial(again[0]).table.last == 3
    assert tiny().initial(again[0]).step == "new-day"


def test_a_whole_campaign_is_written_as_before() -> None:
    assert b'"last"' not in tiny().codec.encode(tiny().initial(tiny().open(setup(length="whole"), Script())[0]).table)


FINDS = {"type": "find"}
MEETS = {"type": "encounter"}
READS = {"type": "script", "number": 80}


def _mistakes(**parts: Any) -> str:
    """What is wrong with the tiny pack where parts of it are others."""
    said = tomllib.loads(TINY.read_text("utf-8"))
    return "\n".join(map(str, pack_mistakes(msgspec.convert({**said, **parts}, Pack))))


def _card(*effects: dict[str, Any], key: str = "card") -> dict[str, Any]:
    return {"key": key, "name": {"cs": "Karta"}, "effects": [*effects]}


def _scripts(*effects: dict[str, Any]) -> list[dict[str, Any]]:
    there: list[dict[str, Any]] = tomllib.loads(TINY.read_text("utf-8"))["scripts"]
    return [*there, {"number": 80, "text": {"cs": "Pořád dokola."}, "effects": [*effects]}]


def test_residents_who_always_bring_others_are_refused() -> None:
    assert "residents" in _mistakes(residents=[_card(MEETS), _card(MEETS, key="other")])
    assert not _mistakes(residents=[_card(MEETS), _card(key="other")])


def test_findings_that_always_find_more_are_refused() -> None:
    assert "findings" in _mistakes(findings=[_card(FINDS)])
    assert not _mistakes(findings=[_card(FINDS), _card(key="other")])


def test_a_script_whose_every_row_leads_back_is_refused() -> None:
    rows = [{"to": 4, "effects": [READS]}, {"to": 10, "effects": [READS]}]
    assert "script 80 leads back" in _mistakes(scripts=_scripts({"type": "roll-table", "rows": rows}))
    assert not _mistakes(scripts=_scripts({"type": "roll-table", "rows": [{"to": 9, "effects": [READS]}]}))


def test_a_script_whose_every_way_leads_back_is_refused() -> None:
    back = {"label": {"cs": "Zpátky"}, "effects": [READS]}
    on = {"label": {"cs": "Dál"}, "effects": []}
    assert "script 80 leads back" in _mistakes(scripts=_scripts({"type": "choose", "ways": [back, back]}))
    assert not _mistakes(scripts=_scripts({"type": "choose", "ways": [back, on]}))


def test_scripts_that_meet_each_other_in_the_cards_are_refused() -> None:
    said = _mistakes(residents=[_card(READS)], scripts=_scripts(MEETS))
    assert "residents" in said
    assert "script 80" in said


def test_a_pack_with_which_a_fight_with_bare_hands_never_ends_is_refused() -> None:
    dice = {"grey": ["0"] * 6, "yellow": ["1"] * 6, "red": ["2"] * 6}
    assert "grey" in _mistakes(dice=dice)
    assert not _mistakes(dice={**dice, "grey": ["0", "0", "0", "0", "0", "1"]})
