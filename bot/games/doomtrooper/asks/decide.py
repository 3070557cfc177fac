"""Judging commands and carrying them out: the questions on the way to a command say whether it is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.doomtrooper.acts.actions import cultists, taking
from bot.games.doomtrooper.acts.combat import arming, enemies, phases, points
from bot.games.doomtrooper.acts.flow import discarding, opening
from bot.games.doomtrooper.acts.happening import choosing, windows
from bot.games.doomtrooper.acts.playing import boosting, declaring, playing
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import advance, prompts
from bot.games.doomtrooper.asks.course import command as legal
from bot.games.doomtrooper.asks.refusing import why_not
from bot.games.doomtrooper.asks.said import Said
from bot.games.doomtrooper.looks.playing import targets
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.kernel.said import offered
from bot.games.values import Rejected, Seat

PAID = (said.Play, said.Use, said.Act, said.Attack, said.Sabotages)
"""Commands that actions pay for."""
Do = Callable[[Run, Seat, Any], None]


def is_asked(case: Case, seat: Seat) -> bool:
    """Whether it is a seat's turn to answer."""
    return any(prompt.decider == seat and not prompt.ahead for prompt in case.just_now(prompts))


def as_offered(case: Case, seat: Seat, command: Command) -> Command | None:
    """A command as it is offered; ``None`` where it is not. The action that pays may be named by any of its sort."""
    if not is_asked(case, seat):
        return None
    found = offered(Said(command), lambda answers: legal(answers, Asked(case, seat)))
    if isinstance(command, PAID) and isinstance(found, PAID):
        command = replace(command, token=found.token)
    return found if found == command else None


def _of_equals(case: Case, seat: Seat, command: Command) -> Command:
    """A command that plays the first of equal cards of a hand, which is offered for all of them."""
    known = 0 <= seat < len(case.state.players)
    if not known or not isinstance(command, said.Play) or command.card not in case.hand(seat):
        return command
    sort = targets.sort_of(case, command.card)
    first = next(card for card in case.hand(seat) if targets.sort_of(case, card) == sort)
    paid = tuple(command.card if card == first else card for card in command.paid)
    return replace(command, card=first, paid=paid)


def carried_out(case: Case, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
    """A command and all that it leads to, up to the next question: the events, and the position after them."""
    command = _of_equals(case, seat, command)
    found = as_offered(case, seat, command)
    if found is None:
        return Rejected((why_not(case, seat, command),))
    run = Run(case.catalogue, case.rules, case.state, chance)
    run.share(case)
    DEEDS[type(found)](run, seat, found)
    advance(run)
    return run


def _pass(run: Run, seat: Seat, command: said.Pass) -> None:
    frame = run.top
    if isinstance(frame, frames.Window):
        windows.passed(run, frame)
    else:
        taking.stop(run, seat)
    del command


def _told(do: Do) -> Do:
    """The command is told before it is carried out."""

    def carry_out(run: Run, seat: Seat, command: Any) -> None:
        run.emit(ev.Said(seat, command))
        do(run, seat, command)

    return carry_out


def _in_window(do: Callable[[Run, Any], None]) -> Do:
    """What is said in a window without a card: the window begins anew."""

    def carry_out(run: Run, seat: Seat, command: Any) -> None:
        run.emit(ev.Said(seat, command))
        playing.interrupt(run)
        do(run, command)

    return carry_out


def _of_frame(do: Callable[[Run, Any, Any], None]) -> Do:
    def carry_out(run: Run, seat: Seat, command: Any) -> None:  # noqa: ARG001
        do(run, run.top, command)

    return carry_out


def _by_seat(do: Callable[[Run, Any, Seat], None]) -> Do:
    def carry_out(run: Run, seat: Seat, command: Any) -> None:  # noqa: ARG001
        do(run, run.top, seat)

    return carry_out


def _announce(run: Run, command: said.Announce) -> None:
    frame = run.top
    if isinstance(frame, frames.Combat):
        enemies.pay(run, frame, command.attacker, command.defender)
        phases.announce(run, frame, command)


DEEDS: dict[type[Command], Do] = {
    said.Pass: _pass,
    # Who changes a hand tells nobody.
    said.Privilege: lambda run, seat, command: opening.settle(run, seat, run.top, command),  # type: ignore[arg-type]
    said.Play: playing.play,
    said.Use: playing.use,
    said.Act: _told(taking.do_act),
    said.Attack: _told(taking.do_attack),
    said.Sabotages: _told(taking.do_sabotage),
    said.Announce: _told(lambda run, _, command: _announce(run, command)),
    said.ChooseTactic: _told(_of_frame(phases.choose_tactic)),
    said.ChooseZone: _told(_of_frame(phases.choose_zone)),
    said.Split: _told(_of_frame(points.split)),
    said.Chosen: lambda run, _, command: choosing.answer(run, command.options),
    said.DiscardCards: lambda run, _, command: discarding.carry_out(run, command),
    said.CountAs: _in_window(cultists.count_as),
    said.Boost: _in_window(lambda run, command: boosting.boost(run, command.card, command.x)),
    said.ChooseWeapon: _in_window(arming.choose),
    said.Follow: _in_window(cultists.follow),
    said.LetBe: lambda run, seat, command: declaring.let_be(run, run.top, seat, react=command.react),  # type: ignore[arg-type]
    said.Dispute: _told(_by_seat(declaring.dispute)),
    said.Withdraw: _told(lambda run, _, __: declaring.withdraw(run)),
}
"""What carries out each kind of command."""
