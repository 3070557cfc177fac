"""Marks of cards: those that lie on them, and those that follow from what happens now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.position.fights import attacking, defending, fighters, running
from bot.games.doomtrooper.position.frames import Combat, Splitting
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, STATES, CardId
from bot.games.doomtrooper.words.continuous import Casts, Rate

Test = Callable[[Case, CardId], bool]
Asked = Callable[[Case, CardId, Context], bool]


class Sight(Protocol):
    """A look at the cards that tells what they are now."""

    case: Case

    def tags(self, card: CardId) -> frozenset[str]:
        """Type, affiliations, kinds, flags and name."""


def has_mark(look: Sight, card: CardId, mark: str, context: Context) -> bool:
    """Whether a card has a mark; what no rule and no field tells of lies on it as a mark of its own.

    Args:
        context: of the words that ask for the mark.
    """
    sighted = _SIGHTED.get(mark)
    if sighted is not None:
        return sighted(look, card)
    case = look.case
    asked = _ASKED.get(mark)
    if asked is not None:
        return asked(case, card, context)
    test = _COMPUTED.get(mark)
    return mark in case.card(card).marks if test is None else test(case, card)


def held_by(state: str, card: CardId) -> str:
    """The mark of those whom a card keeps in a state."""
    return f"{state}:{card}"


def holds_of(case: Case, card: CardId, state: str) -> tuple[str, ...]:
    """The marks of those that keep a card in a state."""
    return tuple(mark for mark in case.card(card).marks if mark.startswith(f"{state}:"))


SILENT = frozenset({"attacked", "entered", "kept", "played-now", "rode-freely", "art-paid", "of-killed"})
"""Marks that only remember what happened to a card."""


def is_told(mark: str) -> bool:
    """Whether a mark is one that players see on a card."""
    return mark not in SILENT and (":" not in mark or mark.partition(":")[0] not in (*STATES, "inside"))


def inside_of(card: CardId) -> str:
    """The mark of those who are inside a card that they are not attached to."""
    return f"inside:{card}"


def _fights(find: Callable[[Combat], tuple[CardId, ...]]) -> Test:
    def test(case: Case, card: CardId) -> bool:
        combat = running(case)
        return combat is not None and card in find(combat)

    return test


def is_weapon(case: Case, card: CardId) -> bool:
    """Whether a card is a weapon for one tactic or both."""
    return any(tag.startswith("weapon:") for tag in case.printed(card).tags)


def in_use(case: Case, card: CardId) -> bool:
    """Whether a card is used: the weapon or gear of a fighter, the vehicle he is in, the war zone of the combat."""
    here, printed = case.card(card), case.printed(card)
    combat = running(case)
    if printed.type == "warzone":
        return combat is not None and combat.zone == card
    if "vehicle" in printed.tags and printed.type != "warrior":
        return here.on >= 0 and case.card(here.on).inside
    weapon = {tag for tag in printed.tags if tag.startswith("weapon:")}
    if not weapon:
        return True
    if combat is None or here.on not in fighters(combat):
        return False
    if weapon.isdisjoint({f"weapon:{combat.tactic}", "weapon:fight-shoot", "weapon:special"}):
        return False
    return dict(combat.weapons).get(here.on, card) == card


def _died(case: Case, card: CardId) -> bool:
    combat = running(case)
    return combat is not None and any(death.card == card for death in combat.deaths)


def _pays(case: Case, card: CardId) -> bool:
    """Whether the points that are being split were earned with a card, as those of a mission are."""
    return any(
        isinstance(frame, Splitting) and any(one.card == card for one in frame.earned) for frame in case.state.stack
    )


def _would_die(case: Case, card: CardId) -> bool:
    combat = running(case)
    hits = () if combat is None else combat.hits
    return _died(case, card) or any(hit.card == card and (hit.kill or case.card(card).wounded) for hit in hits)


def _left_the_table(case: Case, card: CardId) -> bool:
    """Whether a card was discarded from the table and that may still be answered."""
    return any(one.card == card and one.event == "discarded" for one in case.state.recent)


def _was_covered(case: Case, card: CardId) -> bool:
    combat = running(case)
    return combat is not None and card in combat.revealed


def _first_of_name(case: Case, card: CardId) -> bool:
    name, side = case.printed(card).name, case.card(card).controller
    same = (other for other in case.in_play() if case.printed(other).name == name)
    return not any(other != card and case.card(other).controller == side for other in same)


def _exposed(case: Case, card: CardId) -> bool:
    """Whether a warrior is in an area with an infected one, and is not infected himself."""
    here, area = case.card(card), case.area(card)
    near = (one for one in case.warriors(here.controller) if case.area(one) == area)
    return bool(area) and not _infected(case, card) and any(_infected(case, one) for one in near)


def _sheltered(kind: str) -> Test:
    def test(case: Case, card: CardId) -> bool:
        area = case.area(card)
        return any(
            kind in case.printed(other).tags | {case.printed(other).type}
            and case.card(other).controller == case.card(card).controller
            and (case.area(other) == area or case.card(other).on == card)
            for other in case.in_play()
        )

    return test


def _fights_at_all(case: Case, card: CardId) -> bool:
    here, printed = case.card(card), case.printed(card)
    fit = printed.type == "warrior" and not {"fight", "shoot"}.isdisjoint(printed.ratings)
    return fit and "never-combat" not in printed.tags and "imprisoned" not in here.marks


def _legal_defender(case: Case, card: CardId) -> bool:
    """Whether a warrior stands where the attacker of the combat may attack him."""
    combat = running(case)
    if combat is None or combat.attacker < 0:
        return _fights_at_all(case, card)
    areas = {case.area(combat.attacker) == "outpost", case.area(card) == "outpost"}
    other = not case.allied(case.card(card).controller, case.card(combat.attacker).controller)
    return other and len(areas) == 1 and _fights_at_all(case, card)


def _legal_attacker(case: Case, card: CardId) -> bool:
    here = case.card(card)
    return _fights_at_all(case, card) and not here.covered and "left-cover" not in here.marks


def _at_work(case: Case, card: CardId) -> bool:
    """Whether a card stands where a fighter is, or on him."""
    combat = running(case)
    if combat is None:
        return False
    return any(
        case.card(card).on == one
        or (case.card(card).controller == case.card(one).controller and case.area(card) in ("", case.area(one)))
        for one in fighters(combat)
    )


def _infected(case: Case, card: CardId) -> bool:
    return "infected" in case.card(card).marks or any("virus" in case.printed(one).tags for one in case.attached(card))


def _lowers(case: Case, card: CardId) -> bool:
    text = case.printed(card).text
    for word in () if text is None else text.effects:
        if isinstance(word, Rate):
            sums = [number for number in (word.sum, word.base) if isinstance(number, int)]
            if any(number < 0 for number in sums) or (word.factor is not None and word.factor < 1):
                return True
    return False


def _unfit(look: Sight, card: CardId) -> bool:
    """Whether a card lies on a bearer who lacks, as he is now, an affiliation or kind that it demands."""
    bearer, whom = look.case.card(card).on, look.case.printed(card).play.whom
    return bearer >= 0 and whom is not None and not look.tags(bearer).issuperset(whom.tags)


def _best(case: Case, card: CardId) -> bool:
    values = [case.printed(other).ratings.get("value", 0) for other in case.warriors()]
    return case.printed(card).ratings.get("value", 0) >= max(values, default=0)


def _outnumbers(case: Case, card: CardId) -> bool:
    """Whether a warrior is of the first player who has more than the one with the fewest."""
    return case.card(card).controller == case.once(_largest)


def _largest(case: Case) -> int:
    """The first player in the order of turns who has more warriors than another; -1 where all have as many."""
    numbers = {seat: sum(1 for _ in case.warriors(seat)) for seat in case.seats()}
    return next((seat for seat, number in numbers.items() if number > min(numbers.values())), -1)


def _twin(case: Case, card: CardId) -> bool:
    """Whether a warrior of its name lies in its area; what is on no table yet comes to where those of its name are."""
    here, name = case.card(card), case.printed(card).name
    named = (one for one in case.warriors(here.controller) if one != card and case.printed(one).name == name)
    return any(here.zone not in IN_PLAY or case.card(one).zone == here.zone for one in named)


def _castable(case: Case, card: CardId, context: Context) -> bool:
    """Whether a spell is of an aspect that the bearer of the words casts."""
    caster = case.card(context.card).on if case.card(context.card).on >= 0 else context.card
    known: set[str] = set()
    for one in (caster, *case.attached(caster)):
        text, role = case.printed(one).text, "self" if one == caster else "bearer"
        for word in () if text is None else text.effects:
            if isinstance(word, Casts) and word.who.role == role:
                known.update(word.aspects)
    return "all" in known or not known.isdisjoint(tag.removeprefix("aspect:") for tag in case.printed(card).tags)


_SIGHTED: dict[str, Callable[[Sight, CardId], bool]] = {"unfit": _unfit}
_ASKED: dict[str, Asked] = {
    "imprisoned-here": lambda case, card, context: held_by("imprisoned", context.card) in case.card(card).marks,
    "behind": lambda case, card, context: case.card(card).on == context.card or "behind" in case.card(card).marks,
    "x-paid": lambda _case, _card, context: context.x > 0,
    "castable": _castable,
    "named": lambda case, card, context: not case.printed(card).tags.isdisjoint(context.named),
}
_COMPUTED: dict[str, Test] = {
    "wounded": lambda case, card: case.card(card).wounded,
    "covered": lambda case, card: case.card(card).covered,
    "unpaid": lambda case, card: case.card(card).unpaid,
    "hidden": lambda case, card: case.card(card).unpaid,
    "turned-down": lambda case, card: (
        case.card(card).covered or case.card(card).unpaid or "turned-down" in case.card(card).marks
    ),
    "inside": lambda case, card: case.card(card).inside,
    "fights": _fights(fighters),
    "attacks": _fights(attacking),
    "defends": _fights(defending),
    "joined": _fights(lambda combat: combat.helping_attacker + combat.helping_defender),
    "in-use": in_use,
    "just-killed": _would_die,
    "just-discarded": _left_the_table,
    "was-covered": _was_covered,
    "first-of-name": _first_of_name,
    "sheltered": _sheltered("fortification"),
    "sheltered-by-citadel": _sheltered("citadel"),
    "unattached": lambda case, card: case.card(card).on < 0,
    "attacked-now": lambda case, card: "attacked" in case.card(card).marks,
    "entered-now": lambda case, card: "entered" in case.card(card).marks,
    "pays-now": _pays,
    "played-now": lambda case, card: "played-now" in case.card(card).marks,
    "legal-defender": _legal_defender,
    "legal-attacker": _legal_attacker,
    "at-work": _at_work,
    "infected": _infected,
    "exposed": _exposed,
    "lowers": _lowers,
    "best": _best,
    "outnumbers": _outnumbers,
    "same-name-in-area": _twin,
    "affected": lambda case, card: any(True for _ in case.attached(card)),
}
