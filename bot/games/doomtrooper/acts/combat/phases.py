"""A combat, phase after phase, each followed by the windows that the ruleset has.

Rule: doomtrooper-cs.combat.steps, doomtrooper-sv.combat.steps
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import arming, striking
from bot.games.doomtrooper.acts.happening.ends import combat_begun, combat_over
from bot.games.doomtrooper.acts.happening.triggers import asks_how, happened, set_off, watch
from bot.games.doomtrooper.acts.happening.windows import open_window
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.fighting.able import namer, pairs
from bot.games.doomtrooper.looks.holding.listeners import WATCH
from bot.games.doomtrooper.looks.holding.standing import permits
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Announce, ChooseTactic, ChooseZone
from bot.games.doomtrooper.position.fights import fighters
from bot.games.doomtrooper.position.frames import Combat, Revealing, Splitting, Waiting, Window, WindowKind
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.rules.rulesets import Phase
from bot.games.values import Seat

Part = tuple[Phase, bool]
"""A phase, and whether it is the window after it."""


def begin(run: Run, seat: Seat, *, token: bool = True, only: tuple[str, ...] = (), forced: bool = False) -> None:
    """A seat declares a combat; who fights is announced next."""
    combat_begun(run)
    run.push(Combat(run.serial(), seat, token=token, only=only, forced=forced))


def between(run: Run, attacker: CardId, defender: CardId) -> None:
    """A combat between two warriors that a card names."""
    combat_begun(run)
    seat = run.card(attacker).controller
    at = _parts(run).index(("announce", False))
    frame = Combat(run.serial(), seat, at=at, token=False, forced=True)
    run.push(frame)
    run.emit(ev.Pitted(attacker, defender))
    announce(run, frame, Announce(attacker, defender))


def _parts(case: Case) -> list[Part]:
    rules = case.rules
    parts: list[Part] = []
    for phase in rules.phases:
        parts.append((phase, False))
        if phase in rules.windows:
            parts.append((phase, True))
    return parts


def go_on(run: Run, frame: Combat) -> bool:
    """Carry a combat on; ``False`` where it asks somebody."""
    if is_off(run, frame):
        return _end(run, frame)
    parts = _parts(run)
    if frame.at >= len(parts):
        return _end(run, frame)
    phase, is_window = parts[frame.at]
    if is_window:
        _next(run, frame)
        _open(run, "combat", phase, frame)
        return True
    return _PHASES[phase](run, frame)


def asking(case: Case, frame: Combat) -> Phase | None:
    """What a combat asks now: who fights, how, or from which war zone; ``None`` where it asks nothing."""
    parts = _parts(case)
    phase, is_window = parts[frame.at] if frame.at < len(parts) else ("points", True)
    return phase if not is_window and phase in ("announce", "tactic", "zone") and not frame.over else None


def phase(case: Case, frame: Combat) -> Phase:
    """The phase that a combat is in, or the last one once it is through."""
    parts = _parts(case)
    return parts[min(frame.at, len(parts) - 1)][0]


def asked(case: Case, frame: Combat) -> Seat:
    """Who is asked: the attacking player, for the war zone the one who defends, or who names the defender."""
    if asking(case, frame) == "zone":
        return frame.against
    return namer(case, frame.seat, frame.naming) if frame.naming >= 0 and not frame.attacker >= 0 else frame.seat


def _next(run: Run, frame: Combat, **changes: object) -> None:
    run.change(replace(frame, at=frame.at + 1, **changes))


def _open(run: Run, kind: WindowKind, name: str, frame: Combat) -> None:
    first = striking.first_to_speak(run, frame)
    open_window(run, kind, f"combat-{name}", first, frame.against if first == frame.seat else frame.seat)


def is_off(case: Case, frame: Combat) -> bool:
    """Whether a combat was ended before its time, or a fighter has left it."""
    return bool(frame.over) or _broken_off(case, frame)


def _broken_off(case: Case, frame: Combat) -> bool:
    """Whether a fighter has left: the combat ends at once.

    Rule: doomtrooper-cs.combat.ends-on-discard, doomtrooper-cs.anytime.steal-warrior
    """
    if frame.attacker < 0 or frame.deaths or _past_result(case, frame):
        return False
    sides = ((frame.attacker, frame.seat), (frame.defender, frame.against))
    return any(
        case.card(card).zone not in IN_PLAY or "out" in case.card(card).marks or case.card(card).controller != seat
        for card, seat in sides
    )


def is_undecided(case: Case, frame: Combat) -> bool:
    """Whether the values of a combat are still to be compared: what they come to can be foretold until then."""
    return not is_off(case, frame) and not _past_result(case, frame)


def _past_result(case: Case, frame: Combat) -> bool:
    return frame.at > _parts(case).index(("result", False))


def _end(run: Run, frame: Combat) -> bool:
    if not frame.ended:
        run.change(replace(frame, ended=True))
        ended = _ended(run, frame)
        if ended:
            # What lasts for the combat is over by the time that its end sets something off.
            combat_over(run, frame.serial)
        set_off(run, ended)
        return True
    for card in frame.revealed:
        if run.card(card).zone in IN_PLAY and not run.card(card).covered:
            run.emit(ev.Marked(card, "covered", why="back"))
    run.pop()
    run.emit(ev.CombatEnded(frame.serial, frame.over))
    combat_over(run, frame.serial)
    if _next_defender(run, frame):
        return True
    if frame.token and frame.at >= len(_parts(run)) and "points" in run.rules.windows:
        _skip_window_of_action(run)
    return True


def _ended(case: Case, frame: Combat) -> tuple[Waiting, ...]:
    """Words that the end of a combat sets off, for each fighter who is left; a word that merely watches it, once."""
    found: list[Waiting] = []
    for card in fighters(frame):
        told = [one.effects for one in found if one.ability == WATCH]
        if case.card(card).zone in IN_PLAY:
            found += [one for one in watch(case, "combat-ended", card) if one.effects not in told or not one.effects]
    return tuple(found)


def _next_defender(run: Run, frame: Combat) -> bool:
    """Let an attacker who may attack several with one action meet the next of them; tells whether there is one."""
    attacker = frame.attacker
    if attacker < 0 or frame.defender < 0 or run.card(attacker).controller != frame.seat:
        return False
    left = frame.left
    if frame.token and not frame.past:
        left = max((word.number for _, word in permits(run, attacker, "attack:several")), default=1)
    if left < 2 or run.card(attacker).zone not in IN_PLAY:
        return False
    past = (*frame.past, frame.defender)
    run.push(Combat(run.serial(), frame.seat, token=False, only=frame.only, naming=attacker, left=left - 1, past=past))
    return True


def _skip_window_of_action(run: Run) -> None:
    """The window after the points of an attack is that after its action: it is not opened twice.

    Rule: doomtrooper-cs.anytime.order
    """
    top = run.top
    if isinstance(top, Window) and top.name == "action" and top.passes == 0:
        run.pop()


# The phases.


def _declare(run: Run, frame: Combat) -> bool:
    _next(run, frame)
    happened(run, "attack-begun", seat=frame.seat)
    return True


def _announce(run: Run, frame: Combat) -> bool:
    if pairs(run, frame):
        return False
    run.change(replace(frame, over="nobody"))
    return True


def announce(run: Run, frame: Combat, said: Announce) -> None:
    """The attacker and the defender are named; a hidden defender is turned up and paid for first."""
    if said.attacker < 0:
        run.change(replace(frame, over="given-up"))
        return
    if said.defender < 0:
        run.change(replace(frame, naming=said.attacker))
        return
    defender = run.card(said.defender)
    shown = (said.defender,) if defender.covered else ()
    against = defender.controller
    _next(run, frame, attacker=said.attacker, defender=said.defender, against=against, revealed=shown)
    if defender.unpaid:
        run.push(Revealing(said.defender, "attacked"))
        return
    _met(run, said.attacker, said.defender)


def revealed(run: Run, card: CardId) -> None:
    """A hidden defender was paid for: the combat goes on only where the attack is legal.

    Rule: doomtrooper-cs.hidden.illegal-attack
    """
    frame = run.top
    if not isinstance(frame, Combat) or frame.defender != card:
        return
    if not frame.forced and able.refusal(run, frame.seat, frame.attacker, card, frame):
        run.change(replace(frame, over="illegal"))
        return
    _met(run, frame.attacker, card)


def _met(run: Run, attacker: CardId, defender: CardId) -> None:
    happened(run, "attacked", attacker, by=defender)
    happened(run, "defended", defender, by=attacker)
    _begun(run, attacker, defender, fought=False)


def _begun(run: Run, attacker: CardId, defender: CardId, *, fought: bool) -> None:
    """Let the beginning of a combat set off what waits for it; what asks how it is fought waits until that is said."""
    begun = watch(run, "combat-begun", attacker, by=defender)
    told = {(one.card, one.ability) for one in begun}
    other = watch(run, "combat-begun", defender, by=attacker)
    both = (*begun, *(one for one in other if (one.card, one.ability) not in told))
    set_off(run, tuple(one for one in both if asks_how(run, one) == fought))


def _tactic(run: Run, frame: Combat) -> bool:
    if frame.tactic:
        _next(run, frame)
        return True
    if able.tactics(run, frame.attacker, frame.defender):
        return False
    run.change(replace(frame, over="no-tactic"))
    return True


def choose_tactic(run: Run, frame: Combat, said: ChooseTactic) -> None:
    """The attacking player says how it is fought."""
    _next(run, frame, tactic=said.tactic)
    _begun(run, frame.attacker, frame.defender, fought=True)


def zones(case: Case, frame: Combat) -> tuple[CardId, ...]:
    """The war zones that the defender may defend from.

    Rule: doomtrooper-cs.warzone.choice, doomtrooper-cs.influence.warzone-outpost
    """
    return striking.zones(case, frame)


def _zone(run: Run, frame: Combat) -> bool:
    if run.rules.zones and zones(run, frame):
        return False
    _next(run, frame)
    return True


def choose_zone(run: Run, frame: Combat, said: ChooseZone) -> None:
    """The defending player chooses a war zone or none, for good."""
    _next(run, frame, zone=said.zone)


def _modifiers(run: Run, frame: Combat) -> bool:
    _next(run, frame)
    _open(run, "modifiers", "modifiers", frame)
    return True


def _result(run: Run, frame: Combat) -> bool:
    """The values are compared for the last time.

    Rule: doomtrooper-cs.combat.resolution, doomtrooper-sv.combat.resolve
    """
    if not able.may_fight(run, frame.attacker, frame.tactic) or not able.may_fight(run, frame.defender, frame.tactic):
        run.change(replace(frame, over="tactic"))
        return True
    if arming.settle(run, frame):
        return True
    hits = striking.strike(run, frame)
    _next(run, frame, hits=hits)
    for hit in hits:
        happened(run, "struck", hit.card, by=hit.by)
    return True


def _state(run: Run, frame: Combat) -> bool:
    """What was suffered can be prevented, then it happens; who was struck first strikes back if he lives.

    Rule: doomtrooper-cs.combat.state, doomtrooper-cs.combat.first-strike
    """
    if frame.strike == 0 or frame.strike == 2:
        run.change(replace(frame, strike=frame.strike + 1))
        if frame.hits:
            _open(run, "saving", "saving", frame)
        return True
    striking.suffer(run, frame)
    after = run.top
    if isinstance(after, Combat) and after.serial == frame.serial:
        if frame.strike == 1 and striking.strikes_back(run, after):
            run.change(replace(after, strike=2, hits=striking.counterstrike(run, after)))
        else:
            _next(run, after)
    return True


def _points(run: Run, frame: Combat) -> bool:
    """Those who killed split their points: the attacker first, then the defender.

    Rule: doomtrooper-cs.combat.points, doomtrooper-cs.combat.points-both
    """
    _next(run, frame)
    earned = striking.earnings(run, frame)
    if earned:
        run.push(Splitting(earned, run.serial()))
    return True


_PHASES: dict[Phase, Callable[[Run, Combat], bool]] = {
    "declare": _declare,
    "announce": _announce,
    "tactic": _tactic,
    "zone": _zone,
    "modifiers": _modifiers,
    "result": _result,
    "state": _state,
    "points": _points,
}


def swap(run: Run, at: int, frame: Combat, fighter: str, card: CardId) -> None:
    """Another warrior takes the place of the attacker or the defender.

    Rule: doomtrooper-cs.combat.swap, doomtrooper-cs.combat.areas
    """
    changed = replace(frame, attacker=card) if fighter == "attacker" else replace(frame, defender=card)
    if run.card(card).covered:
        changed = replace(changed, revealed=(*frame.revealed, card))
    if fighter == "defender":
        changed = replace(changed, against=run.card(card).controller)
    else:
        changed = replace(changed, seat=run.card(card).controller)
    run.emit(ev.Changed(changed, at))
