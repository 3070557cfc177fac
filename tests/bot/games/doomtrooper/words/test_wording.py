"""What the words on cards mean: may not and never, in play now, you, except himself, discarded and removed."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.acts.actions.cultists import is_commander
from bot.games.doomtrooper.acts.happening.leaving import sacrifice
from bot.games.doomtrooper.looks.holding.standing import has, immune
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.commands import Play
from bot.games.doomtrooper.position.events import Moved
from bot.games.doomtrooper.position.frames import Choosing
from tests.bot.games.doomtrooper.examples.real import Real

OWN = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
ANY = {"when": "any", "after": "discard"}
BARRED = ({"do": "bar", "what": ["receive:equipment"]},)
NEVER = ({"do": "bar", "what": ["receive:equipment"], "strength": "never"},)
GIVEN, TAKER = {"tags": ["equipment"], "count": 1}, {"tags": ["warrior"], "count": 1}
ATTACHES = {"do": "attach", "who": GIVEN, "to": TAKER, "ignoring": ["affiliation", "bar"]}


@pytest.mark.parametrize(
    ("bars", "topic", "attached"),
    [(BARRED, "wording.may-not", True), (NEVER, "wording.never", False)],
    ids=["may-not", "never"],
)
def test_may_not_and_never(bars: tuple[dict[str, object], ...], topic: str, attached: bool) -> None:
    """Neither is given equipment by an action; a card gives it to who may not, and not to who never may.

    Rule: doomtrooper-cs.wording.may-not, doomtrooper-cs.wording.never
    """
    table = Real()
    warrior = table.warrior(0, effects=bars)
    table.warrior(1)
    gear = table.card("equipment", play=OWN)
    table.acting()
    assert table.refused(0, Play(gear, targets=(warrior,))) == topic
    table = Real()
    warrior = table.warrior(0, effects=bars)
    gear = table.card("equipment", play=OWN)
    table.do(ATTACHES, card=warrior)
    while isinstance(table.run.top, Choosing):
        table.answer(*table.run.top.options[: max(table.run.top.least, 1)])
    assert (table.state.cards[gear].on == warrior) == attached


def test_may_not_use() -> None:
    """The card lies with him, and he gets nothing from it.

    Rule: doomtrooper-cs.wording.may-not-use
    """
    table = Real()
    warrior = table.warrior(0, effects=({"do": "bar", "what": ["use:equipment"]},))
    raises = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 3}
    table.on(warrior, "equipment", effects=(raises,))
    other = table.warrior(0)
    table.on(other, "equipment", effects=(raises,))
    assert (table.rated(warrior)[0], table.rated(other)[0]) == (5, 8)


def test_never_beats_always() -> None:
    """Rule: doomtrooper-cs.wording.never-beats-always"""
    table = Real()
    both = [{"do": "ability", "ability": "kills", "strength": strength} for strength in ("always", "never")]
    warrior = table.warrior(0, effects=tuple(both))
    assert has(table.run, warrior, "kills") == "never"


def test_except_himself() -> None:
    """Rule: doomtrooper-cs.wording.except-himself"""
    table = Real()
    gives = {"do": "rate", "who": {"side": "own", "tags": ["warrior"], "others": True}, "ratings": ["fight"], "sum": 2}
    giver, other = table.warrior(0, effects=(gives,)), table.warrior(0)
    assert (table.rated(giver)[0], table.rated(other)[0]) == (5, 7)


def test_in_play_now() -> None:
    """Who is recruited afterwards is not affected.

    Rule: doomtrooper-cs.term.in-play-now
    """
    table = Real()
    here = table.warrior(0)
    later = table.warrior(0, "hand")
    effect = {"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["armour"], "sum": 4, "until": "turn"}
    table.do({**effect, "fixed": True}, card=here)
    table.run.state = table.run.state.with_card(later, zone="squad")
    assert (table.rated(here)[2], table.rated(later)[2]) == (9, 5)


def test_you_is_who_controls_the_card() -> None:
    """Rule: doomtrooper-cs.term.you"""
    table = Real()
    gives = {"do": "rate", "who": {"side": "own", "tags": ["warrior"], "others": True}, "ratings": ["fight"], "sum": 2}
    taken = table.warrior(0, effects=(gives,))
    owner, thief = table.warrior(0), table.warrior(1)
    assert (table.rated(owner)[0], table.rated(thief)[0]) == (7, 5)
    table.run.emit(Moved(taken, "squad", "steal", controller=1))
    assert (table.rated(owner)[0], table.rated(thief)[0]) == (5, 7)


def test_discarded_is_not_removed() -> None:
    """Who may never be discarded is still removed from the game, for good.

    Rule: doomtrooper-cs.term.discard-not-sacrifice, doomtrooper-cs.term.removed-forever
    """
    table = Real()
    guarded = {"do": "protect", "against": ["discarded"], "strength": "never"}
    warrior = table.warrior(0, effects=(guarded,))
    other = table.warrior(1)
    table.do({"do": "discard", "who": {"role": "chosen"}}, card=other, targets=(warrior,))
    assert table.zone(warrior) == "squad"
    sacrifice(table.run, warrior)
    assert table.zone(warrior) == "sacrificed"


@pytest.mark.parametrize(("after", "zone"), [("attach", "squad"), ("discard", "discard"), ("sacrifice", "sacrificed")])
def test_where_a_card_goes(after: str, zone: str) -> None:
    """Rule: doomtrooper-cs.term.icon-extra"""
    table = Real()
    warrior = table.warrior(0)
    card = table.card(play={"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": after},
                      effects=({"do": "wound", "who": {"role": "chosen"}},))  # fmt: skip
    table.at(1).plays(0, card, warrior).settled()
    assert table.zone(card) == zone


def test_immunity_is_cancelled() -> None:
    """The card that gave it stays, and its other effects hold.

    Rule: doomtrooper-cs.immunity.removed, doomtrooper-cs.immunity.granting-card
    """
    table = Real()
    warrior = table.warrior(1)
    gives = ({"do": "immune", "who": {"role": "bearer"}, "to": ["art"]},
             {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1})  # fmt: skip
    card = table.on(warrior, "special", effects=gives)
    spell = table.card("art", 0)
    lose = {"do": "immune", "who": {"tags": ["warrior"]}, "to": ["art"], "lose": True, "until": "turn",
            "strength": "always"}  # fmt: skip
    assert immune(table.run, warrior, spell)
    table.do(lose, card=spell)
    assert not immune(table.run, warrior, spell)
    assert (table.state.cards[card].on, table.rated(warrior)[0]) == (warrior, 6)


def test_who_is_a_doomtrooper() -> None:
    """Rule: doomtrooper-cs.doomtrooper.meaning, doomtrooper-cs.doomtrooper.unaligned"""
    table = Real()
    names = ("bodyguard", "sean-gallagher", "undead-legionnaire")
    cards = [table.put(name, 0) for name in names]
    assert ["doomtrooper" in tags(table.run, card) for card in cards] == [True, True, False]


def test_an_apostle_is_no_follower() -> None:
    """Rule: doomtrooper-cs.apostle.followers, doomtrooper-cs.apostle.attachments"""
    table = Real()
    apostle = table.put("ilianmistress-of-the-void", 0, "cohort")
    table.put("undead-legionnaire", 0, "cohort")
    gear = table.card("equipment", play=OWN)
    table.acting()
    assert not [tag for tag in tags(table.run, apostle) if tag.startswith("follower")]
    table.says(0, Play(gear, targets=(apostle,))).all_pass()
    assert table.state.cards[gear].on == apostle


@pytest.mark.parametrize("side", ["doomtrooper", "legion"])
def test_a_cultist_is_a_heretic(side: str) -> None:
    """Rule: doomtrooper-cs.cultist.heretic"""
    table = Real()
    cultist = table.put("demnogonis-cultist", 0, side=side)
    assert {"heretic", side} <= tags(table.run, cultist)


def test_areas_that_a_card_names() -> None:
    """What is for the Squad does not reach the Outpost, nor is it played there; what is for any warrior is.

    Rule: doomtrooper-cs.influence.area-only, doomtrooper-cs.influence.play-restriction,
    doomtrooper-cs.influence.any-doomtrooper
    """
    table = Real()
    near, far = table.warrior(0), table.warrior(0, "outpost")
    squad = {"side": "own", "tags": ["warrior"], "zones": ["squad"]}
    table.card("fortification", 0, "squad",
               effects=({"do": "rate", "who": squad, "ratings": ["armour"], "sum": 2},))  # fmt: skip
    heals = ({"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": 1, "until": "turn"},)
    there = table.card(play={**ANY, "to": "card", "whom": squad}, effects=heals)
    anywhere = table.card(play={**ANY, "to": "card", "whom": {"tags": ["warrior", "doomtrooper"]}}, effects=heals)
    table.at(1).goes_on()
    assert (table.rated(near)[2], table.rated(far)[2]) == (7, 5)
    assert table.refused(0, Play(there, targets=(far,)))
    table.says(0, Play(anywhere, targets=(far,))).settled()
    assert table.rated(far)[0] == 6


def test_across_areas() -> None:
    """Rule: doomtrooper-cs.influence.cross-area"""
    table = Real().have(0, destiny=20)
    table.warrior(0)
    gun = table.put("bauhaus-great-infurior", 0)
    walls = table.card("fortification", 1, "outpost")
    table.do({"do": "discard", "who": {"tags": ["fortification"], "count": 1}}, card=gun)
    assert table.zone(walls) == "discard"


def test_commanders() -> None:
    """Only who is so by his card, whatever the rank in his name.

    Rule: doomtrooper-cs.commander.meaning, doomtrooper-cs.commander.rank-in-name
    """
    table = Real()
    cards = [table.put(name, 0) for name in ("sergeant", "captain", "sgt-mcbride")]
    assert [is_commander(table.run, card) for card in cards] == [True, True, False]
