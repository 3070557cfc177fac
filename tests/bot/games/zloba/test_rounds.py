"""Rulings on upkeep, spoils, groundwork and draft: chapters 6 and 7."""

from __future__ import annotations

from typing import Any

from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position.commands import Attack, Deploy, Discard, EndTurn, Enter, LetBe, Mine, Move, PickDie
from bot.games.zloba.position.events import Gained, LastDie, Offered, Prepared, RoundBegan, SpoilsTaken
from bot.games.zloba.position.state import Act, Pending, State
from bot.games.zloba.position.units import Troops, Wounds
from tests.bot.games.zloba.table import Chance, after, arrange, asked, breaches, force, offers, told

LAST: dict[str, Any] = {"turn": {"seat": 0}, "start": 1}


def last_turn(*seats: dict[str, Any], **parts: Any) -> State:
    """The first seat holds the only die of the round."""
    others = [{"dice": [], **each} for each in seats[1:]]
    return arrange(seats[0], *others, **{**LAST, **parts})


def test_round_structure() -> None:
    """After scoring comes the next round, as long as nobody has won. Rule: zloba-cs.round.structure"""
    state = after(last_turn({}, {}), Mine("die"))
    assert (state.round, state.phase) == (3, "draft")


def test_upkeep_start_token() -> None:
    """From the second round on the token goes on clockwise. Rule: zloba-cs.upkeep.start-token"""
    (began,) = [event for event in told(last_turn({}, {}), Mine("die")) if isinstance(event, RoundBegan)]
    assert began.start == 0


def test_spoils_bonus() -> None:
    """A symbol brings its action to who holds the area. Rule: zloba-cs.spoils.bonus"""
    state = after(last_turn({"basics": {"2": 1}}, {}, tokens={"2": 1}), Mine("die"))
    assert state.stack[-1] == Pending(0, "spoils", (Act("extend"),), 2)
    assert asked(state).seat == 0


def test_spoils_who() -> None:
    """The majority is enough, and need not be used. Rule: zloba-cs.spoils.who"""
    state = after(last_turn({"basics": {"2": 1}}, {"basics": {"2": 2}}, tokens={"2": 1}), Mine("die"))
    assert asked(state).seat == 1
    assert after(state, LetBe(), 1).phase == "draft"


def test_spoils_tie() -> None:
    """A shared majority brings nobody anything. Rule: zloba-cs.spoils.tie"""
    events = told(last_turn({"basics": {"2": 2}}, {"basics": {"2": 2}}, tokens={"2": 1}), Mine("die"))
    assert not any(isinstance(event, SpoilsTaken) for event in events)


def test_spoils_order() -> None:
    """Area by area; what an earlier bonus changes counts for later ones. Rule: zloba-cs.spoils.order"""
    tokens = {"1": 2, "2": 1, "8": 7}
    state = last_turn({"basics": {"1": 1}}, {"basics": {"2": 1}}, tokens=tokens)
    state = after(state, Mine("die"))
    assert asked(state).seat == 0
    state = after(state, Move(1, 2, Troops(1), "effect"))
    assert state.phase == "draft", "nobody has the majority of area 2 any more"


def test_spoils_resolve() -> None:
    """The bonus keeps to the rules of its action. Rule: zloba-cs.spoils.resolve"""
    state = after(last_turn({"basics": {"2": 1}}, {}, tokens={"2": 1}), Mine("die"))
    assert breaches(state, Deploy(3, 1, "effect")) == {"action.extend"}
    assert breaches(state, Deploy(2, 3, "effect")) == {"action.extend"}
    assert breaches(state, EndTurn()) == {"spoils.resolve"}
    assert force(after(state, Deploy(2, 2, "effect"))).basics[2] == 3


def test_spoils_resolve_what_is_left_of_maneuver() -> None:
    """With an empty mat nobody enters, but units can be moved. Rule: zloba-cs.spoils.resolve"""
    state = after(last_turn({"basics": {"2": 1}, "removed": 24}, {}, tokens={"2": 2}), Mine("die"))
    assert state.stack[-1] == Pending(0, "spoils", (Act("maneuver"),), 2)
    assert breaches(state, Enter("effect")) == {"action.few-units"}
    assert force(after(state, Move(2, 3, Troops(1), "effect"))).basics[3] == 1


