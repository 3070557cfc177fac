"""Marks of cards: those that lie on them, and those that follow from what happens now."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.position.fights import attacking, defending, fighters, running
from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Rate

Test = Callable[[Case, CardId], bool]

PRISON = "imprisoned"
KEEPER = "kept-by-"
"""Begins the mark of a prisoner that tells, by its number, the card that keeps him."""


def kept_by(case: Case, card: CardId, keeper: CardId) -> bool:
    """Whether a card is imprisoned by another."""
    return {PRISON, f"{KEEPER}{keeper}"} <= set(case.card(card).marks)


def has_mark(case: Case, card: CardId, mark: str) -> bool:
    """Whether a card has a mark; what no rule and no field tells of lies on it as a mark of its own."""
    test = _COMPUTED.get(mark)
    return mark in case.card(card).marks if test is None else test(case, card)


def _fights(find: Callable[[Combat], tuple[CardId, ...]]) -> Test:
    def test(case: Case, card: CardId) -> bool:
        combat = running(case)
        return combat is not None and card in find(combat)

    return test


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
    if f"weapon:{combat.tactic}" not in weapon and "weapon:fight-shoot" not in weapon:
        return False
    return dict(combat.weapons).get(here.on, card) == card


def _died(case: Case, card: CardId) -> bool:
    combat = running(case)
    return combat is not None and any(death.card == card for death in combat.deaths)


def _would_die(case: Case, card: CardId) -> bool:
    combat = running(case)
    hits = () if combat is None else combat.hits
    return _died(case, card) or any(hit.card == card and (hit.kill or case.card(card).wounded) for hit in hits)


def _was_covered(case: Case, card: CardId) -> bool:
    combat = running(case)
    return combat is not None and card in combat.revealed


def _first_of_name(case: Case, card: CardId) -> bool:
    name, side = case.printed(card).name, case.card(card).controller
    same = (other for other in case.in_play() if case.printed(other).name == name)
    return not any(other != card and case.card(other).controller == side for other in same)


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


def _at_work(case: Case, card: CardId) -> bool:
    combat = running(case)
    if combat is None:
        return False
    mine = (one for one in fighters(combat) if case.card(one).controller == case.card(card).controller)
    return any(case.card(card).on == one or case.area(card) == case.area(one) for one in mine)


def _lowers(case: Case, card: CardId) -> bool:
    text = case.printed(card).text
    rates = (word for word in text.effects if isinstance(word, Rate)) if text else ()
    return any(isinstance(word.sum, int) and word.sum < 0 for word in rates)


def _same_name(case: Case, card: CardId) -> bool:
    name, owner = case.printed(card).name, case.card(card).owner
    mine = (other for other in case.in_play() if other != card and case.card(other).controller == owner)
    return any(case.printed(other).name == name for other in mine)


def _alone(case: Case, card: CardId) -> bool:
    others = case.warriors(case.card(card).controller)
    return not any(other != card and case.area(other) == case.area(card) for other in others)


def _played_now(case: Case, card: CardId) -> bool:
    return "played-now" in case.card(card).marks


_COMPUTED: dict[str, Test] = {
    "wounded": lambda case, card: case.card(card).wounded,
    "covered": lambda case, card: case.card(card).covered,
    "unpaid": lambda case, card: case.card(card).unpaid,
    "hidden": lambda case, card: case.card(card).unpaid,
    "turned-down": lambda case, card: case.card(card).covered or case.card(card).unpaid,
    "inside": lambda case, card: case.card(card).inside,
    "fights": _fights(fighters),
    "attacks": _fights(attacking),
    "defends": _fights(defending),
    "joined": _fights(lambda combat: combat.helping_attacker + combat.helping_defender),
    "in-use": in_use,
    "just-killed": _would_die,
    "was-covered": _was_covered,
    "first-of-name": _first_of_name,
    "sheltered": _sheltered("fortification"),
    "sheltered-by-citadel": _sheltered("citadel"),
    "unattached": _alone,
    "at-work": _at_work,
    "lowers": _lowers,
    "same-name-in-area": _same_name,
    "attacked-now": lambda case, card: "attacked" in case.card(card).marks,
    "entered-now": lambda case, card: "entered" in case.card(card).marks,
    "played-now": _played_now,
}
