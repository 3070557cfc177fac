"""Conditions that say what the rules do: no position breaks them so that it shows."""

from __future__ import annotations

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability, Able, Effect, Heal, Rate
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import If, Whom
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.lasting import FIGHTERS

OF_BLOWS = ("kills", "first-strike", "dies")
"""The abilities that are looked at where fighters strike, and nowhere else."""
IN_USE = If(cards=Whom(role="self", marks=("in-use",)))


def implied(card: Printed, word: Effect, one: If) -> bool:
    """Whether a condition of a standing word says what the rules do: a thing serves who uses it, where it is of use.

    Vehicles serve who sits in them and airships do not fight at close quarters, war zones serve in the combat fought
    from them, weapons in a combat of their kind, but what they add is shown at other times too; whatever else there is
    is in use at all times, as warriors are; blows are struck in combats alone.
    """
    if not saying.stands_on(card, word):
        return False
    of_combat = word.who.role in FIGHTERS
    if card.type == "warzone":
        return of_combat and one == IN_USE
    kinds = {tag.removeprefix("weapon:") for tag in card.tags if tag.startswith("weapon:")}
    vehicle = "vehicle" in card.tags and card.type != "warrior"
    if kinds and (vehicle or (isinstance(word, Rate) and not of_combat)):
        return False
    if isinstance(word, Able) and word.ability.partition(":")[0] in OF_BLOWS and one == If(combat="any"):
        return True
    bearer = "warrior" in card.play.whom.tags if card.play.whom is not None else False
    tactic = "shoot" if "airship" in card.tags else next(iter(kinds), "") if len(kinds) == 1 else ""
    used = one == IN_USE or (bearer and one == If(cards=Whom(role="bearer", marks=("in-use",))))
    return used or (tactic in ("fight", "shoot") and one == If(tactic=tactic))  # type: ignore[arg-type]


def implied_asking(card: Printed, part: Play | Ability, effects: tuple[Effect, ...], one: If) -> bool:
    """Whether a condition of playing a card or using an ability says what the rules do.

    What is for one's own turn is not for another one, personal spells of combat are for who fights himself, and what
    could do nothing is not offered: who is unhurt is not healed.
    """
    if "personal-combat-spell" in card.tags and one == If(cards=Whom(role="fighter", side="own")):
        return True
    if part.when == "own-turn" and one == If(turn="own"):
        return True
    healed = {word.who.role for word in effects if isinstance(word, Heal) and not word.saves}
    plain = len(effects) == 1 and len(healed) == 1
    return plain and one == If(cards=Whom(role=next(iter(healed)), marks=("wounded",)))


def only_fought(conditions: tuple[If, ...]) -> bool:
    """Whether conditions hold in a combat alone, so that they say of a card for combats when it is played."""
    return any(
        one.combat in ("any", "fights", "attacks", "defends")
        or bool(one.tactic)
        or (one.cards is not None and one.cards.role in FIGHTERS and one.least > 0)
        or (bool(one.any) and all(only_fought((each,)) for each in one.any))
        for one in conditions
        if not one.no
    )