def test_spoils_symbols() -> None:
    """Mine, Extend, Maneuver and Battle, as on the action dice. Rule: zloba-cs.spoils.symbols"""
    tokens = {"1": 0, "2": 1, "3": 2, "4": 3, "8": 7}
    state = last_turn({"basics": {"1": 1, "2": 1, "3": 1, "4": 1}}, {"basics": {"5": 1}}, tokens=tokens)
    state = after(state, Mine("die"))
    assert force(state).corra == 2, "one from the die, one from area 1, without asking"
    state = after(state, Deploy(2, 1, "effect"))
    state = after(state, Move(3, 2, Troops(1), "effect"))
    state = after(state, Attack(5, 1, Wounds(1), "effect"))
    assert state.phase == "draft"


def test_spoils_no_points() -> None:
    """Spoils bring no points. Rule: zloba-cs.spoils.no-points"""
    state = last_turn({"basics": {"1": 1}}, {"basics": {"2": 2, "1": 2}}, tokens={"1": 0, "8": 7})
    before = force(after(state, Mine("die")), 1)
    assert before.points == (1 + 0) + (2 + 1)


def test_groundwork_simultaneous() -> None:
    """Everybody reinforces, rolls and is paid at once. Rule: zloba-cs.groundwork.simultaneous"""
    (event,) = [each for each in told(last_turn({}, {}), Mine("die")) if isinstance(each, Prepared)]
    assert (event.units, event.corra, len(event.eyes)) == ((2, 2), (1, 1), 2)


def test_groundwork_reinforce() -> None:
    """Two units from the mat to the zone, or as many as there are. Rule: zloba-cs.groundwork.reinforce"""
    state = after(last_turn({"basics": {"1": 24}}, {"basics": {"0": 3}, "removed": 22}), Mine("die"))
    assert (force(state).basics[0], force(state).mat) == (1, 0)
    assert (force(state, 1).basics[0], force(state, 1).removed) == (3, 22)


def test_groundwork_discern() -> None:
    """Everybody rolls the all-seeing die anew, used or not. Rule: zloba-cs.groundwork.discern"""
    state = after(last_turn({"eye": None}, {"eye": "double"}), Mine("die"), chance=Chance(2, 1))
    assert (force(state).eye, force(state, 1).eye) == ("charge", "strike")


def test_groundwork_allocate() -> None:
    """One corra each. Rule: zloba-cs.groundwork.allocate"""
    state = after(last_turn({"corra": 0}, {"corra": 4}), Mine("die"))
    assert (force(state).corra, force(state, 1).corra) == (2, 5)


def test_groundwork_traits() -> None:
    """A passive card can bring more."""
    state = after(last_turn({"cards": ["tithe"]}, {}), Mine("die"))
    assert (force(state).corra, force(state).basics[0]) == (3, 3)


def test_groundwork_traits_of_corra_alone() -> None:
    """A card that brings corra brings no unit."""
    state = after(last_turn({}, {}, {"cards": ["g-three"]}), Mine("die"))
    assert (force(state, 2).corra, force(state, 2).basics[0]) == (2, 2)


def test_korrakam_supply() -> None:
    """There are twenty corra, and those paid come back. Rule: zloba-cs.korrakam.supply"""
    state = arrange({"corra": 12}, {"corra": 3})
    assert state.supply == 5
    assert after(last_turn({"corra": 10}, {"corra": 10}), Mine("die")).supply == 0


def test_korrakam_shortage_several() -> None:
    """Too few for all: clockwise from the start player. Rule: zloba-cs.korrakam.shortage-several"""
    state = after(last_turn({"corra": 9, "dice": ["battle"]}, {"corra": 10}, start=0), Discard("battle"))
    state = after(state, EndTurn())
    assert (force(state).corra, force(state, 1).corra, state.start) == (9, 11, 1)


def test_korrakam_shortage_one() -> None:
    """One who mines takes what is left. Rule: zloba-cs.korrakam.shortage-one"""
    (gained,) = [each for each in told(arrange({"corra": 10}, {"corra": 10}), Mine("die")) if isinstance(each, Gained)]
    assert gained.corra == 0


def drafting(points: tuple[int, ...], offer: list[str], **parts: Any) -> State:
    seats = [{"points": each, "dice": []} for each in points]
    return arrange(*seats, phase="draft", offer=offer, **parts)


def test_draft_offer() -> None:
    """Only what is on offer can be picked. Rule: zloba-cs.draft.offer"""
    state = drafting((0, 0), ["mine", "extend", "mine"])
    assert offers(state) == [PickDie("extend"), PickDie("mine")]
    assert breaches(state, PickDie("battle")) == {"draft.offer"}


