"""Examples about turns and actions: what comes first, what a recruit costs, which action pays for what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import (
    Act,
    Announce,
    Attack,
    ChooseTactic,
    Chosen,
    Play,
    Sabotages,
    Split,
    Use,
)
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

BEGINNING = 1
OTHER, ORDINARY = ("other",) * 3, ("any",) * 3


class Led(Real):
    """Martin has a corporate leader and one warrior of his corporation; he holds the card that gives three actions.

    Args:
        in_turn: whose turn it is.
    """

    def __init__(self, *, in_turn: int = 0) -> None:
        super().__init__()
        self.in_turn = in_turn
        self.leader = self.put("staff-general-constance-romanov", 0)
        self.own = self.put("venusian-ranger", 0)
        self.foe = self.warrior(1, ratings="1/1/15/3", tags=("legion",))
        self.inspired = self.put("inspired", 0, "hand")
        self.recruit = self.put("trencher", 0, "hand")
        for seat in (0, 1):
            self.put("venusian-ranger", seat, "library")

    def goes_on(self) -> Led:
        """The turn is the one that it was made with."""
        if not self.run.events:
            self.run.state = replace(self.run.state, active=self.in_turn)
        super().goes_on()
        return self

    def ready(self) -> Led:
        """The extra actions are his before his first ordinary one."""
        self.acting().have(0, tokens=(*(Token("other", self.inspired),) * 3, *(Token("any"),) * 3))
        return self

    def attack(self) -> Led:
        """The leader turns an action into an attack, which is fought to its end."""
        self.begin().all_pass().says(0, Announce(self.own, self.foe)).all_pass()
        self.says(0, ChooseTactic("shoot")).all_pass(until="discard")
        return self

    def begin(self) -> Led:
        """The leader turns an action into an attack, for which nobody is announced yet."""
        self.says(0, Use(self.leader, 0)).settled()
        if isinstance(self.run.top, Choosing):
            self.says(0, Chosen(self.run.top.options[:1]))
        token = next((at for at in self.offered(0, "attack") if at.isdecimal()), "-1")
        self.says(0, Attack(int(token)))
        return self


def test_actions_by_card() -> None:
    """Three that are no attack, one attack, and one that may be either.

    Rule: doomtrooper-cs.actionkind.card-list
    """

    def given(name: str, part: int) -> tuple[str, ...]:
        table = Real()
        table.warrior(0)
        table.warrior(1)
        card = table.put(name, 0, "hand")
        table.at(part).plays(0, card).settled()
        return table.tokens()

    assert given("inspired", BEGINNING) == ("other", "other", "other")
    assert given("blood-lust", BEGINNING) == ("attack",)
    assert given("initiative", BEGINNING) == ("any",)
    book = Real()
    brother = book.put("cardinal-dominic", 0)
    book.put("book-of-law", on=brother)
    book.warrior(1)
    book.at(0).have(1, turns=1)
    book.goes_on()
    assert book.tokens() == ("any",)


def test_leader() -> None:
    """In the opponent's turn three actions that may not attack become three attacks.

    Rule: doomtrooper-cs.actionkind.leader-attacks, doomtrooper-cs.term.action-inspired
    """
    led = Led(in_turn=1)
    led.at(BEGINNING).plays(0, led.inspired).settled()
    assert (led.state.active, led.tokens()) == (1, OTHER)
    assert "attack" not in led.offered(0)
    for left in (2, 1, 0):
        led.attack()
        assert led.tokens() == OTHER[:left]
    assert len(led.told(ev.Fought)) == 3


def test_extra_actions() -> None:
    """Extra attacks leave the other extra actions and the ordinary ones, with the attacker or without him.

    Rule: doomtrooper-cs.actionkind.example-extra, doomtrooper-cs.actionkind.attack-then-other
    """
    led = Led().ready()
    for left in (2, 1, 0):
        led.attack()
        assert led.tokens() == (*OTHER[:left], *ORDINARY)
    for left in (2, 1, 0):
        led.says(0, Act("meditate")).all_pass(until="discard")
        assert led.tokens() == ORDINARY[:left]

    bereft = Led().ready().begin()
    discard(bereft.run, bereft.own)
    bereft.all_pass(until="discard")
    assert bereft.tokens() == (*OTHER[:2], *ORDINARY)
    for _ in OTHER[:2]:
        bereft.says(0, Act("meditate", token=0)).all_pass(until="discard")
    assert bereft.tokens() == ORDINARY
    # Whoever is recruited now attacks with the last ordinary action.
    bereft.says(0, Play(bereft.recruit, area="squad")).all_pass(until="discard")
    bereft.says(0, Act("meditate")).all_pass(until="discard")
    assert (bereft.tokens(), "attack" in bereft.offered(0)) == (("any",), True)


def test_ordinary_actions() -> None:
    """Whoever attacks with the first ordinary action goes on attacking or loses the others.

    Rule: doomtrooper-cs.actionkind.attacker-lost-standard, doomtrooper-cs.actionkind.attack-with-first
    """
    lost = Led().acting().begin()
    discard(lost.run, lost.own)
    lost.all_pass()
    assert (lost.tokens(), lost.state.step) == ((), "discard")

    other = Led()
    brought = other.put("trencher", 0)
    other.acting().begin()
    discard(other.run, other.own)
    other.all_pass(until="discard")
    assert (other.tokens(), "meditate" in other.offered(0)) == (("any", "any"), False)
    # The second action attacks by the ordinary rule; for a warrior of another corporation the third is lost.
    other.says(0, Attack()).all_pass().says(0, Announce(brought, other.foe)).all_pass()
    other.says(0, ChooseTactic("shoot")).all_pass(until="discard")
    assert (other.tokens(), other.state.step) == ((), "discard")

    led = Led().acting()
    for left in (2, 1, 0):
        led.attack()
        assert led.tokens() == ORDINARY[:left]


def test_ordinary_actions_are_kept_while_an_attacker_may_still_be_brought() -> None:
    """He attacks with the first ordinary action, is bereft of his warrior, and recruits another by INSPIRED.

    That one attacks with the second ordinary action; the third is lost.
    Rule: doomtrooper-cs.actionkind.attacker-lost-standard
    """
    led = Led().acting().begin()
    discard(led.run, led.own)
    led.all_pass(until="action").plays(0, led.inspired).all_pass()
    assert led.tokens() == (*ORDINARY[:2], *OTHER)
    led.says(0, Play(led.recruit, area="squad")).all_pass()
    led.says(0, Act("meditate")).all_pass().says(0, Act("meditate")).all_pass()
    assert (led.tokens(), "attack" in led.offered(0), "meditate" in led.offered(0)) == (ORDINARY[:2], True, False)
    led.says(0, Attack()).all_pass().says(0, Announce(led.recruit, led.foe)).all_pass()
    led.says(0, ChooseTactic("shoot")).all_pass(until="discard")
    assert (led.tokens(), led.state.step) == ((), "discard")


def test_ordinary_actions_are_lost_once_nobody_can_be_brought_any_more() -> None:
    """Rule: doomtrooper-cs.actionkind.attacker-lost-standard"""
    led = Led().acting().begin()
    discard(led.run, led.own)
    led.all_pass(until="action").plays(0, led.inspired).all_pass()
    for left in (2, 1):
        led.says(0, Act("meditate")).all_pass()
        assert led.tokens() == (*ORDINARY[:2], *OTHER[:left])
    led.says(0, Act("meditate")).all_pass(until="discard")
    assert (led.tokens(), led.state.step) == ((), "discard")


@pytest.mark.parametrize("takes", [0, 1])
def test_the_player_says_which_action_a_leader_converts(takes: int) -> None:
    """Rule: doomtrooper-cs.actionkind.leader-attacks, doomtrooper-cs.actionkind.announce-late"""
    led = Led().ready()
    led.says(0, Use(led.leader, 0)).settled()
    assert isinstance(led.run.top, Choosing)
    assert (led.run.top.what, led.run.top.options) == ("action", (0, 3))
    led.says(0, Chosen((led.run.top.options[takes],)))
    assert led.tokens()[3 * takes] == "attack"
    assert [kind for kind in led.tokens() if kind == "attack"] == ["attack"]


def test_a_leader_of_like_actions_asks_nothing() -> None:
    led = Led().acting().says(0, Use(0, 0)).settled()
    assert (led.tokens(), isinstance(led.run.top, Choosing)) == (("attack", "any", "any"), False)


@pytest.mark.parametrize("led_by", ["leader", "nobody"])
def test_inspired_in_ones_own_combat_with_a_leader_who_makes_attacks_of_it(led_by: str) -> None:
    """Rule: doomtrooper-cs.anytime.inspired-own-turn"""
    led = Led().acting()
    if led_by == "nobody":
        discard(led.run, led.leader)
    led.says(0, Attack()).all_pass().says(0, Announce(led.own, led.foe)).all_pass(until="combat-announce")
    if led_by == "leader":
        assert led.may_play(0, led.inspired)
    else:
        assert led.refused(0, Play(led.inspired)) == "anytime.inspired-own-turn"


@rows("kind", ["other", "any", "attack"])
@rows("another", [True, False])
def test_actions_after_a_sabotage_only_sabotage_another_opponent(kind: str, another: bool) -> None:
    """Rule: doomtrooper-cs.sabotage.last, doomtrooper-cs.timing.must-matter"""
    table = Real(3)
    one = table.warrior(0, ratings="5/5/5/3")
    held = table.card("special", play={"when": "any"}, effects=({"do": "actions", "kind": kind},))
    if not another:
        table.warrior(2)
    table.acting().says(0, Sabotages(one, 1)).all_pass(until="action")
    while table.splits:
        table.says(0, Split(0)).all_pass(until="action")
    if another and kind == "any":
        table.plays(0, held).all_pass()
        assert "sabotage" in table.offered(0)
    else:
        assert table.refused(0, Play(held)) == "sabotage.last"
