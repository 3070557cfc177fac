"""What the log tells of combats: who fights whom, whose a card is, and what became of the fighters."""

from __future__ import annotations

from typing import Any

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Pass, Play
from bot.games.doomtrooper.tells.log import narrate
from bot.games.values import SPECTATOR
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.flow.seats import Seats

ONE, TWO = {"tags": ["name:one"]}, {"tags": ["name:two"]}
ANY_TIME = {"when": "any", "after": "discard"}


def plain_name(key: str) -> str:
    return key.removeprefix("card.")


def told(table: Seats, kind: type[ev.Event], language: Language = Language.EN) -> list[str]:
    """What everybody reads of the events of a kind."""
    lines = [line for event in table.told(kind) for line in narrate(event, SPECTATOR)]
    return [put(line, localizer(language).say, "seat {}".format, plain_name) for line in lines]


def combat(**more: Any) -> tuple[Seats, int]:
    """One attacks two, and may play a card; the window after the tactic is open."""
    table = Seats()
    one, two = table.warrior(0, name="one"), table.warrior(1, name=more.pop("theirs", "two"), ratings="1/1/1/1")
    card = table.card("special", more.pop("seat", 0), **more)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(one, two)).all_pass().says(0, ChooseTactic("fight"))
    return table, card


def test_a_combat_that_a_card_begins_says_who_fights() -> None:
    attack = {"do": "attack", "who": ONE, "whom": TWO}
    table, card = combat(play=ANY_TIME, effects=(attack,))
    table.says(0, Play(card)).all_pass(until="combat-announce")
    assert told(table, ev.Pitted) == ["A new combat: one attacks two."]
    assert told(table, ev.Pitted, Language.CS) == ["Nový souboj: útočí one, brání se two."]
    assert told(table, ev.Pitted, Language.SV) == ["En ny strid: one anfaller two."]


def test_fighters_of_one_name_are_told_with_their_players() -> None:
    table, _ = combat(theirs="one")
    table.all_pass()
    said = told(table, ev.Said)
    assert "seat 0: one (seat 0) attacks one (seat 1)." in said
    assert told(table, ev.Fought)[0].startswith("one (seat 0) ")


def test_a_card_that_lies_open_before_one_player_alone_is_told_by_its_name() -> None:
    table = Seats()
    one, two = table.warrior(0, name="one"), table.warrior(1, name="two")
    table.warrior(1, name="one", unpaid=True, covered=True)
    table.card("warrior", 1, name="one")
    table.acting().says(0, Attack()).all_pass().says(0, Announce(one, two))
    assert "seat 0: one attacks two." in told(table, ev.Said)


def test_a_fighter_who_is_saved_is_told() -> None:
    save = {"do": "heal", "who": {"role": "that"}, "saves": True}
    when = {"when": "saving", "after": "discard", "on": {"event": "wounded", "cards": {"side": "own"}}}
    table, card = combat(seat=1, play=when, effects=(save,))
    table.all_pass(until="combat-saving")
    table.says(0, Pass()).says(1, Play(card)).all_pass()
    assert told(table, ev.Saved) == ["two is unharmed."]


def test_a_hidden_copy_that_everybody_sees_is_shown_by_its_player() -> None:
    table = Seats()
    unique: dict[str, Any] = {"name": "one", "tags": ("unique", "personality")}
    table.warrior(1, unpaid=True, covered=True, **unique)
    card = table.card("warrior", 0, **unique)
    table.have(1, destiny=20).have(0, destiny=20).acting().says(0, Play(card, area="squad")).all_pass()
    assert told(table, ev.Looked) == ["seat 1 shows: one"]
