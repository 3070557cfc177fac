"""Rules that speak of certain cards: they hold because the real cards do as much. Each test is named after its rule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import immune
from bot.games.doomtrooper.position.commands import Announce, Attack, Pass, Play, Use
from bot.games.doomtrooper.position.frames import Combat
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.table import PLAIN
from tests.rows import rows

CORPORATE = ("doomtrooper", "bauhaus")
AWAY = ("missing-in-action", "shore-leave")


@pytest.mark.parametrize("seat", [0, 1])
def test_personality_influence(seat: int) -> None:
    """She makes all of the group immune, whoever has them."""
    table = Real()
    table.put("valerie-duval", 0)
    star = table.warrior(seat, "cohort", tags=("etoiles-mortant", "legion"))
    other = table.warrior(seat, "cohort", tags=("legion",))
    gift = table.card("symmetry", 1 - seat, "cohort")
    assert [immune(table.run, one, gift) for one in (star, other)] == [True, False]


@rows("name", AWAY)
@rows("announced", [False, True])
def test_anytime_out_of_fight(name: str, *, announced: bool) -> None:
    table = Real()
    mine, theirs = table.warrior(0, tags=CORPORATE), table.warrior(1, tags=CORPORATE)
    away = table.put(name, 1, "hand")
    table.acting().says(0, Attack())
    if announced:
        table.all_pass().says(0, Announce(mine, theirs)).says(0, Pass())
        assert table.refused(1, Play(away, targets=(theirs,))) == "anytime.out-of-fight"
        return
    table.plays(1, away, theirs).settled()
    assert "out" in table.state.cards[theirs].marks


@pytest.mark.parametrize("name", AWAY)
def test_target_general(name: str) -> None:
    """Who is away is no target and does nothing; who is only hidden in a wall cannot be attacked, but targeted."""
    table = Real()
    gone, there = table.warrior(1, tags=CORPORATE), table.warrior(1, tags=CORPORATE)
    away = table.put(name, 1, "hand")
    wound = table.card(
        play={"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"},
        effects=({"do": "wound", "who": {"role": "chosen"}},),
    )
    table.at(1).plays(1, away, gone).all_pass(until="start")
    assert table.refused(0, Play(wound, targets=(gone,)))
    table.says(0, Play(wound, targets=(there,)))


def test_shore_leave_ends() -> None:
    """He comes back healed, and stronger by one for each draw step of his player."""
    table = Real()
    one = table.warrior(0, tags=CORPORATE, wounded=True)
    away = table.put("shore-leave", 0, "hand")
    table.at(1).plays(0, away, one).all_pass(until="start")
    assert "out" in table.state.cards[one].marks
    table.says(0, Use(away, 1)).settled()
    assert (table.state.cards[one].wounded, table.state.cards[one].marks, table.zone(away)) == (False, (), "discard")


@pytest.mark.parametrize("announced", [False, True])
def test_anytime_not_a_word(*, announced: bool) -> None:
    """Played on the attacker before he is announced it keeps him from attacking; later the combat goes on."""
    table = Real()
    mine, other, theirs = table.warrior(0), table.warrior(0), table.warrior(1)
    hush = table.put("don-t-call-again", 1, "hand")
    table.acting().says(0, Attack())
    if announced:
        table.all_pass().says(0, Announce(mine, theirs)).plays(1, hush, mine).settled().all_pass()
        assert any(isinstance(frame, Combat) and frame.attacker == mine for frame in table.state.stack)
        return
    table.plays(1, hush, mine).settled().all_pass()
    assert table.refused(0, Announce(mine, theirs))
    table.says(0, Announce(other, theirs))


def test_term_virus() -> None:
    """At any time for no action; a second one of a kind does not come to a warrior who has one."""
    table = Real()
    one = table.warrior(0, "outpost", tags=CORPORATE)
    first, second = (table.put("v-3", 0, "hand") for _ in range(2))
    table.at(1).says(0, Play(first, targets=(one,))).all_pass(until="start")
    assert rating(table.run, one, "fight") == int(PLAIN[0]) - 2
    assert table.refused(0, Play(second, targets=(one,)))


def test_term_ritual() -> None:
    """A patriarch lets rituals be played; the second one of a kind changes nothing more."""
    table = Real()
    mine = table.warrior(0, "outpost", tags=("tribe", "lutheran"))
    ritual = table.put("the-defiance", 0, "hand")
    assert table.acting().refused(0, Play(ritual))
    table = Real()
    table.warrior(0, "outpost", tags=("tribe", "patriarch"))
    mine, foe = table.warrior(0, "outpost", tags=("tribe", "lutheran")), table.warrior(1, "outpost")
    rituals = [table.put("the-defiance", 0, "hand") for _ in range(2)]
    table.acting()
    for each in rituals:
        table.says(0, Play(each)).all_pass()
    table.run.state = replace(table.state, stack=(*table.state.stack, Combat(900, 1, 0, 8, foe, mine, tactic="fight")))
    assert rating(table.run, mine, "fight") == 2 * int(PLAIN[0])


def test_term_poison() -> None:
    """A poison is equipment: what discards equipment discards it too."""
    table = Real()
    one = table.warrior(0, tags=CORPORATE)
    poison = table.on(one, "equipment", tags=("poison",))
    table.do({"do": "discard", "who": {"tags": ["equipment"]}}, card=one)
    assert table.zone(poison) == "discard"


def test_outsider_influence() -> None:
    """What speaks of the Squad does not reach him; on the Outpost he is reached like others there."""
    for zone in ("aside", "squad", "outpost"):
        table = Seats()
        word = {
            "do": "rate",
            "who": {"tags": ["warrior"], "zones": ["squad", "outpost"]},
            "ratings": ["fight"],
            "sum": 2,
        }
        table.card("special", 0, "table", effects=(word,))
        one = table.warrior(0, zone, tags=("outsider",))
        assert rating(table.run, one, "fight") == (5 if zone == "aside" else 7)
