"""The deeds of a turn for players who ask: where each begins, why it is not possible, and what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from bot.games.lookups import Deed
from bot.games.questions import Barred
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.acts.actions.attack import check_attack
from bot.games.zloba.acts.actions.deployment import check_deploy, check_mine
from bot.games.zloba.acts.actions.draft import check_pick
from bot.games.zloba.acts.actions.ending_turn import check_end
from bot.games.zloba.acts.actions.exodus import check_exodus
from bot.games.zloba.acts.actions.movement import check_move
from bot.games.zloba.asks.barring import DIVIDED, barred
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.payment import own_turn_only
from bot.games.zloba.looks.powers import my_turn
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import NUMBERED, Components
from bot.games.zloba.pack.effects import FACES
from bot.games.zloba.position import commands as asked
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.counting import has_units, places
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import Troops, Wounds

_PICKS: Mapping[Deed, frozenset[str]] = {
    "attack": frozenset({"battle", "attack"}),
    "mine": frozenset({"mine"}),
    "deploy": frozenset({"extend", "deploy", "enter", "muster"}),
    "move": frozenset({"move", "onward"}),
    "buy": frozenset({"buy"}),
    "recruit": frozenset({"buy"}),
    "skill": frozenset({"skill"}),
    "card": frozenset({"card"}),
    "play": frozenset({"card"}),
    "exodus": frozenset({"exodus"}),
    "end": frozenset({"end"}),
    "pick": frozenset(FACES),
}
_WHERE: Mapping[Deed, str] = {"buy": "buy", "recruit": "buy", "skill": "skill", "attack": "battle"}
"""The option under which the turn tells what of a deed cannot be had."""
_EYES: Mapping[str, Deed] = {"strike": "attack", "charge": "attack", "mine": "mine"}
"""The deeds of the all-seeing die beside those of the action dice."""


class ZlobaDeeds:
    """The deeds of a turn with these components."""

    hides_nothing = False
    asks_who_first = False

    def __init__(self, components: Components) -> None:
        self._components = components

    def turn(self, state: State) -> str:
        """The order of turns, and before them that of the draft."""
        return "zloba-cs.draft.pick" if state.phase == "draft" else "zloba-cs.turn.order"

    def picks(self, state: State, seat: Seat, deed: Deed) -> frozenset[str]:
        """The dice and other things that are used for it."""
        force = state.forces[seat]
        if not state.stack and state.phase != ("draft" if deed == "pick" else "actions"):
            return frozenset()
        by_eye = frozenset({"eye"}) if deed == _EYES.get(force.eye or "") else frozenset()
        found = _PICKS.get(deed, frozenset()) | by_eye
        return found | {"maneuver"} if deed in ("move", "deploy") else found

    def missing(self, state: State, seat: Seat, deed: Deed) -> tuple[Barred, ...]:
        """The elites, skills, cards or areas that cannot be had."""
        case = Case(self._components, state, seat)
        if not my_turn(case):
            return ()
        if deed in ("card", "play"):
            return tuple(each for each in barred(case, ()) if each.why.rule.split(".")[1] == "support")
        return barred(case, (_WHERE[deed],)) if deed in _WHERE else ()

    def whom(self, state: State, seat: Seat, deed: Deed) -> None:  # noqa: ARG002
        """The options name areas and who is there."""
        return

    def why_not(self, state: State, seat: Seat, deed: Deed) -> Violation | None:
        """The refusal of its plainest command."""
        check = _CHECKS.get(deed)
        found = check(Case(self._components, state, seat)) if check else []
        return next(iter(found), None)

    def left(self, state: State, seat: Seat) -> tuple[Line, ...]:
        """The dice and corra."""
        force = state.forces[seat]
        faces = Counter(force.dice)
        dice = tuple(Line("zloba-times", {"count": count, "die": named(face)}) for face, count in faces.items())
        held = Line("zloba-deed-left", {"count": len(force.dice), "dice": dice, "corra": force.corra})
        turn = state.turn
        acted = turn is not None and turn.seat == seat and turn.acted and state.phase == "actions"
        eye = (Line("zloba-deed-eye", {"symbol": named(force.eye)}),) if force.eye else ()
        return (held, *eye, *((Line("zloba-deed-acted"),) if acted else ()))


def _attack(case: Case) -> list[Violation]:
    """Why nobody can be wounded: no die for it, or nobody within its reach."""
    found: list[Violation] = []
    for area in places(case.hostile & NUMBERED) or [1]:
        there = (seat for seat in case.foes() if has_units(case.state.forces[seat], area))
        command = asked.Attack(area, next(there, case.foes()[0]), Wounds(), "die")
        found = [each for each in check_attack(case, command) if each.line.key not in DIVIDED]
        if found:
            break
    return found or [refuse("action.battle", "useless")]


def _move(case: Case) -> list[Violation]:
    start = next(iter(places(case.own)), 0)
    return list(check_move(case, asked.Move(start, start, Troops(1, ()), "die")))


def _pick(case: Case) -> list[Violation]:
    return list(check_pick(case, asked.PickDie(next(iter(case.state.offer), "mine"))))


def _skill(case: Case) -> list[Violation]:
    """Why no skill can be used; that the faction has none, where it has none."""
    has_any = bool(case.components.skills[case.force.faction])
    return _bought(case) or ([] if has_any else [Violation("zloba-cs.purchase.skills", Line("zloba-deed-no-skill"))])


def _card(case: Case) -> list[Violation]:
    """Why no support card can be used; that none is left which is used, where each lacks nothing that is listed."""
    left = [key for key in case.force.cards if key in case.components.once and key not in case.force.spent]
    found = own_turn_only(case, "support.when", "card-turn", passed=False)
    return found or ([] if left else [Violation("zloba-cs.support.when", Line("zloba-deed-no-card"))])


def _bought(case: Case) -> list[Violation]:
    """Why nothing can be bought at all; what each thing lacks is listed beside it."""
    return own_turn_only(case, "purchase.when", "buy-turn")


_CHECKS: Mapping[Deed, Callable[[Case], list[Violation]]] = {
    "attack": _attack,
    "mine": lambda case: list(check_mine(case, asked.Mine("die"))),
    "deploy": lambda case: list(check_deploy(case, asked.Deploy(0, 1, "die"))),
    "move": _move,
    "exodus": lambda case: list(check_exodus(case, asked.Exodus(0, (), ()))),
    "end": lambda case: list(check_end(case, asked.EndTurn())),
    "pick": _pick,
    "buy": _bought,
    "recruit": _bought,
    "skill": _skill,
    "card": _card,
    "play": _card,
}
