"""Units, mercenaries, late answers and areas: tests named after the rules they show."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.acting import moving
from bot.games.doomtrooper.looks.fighting.able import may_attack, may_be_attacked
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Act, Attack, Chosen, Follow, Pass, Play, Sabotages, Use
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.state import AREAS, Token
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight

ANY: dict[str, Any] = {"when": "any", "to": "card", "whom": WARRIOR, "after": "discard"}
CANCEL: dict[str, Any] = {"when": "reaction", "after": "discard"}


def kind(*, gain: tuple[str, ...] = (), lose: tuple[str, ...] = ()) -> dict[str, Any]:
    """The word that makes a warrior something else."""
    return {"do": "kind", "who": CHOSEN, "gain": list(gain), "lose": list(lose), "until": "game"}


# Units.


def unit(men: int = 2) -> tuple[Seats, int, list[int]]:
    """A sergeant of Bauhaus with his men, in a window."""
    table = Seats()
    sergeant = table.warrior(0, tags=("bauhaus", "commander"), ratings="5/5/5/5", name="sergeant")
    own = [table.warrior(0, tags=("bauhaus",), ratings="3/3/3/3", name="man") for _ in range(men)]
    table.at(1)
    for man in own:
        table.says(0, Follow(man, sergeant))
    return table, sergeant, own


def test_sergeant_loses_corporation() -> None:
    """The unit falls apart as he leaves his corporation, or as the last of them does; not with one of several."""
    table, sergeant, men = unit()
    table.do(kind(gain=("capitol",), lose=("bauhaus",)), card=sergeant, targets=(sergeant,))
    table.goes_on()
    assert [table.state.cards[man].unit for man in men] == [-1, -1]
    assert table.refused(0, Follow(men[0], sergeant)) == "sergeant.who"
    table, sergeant, men = unit()
    table.do(kind(gain=("capitol",), lose=("bauhaus",)), card=sergeant, targets=(men[0],))
    table.goes_on()
    assert [table.state.cards[man].unit for man in men] == [sergeant] * 2
    table.do(kind(gain=("capitol",), lose=("bauhaus",)), card=sergeant, targets=(men[1],))
    table.goes_on()
    assert [table.state.cards[man].unit for man in men] == [-1, -1]


@pytest.mark.parametrize(("lose", "stays"), [((), True), (("bauhaus",), False)])
def test_sergeant_heretic(lose: tuple[str, ...], *, stays: bool) -> None:
    """A heretic stays in the unit as long as his affiliation is left to him."""
    table, sergeant, (man,) = unit(1)
    table.do(kind(gain=("heretic", "legion"), lose=lose), card=sergeant, targets=(man,))
    table.goes_on()
    assert (table.state.cards[man].unit == sergeant) == stays


# Mercenaries.


@pytest.mark.parametrize(("destiny", "legal"), [(3, True), (2, False)])
def test_mercenary_use_cards(destiny: int, *, legal: bool) -> None:
    """Three points for each card of his former corporation, which he then uses for good."""
    table = Seats().have(0, destiny=destiny)
    words = (
        {"do": "permit", "who": {"role": "self"}, "what": ["receive:for:bauhaus"]},
        {"do": "price", "on": {"role": "self"}, "destiny": 3, "of": {"tags": ["for:bauhaus"]}},
    )
    man = table.warrior(0, tags=("freelancer", "former:bauhaus"), effects=words)
    play = {"to": "card", "whom": {"side": "own", "tags": ["warrior", "bauhaus"]}, "after": "attach"}
    more = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2}
    gun = table.card("equipment", 0, tags=("for:bauhaus",), play=play, effects=(more,))
    table.acting()
    if not legal:
        table.refused(0, Play(gun, targets=(man,)))
        return
    table.says(0, Play(gun, targets=(man,))).all_pass()
    assert (table.points()[0], table.state.cards[gun].on, rating(table.run, man, "fight")) == (0, man, 7)


# Areas.


def test_influence_three() -> None:
    """Warriors enter one of three, or lie beside them; there is no other."""
    assert {"squad", "cohort", "outpost"} == AREAS
    table = Seats()
    cards = {tag: table.warrior(0, "hand", tags=(tag,)) for tag in ("bauhaus", "legion", "tribe", "outsider")}
    homes = {tag: moving.home(table.run, card) for tag, card in cards.items()}
    assert homes == {"bauhaus": "squad", "legion": "cohort", "tribe": "outpost", "outsider": "aside"}
    table = Seats()
    zone = table.card("warzone", 0, play={"to": "area", "after": "stay"})
    table.acting()
    assert table.offered(0, "play", table.token(zone)) == ["squad", "cohort", "outpost"]
    table.refused(0, Play(zone, area="aside"))
    table.says(0, Play(zone, area="outpost"))


# Warriors who say not a word.


def silent() -> tuple[Seats, int]:
    table = Seats()
    one = table.warrior(0, marks=("silenced",))
    table.warrior(0)
    return table, one


def test_target_not_a_word() -> None:
    """He does not attack and is given nothing by an action; other cards find him as they find anybody."""
    table, one = silent()
    given = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
    gun = table.card("equipment", 0, play=given)
    curse = table.card("special", 1, play=ANY, effects=({"do": "cover", "who": CHOSEN},))
    table.acting()
    assert not may_attack(table.run, 0, one)
    assert may_be_attacked(table.run, 1, one)
    assert table.token(one) not in table.offered(0, "play", table.token(gun))
    table.refused(0, Play(gun, targets=(one,)))
    table.says(0, Act("meditate")).says(0, Pass()).says(1, Play(curse, targets=(one,))).all_pass(until="action")
    assert table.state.cards[one].covered


# Answers.


@pytest.mark.parametrize(("zone", "legal"), [("hand", True), ("library", False), ("discard", False)])
def test_timing_reaction_special(zone: str, *, legal: bool) -> None:
    """A special card answers only from the hand."""
    table = Seats()
    one = table.warrior(1)
    card = table.card("special", 0, play=ANY, effects=({"do": "wound", "who": CHOSEN},))
    answer = table.card("special", 1, zone, play=CANCEL, effects=({"do": "cancel"},))
    table.at(1).says(0, Play(card, targets=(one,)))
    if legal:
        table.says(1, Play(answer)).all_pass(until="start")
        assert not table.state.cards[one].wounded
    else:
        assert table.refused(1, Play(answer)) == "term.hand"


def strengthened(*answers: dict[str, Any]) -> tuple[Fight, int, list[int]]:
    """The attacker has two more by a card that nobody answered; the other one holds these."""
    table = Fight()
    more = {"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": 2, "until": "combat"}
    play = {"when": "modifiers", "to": "card", "whom": WARRIOR, "after": "discard"}
    boost = table.card("special", 0, play=play, effects=(more,), name="boost")
    held = [table.card("special", 1, play={**CANCEL, **told}, effects=({"do": "cancel"},)) for told in answers]
    table.modifying().says(0, Play(boost, targets=(table.one,))).all_pass(until="combat-modifiers")
    assert rating(table.run, table.one, "fight") == 5
    return table, boost, held


def test_timing_combat_together() -> None:
    """What was played on a combat is cancelled at any time while it lasts, not only at once."""
    table, _, (late,) = strengthened({})
    table.pass_to(1).says(1, Play(late)).all_pass()
    assert table.values[0] == 3


@pytest.mark.parametrize("kind", ["special", "art"])
def test_an_ability_cancels_late_too(kind: str) -> None:
    """Rule: doomtrooper-cs.timing.combat-together"""
    table = Fight()
    on = {"event": "played", "cards": {"tags": [kind]}}
    ability = {"on": on, "when": "reaction", "effects": [{"do": "cancel"}]}
    keeper = table.warrior(1, abilities=(ability,))
    more = {"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": 2, "until": "combat"}
    play = {"when": "modifiers", "to": "card", "whom": WARRIOR, "after": "discard"}
    boost = table.card("special", 0, play=play, effects=(more,))
    table.modifying().says(0, Play(boost, targets=(table.one,))).all_pass(until="combat-modifiers")
    table.pass_to(1)
    if kind == "art":
        assert table.refused(1, Use(keeper, 0)) == "turn.card-timing"
        return
    assert f"{table.token(keeper)}.0" in table.offered(1, "use")
    table.says(1, Use(keeper, 0)).all_pass(until="combat-modifiers")
    assert rating(table.run, table.one, "fight") == 3


def test_a_late_answer_needs_something_to_answer() -> None:
    """Cards of another kind, and those played outside the combat, are not in its reach."""
    on = {"on": {"event": "played", "cards": {"tags": ["art"]}}}
    table, _, (wrong, late) = strengthened(on, {})
    table.pass_to(1)
    assert table.refused(1, Play(wrong)) == "turn.card-timing"
    table.says(1, Play(late)).all_pass(until="combat-modifiers")
    second = table.run.hand(1)
    assert second == (wrong,)
    table = Fight()
    early = table.card("special", 1, play=CANCEL, effects=({"do": "cancel"},))
    table.modifying().pass_to(1)
    assert table.refused(1, Play(early)) == "turn.card-timing"


def test_of_several_cards_one_is_cancelled_late() -> None:
    table = Fight()
    play = {"when": "modifiers", "to": "card", "whom": WARRIOR, "after": "discard"}
    boosts = [
        table.card("special", 0, play=play, effects=({"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": number,
                                                      "until": "combat"},))
        for number in (2, 3)
    ]  # fmt: skip
    late = table.card("special", 1, play=CANCEL, effects=({"do": "cancel"},))
    table.modifying()
    for boost in boosts:
        table.pass_to(0).says(0, Play(boost, targets=(table.one,))).all_pass(until="combat-modifiers")
    table.pass_to(1).says(1, Play(late)).all_pass()
    asked = table.run.top
    assert isinstance(asked, Choosing)
    assert (asked.seat, asked.options) == (1, tuple(boosts))
    table.says(1, Chosen((boosts[1],))).all_pass()
    assert table.values[0] == 5


# Actions.


def test_term_action() -> None:
    """Three ordinary ones, of which one may be an attack; all of them may be something else."""
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    table.at(5).goes_on()
    assert table.tokens() == ("any",) * 3
    for _ in range(3):
        table.says(0, Act("meditate")).all_pass()
    assert (table.points()[0], table.tokens()) == (13, ())
    for kind, attacks in (("other", False), ("attack", True), ("any", True)):
        table = Seats()
        table.warrior(0)
        table.warrior(1)
        table.acting(Token(kind), Token("other"))  # type: ignore[arg-type]
        if attacks:
            table.says(0, Attack())
        else:
            assert table.refused(0, Attack()) == "attack.once"


@pytest.mark.parametrize(("done", "legal"), [(False, True), (True, False)])
def test_term_action_sabotage(*, done: bool, legal: bool) -> None:
    """The one action that could be the attack may be a sabotage in its place."""
    table = Seats(3)
    one = table.warrior(0)
    table.warrior(2)
    table.have(0, attacked=done, attack_used=done)
    table.acting(Token("any"), Token("any"))
    table.have(0, attacked=done, attack_used=done)
    if legal:
        table.says(0, Sabotages(one, 1))
    else:
        table.refused(0, Sabotages(one, 1))
