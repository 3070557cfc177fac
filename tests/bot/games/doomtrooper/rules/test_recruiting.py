"""The chapters on recruiting and meditation, rule by rule: each test is named after the rule that it shows."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.position.commands import Act, Announce, Attack, Play
from bot.games.doomtrooper.position.frames import Combat
from tests.bot.games.doomtrooper.flow.seats import Seats


def test_meditate_action() -> None:
    table = Seats()
    table.warrior(0)
    table.acting()
    for number in (1, 2, 3):
        table.says(0, Act("meditate")).all_pass(until="discard" if number == 3 else "")
        assert table.points() == (10 + number, 5)


def test_meditate_no_warriors() -> None:
    table = Seats().acting().says(0, Act("meditate"))
    assert table.points() == (11, 5)


@pytest.mark.parametrize("rounds", [1, 0])
def test_recruit_fights_at_once(rounds: int) -> None:
    """A new warrior attacks in the turn he came, but not in the first one."""
    table = Seats().have(0, turns=rounds)
    foe, new = table.warrior(1), table.warrior(0, "hand")
    table.acting().says(0, Play(new, area="squad")).all_pass()
    if not rounds:
        assert table.refused(0, Attack()) == "attack.first-round"
        return
    table.says(0, Attack()).all_pass().says(0, Announce(new, foe))
    assert [frame.attacker for frame in table.state.stack if isinstance(frame, Combat)] == [new]


def test_recruit_position() -> None:
    table = Seats()
    new = table.warrior(0, "hand")
    table.acting().says(0, Play(new, area="squad")).all_pass()
    here = table.state.cards[new]
    assert (here.zone, here.covered, here.unpaid, here.wounded) == ("squad", False, False, False)
