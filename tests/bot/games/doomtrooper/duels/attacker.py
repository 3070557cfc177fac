"""A scripted player: it recruits the strongest, and attacks whenever its worked sum wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.doomtrooper.acts.combat import enemies, points
from bot.games.doomtrooper.asks import course, quiet
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.said import Said
from bot.games.doomtrooper.looks.acting import costs, warrior
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import ActionFrame, Combat, Splitting, Tactic
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.whom import Rating
from bot.games.kernel.said import offered


class Won(NamedTuple):
    """An attack whose worked sum wins: by how much, and who fights how."""

    margin: int
    attacker: CardId
    defender: CardId
    tactic: Tactic


def play(asked: Asked) -> Command:
    """Recruit, sabotage or attack where the sum wins, meditate for the rest; take all points as victory."""
    case, seat = asked
    for command in _wanted(case, seat):
        if offered(Said(command), lambda answers: course.command(answers, asked)) == command:
            return command
    return quiet.default(asked)


def _wanted(case: Case, seat: int) -> Iterator[Command]:
    frame = case.top
    if isinstance(frame, ActionFrame):
        last = len(case.player(seat).tokens) == 1
        hand = sorted(warrior.affordable(case, seat), key=lambda card: -warrior.value(case, card))
        won = max(_won(case, seat, Combat(0, seat)), default=None) if costs.attack_refusal(case, seat) == "" else None
        if won is None or not last:
            for card in hand:
                for area in warrior.areas(case, seat, card):
                    yield said.Play(card, area=area)
        yield from sorted(costs.sabotages(case, seat), key=lambda one: -rating(case, one.card, "value"))
        if won is not None:
            yield said.Attack()
        yield said.Act("meditate")
    elif isinstance(frame, Combat):
        if frame.tactic == "" and frame.attacker >= 0:
            tactics = able.tactics(case, frame.attacker, frame.defender)
            ways = [(_margin(case, frame.attacker, frame.defender, one), one) for one in tactics]
            yield from (said.ChooseTactic(tactic) for _, tactic in sorted(ways, reverse=True))
        best = max(_won(case, seat, frame), default=None)
        if best is not None:
            yield said.Announce(best.attacker, best.defender)
    elif isinstance(frame, Splitting):
        one = points.asked(frame)
        if one is not None:
            yield said.Split(one.points)


def _won(case: Case, seat: int, frame: Combat) -> Iterator[Won]:
    """The attacks in which the attacker strikes through and the defender does not."""
    for one, others in enemies.payable(case, frame, able.pairs(case, frame)).items():
        for other in others:
            if case.card(other).controller == seat or case.card(other).unpaid:
                continue
            for tactic in able.tactics(case, one, other):
                margin = _margin(case, one, other, tactic)
                if margin >= 0 and rating(case, other, _attack(tactic)) < rating(case, one, "armour"):
                    yield Won(margin, one, other, tactic)


def _margin(case: Case, one: CardId, other: CardId, tactic: Tactic) -> int:
    return rating(case, one, _attack(tactic)) - rating(case, other, "armour")


def _attack(tactic: Tactic) -> Rating:
    return "shoot" if tactic == "shoot" else "fight"
