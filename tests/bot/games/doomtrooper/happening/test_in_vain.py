"""A play or use that could change nothing, as far as its player sees, is not offered, and refused as burning a card.

Rule: doomtrooper-cs.timing.must-matter
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position.commands import Pass, Play, Use
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.state import CardId
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

BURNS = "timing.must-matter"
ANY: dict[str, Any] = {"when": "any", "after": "discard"}


class Attacked(Real):
    """A player attacks somebody on another's squad, who has one more there and one on the Outpost."""

    def __init__(self, *, near: str = "squad") -> None:
        super().__init__()
        self.foe = self.warrior(0)
        self.own = self.warrior(1, effects=({"do": "casts", "aspects": ["all"]},))
        self.near = self.warrior(1, near)
        self.far = self.warrior(1, "outpost")
        self.have(1, destiny=30)

    def answered(self, name: str) -> tuple[CardId, ...] | str:
        """Whom a card of the defender's lets him choose in the combat; the rule where it is refused."""
        card = self.put(name, 1, "hand")
        self.acting().fighting(self.foe, self.own).says(0, Pass())
        spell = Play(card, caster=self.own)
        if not list(plays.playable(self.run, 1)):
            return self.refused(1, spell)
        self.says(1, spell).settled()
        frame = self.run.top
        assert isinstance(frame, Choosing), frame
        return frame.options


def test_premonition_offers_nobody_beyond_the_border_of_the_outpost() -> None:
    table = Attacked()
    other = table.warrior(1)
    assert table.answered("premonition") == (table.near, other)


def test_premonition_is_refused_where_only_those_on_the_outpost_are_left() -> None:
    assert Attacked(near="outpost").answered("premonition") == BURNS


def test_greater_hypnosis_offers_neither_fighter_nor_those_on_the_outpost() -> None:
    table = Attacked()
    other = table.warrior(0)
    assert table.answered("greater-hypnosis") == (table.near, other)


@pytest.mark.parametrize("equipped", [True, False])
def test_decay_is_used_where_its_bearer_has_equipment(*, equipped: bool) -> None:
    table = Real().have(0, destiny=30)
    bearer = table.warrior(0)
    table.warrior(1)
    card = table.put("decay", on=bearer)
    gear = table.on(bearer) if equipped else -1
    table.at(4).goes_on()
    if equipped:
        table.says(0, Use(card, 0)).settled()
        assert table.zone(gear) == "discard"
    else:
        assert table.refused(0, Use(card, 0)) == BURNS


def test_a_general_discard_names_no_alliance() -> None:
    table = Real()
    table.warrior(0)
    alliance = table.card("alliance", 1, "table")
    discards = {"do": "discard", "who": {"zones": ["table", "squad"], "side": "opponent", "count": 1}}
    first, second = (table.card("special", play=ANY, effects=(discards,)) for _ in range(2))
    foe = table.warrior(1)
    table.at(4).goes_on()
    table.says(0, Play(first)).all_pass(until="draw")
    assert (table.zone(foe), table.zone(alliance)) == ("discard", "table")
    assert table.refused(0, Play(second)) == BURNS


@rows("hidden", ["never-cover", "bauhaus", "capitol"])
@rows(("wanted", "offered"), [("capitol", False), ("warrior", True)])
def test_nothing_hidden_tells_whether_a_card_is_in_vain(hidden: str, wanted: str, *, offered: bool) -> None:
    """An effect on some kind of warriors touches no hidden one, an effect on any warrior does."""
    table = Real()
    table.warrior(0)
    effects = ({"do": "ability", "ability": "never-cover"},) if hidden == "never-cover" else ()
    table.warrior(1, "aside", tags=(hidden,), effects=effects, covered=True, unpaid=True)
    kills = {"do": "kill", "who": {"side": "opponent", "tags": [wanted], "count": 1}}
    card = table.card("special", play=ANY, effects=(kills,))
    table.at(4).goes_on()
    if offered:
        assert table.may_play(0, card)
    else:
        assert table.refused(0, Play(card)) == BURNS


def test_what_nobody_in_play_is_meant_for_is_refused() -> None:
    table = Real()
    table.warrior(0)
    table.warrior(1, tags=("bauhaus",))
    kills = {"do": "kill", "who": {"side": "opponent", "tags": ["capitol"], "count": 1}}
    card = table.card("special", play=ANY, effects=(kills,))
    assert table.at(4).refused(0, Play(card)) == BURNS


