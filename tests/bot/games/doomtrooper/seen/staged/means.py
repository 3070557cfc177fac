"""Probes of a player's means: what pays for spells, how much he may owe, and how much he may have."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Pass
from bot.games.doomtrooper.position.tokens import Token
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen
from tests.bot.games.doomtrooper.seen.staged.probes import GOOD, Build
from tests.bot.games.doomtrooper.seen.staged.stage import Stage


def paid_from(build: Build, caster: int, store: int, tag: str, marks: int) -> Seen:
    """The points and counters that a spell of six points takes, where a card holds so many counters."""
    seat = build(active=0).cards[caster].controller
    stage = build(active=seat)
    stage.change(store, marks=("charge",) * marks)
    casts = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
    stage.on(caster, "special", effects=(casts,))
    play = {"after": "discard", "price": {"destiny": 6}}
    card = stage.card("art", seat, tags=("aspect:kinetics",), play=play, effects=GOOD)
    drive.to_actions(stage)
    before = stage.state.players[seat].destiny
    command = drive.play(stage, seat, card, wanted=(("caster", caster),))
    if command is None:
        raise drive.Stuck("the spell is not offered")
    stage.says(seat, command)
    return {
        ("paid",): before - stage.state.players[seat].destiny,
        ("counters",): stage.state.cards[store].marks.count("charge"),
    }


def art_paid(build: Build, caster: int, price: int) -> Seen:
    """Whether somebody may cast one spell of so many points, and how many of such spells in a turn."""
    seat = build(active=0).cards[caster].controller
    stage = build(active=seat)
    casts = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
    stage.on(caster, "special", effects=(casts,))
    play = {"after": "discard", "price": {"destiny": 1}}
    stage.have(seat, tokens=(Token("any"),) * (price + 3))
    spells = [stage.card("art", seat, tags=("aspect:kinetics",), play=play, effects=GOOD) for _ in range(price + 2)]
    number = 0
    for card in spells:
        drive.to_actions(stage)
        command = drive.play(stage, seat, card, wanted=(("caster", caster),))
        if command is None or command.caster != caster:
            break
        stage.says(seat, command)
        drive.settle(stage)
        number += 1
    return {("cast-for", caster): number}


def _does(stage: Stage, seat: int, deed: dict[str, object]) -> None:
    """A seat plays a card that does this."""
    card = stage.card("special", seat, play={"after": "discard"}, effects=(deed,))
    drive.to_actions(stage)
    command = drive.play(stage, seat, card)
    if command is None:
        raise drive.Stuck(f"a card for {deed['do']} is not offered")
    stage.says(seat, command)
    drive.settle(stage)


def owes(build: Build, seat: int) -> Seen:
    """How much a player may owe who borrows as often as he is let."""
    stage = build(active=seat)
    _does(stage, seat, {"do": "debt", "amount": 50})
    return {("owes", seat): stage.state.players[seat].debt}


def banked(build: Build, seat: int) -> Seen:
    """How many destiny points a player has who is given ninety by a card, and who meditates with as many as he may."""
    stage = build(active=seat)
    stage.have(seat, destiny=10)
    _does(stage, seat, {"do": "points", "destiny": 90})
    seen: Seen = {("banked", seat, "card"): stage.state.players[seat].destiny}
    drive.to_actions(stage)
    command = drive.wish(stage, seat, drive.Wishes("meditate"))
    if command is None:
        return seen
    stage.says(seat, command)
    seen["banked", seat, "meditation"] = stage.state.players[seat].destiny
    return seen


def earned(build: Build) -> Seen:
    """The points of each player once what was played is done, and a combat that goes on is fought out."""
    stage = build()
    stage.goes_on()
    if any(isinstance(one, frames.Combat) and not one.over for one in stage.state.stack):
        drive.over(stage, victory=99)
    return {("earned", seat): (one.destiny, one.victory) for seat, one in enumerate(stage.state.players)}


def wins(build: Build, seat: int) -> Seen:
    """Whether a player wins who is given as many victory points as a match takes, and ten more."""
    stage = build(active=seat)
    gain = {"do": "points", "victory": stage.run.state.target + 10}
    stage._run = None
    _does(stage, seat, gain)
    for _ in range(drive.STEPS):
        if stage.state.over or not stage.state.stack or not isinstance(stage.run.top, frames.Window):
            break
        stage.says(stage.run.top.order[stage.run.top.at], Pass())
        stage.goes_on()
    return {("wins", seat): True} if stage.state.over else {}


PROBES: dict[str, Callable[..., Seen]] = {
    "paid-from": paid_from,
    "art-paid": art_paid,
    "owes": owes,
    "banked": banked,
    "wins": wins,
    "earned": earned,
}
