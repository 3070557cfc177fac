"""What attacking somebody costs: points where arch-enemies play, and what the cards in play ask for it.

Rule: doomtrooper-sv.multiplayer.arch-enemies
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.rates import Tables
from bot.games.doomtrooper.looks.playing import prices
from bot.games.doomtrooper.looks.playing.prices import Bill
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Cost
from bot.games.doomtrooper.words.whom import Price
from bot.games.values import Seat

PRICE = 2
"""Destiny points for each attack on somebody else than the arch-enemy."""


def price(case: Case, seat: Seat, defender: CardId) -> int:
    """What attacking a warrior costs; nothing where everybody fights everybody, and against own warriors."""
    against = case.card(defender).controller
    if case.state.mode != "arch-enemies" or against in (seat, case.opponents(seat)[0]):
        return 0
    return PRICE


def toll(case: Case, seat: Seat, attacker: CardId, defender: CardId) -> Bill:
    """All that it costs a seat to let a warrior attack another; of a hidden one nothing is known."""
    if not any(case.once(Tables).speak(Cost, act) for act in ("attack", "attacked")):
        return Bill(destiny=price(case, seat, defender))
    context = Context(seat, attacker, targets=(defender,), caster=attacker)
    due = prices.bill(case, context, Price(), act="attack", on=defender)
    theirs = prices.bill(case, replace(context, card=defender), Price(), act="attacked", on=attacker)
    if case.card(defender).unpaid:
        theirs = Bill()
    return Bill(
        actions=due.actions + theirs.actions,
        destiny=due.destiny + theirs.destiny + price(case, seat, defender),
        victory=due.victory + theirs.victory,
    )


def payable(case: Case, frame: Combat, pairs: dict[CardId, tuple[CardId, ...]]) -> dict[CardId, tuple[CardId, ...]]:
    """Those who may be attacked with the points and actions that a seat has, by attacker."""
    able = {
        attacker: tuple(one for one in defenders if can_pay(case, frame, attacker, one))
        for attacker, defenders in pairs.items()
    }
    return {attacker: defenders for attacker, defenders in able.items() if defenders}


def can_pay(case: Case, frame: Combat, attacker: CardId, defender: CardId) -> bool:
    """Whether a seat can pay for an attack; actions are asked only of one that an action began."""
    due, player = toll(case, frame.seat, attacker, defender), case.player(frame.seat)
    acts = not frame.token or due.actions <= len(player.tokens)
    return due.destiny <= player.destiny and due.victory <= player.victory and acts


def pay(run: Run, frame: Combat, attacker: CardId, defender: CardId) -> None:
    """Pay for an attack."""
    if defender < 0:
        return
    due, left = toll(run, frame.seat, attacker, defender), run.player(frame.seat).tokens
    if due.destiny or due.victory:
        run.emit(ev.Scored(frame.seat, -due.destiny, -due.victory, why="pay"))
    if frame.token and due.actions:
        run.emit(ev.Tokens(frame.seat, left[due.actions :]))
