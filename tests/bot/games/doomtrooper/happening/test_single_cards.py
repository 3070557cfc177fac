"""Cards that did something else than they say, each through the referee."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import has
from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.looks.playing.using import usable
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Play, Use
from bot.games.doomtrooper.position.frames import Choosing, Combat
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

CORPORATE = ("doomtrooper", "capitol")


@pytest.mark.parametrize("points", [1, 3, 5])
def test_battle_madness_turns_armour_into_twice_as_much_fight(points: int) -> None:
    table = Real()
    own, foe = table.warrior(0, tags=CORPORATE), table.warrior(1, "cohort", tags=("legion",))
    madness = table.put("battle-madness", 0, "hand")
    table.acting().fighting(own, foe).says(0, Play(madness, targets=(own,))).settled()
    frame = table.run.top
    assert isinstance(frame, Choosing)
    assert (frame.kind, frame.least, frame.most) == ("number", 1, 5)
    table.says(0, Chosen((points,)))
    assert table.rated(own) == (5 + 2 * points, 5, 5 - points)


@pytest.mark.parametrize("name", ["mission-statement", "president-charles-w-colding"])
def test_actions_are_turned_into_attacks_only_where_there_are_any(name: str) -> None:
    for kind, offered in (("any", True), ("other", True), ("attack", False)):
        table = Real()
        own = table.warrior(0, tags=CORPORATE)
        card = table.put(name, on=own if name == "mission-statement" else -1)
        table.at(1).have(0, tokens=()).goes_on()
        assert not [one for one in usable(table.run, 0) if one.card == card]
        assert table.refused(0, Use(card, 0)) == "timing.must-matter"
        table._run = None
        table.acting(Token(kind), Token(kind), Token(kind)).goes_on()  # type: ignore[arg-type]
        assert bool([one for one in usable(table.run, 0) if one.card == card]) == offered


def test_mission_statement_gives_three_attacks() -> None:
    table = Real()
    own = table.warrior(0, tags=CORPORATE)
    card = table.put("mission-statement", on=own)
    table.acting().says(0, Use(card, 0)).settled()
    assert table.tokens() == ("attack", "attack", "attack")
    assert table.refused(0, Use(card, 0)) == "wording.may-not"


def test_an_inconvenient_phone_call_stops_what_is_lent_to_others_alone() -> None:
    lends = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["fight"], "sum": 2}
    strikes = {"do": "ability", "who": {"side": "own", "others": True, "tags": ["warrior"]}, "ability": "first-strike"}
    own = {"do": "rate", "ratings": ["shoot"], "sum": 3}
    for called in (False, True):
        table = Real()
        leader = table.warrior(0, tags=CORPORATE, effects=(lends, strikes, own, {"do": "ability", "ability": "kills"}),
                               abilities=({"when": "any", "effects": [{"do": "draw"}]},))  # fmt: skip
        other = table.warrior(0, tags=CORPORATE)
        table.card(zone="library")
        if called:
            table.put("inconvenient-phone-call", 1, on=leader)
        table.at(4).goes_on()
        assert (rating(table.run, leader, "fight"), rating(table.run, leader, "shoot")) == (7, 8)
        assert (has(table.run, leader, "kills"), has(table.run, leader, "first-strike")) == ("plain", "")
        assert rating(table.run, other, "fight") == (5 if called else 7)
        assert has(table.run, other, "first-strike") == ("" if called else "plain")
        assert [one.card for one in usable(table.run, 0)] == [leader]


@pytest.mark.parametrize(("destiny", "asked"), [(4, False), (5, True)])
def test_secret_hq_is_kept_up_by_five_points_or_discarded(destiny: int, *, asked: bool) -> None:
    """Fewer points do not pay for it: of two ways one chooses what one has the points for."""
    table = Real().have(0, destiny=destiny)
    table.warrior(0)
    table.warrior(1)
    card = table.put("secret-hq", 0, "table")
    frame = table.at(2).goes_on().run.top
    assert isinstance(frame, Choosing) == asked
    if isinstance(frame, Choosing):
        table.says(0, Chosen(frame.options[:1]))
    assert (table.zone(card), table.points()[0]) == (("table", 0) if asked else ("discard", destiny))


@rows("name", ["foxhole", "installation", "spiked-barricade"])
@rows("attacks", [True, False])
def test_who_is_dug_in_attacks_by_shooting_alone(name: str, *, attacks: bool) -> None:
    """He may be attacked in close combat all the same."""
    table = Real()
    own, foe = table.warrior(0), table.warrior(1)
    table.put(name, on=own if attacks else foe)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).all_pass()
    if attacks:
        assert table.refused(0, ChooseTactic("fight")) == "combat.tactic"
        table.says(0, ChooseTactic("shoot"))
    else:
        assert table.offered(0) == ["fight", "shoot"]


@rows("name", ["decay", "confuse", "control-mind", "dimensional-hole", "barbarous-power"])
def test_maledrach_is_given_gifts_of_any_apostle_and_those_of_heretics(name: str) -> None:
    table = Real()
    maledrach, other = table.put("maledrach", 0, "cohort"), table.put("nepharite-of-algeroth", 0, "cohort")
    gift = table.put(name, 0, "hand")
    table.have(0, destiny=20)
    table.acting()
    assert table.refused(0, Play(gift, targets=(other,)))
    table.says(0, Play(gift, targets=(maledrach,))).settled()
    assert table.state.cards[gift].on == maledrach


def test_lamb_for_the_slaughter_is_chosen_and_paid_by_its_player_and_serves_the_opponent() -> None:
    table = Real()
    lamb = table.put("lamb-for-the-slaughter", 0, "hand")
    given = (table.put("trencher", 0, "hand"), table.put("clansman", 0, "hand"))
    table.put("rogue", 1, "hand")
    table.have(0, destiny=4).have(1, destiny=0)
    table.acting().says(0, Play(lamb, player=1)).settled()
    frame = table.run.top
    assert isinstance(frame, Choosing)
    assert (frame.seat, frame.options) == (0, given), "the opponent reads nobody's hand"
    table.says(0, Chosen((given[0],))).settled()
    trencher = table.state.cards[given[0]]
    assert (trencher.controller, trencher.owner, trencher.zone) == (1, 0, "squad")
    assert (table.state.players[0].destiny, table.state.players[1].destiny) == (1, 0)


def _bolstered(destiny: int) -> tuple[Real, int, int, list[int]]:
    """A combat in which three of the attacker's side could help, worth four, five and six destiny points."""
    table = Real().have(0, destiny=destiny)
    own, foe = table.warrior(0, tags=CORPORATE), table.warrior(1, "cohort", tags=("legion",))
    helpers = [table.warrior(0, ratings=f"5/5/5/{value}", tags=CORPORATE) for value in (4, 5, 6)]
    bolster = table.put("bolster-your-forces", 0, "hand")
    table.acting().fighting(own, foe)
    return table, own, bolster, helpers


