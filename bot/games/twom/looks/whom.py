"""Whom an effect is about, and whether a condition holds."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.twom.looks.counting import holds, owned, together
from bot.games.twom.looks.levels import quality
from bot.games.twom.pack.effects.conditions import Built, Day, Flagged, Frosty, Has, Here, Not, Somebody, When
from bot.games.twom.pack.effects.whom import Scope, Whom
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.people import Person


def has_trait(case: Case, person: Person, trait: Key) -> bool:
    """Whether somebody has a trait, of their card or given by an effect."""
    card = case.components.characters.get(person.key)
    return trait in person.traits or (card is not None and trait in card.traits)


def _in_scope(case: Case, scope: Scope, acting: tuple[Key, ...]) -> list[Person]:
    people = case.state.people
    match scope:
        case "acting":
            return [each for each in people if each.key in acting] if acting else list(people)
        case "all":
            return list(people)
        case "guards":
            return [each for each in people if each.night == "guard"]
        case "outside":
            return [each for each in people if each.night == "outside"]
        case "inside":
            return [each for each in people if each.night != "outside"]
        case "combat":
            return [*together(case.state)]


def candidates(case: Case, whom: Whom, acting: tuple[Key, ...]) -> tuple[Key, ...]:
    """Those among whom the holder chooses; everybody meant, where there is nothing to choose."""
    among = _in_scope(case, whom.of, acting)
    if whom.trait is not None:
        among = [each for each in among if has_trait(case, each, whom.trait)]
    if whom.pick in ("most", "least") and whom.by is not None and among:
        values = [quality(case, each, whom.by) for each in among]
        mark = max(values) if whom.pick == "most" else min(values)
        among = [each for each, value in zip(among, values, strict=True) if value == mark]
    return tuple(each.key for each in among)


def to_choose(case: Case, whom: Whom, acting: tuple[Key, ...]) -> int:
    """How many of the candidates the holder has to choose; 0 where there is nothing to choose."""
    number = len(candidates(case, whom, acting))
    return whom.number if whom.pick != "all" and whom.number < number else 0


def holds_all(case: Case, when: tuple[When, ...], acting: tuple[Key, ...]) -> bool:
    """Whether all of these conditions hold."""
    return all(_holds(case, each, acting) for each in when)


def _holds(case: Case, when: When, acting: tuple[Key, ...]) -> bool:
    state = case.state
    match when:
        case Has(things):
            return holds(owned(state), things)
        case Somebody(who, name, least, most):
            keys = candidates(case, replace(who, pick="all"), acting)
            if name is None:
                return bool(keys)
            return any(least <= quality(case, state.person(key), name) <= most for key in keys)
        case Here(character, gone):
            return any(each.key == character for each in state.lost) if gone else character in state.keys
        case Flagged(flag):
            return flag in state.flags
        case Day(least):
            return state.day >= least
        case Built(fitting):
            return any(spot.fitting == fitting for spot in state.shelter.values())
        case Frosty(least):
            return state.frost >= least
        case Not(that):
            return not _holds(case, that, acting)
