"""What a question does not offer although it may be looked for there, with the refusal that its command would get."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from bot.games.questions import Barred
from bot.games.values import Line, Violation
from bot.games.zloba.acts.actions.attack import check_attack
from bot.games.zloba.acts.actions.cards import check_card
from bot.games.zloba.acts.actions.deployment import check_deploy
from bot.games.zloba.acts.actions.purchase import check_buy, check_skill, elite_price, for_sale, skill_price
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.powers import BY_DIE, feasible, find, my_turn, usable, where_mask
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import NUMBERED, name_of
from bot.games.zloba.pack.pack import EliteKind
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import Attack, Buy, By, Deploy, UseCard, UseSkill
from bot.games.zloba.position.counting import has_units, places
from bot.games.zloba.position.state import PLACES
from bot.games.zloba.position.units import Wounds

USELESS = {"battle": "action.battle", "extend": "action.few-units", "maneuver": "action.maneuver-move"}
"""By the face of a die the rule by which it may be of no use."""
DIVIDED = ("zloba-no-wounds", "zloba-no-guard", "zloba-no-units")
"""What an attack is refused for that reaches its area."""


def barred(case: Case, path: tuple[str, ...]) -> tuple[Barred, ...]:
    """What cannot be had in the seat's turn at the end of a path."""
    if not my_turn(case):
        return tuple(_areas(case, "effect", path[0])) if len(path) == 1 else ()
    match path:
        case ():
            return (*_purchases(case), *_cards(case), *_dice(case))
        case ("buy",):
            return tuple(_elites(case))
        case ("buy", kind):
            return tuple(_elite_places(case, kind))
        case ("skill",):
            return tuple(_skills(case))
        case ("eye",):
            return tuple(_areas(case, "eye", "attack"))
        case (face,) | (face, _) if face in BY_DIE:
            able = [power.does for power in BY_DIE[face] if feasible(case, power)]
            does = path[1] if len(path) > 1 else able[0] if len(able) == 1 else ""
            return tuple(_areas(case, "die", does))
    return ()


def _purchases(case: Case) -> Iterator[Barred]:
    yield from _elites(case)
    yield from _skills(case)


def _elites(case: Case) -> Iterator[Barred]:
    sold = for_sale(case)
    for kind in case.components.kinds[case.force.faction].values():
        if kind not in sold:
            found = check_buy(case, Buy(kind.key, next(iter(places(where_mask(case, kind.deploy))), 0)))
            yield from _named(elite_price(case, kind), found)


def _skills(case: Case) -> Iterator[Barred]:
    for skill in case.components.skills[case.force.faction].values():
        yield from _named(skill_price(skill), check_skill(case, UseSkill(skill.key)))


def _cards(case: Case) -> Iterator[Barred]:
    for key in case.force.cards:
        card = case.components.once.get(key)
        if card is not None and key not in case.force.spent:
            yield from _named(name_of(card), check_card(case, UseCard(key)))


def _dice(case: Case) -> Iterator[Barred]:
    """The dice that the seat holds and can do nothing with. Rule: zloba-cs.turn.use-die"""
    turn = case.state.turn
    if turn is None or turn.acted:
        return
    for face in dict.fromkeys(case.force.dice):
        if not usable(case, BY_DIE[face]):
            yield Barred(labels.named(face), refuse(USELESS[face], "useless"))


def _elite_places(case: Case, key: str) -> Iterator[Barred]:
    kind: EliteKind | None = case.components.kinds[case.force.faction].get(key)
    if kind is not None:
        allowed = where_mask(case, kind.deploy)
        others = [place for place in PLACES if not allowed & 1 << place]
        yield from _together(name_of(kind), others, lambda place: check_buy(case, Buy(key, place)))


def _areas(case: Case, by: By, does: str) -> Iterator[Barred]:
    if find(case, does, by) is None:
        return
    if does == "deploy":
        what = labels.named("deploy" if by == "effect" else "extend")
        yield from _together(what, PLACES, lambda place: check_deploy(case, Deploy(place, 1, by)))
    elif does == "attack":
        what = labels.named("attack" if by == "effect" else (case.force.eye or "eye") if by == "eye" else "battle")
        yield from _together(what, places(case.hostile & NUMBERED), lambda area: _out_of_reach(case, area, by))


def _out_of_reach(case: Case, area: int, by: By) -> list[Violation]:
    """Why nobody can be wounded in an area, whoever stands there and however the wounds are divided."""
    target = next(seat for seat in case.foes() if has_units(case.state.forces[seat], area))
    found = check_attack(case, Attack(area, target, Wounds(), by))
    return [] if any(one.line.key in DIVIDED for one in found) else found


def _named(what: Line, found: Iterable[Violation]) -> Iterator[Barred]:
    """A thing with the first reason why it is not to be had; nothing where there is none."""
    for why in found:
        yield Barred(what, why)
        return


def _together(what: Line, some: Iterable[int], check: Callable[[int], list[Violation]]) -> Iterator[Barred]:
    """Places that are not to be had for the same reason, in its sentence, or before it where that names none."""
    groups: dict[tuple[str, str], list[tuple[int, Violation]]] = {}
    for place in some:
        for why in check(place)[:1]:
            groups.setdefault((why.rule, why.line.key), []).append((place, why))
    for found in groups.values():
        there, why = _listed([place for place, _ in found]), found[0][1]
        if "place" in why.line.args:
            line = replace(why.line, args={**why.line.args, "place": there})
            yield Barred(Line("zloba-elsewhere", {"what": what}), replace(why, line=line))
        else:
            yield Barred(Line("zloba-places", {"places": there}), why)


def _listed(some: list[int]) -> tuple[Line, ...]:
    """Places, briefly: the zone, and the areas by their numbers."""
    areas = [str(place) for place in some if place]
    zone = (labels.place(0),) if 0 in some else ()
    return (*zone, Line("zloba-areas", {"count": len(areas), "areas": ", ".join(areas)})) if areas else zone