def _deed(**word: Any) -> dict[str, Any]:
    return word


OTHERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a mark that is not there": (_deed(do="mark", mark="spent", off=True, who={"tags": ["warrior"]}), {}),
    "a state that is given already": (
        _deed(do="mark", mark="imprisoned", who={"side": "own", "tags": ["warrior"]}),
        {"marks": ("imprisoned",)},
    ),
    "a cure of nobody wounded": (_deed(do="heal", who={"tags": ["warrior"]}), {}),
    "a move to where he is": (_deed(do="move", to="squad", who={"side": "own", "tags": ["warrior"]}), {}),
    "control of what is one's own": (_deed(do="control", who={"side": "own", "tags": ["warrior"]}), {}),
    "a draw from an empty library": (_deed(do="draw"), {}),
    "a discard of an empty hand": (_deed(do="discard-cards", player="opponent"), {}),
    "a look into an empty hand": (_deed(do="look", at="hand", player="opponent"), {}),
    "a debt that nobody has": (_deed(do="debt", amount=-1), {}),
    "points of somebody who has none": (_deed(do="points", player="each-opponent", victory=-3), {}),
    "actions of somebody who has none": (_deed(do="actions", player="each-opponent", number=-1), {}),
    "a search of an empty pile": (_deed(do="fetch", origin=["sacrificed"], who={"tags": ["art"], "count": 1}), {}),
    "ways that change nothing": (
        _deed(do="choose", ways=[[_deed(do="draw")], [_deed(do="heal", who={"tags": ["warrior"]})]]),
        {},
    ),
    "the same order of two players": (_deed(do="swap", what="direction"), {}),
}
"""By what it is a deed that changes nothing, and what the own warrior is like."""


@rows("name", OTHERS)
def test_what_changes_nothing_is_refused(name: str) -> None:
    deed, lies = OTHERS[name]
    table = Real()
    table.warrior(0, **lies)
    table.have(1, victory=0, tokens=())
    card = table.card("special", play=ANY, effects=(deed,))
    table.at(4).goes_on()
    assert table.refused(0, Play(card)) == BURNS


CHANGES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a mark that is there": (
        _deed(do="mark", mark="spent", off=True, who={"tags": ["warrior"]}),
        {"marks": ("spent",)},
    ),
    "a cure of somebody wounded": (_deed(do="heal", who={"tags": ["warrior"]}), {"wounded": True}),
    "a move elsewhere": (_deed(do="move", to="cohort", who={"side": "own", "tags": ["warrior"]}), {}),
    "points of somebody who has some": (_deed(do="points", player="each-opponent", destiny=-3), {}),
    "a way that changes something": (
        _deed(do="choose", ways=[[_deed(do="draw")], [_deed(do="points", destiny=1)]]),
        {},
    ),
}


@rows("name", CHANGES)
def test_what_changes_something_is_offered(name: str) -> None:
    deed, lies = CHANGES[name]
    table = Real()
    table.warrior(0, **lies)
    card = table.card("special", play=ANY, effects=(deed,))
    table.at(4).goes_on()
    assert table.may_play(0, card)


@pytest.mark.parametrize("top", ["bauhaus", "capitol"])
def test_what_a_hidden_pile_holds_tells_nothing(top: str) -> None:
    """Neither the library nor another hand is looked into, but only counted."""
    table = Real()
    table.warrior(0)
    table.card("warrior", 0, "library", tags=(top,))
    table.card("warrior", 1, "hand", tags=(top,))
    wanted = {"tags": ["capitol", "warrior"], "count": 1}
    cards = [
        table.card("special", play=ANY, effects=(_deed(do="fetch", origin=["library"], who=wanted),)),
        table.card("special", play=ANY, effects=(_deed(do="discard-cards", player="opponent", by="me", who=wanted),)),
    ]
    table.at(4).goes_on()
    assert all(table.may_play(0, card) for card in cards)


