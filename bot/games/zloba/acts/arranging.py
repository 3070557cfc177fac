"""A judge's adjustment: parts of a position set to new values, with every piece accounted for."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET
from msgspec.structs import replace

from bot.games.kernel.arrange import Wrong, number
from bot.games.values import Adjustable, Line
from bot.games.zloba.acts.actions.draft import dice_in_play
from bot.games.zloba.acts.adjust_form import Change, CoopChange, SeatChange, TurnChange
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import CORRA, Components
from bot.games.zloba.position.coop_state import WoundsDue
from bot.games.zloba.position.state import Force, Onward, State, Turn
from bot.games.zloba.position.units import Elite


def adjustable(state: State) -> tuple[Adjustable, ...]:
    """The round, the turn, and the korrakams and points of every seat."""
    if state.end is not None or not state.round:
        return ()
    found = [Adjustable(("round",), Line("zloba-set-round"), state.round, 1, 999)]
    if state.turn is not None:
        last = state.seats - 1
        found.append(Adjustable(("turn", "seat"), Line("zloba-set-turn"), state.turn.seat, 0, last, is_seat=True))
    for seat, force in enumerate(state.forces[: state.seats]):
        for name, now in (("corra", force.corra), ("points", force.points)):
            found.append(Adjustable(("seats", str(seat), name), Line(f"zloba-set-{name}", {"seat": seat}), now))
    return tuple(found)


def changed(components: Components, state: State, change: Change) -> State:
    """The position with these parts changed.

    Basic units not on the board nor removed go to the mat, corra not held to the supply. A change of ``phase`` or
    ``turn`` drops what was interrupted; the seat whose turn it becomes needs a die, or something to pick from.

    Raises:
        Wrong: it cannot be so.
    """
    if state.end is not None:
        raise Wrong(refuse("victory.threshold", "over"))
    forces = _forces(components, state, change)
    supply = CORRA - sum(force.corra for force in forces)
    if supply < 0:
        raise Wrong(refuse("korrakam.supply", "adjust-corra", count=CORRA))
    state = replace(state, forces=forces, supply=supply, last=None)
    if change.round is not None:
        state = replace(state, round=change.round)
    if change.start is not None:
        state = replace(state, start=_seat(state, change.start))
    if change.tokens is not None:
        state = replace(state, tokens=_tokens(components, state, change.tokens))
    if change.coop is not None:
        state = _coop(state, change.coop)
    state = _moment(state, change)
    _count(state)
    if state.coop is not None:
        _opponent(state.forces[-1])
    return state


def _opponent(force: Force) -> None:
    """The opponent has no zone, and plays without support cards and action dice of its own."""
    if force.basics[0] or any(not elite.place for elite in force.elites):
        raise Wrong(refuse("coop.setup.ai-start-units", "adjust-opponent-zone"))
    if force.cards or force.dice:
        raise Wrong(refuse("coop.setup.ai-no-support", "adjust-opponent-cards"))


def _seat(state: State, seat: int) -> int:
    if seat >= state.seats:
        raise Wrong(refuse("turn.order", "seat"))
    return seat


def _forces(components: Components, state: State, change: Change) -> tuple[Force, ...]:
    forces = list(state.forces)
    seats = change.seats or {}
    for key, part in seats.items() if isinstance(seats, dict) else enumerate(seats):
        seat = number(str(key), refuse("turn.order", "seat"))
        if seat >= len(forces):
            raise Wrong(refuse("turn.order", "seat"))
        forces[seat] = _force(components, forces[seat], part)
    return tuple(forces)


def _force(components: Components, force: Force, part: SeatChange) -> Force:
    owned = force.mat + force.removed + sum(force.basics)
    basics = list(force.basics)
    for key, units in (part.basics or {}).items():
        place = number(key, refuse("board.areas", "no-area"))
        if place >= len(basics):
            raise Wrong(refuse("board.areas", "no-area"))
        basics[place] = units
    removed = force.removed if part.removed is None else part.removed
    mat = owned - removed - sum(basics)
    if mat < 0:
        raise Wrong(refuse("units.basic", "adjust-basics", count=owned))
    cards, spent = _cards(components, force, part)
    return replace(
        force,
        mat=mat,
        removed=removed,
        basics=tuple(basics),
        elites=force.elites if part.elites is None else _elites(components, force, part.elites),
        corra=force.corra if part.corra is None else part.corra,
        points=force.points if part.points is None else part.points,
        dice=force.dice if part.dice is None else tuple(sorted(part.dice)),
        eye=force.eye if part.eye is UNSET else part.eye,
        cards=cards,
        spent=spent,
    )


def _cards(components: Components, force: Force, part: SeatChange) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The support cards chosen and those used up. Rules: zloba-cs.support.choose, zloba-cs.support.kinds"""
    cards = force.cards if part.cards is None else tuple(sorted(part.cards))
    spent = force.spent if part.spent is None else tuple(sorted(part.spent))
    if any(card not in components.cards[force.faction] for card in (*cards, *spent)):
        raise Wrong(refuse("support.choose", "cards-other"))
    if len(set(cards)) < len(cards) or len(set(spent)) < len(spent):
        raise Wrong(refuse("support.choose", "adjust-cards"))
    if not set(spent) <= set(cards):
        raise Wrong(refuse("support.kinds", "adjust-spent"))
    return cards, spent