def test_draft_roll() -> None:
    """All dice are rolled at once; the symbols are the outcome. Rule: zloba-cs.draft.roll"""
    chance = Chance(0, 0, 5, 3, 1, 0, 0, 0, 5)
    (event,) = [each for each in told(last_turn({}, {}), Mine("die"), 0, chance) if isinstance(each, Offered)]
    assert (
        sorted(event.dice) == ["battle", "battle", "extend", "maneuver", "mine", "mine", "mine"] or len(event.dice) == 7
    )
    assert chance.purposes.count("action-die") == 7


def test_draft_pick() -> None:
    """From the start player, clockwise, one die each. Rule: zloba-cs.draft.pick"""
    state = drafting((0, 0, 0), ["battle", "battle", "extend", "extend", "maneuver", "mine", "mine"])
    assert breaches(state, PickDie("mine"), 1) == {"draft.pick"}
    state = after(state, PickDie("mine"))
    assert (asked(state).seat, force(state).dice) == (1, ("mine",))


def test_draft_count() -> None:
    """With three, everybody takes two, and one is left. Rule: zloba-cs.draft.count"""
    state = drafting((0, 0, 0), ["battle", "battle", "extend", "extend", "maneuver", "mine", "mine"])
    faces: tuple[Face, ...] = ("mine", "mine", "battle", "battle", "extend", "extend")
    for seat, face in enumerate(faces):
        state = after(state, PickDie(face), seat % 3)
    assert [len(each.dice) for each in state.forces] == [2, 2, 2]
    assert state.phase == "actions"


def test_draft_last_die() -> None:
    """The last die goes to who has the fewest points. Rule: zloba-cs.draft.last-die"""
    state = arrange(
        {"points": 5, "dice": ["mine", "mine"]},
        {"points": 2, "dice": ["mine", "mine"]},
        {"points": 3, "dice": ["mine"]},
        phase="draft",
        offer=["battle", "extend"],
        turn={"seat": 2},
    )
    state = after(state, PickDie("battle"), 2)
    assert force(state, 1).dice == ("extend", "mine", "mine")


def test_draft_last_die_tie() -> None:
    """Two with the fewest: nobody takes it. Rule: zloba-cs.draft.last-die-tie"""
    state = arrange(
        {"points": 2, "dice": ["mine", "mine"]},
        {"points": 2, "dice": ["mine", "mine"]},
        {"points": 3, "dice": ["mine"]},
        phase="draft",
        offer=["battle", "extend"],
        turn={"seat": 2},
    )
    events = told(state, PickDie("battle"), 2)
    assert LastDie("extend", None) in events


def two(points: tuple[int, int]) -> State:
    three = ["mine", "mine"]
    seats = [{"points": points[0], "dice": [*three, "mine"]}, {"points": points[1], "dice": three}]
    return arrange(*seats, phase="draft", offer=["battle", "extend"], turn={"seat": 1})


def test_draft_two_players() -> None:
    """Two pick three each; the seventh goes to who has fewer points. Rule: zloba-cs.draft.two-players"""
    state = after(two((1, 4)), PickDie("battle"), 1)
    assert (len(force(state).dice), len(force(state, 1).dice)) == (4, 3)


def test_draft_two_players_tie() -> None:
    """Equal points: the seventh goes back. Rule: zloba-cs.draft.two-players-tie"""
    state = after(two((4, 4)), PickDie("battle"), 1)
    assert (len(force(state).dice), len(force(state, 1).dice)) == (3, 3)


def test_a_draft_without_a_choice_asks_nobody() -> None:
    state = drafting((0, 0, 0), ["mine", "mine", "mine", "mine", "mine", "mine", "extend"])
    state = after(state, PickDie("extend"))
    assert state.phase == "actions"
    assert [len(each.dice) for each in state.forces] == [2, 2, 2]


def test_players_no_elimination() -> None:
    """Without a single unit one still drafts, plays and buys. Rule: zloba-cs.players.no-elimination"""
    state = drafting((0, 0), ["mine", "extend"])
    assert force(state).basics == (0,) * 9
    assert offers(state)
    bare = arrange({"corra": 3, "dice": ["mine"], "removed": 25}, {})
    assert {type(command).__name__ for command in offers(bare)} == {"Mine", "Buy", "Discard"}