def test_bolster_your_forces_is_in_vain_where_nobody_can_be_paid_for() -> None:
    table, own, bolster, _ = _bolstered(destiny=3)
    assert bolster not in playable(table.run, 0)
    assert table.refused(0, Play(bolster, targets=(own,))) == "timing.must-matter"
    table, _, bolster, _ = _bolstered(destiny=4)
    assert bolster in playable(table.run, 0)


def test_each_who_is_bolstered_with_costs_his_value_while_points_are_left() -> None:
    table, own, bolster, helpers = _bolstered(destiny=9)
    table.says(0, Play(bolster, targets=(own,))).settled()
    for chosen, offered in ((helpers[0], helpers), (helpers[1], helpers[1:2])):
        frame = table.run.top
        assert isinstance(frame, Choosing)
        assert (frame.seat, frame.options, frame.least) == (0, tuple(offered), 0)
        table.says(0, Chosen((chosen,))).settled()
    struck = table.run.top
    assert isinstance(struck, Choosing)
    assert (struck.seat, struck.options) == (1, (own, *helpers[:2])), "the opponent chooses who is struck"
    table.says(1, Chosen((own,)))
    assert table.points()[0] == 0
    (combat,) = (frame for frame in table.state.stack if isinstance(frame, Combat))
    assert combat.helping_attacker == tuple(helpers[:2])