def _elites(components: Components, force: Force, wanted: list[tuple[int, str, int]]) -> tuple[Elite, ...]:
    kinds = components.kinds[force.faction]
    for key, count in Counter(kind for _, kind, _ in wanted).items():
        if key not in kinds or count > kinds[key].dice:
            raise Wrong(refuse("units.elite", "adjust-elites"))
    if any(toughness > kinds[kind].toughness for _, kind, toughness in wanted):
        raise Wrong(refuse("toughness.elite", "toughness"))
    return tuple(sorted(Elite(*each) for each in wanted))


def _tokens(components: Components, state: State, wanted: dict[str, int]) -> tuple[int, ...]:
    tokens = list(state.tokens)
    for key, token in wanted.items():
        area = number(key, refuse("board.areas", "no-area"))
        if not 1 <= area <= len(tokens) or token >= len(components.pack.tokens):
            raise Wrong(refuse("setup.vp-tokens", "adjust-tokens"))
        tokens[area - 1] = token
    if len(set(tokens)) < len(tokens):
        raise Wrong(refuse("setup.vp-tokens", "adjust-tokens"))
    return tuple(tokens)


def _coop(state: State, part: CoopChange) -> State:
    if state.coop is None:
        raise Wrong(refuse("variants.list", "variant"))
    values = {name: getattr(part, name) for name in CoopChange.__struct_fields__ if getattr(part, name) is not None}
    return replace(state, coop=replace(state.coop, **values))


def _moment(state: State, change: Change) -> State:
    """Whose decision it is after the change."""
    if change.offer is not None:
        state = replace(state, offer=tuple(sorted(change.offer)))
    if change.phase is not None or change.turn is not None:
        part = change.turn or TurnChange(max(state.start, 0))
        turn = Turn(_seat(state, part.seat), part.acted, part.done)
        phase = "draft" if (change.phase or state.phase) == "draft" else "actions"
        if phase == "draft" and state.coop is not None:
            state = replace(state, coop=replace(state.coop, die=None, repeat=None))
        state = replace(state, phase=phase, turn=turn, stack=(), round=max(state.round, 1), start=max(state.start, 0))
        if phase == "actions":
            state = replace(state, offer=())
    elif state.stack and isinstance(state.stack[-1], Onward | WoundsDue) and change.seats:
        raise Wrong(refuse("round.structure", "adjust-later"))
    now = state.turn
    if state.phase == "actions" and now is not None and not (now.acted or now.over):
        _needs_die(state, state.forces[now.seat])
    if state.phase == "draft" and not state.offer:
        raise Wrong(refuse("draft.offer", "adjust-offer"))
    return state


def _needs_die(state: State, force: Force) -> None:
    if not any(each.dice for each in state.forces):
        raise Wrong(refuse("turn.phase-end", "adjust-no-dice"))
    if not force.dice:
        raise Wrong(refuse("turn.no-dice", "adjust-dice"))


def _count(state: State) -> None:
    """There are only so many action dice; the rest lies aside."""
    used = sum(len(force.dice) for force in state.forces) + len(state.offer)
    if state.coop is not None and state.coop.die is not None:
        used += 1
    if used > dice_in_play(state):
        raise Wrong(refuse("setup.action-dice", "adjust-dice-count", count=dice_in_play(state)))
