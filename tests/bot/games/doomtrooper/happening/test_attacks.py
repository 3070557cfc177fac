"""Effects that a card gives for the attack that it lets one make hold in that combat, and no longer."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.position.commands import ChooseTactic, Chosen, Play, Split, Use
from bot.games.doomtrooper.position.frames import Choosing
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows


def attacking(name: str, own: int, table: Real, foe: int) -> Real:
    """The card is used or played, and lets one attack."""
    card = table.printed[table.cards[name_at(table, name)].code]
    place = name_at(table, name)
    told = Use(place, 0) if card.text is not None and card.text.abilities else Play(place, targets=(own,))
    table.says(0, told).settled()
    while isinstance(table.run.top, Choosing):
        options = table.run.top.options
        table.says(0, Chosen((foe,) if foe in options and table.run.top.kind == "cards" else options[-1:])).settled()
    return table.all_pass(until="combat-modifiers")


def name_at(table: Real, name: str) -> int:
    """Where a card lies."""
    return next(at for at, card in enumerate(table.cards) if f"name:{name}" in table.printed[card.code].tags)


@rows(
    ("name", "expected"),
    [
        ("hardened-fist", (10, 5, 5)),
        ("the-cobra-s-venomous-strike", (10, 5, 5)),
        ("charge", (7, 7, 5)),
        ("jake-kramer", None),
        ("hunter-special-forces-badass", None),
    ],
)
def test_the_attack_has_what_the_card_gives_for_it(name: str, expected: tuple[int, ...] | None) -> None:
    table = Real()
    foe = table.warrior(1, "cohort", "1/1/1/1", tags=("legion",))
    own = table.warrior(0, tags=("doomtrooper", "cybertronic", "mishima"), covered=name == "charge")
    if name == "charge":
        table.put(name, 0, "hand")
        table.warrior(0, tags=("doomtrooper",))
    elif expected is None:
        own = table.put(name)
        printed = table.printed[table.cards[own].code].ratings
        three = printed["fight"], printed["shoot"], printed["armour"]
        jake = tuple(number + 5 for number in three)
        expected = jake if name == "jake-kramer" else (three[0] * 2, *three[1:])
    else:
        table.put(name, on=own)
    before = tuple(table.acting().rated(own))
    attacking(name, own, table, foe)
    if not table.window and "tactic" in table.prompted[0].ask.key:
        table.says(0, ChooseTactic("fight"))
    assert table.all_pass(until="combat-modifiers").window == "combat-modifiers"
    assert table.rated(own) == expected
    table.all_pass()
    if table.splits:
        table.says(0, Split(0)).all_pass()
    assert table.rated(own) == tuple(number - 3 * (name == "charge" and at == 2) for at, number in enumerate(before))


@pytest.mark.parametrize(("attacker", "defender", "points"), [
    ("9/9/9/4", "1/1/1/3", (3, 0)), ("1/1/1/4", "9/9/9/3", (0, 8)), ("1/1/9/4", "1/1/9/3", (0, 0)),
])  # fmt: skip
def test_command_pays_who_wounds(attacker: str, defender: str, points: tuple[int, int]) -> None:
    table = Real()
    table.have(0, destiny=20)
    theirs = table.warrior(1, ratings=attacker, tags=("doomtrooper", "capitol"))
    victim = table.warrior(1, "cohort", ratings=defender, tags=("legion",))
    command = table.put("command", 0, "hand")
    caster = table.warrior(0, tags=("doomtrooper",), effects=({"do": "casts", "aspects": ["all"]},))
    table.acting().says(0, Play(command, targets=(theirs,), caster=caster)).settled()
    assert isinstance(table.run.top, Choosing)
    table.says(0, Chosen((victim,))).all_pass()
    table.says(1, ChooseTactic("fight")).all_pass()
    assert (table.points(0)[0] - 14, table.points(1)[0] - 10) == points
