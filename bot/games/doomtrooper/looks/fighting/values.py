"""The ratings of a card as worked sums: every card's share in the order in which they are reckoned.

First the printed rating and the beast make the base, then what changes the base, then factors, then sums.
Rule: doomtrooper-cs.combat.modifier-order, doomtrooper-cs.combat.modifier-beast
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import Rated, barred, card_limit, has, permitted, rates
from bot.games.doomtrooper.looks.meaning.fits import amount, fits
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import WEAPONS, combat_of, defending, fighters
from bot.games.doomtrooper.position.frames import Combat, Tactic
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.doomtrooper.words.whom import Rating

Number: TypeAlias = int | Fraction
"""A whole number, and a fraction only where a factor makes it one."""
Operation = Literal["printed", "beast", "set", "base", "factor", "sum", "zone", "cover"]
ORDER: dict[Operation, int] = {how: at for at, how in enumerate(get_args(Operation))}
"""The order in which shares are reckoned."""


class Share(Struct, frozen=True):
    """What one card adds to a rating; ``number`` is a factor in halves where ``how`` is one: twice the factor."""

    how: Operation
    number: Number
    card: CardId = NO_CARD


class Worked(Struct, frozen=True):
    """A rating with the shares it comes from; ``exact`` before rounding."""

    rating: Rating
    shares: tuple[Share, ...]
    exact: Number

    @property
    def total(self) -> int:
        """The rating as it counts: fractions are dropped."""
        return self.exact.numerator // self.exact.denominator


def rating(case: Case, card: CardId, which: Rating) -> int:
    """A rating of a card as it is now; 0 where it has none."""
    if is_as_printed(case, card):
        return case.printed(card).ratings.get(which, 0)
    return worked(case, card, which).total


def is_as_printed(case: Case, card: CardId) -> bool:
    """Whether nothing changes the ratings of a card, as is so with most cards of a hand."""
    free = not rates(case, card) and not case.attached(card) and not case.card(card).covered
    return free and combat_of(case, card) is None and card_limit(case, card, "ratings") is None


def half(number: int) -> int:
    """Half of a number, rounded up.

    Rule: doomtrooper-cs.sabotage.reward, doomtrooper-sv.targets.player-points
    """
    return ceil(Fraction(number, 2))


def worked(case: Case, card: CardId, which: Rating) -> Worked:
    """A rating of a card with all its shares."""
    return case.once_about(_worked, card, which)


def _worked(case: Case, card: CardId, which: Rating) -> Worked:
    shares = sorted(_shares(case, card, which), key=lambda share: ORDER[share.how])
    exact, least = _reckoned(shares), card_limit(case, card, "ratings")
    if least is not None and exact < least:
        shares.append(Share("sum", least - exact, card))
        exact = least
    return Worked(which, tuple(shares), exact)


def _reckoned(shares: Iterable[Share]) -> Number:
    exact: Number = 0
    for share in shares:
        if share.how == "set":
            exact = share.number
        elif share.how == "factor":
            exact *= share.number
        else:
            exact += share.number
    return exact


def _shares(case: Case, card: CardId, which: Rating) -> Iterator[Share]:
    printed = case.printed(card)
    yield Share("printed", printed.ratings.get(which, 0), card)
    combat = combat_of(case, card)
    beasts = [
        Share("beast", number, other)
        for other in case.attached(card)
        if case.printed(other).type == "beast" and (number := case.printed(other).ratings.get(which))
    ]
    yield from beasts
    used = list(_used(case, card, which, combat))
    own = [share for one in used if one.word.part is None for share in _of_word(case, one, card, which)]
    yield from own
    for rated in used:
        yield from _parts(case, (*beasts, *own), rated)
    if combat is not None and combat.zone >= 0 and card in defending(combat):
        number = case.printed(combat.zone).ratings.get(which, 0)
        if number > 0 or (number < 0 and not permitted(case, card, "ignore:negative-zone", combat.zone)):
            yield Share("zone", number, combat.zone)
    hiding = case.card(card).covered or (combat is not None and card in combat.revealed)
    if which == "armour" and hiding and not barred(case, card, "cover-bonus"):
        yield Share("cover", case.rules.cover)


def _of_word(case: Case, rated: Rated, card: CardId, which: Rating) -> Iterator[Share]:
    word, source = rated.word, rated.source
    context = replace(rated.context, rating=which, changed=card)
    if word.set is not None:
        yield Share("set", amount(case, word.set, context), source)
    if word.base is not None:
        yield Share("base", amount(case, word.base, context), source)
    if word.factor is not None:
        yield Share("factor", Fraction(word.factor).limit_denominator(8), source)
    if word.sum is not None:
        yield Share("sum", amount(case, word.sum, context), source)


def _parts(case: Case, shares: Iterable[Share], rated: Rated) -> Iterator[Share]:
    """The change by a word about shares of some cards: doubled, so much more of them.

    Turned into its opposite, what they take is left as it is.
    """
    part, factor = rated.word.part, rated.word.factor
    if part is None or factor is None:
        return
    turned = (share for share in shares if share.how in ("sum", "beast") and (factor > 0 or share.number > 0))
    added = sum(share.number for share in turned if share.card >= 0 and fits(case, share.card, part, rated.context))
    if added:
        yield Share("sum", added * (Fraction(factor).limit_denominator(8) - 1), rated.source)


def _used(case: Case, card: CardId, which: Rating, combat: Combat | None) -> Iterator[Rated]:
    """The words that change a rating and are in use: one weapon, no fortification in a war zone or vehicle."""
    found = [rated for rated in rates(case, card) if which in rated.word.ratings]
    weapon = weapon_in_use(case, card, combat) if found else frozenset()
    for rated in found:
        if is_weapon_of(case, rated.source, card):
            if rated.source not in weapon:
                continue
        elif _has_equal(case, rated.source, card):
            continue
        if not _reaches(case, card, rated, combat):
            continue
        yield rated


def _has_equal(case: Case, source: CardId, card: CardId) -> bool:
    """Whether a warrior uses an equal piece of equipment already: of several copies, the first one works.

    Rule: doomtrooper-cs.equipment.copies
    """
    if source < 0 or not case.rules.one_copy_used or case.card(source).on != card:
        return False
    name = case.printed(source).name
    equal = (other for other in case.attached(card) if case.printed(other).name == name)
    return case.printed(source).type == "equipment" and min(equal) != source


def _reaches(case: Case, card: CardId, rated: Rated, combat: Combat | None) -> bool:
    """Whether a card's effect reaches a warrior where it fights.

    Rule: doomtrooper-cs.warzone.no-fortification, doomtrooper-cs.vehicle.inside-limits
    """
    source = rated.source
    if source < 0:
        return True
    if combat is not None and combat.zone >= 0 and case.printed(source).type == "fortification":
        return card not in fighters(combat)
    drives = "fortification" in tags(case, source) and aboard(case, card) and source != card
    return not drives or permitted(case, card, "use:fortification", source)


def aboard(case: Case, card: CardId) -> bool:
    """Whether a warrior is in his vehicle, or is considered one."""
    return case.card(card).inside or ("vehicle" in tags(case, card) and case.printed(card).type == "warrior")


def is_weapon_of(case: Case, source: CardId, card: CardId) -> bool:
    """Whether a card is a weapon that a warrior carries."""
    return source >= 0 and case.card(source).on == card and not WEAPONS[""].isdisjoint(tags(case, source))


def weapons(case: Case, card: CardId, tactic: Tactic) -> tuple[CardId, ...]:
    """The weapons of a warrior that may be used in a combat of this kind.

    Rule: doomtrooper-cs.combat.weapon-kinds, doomtrooper-sv.combat.weapon-match
    """
    return tuple(
        other
        for other in case.attached(card)
        if not WEAPONS[tactic].isdisjoint(tags(case, other)) and "useless" not in case.card(other).marks
    )


def weapon_in_use(case: Case, card: CardId, combat: Combat | None) -> frozenset[CardId]:
    """The weapon that a warrior uses: the one chosen, else the one that adds most.

    Rule: doomtrooper-cs.combat.weapon-one, doomtrooper-sv.combat.one-weapon
    """
    tactic: Tactic = "" if combat is None else combat.tactic
    own = weapons(case, card, tactic)
    if len(own) < 2:
        return frozenset(own)
    chosen = {} if combat is None else dict(combat.weapons)
    if chosen.get(card, NO_CARD) in own:
        return frozenset({chosen[card]})
    if has(case, card, "several-weapons"):
        return frozenset(own)
    together = frozenset(weapon for weapon in own if _together(case, card, weapon))
    if len(together) > 1:
        return together
    which: Rating = "shoot" if tactic == "shoot" else "fight"
    return frozenset({max(own, key=lambda weapon: (_adds(case, card, weapon, which), -weapon))})


def _together(case: Case, card: CardId, weapon: CardId) -> bool:
    """Whether a warrior uses all his weapons of one kind of this weapon."""
    return any(has(case, card, f"several-weapons:{tag}") for tag in tags(case, weapon))


def _adds(case: Case, card: CardId, weapon: CardId, which: Rating) -> Number:
    """What a weapon adds to a rating, taken alone."""
    printed = case.printed(card).ratings.get(which, 0)
    shares = [Share("printed", printed)]
    for rated in rates(case, card):
        if rated.source == weapon and which in rated.word.ratings:
            shares += _of_word(case, rated, card, which)
    return _reckoned(sorted(shares, key=lambda share: ORDER[share.how])) - printed
