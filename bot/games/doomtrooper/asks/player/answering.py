"""Answers where something else than an action is asked: windows, combats, choices, points, discards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.games.doomtrooper.acts.combat import phases, points
from bot.games.doomtrooper.acts.flow.discarding import bounds
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.player import fighting
from bot.games.doomtrooper.asks.player.acting import actions, best_fight, merit, warriors_of_hand
from bot.games.doomtrooper.asks.player.trial import let_be, tried
from bot.games.doomtrooper.asks.player.ways import plays_and_uses
from bot.games.doomtrooper.asks.player.worth import assess
from bot.games.doomtrooper.looks.acting import warrior
from bot.games.doomtrooper.looks.fighting.able import tactics
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat

_CARD = 0.8
"""The least that playing a card in a window must bring."""
_TRIED = 5
"""The plays of one card that are tried, and the uses of one ability."""
_CHOICES = 8
"""The options of a choice that are tried."""
_ENOUGH = 2
"""Warriors in a hand for whose sake no other card has to go."""


def answers(asked: Asked, *, keen: bool) -> Iterator[Command]:
    """Commands to answer with, the best first; nothing where the quiet answer is as good.

    Args:
        keen: whether more than warriors and attacks is thought of.
    """
    top = asked.case.top
    if isinstance(top, frames.ActionFrame):
        yield from actions(asked, keen=keen)
    elif keen or not isinstance(top, frames.Window):
        answer = _BY_FRAME.get(type(top))
        if answer is not None:
            yield from answer(asked, top)


def _opening(asked: Asked, _: frames.Opening) -> Iterator[Command]:
    """A hand without anybody to recruit soon is changed."""
    case, seat = asked
    left = case.player(seat).destiny
    able = [card for card in warriors_of_hand(case, seat) if warrior.value(case, card) <= left + 2]
    yield said.Privilege(new=not able)


def _combat(asked: Asked, frame: frames.Combat) -> Iterator[Command]:
    case, seat = asked
    match phases.asking(case, frame):
        case "announce" if frame.naming < 0:
            fight = best_fight(case, seat, frame)
            if fight is not None and (fight.worth > 0 or not frame.token):
                yield said.Announce(fight.attacker, fight.defender)
        case "announce":
            fights = (one for one in fighting.attacks(case, frame) if one.attacker == frame.naming)
            best = max(fights, default=None)
            if best is not None and best.worth > 0:
                yield said.Announce(best.attacker, best.defender)
        case "tactic":
            ways = tactics(case, frame.attacker, frame.defender)
            yield from (said.ChooseTactic(one) for one in sorted(ways, key=_by(asked, said.ChooseTactic), reverse=True))
        case "zone":
            zones = (-1, *phases.zones(case, frame))
            yield from (said.ChooseZone(one) for one in sorted(zones, key=_by(asked, said.ChooseZone), reverse=True))


def _by(asked: Asked, command: Callable[[Any], Command]) -> Callable[[Any], float]:
    return lambda one: _value(tried(asked.case, asked.seat, command(one)), asked.seat)


def _value(case: Case, seat: Seat) -> float:
    """The worth of a position, with the outcome of the combat that runs."""
    combat = running(case)
    fight = 0.0 if combat is None else fighting.outlook(case, combat, seat).now
    return assess(case, seat) + fight


def idle(asked: Asked) -> bool:
    """Whether a window is one in which nothing is ever played: most of them, as everybody sees."""
    case, seat = asked
    frame, combat = case.top, running(case)
    if not isinstance(frame, frames.Window):
        return False
    match frame.kind:
        case "modifiers" | "saving":
            return combat is None or seat not in (combat.seat, combat.against) or combat.defender < 0
        case "any":
            return case.state.active != seat or frame.name not in ("start", "draw")
        case "combat":
            return combat is None or combat.seat != seat or frame.name != "combat-points"
        case _:
            return False


def _window(asked: Asked, frame: frames.Window) -> Iterator[Command]:
    """A card or an ability where it changes enough."""
    case, seat = asked
    if frame.kind == "modifiers" and (combat := running(case)) is not None:
        foreseen = fighting.outlook(case, combat, seat)
        if foreseen.best - foreseen.now < _CARD:
            return
    now: float | None = None
    found: list[tuple[float, Command]] = []
    for command in plays_and_uses(asked, _TRIED, recruiting=True):
        now = _value(let_be(case), seat) if now is None else now
        found.append((_value(tried(case, seat, command), seat) - now, command))
    best = max(found, key=lambda one: one[0], default=None)
    if best is not None and best[0] > _CARD:
        yield best[1]


def _splitting(asked: Asked, frame: frames.Splitting) -> Iterator[Command]:
    """All as victory points, unless nobody could be recruited with what is left."""
    case, seat = asked
    one = points.asked(frame)
    if one is None:
        return
    player = case.player(seat)
    if player.victory + one.points >= case.state.target:
        yield said.Split(one.points)
    hand = [card for card in warriors_of_hand(case, seat) if merit(case, card) > 0.5]
    short = min((warrior.value(case, card) - player.destiny for card in hand), default=0)
    lone = sum(1 for _ in case.warriors(seat)) < 2
    yield said.Split(max(0, one.points - max(0, short)) if lone else one.points)


def _discarding(asked: Asked, frame: frames.Discarding) -> Iterator[Command]:
    """The cards that have to go, and one card more where it only takes the place of others."""
    case, seat = asked
    least, most = bounds(case, frame.seat)
    hand = sorted(case.hand(seat), key=lambda card: _kept(case, card))
    number = least
    if most > least and len(hand) >= case.rules.hand - 1 and case.state.libraries[seat]:
        number += _kept(case, hand[0]) < 1 or len(warriors_of_hand(case, seat)) < _ENOUGH
    if number:
        gone = set(hand[:number])
        yield said.DiscardCards(tuple(card for card in case.hand(seat) if card in gone))


def _kept(case: Case, card: CardId) -> float:
    """The worth of keeping a card."""
    printed = case.printed(card)
    if printed.type == "warrior":
        return 1.5 + merit(case, card)
    if printed.play.when in ("modifiers", "saving"):
        return 1.3
    return 0.9 if printed.type in ("equipment", "special") else 0.6


def _choosing(asked: Asked, frame: frames.Choosing) -> Iterator[Command]:
    """The option after which the position is worth most."""
    case, seat = asked
    options: tuple[tuple[int, ...], ...]
    if frame.kind == "number":
        options = tuple((number,) for number in dict.fromkeys((frame.most, frame.least)))
    elif frame.least == frame.most == 1:
        options = tuple((one,) for one in frame.options[:_CHOICES])
    else:
        return
    found = [(_value(tried(case, seat, said.Chosen(one)), seat), -at) for at, one in enumerate(options)]
    for _, at in sorted(found, reverse=True):
        yield said.Chosen(options[-at])


_BY_FRAME: dict[type, Callable[[Asked, Any], Iterator[Command]]] = {
    frames.Opening: _opening,
    frames.Combat: _combat,
    frames.Window: _window,
    frames.Splitting: _splitting,
    frames.Discarding: _discarding,
    frames.Choosing: _choosing,
}
"""By type of frame what is answered to it."""