def test_a_player_who_has_nothing_to_lose_is_not_offered() -> None:
    table = Real(3)
    table.warrior(0)
    table.have(1, victory=0)
    deed = _deed(do="points", player="chosen", victory=-3)
    card = table.card("special", play={**ANY, "to": "player"}, effects=(deed,))
    table.at(4).goes_on()
    assert table.refused(0, Play(card, player=1)) == "target.general"
    table.says(0, Play(card, player=2))


def test_a_card_is_never_attached_to_itself() -> None:
    table = Real()
    one, other = table.warrior(0), table.warrior(0)
    move = _deed(do="move", to="bearer", bearer={"role": "chosen"})
    guard = table.warrior(0, abilities=({"when": "any", "whom": [{"side": "own", "count": 1}], "effects": [move]},))
    table.at(4).goes_on()
    assert table.refused(0, Use(guard, 0, targets=(guard,))) == "target.general"
    table.says(0, Use(guard, 0, targets=(one,))).settled()
    assert (table.state.cards[guard].on, table.zone(other)) == (one, "squad")


def test_choosing_nobody_of_any_number_is_in_vain() -> None:
    table = Real()
    for seat in (0, 1):
        table.warrior(seat)
    durand = table.put("cardinal-durand")
    table.at(4).goes_on()
    assert table.refused(0, Use(durand, 0)) == "target.general"
    for warrior in (0, 1):
        table.says(0, Use(durand, 0, targets=(warrior,))).settled()
    assert table.refused(0, Use(durand, 0, targets=(0,))) == BURNS


def test_an_area_in_which_nobody_stands_is_not_offered_to_what_halves_those_there() -> None:
    table = Real()
    table.warrior(0)
    table.warrior(1, "cohort")
    card = table.put("combat-fatigue", 0, "hand")
    table.acting().goes_on()
    assert table.refused(0, Play(card, area="cohort", player=0)) == "target.general"
    table.says(0, Play(card, area="cohort", player=1)).settled()
    assert table.zone(card) == "discard"


def test_a_ward_is_not_moved_to_where_it_is() -> None:
    table = Real()
    guard = table.put("fury-elite-guard")
    ward, other = (table.warrior(0, tags=("brotherhood",), marks=marks) for marks in (("ward",), ()))
    table.at(4).goes_on()
    assert table.refused(0, Use(guard, 1, targets=(ward,))) == "target.general"
    table.says(0, Use(guard, 1, targets=(other,))).settled()
    assert [table.state.cards[one].marks for one in (ward, other)] == [(), ("ward",)]


@rows(
    ("kind", "seen", "rule"),
    [("warrior", (), ""), ("special", (), ""), ("warrior", (0, 1), ""), ("special", (0, 1), BURNS)],
)
def test_a_pile_of_another_player_is_judged_by_what_was_seen_of_it(kind: str, seen: tuple[int, ...], rule: str) -> None:
    """Rule: doomtrooper-cs.term.discard-pile"""
    table = Real()
    table.warrior(0)
    raises = {"do": "enter", "who": {"tags": ["warrior"], "count": 1}, "origin": ["discard"], "whose": "each"}
    card = table.card(seat=0, zone="table", abilities=({"when": "any", "effects": [raises]},))
    table.card(kind, 1, "discard", ratings="5/5/5/5" if kind == "warrior" else "", seen=seen)  # type: ignore[arg-type]
    assert table.at(4).turned_away(0, Use(card, 0)) == rule


@rows(
    ("copy", "unpaid", "destiny", "rule"),
    [("", False, 30, ""), ("", False, 11, BURNS), ("alakhai-the-cunning", False, 30, BURNS),
     ("alakhai-the-cunning", True, 30, "")],
)  # fmt: skip
def test_a_warrior_who_may_not_enter_play_is_none_to_be_brought_in(
    copy: str, unpaid: bool, destiny: int, rule: str
) -> None:
    """Nothing is learned of a copy that lies hidden at the opponent.

    Rule: doomtrooper-cs.personality.one-copy, doomtrooper-cs.personality.hidden-copy
    """
    table = Real()
    table.put("alakhai-the-cunning", 0, "hand")
    table.warrior(1)
    if copy:
        table.put(copy, 1, covered=unpaid, unpaid=unpaid)
    card = table.put("lamb-for-the-slaughter", 0, "hand")
    table.acting().have(0, destiny=destiny)
    assert table.turned_away(0, Play(card, player=1)) == rule
