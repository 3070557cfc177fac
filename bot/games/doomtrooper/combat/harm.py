"""Wounds and deaths, in combat and outside it.

Rule: doomtrooper-cs.combat.wound-twice, doomtrooper-cs.combat.killed-discard, doomtrooper-sv.combat.death
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.combat.paying import changed
from bot.games.doomtrooper.combat.values import rating
from bot.games.doomtrooper.effects import ends
from bot.games.doomtrooper.effects.standing import has, permitted, protected
from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.effects.triggers import SURE, happened, instead, note, set_off, watch
from bot.games.doomtrooper.flow.leaving import discard
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Combat, Earned, Hit, Splitting
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.whom import Event
from bot.games.values import Seat

STRENGTHS = ("", "plain", "always")


def wound(run: Run, card: CardId, by: CardId = -1, points_to: Seat = -1) -> bool:
    """Wound a warrior: he dies where he is wounded already. Tells whether anything came of it."""
    if run.card(card).zone not in IN_PLAY or protected(run, card, "wounded", by):
        return False
    if run.card(card).wounded:
        return kill(run, card, by, points_to)
    if instead(run, ("wounded",), card, by, ()):
        return False
    run.emit(ev.Marked(card, "wounded", why="wounded"))
    happened(run, "wounded", card, by=by)
    return True


def kill(run: Run, card: CardId, by: CardId = -1, points_to: Seat = -1) -> bool:
    """Kill a warrior; ``points_to`` earns his value. Tells whether he died."""
    if run.card(card).zone not in IN_PLAY or protected(run, card, "killed", by):
        return False
    if replaced(run, card, by):
        return False
    value, owner = max(0, rating(run, card, "value")), run.card(card).controller
    die(run, card, by)
    if points_to >= 0:
        earned(run, points_to, value, by, card, own=run.allied(owner, points_to))
    return True


def replaced(run: Run, card: CardId, by: CardId) -> bool:
    """Whether a card lets something else happen than a death."""
    return instead(run, ("killed", "kills") if by >= 0 else ("killed",), card, by, (SURE,))


def die(run: Run, card: CardId, by: CardId) -> None:
    """A warrior leaves the table dead; what waits for a death happens."""
    events: tuple[Event, ...] = ("killed", "kills") if by >= 0 else ("killed",)
    waiting = tuple(one for event in events for one in watch(run, event, card, by=by))
    for event in events:
        note(run, event, card, by=by)
    bore = run.attached(card)
    discard(run, card, why="kill")
    if running(run) is not None:
        ends.leave_behind(run, bore)
    set_off(run, waiting)


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
    hired = not case.rules.mercenaries_earn and "mercenary" in tags(case, card)
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
