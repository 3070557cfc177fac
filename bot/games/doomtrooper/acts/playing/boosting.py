"""More is put into a spell that was cast in the combat that runs, until the combat ends.

Rule: doomtrooper-cs.art.boost-in-combat
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat


class Room(NamedTuple):
    """What may still be put into a spell: so many steps, each of so many destiny points."""

    most: int
    step: int


def boosts(case: Case, seat: Seat) -> dict[CardId, Room]:
    """The spells of a seat into which it may put more now, and how much."""
    combat = running(case)
    frame = case.top
    if combat is None or not case.rules.boosting:
        return {}
    if not isinstance(frame, Window) or frame.kind not in ("combat", "modifiers"):
        return {}
    found: dict[CardId, Room] = {}
    for lasting in case.state.lasting:
        if lasting.combat == combat.serial and lasting.seat == seat:
            room = _room(case, seat, lasting.source, lasting.x)
            if room.most > 0:
                found[lasting.source] = room
    return found


def _room(case: Case, seat: Seat, card: CardId, x: int) -> Room:
    printed = case.printed(card)
    price = printed.play.price
    if printed.type != "art" or price.x != "destiny":
        return Room(0, 1)
    affordable = case.player(seat).destiny // price.step
    return Room(affordable if price.most is None else min(affordable, price.most - x), price.step)


def boost(run: Run, card: CardId, x: int) -> None:
    """Pay for more steps, and let the spell work by so much more."""
    combat = running(run)
    places = tuple(
        at
        for at, lasting in enumerate(run.state.lasting)
        if lasting.source == card and combat is not None and lasting.combat == combat.serial
    )
    stronger = [replace(run.state.lasting[at], x=run.state.lasting[at].x + x) for at in places]
    for seat in {one.seat for one in stronger}:
        run.emit(ev.Scored(seat, -x * run.printed(card).play.price.step, card=card, why="pay"))
    run.emit(ev.Ceased(places))
    for one in stronger:
        run.emit(ev.Began(one))
