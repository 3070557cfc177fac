"""Conditions that say what the rules do: no position breaks them so that it shows."""

from __future__ import annotations

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect, Rate
from bot.games.doomtrooper.words.whom import If, Whom
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.lasting import FIGHTERS

IN_USE = If(cards=Whom(role="self", marks=("in-use",)))


def implied(card: Printed, word: Effect, one: If) -> bool:
    """Whether a condition of a standing word says what the rules do: a thing serves who uses it, where it is of use.

    Vehicles serve who sits in them and airships do not fight at close quarters, war zones serve in the combat fought
    from them, weapons in a combat of their kind, but what they add is shown at other times too; whatever else there is
    is in use at all times.
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
    tactic = "shoot" if "airship" in card.tags else next(iter(kinds), "") if len(kinds) == 1 else ""
    return one == IN_USE or (tactic in ("fight", "shoot") and one == If(tactic=tactic))  # type: ignore[arg-type]
