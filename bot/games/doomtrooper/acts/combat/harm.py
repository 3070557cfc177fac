"""Wounds and deaths, in combat and outside it.

Rule: doomtrooper-cs.combat.wound-twice, doomtrooper-cs.combat.killed-discard, doomtrooper-sv.combat.death
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening import ends, noting
from bot.games.doomtrooper.acts.happening.leaving import discard, sacrifice
from bot.games.doomtrooper.acts.happening.triggers import Instead, happened, instead_of, note, set_off, watch
from bot.games.doomtrooper.looks.fighting.paying import changed
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import has, permitted, protected
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import (
    Befalling,
    Combat,
    Death,
    Earned,
    Fall,
    Hit,
    Splitting,
    Waiting,
    carrying,
)
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.whom import Event
from bot.games.values import Seat

STRENGTHS = ("", "plain", "always")
EVENTS: dict[Fall, tuple[Event, ...]] = {
    "wounded": ("wounded",),
    "killed": ("killed", "kills"),
    "discarded": ("discarded",),
    "sacrificed": ("sacrificed",),
}


class Left(NamedTuple):
    """The rest of something that was about to befall a card: it happens, and the card ``goes`` elsewhere."""

    frame: Befalling
    goes: Waiting | None = None


def wound(run: Run, card: CardId, by: CardId = -1, points_to: Seat = -1) -> bool:
    """Wound a warrior: he dies where he is wounded already. Tells whether anything came of it."""
    return befall(run, Befalling(card, by, "wounded", points_to))


def kill(run: Run, card: CardId, by: CardId = -1, points_to: Seat = -1) -> bool:
    """Kill a warrior; ``points_to`` earns his value. Tells whether he died."""
    return befall(run, Befalling(card, by, "killed", points_to))


def befall(run: Run, frame: Befalling) -> bool:
    """Let something befall a card, unless it is kept from that or something takes its place. Tells whether it did."""
    left = heard(run, frame)
    if left is not None:
        happen(run, left)
    return left is not None


def heard(run: Run, frame: Befalling) -> Left | None:
    """The rest of an event once all was heard that keeps it from the card or takes its place; somebody may be asked.

    Wherever something befalls a card, in a combat or outside one, it is heard here first.
    """
    zone = run.card(frame.card).zone
    there = zone in IN_PLAY
    gone = zone == "discard" if frame.what == "discarded" else not there and frame.what != "sacrificed"
    if gone or protected(run, frame.card, frame.what, frame.by):
        return None
    for one in open_to(run, frame) if there else ():
        if not one.is_choice:
            return taken(run, frame, one)
        run.push(frame)
        return None
    if frame.what == "wounded" and run.card(frame.card).wounded:
        return heard(run, replace(frame, what="killed"))
    return Left(frame)


def open_to(case: Case, frame: Befalling) -> Iterator[Instead]:
    """The replacements that are still open for what is about to befall a card."""
    events = EVENTS[frame.what] if frame.by >= 0 else EVENTS[frame.what][:1]
    return (one for one in instead_of(case, events, frame.card, frame.by) if one.key not in frame.past)


def taken(run: Run, frame: Befalling, one: Instead) -> Left | None:
    """Let something take the place: who dies and merely goes elsewhere is dead all the same, and pays."""
    if one.listener.one is not None:
        noting.set_off(run, *one.key, one.listener.one.limits)
    if one.takes_away and frame.what == "killed":
        return Left(frame, one.waiting)
    if one.takes_away and frame.what == "discarded":
        _earned_by(run, frame, *_worth(run, frame.card))
    run.push(carrying(one.waiting))
    return None


def happen(run: Run, left: Left) -> None:
    """Let it happen."""
    frame, worth = left.frame, _worth(run, left.frame.card)
    match frame.what:
        case "wounded":
            if frame.blow:
                _record(run, wounded=(frame.card,))
            run.emit(ev.Marked(frame.card, "wounded", why="wounded"))
            happened(run, "wounded", frame.card, by=frame.by)
        case "killed":
            if frame.blow:
                _record(run, deaths=(death(run, frame),))
            die(run, frame.card, frame.by, left.goes)
            _earned_by(run, frame, *worth)
        case "discarded":
            discard(run, frame.card, by=frame.by)
            _earned_by(run, frame, *worth)
        case "sacrificed":
            sacrifice(run, frame.card, by=frame.by)


def _worth(case: Case, card: CardId) -> tuple[int, Seat]:
    """The worth of a card, and the seat whose loss it is."""
    return max(0, rating(case, card, "value")), case.card(card).controller


def _earned_by(run: Run, frame: Befalling, value: int, owner: Seat) -> None:
    """Pay the seat that earns by it."""
    if frame.points_to >= 0:
        own = run.allied(owner, frame.points_to)
        earned(run, frame.points_to, value, frame.by, frame.card, own=own)


def death(case: Case, frame: Befalling) -> Death:
    """A death by a blow, and what it is worth to the player of who struck."""
    seat = case.card(frame.by).controller
    value, owner = _worth(case, frame.card)
    return Death(frame.card, frame.by, value, seat, own=case.allied(owner, seat))


def _record(run: Run, *, deaths: tuple[Death, ...] = (), wounded: tuple[CardId, ...] = ()) -> None:
    """Keep in the combat what a blow did."""
    at = max(at for at, one in enumerate(run.state.stack) if isinstance(one, Combat))
    combat = run.state.stack[at]
    assert isinstance(combat, Combat)  # noqa: S101
    run.emit(ev.Changed(replace(combat, deaths=(*combat.deaths, *deaths), wounded=(*combat.wounded, *wounded)), at))


def die(run: Run, card: CardId, by: CardId, goes: Waiting | None = None) -> None:
    """A warrior leaves the table dead, or goes where a card says; what waits for a death happens."""
    events: tuple[Event, ...] = ("killed", "kills") if by >= 0 else ("killed",)
    waiting = tuple(one for event in events for one in watch(run, event, card, by=by))
    for event in events:
        note(run, event, card, by=by)
    bore = run.attached(card)
    if goes is None:
        discard(run, card, why="kill", by=by)
    if running(run) is not None:
        ends.leave_behind(run, bore)
    set_off(run, waiting)
    if goes is not None:
        run.push(carrying(goes))


def earned(run: Run, seat: Seat, value: int, by: CardId, killed: CardId, *, own: bool) -> None:
    """A seat is to split what it earned by a kill.

    Rule: doomtrooper-cs.combat.points, doomtrooper-cs.combat.points-own
    """
    share = earning(run, seat, value, by, killed, own=own)
    if share.points > 0:
        run.push(Splitting((share,), run.serial()))


def earning(case: Case, seat: Seat, value: int, by: CardId, killed: CardId, *, own: bool) -> Earned:
    """What a kill earns: own warriors and mercenaries' kills give destiny points only.

    Rule: doomtrooper-cs.combat.points-own, doomtrooper-sv.targets.own-points,
    doomtrooper-cs.mercenary.no-victory-points
    """
    destiny = own or (by >= 0 and case.card(by).zone in IN_PLAY and _earns_destiny_only(case, by))
    points = value * case.rules.own_kill if own else value
    return changed(case, Earned(seat, points, by, killed, "destiny" if destiny else ""), "kill")


def _earns_destiny_only(case: Case, card: CardId) -> bool:
    """Whether a warrior earns no victory points: mercenaries, unless a card lets them, and whoever a card says.

    Rule: doomtrooper-cs.mercenary.no-victory-points
    """
    hired = not case.rules.mercenaries_earn and "freelancer" in tags(case, card)
    return bool(has(case, card, "destiny-only")) or (hired and not permitted(case, card, "victory"))


def strength(case: Case, side: tuple[CardId, ...], ability: str, against: CardId) -> str:
    """How strongly a side has an ability, one of :data:`STRENGTHS`: those who help share it only where all have it.

    Rule: doomtrooper-cs.combat.reinforcement-abilities
    """
    found = [has(case, card, ability, against) for card in side]
    return min((each if each in STRENGTHS else "" for each in found), key=STRENGTHS.index, default="")


def hits(case: Case, side: tuple[CardId, ...], struck: CardId, attack: int, armour: int) -> Hit | None:
    """What a side does to a fighter: nothing below his armour, else a wound, or death where it kills outright.

    The first of the side is the one who strikes.

    Rule: doomtrooper-cs.combat.resolution, doomtrooper-cs.wording.never-beats-always
    """
    if attack < armour:
        return None
    striker = side[0]
    combat = running(case)
    kills, saved = strength(case, side, "kills", struck), has(case, struck, "never-killed-automatically", striker)
    if combat is not None and combat.tactic == "fight":
        kills = max(kills, strength(case, side, "kills:fight", struck), key=STRENGTHS.index)
    return Hit(struck, striker, kill=_wins(kills, saved) or bool(has(case, struck, "dies", striker)))


def is_deadly(case: Case, hit: Hit) -> bool:
    """Whether a fighter dies of a hit unless he is saved: killed outright, or wounded for the second time."""
    return hit.kill or case.card(hit.card).wounded


def _wins(kills: str, saved: str) -> bool:
    if not kills or saved == "never":
        return False
    return kills == "always" or not saved


def saved(run: Run, card: CardId) -> bool:
    """A fighter is saved from what he would suffer in the innermost combat. Tells whether there was anything."""
    for at in reversed(range(len(run.state.stack))):
        frame = run.state.stack[at]
        if isinstance(frame, Combat):
            left = tuple(hit for hit in frame.hits if hit.card != card)
            if left == frame.hits:
                return False
            run.emit(ev.Changed(replace(frame, hits=left), at))
            run.emit(ev.Saved(card))
            return True
    return False
