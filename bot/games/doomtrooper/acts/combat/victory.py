"""Who wins: the target, ties, time, debt.

Rule: doomtrooper-cs.victory.target, doomtrooper-cs.victory.simultaneous, doomtrooper-cs.victory.debt,
doomtrooper-sv.goal.twenty-five, doomtrooper-sv.goal.draw
"""

from __future__ import annotations

from bot.games.doomtrooper.looks.holding.standing import limit
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import members, number_of
from bot.games.values import Seat


def reached(case: Case) -> tuple[Seat, ...]:
    """The seats that have the target and no debt, those with most points first.

    A debtor does not win; another who reaches the target does.
    Rule: doomtrooper-cs.victory.debt
    """
    found = [seat for seat in case.seats() if _at_target(case, seat)]
    return tuple(sorted(found, key=lambda seat: (-case.player(seat).victory, seat)))


def _at_target(case: Case, seat: Seat) -> bool:
    player = case.player(seat)
    return player.victory >= target(case, seat) and not player.debt


def target(case: Case, seat: Seat) -> int:
    """The victory points with which a seat wins."""
    return limit(case, seat, "target", case.state.target)


def settle(run: Run) -> None:
    """End the match where somebody has won by points; a tie is played on or is a draw."""
    if run.state.over or run.state.last_turns is not None:
        return
    found = reached(run)
    if not found:
        return
    most = run.player(found[0]).victory
    best = [seat for seat in found if run.player(seat).victory == most]
    if number_of(run.state, best) > 1 and run.rules.tie_turns:
        run.emit(ev.TimeCalled(len(run.seats())))
        return
    end(run, best, "target")


def time_over(run: Run) -> None:
    """The last turns are over: most victory points win, after debts are settled.

    Rule: doomtrooper-cs.victory.time-limit, doomtrooper-cs.victory.both-debt, doomtrooper-cs.victory.both-debt-tie
    """
    if all(run.player(seat).debt for seat in run.seats()):
        for seat in run.seats():
            _pay_back(run, seat)
    able = [seat for seat in run.seats() if not run.player(seat).debt] or list(run.seats())
    most = max(run.player(seat).victory for seat in able)
    best = [seat for seat in able if run.player(seat).victory == most]
    is_target = most >= target(run, best[0])
    if number_of(run.state, best) > 1 and is_target and run.rules.tie_turns:
        run.emit(ev.TimeCalled(len(run.seats())))
        return
    end(run, best, "target" if is_target else "time")


def _pay_back(run: Run, seat: Seat) -> None:
    """What can be paid is paid in destiny points, the rest of the debt is taken from the victory points."""
    player = run.player(seat)
    paid = min(player.debt, player.destiny)
    run.emit(ev.Scored(seat, -paid, -(player.debt - paid), -player.debt, why="debt"))


def libraries_empty(run: Run) -> None:
    """Where the ruleset says so, the match ends as soon as nobody has cards to draw.

    Rule: doomtrooper-sv.draw.both-empty
    """
    if not run.rules.both_empty or run.state.over or any(run.state.libraries[seat] for seat in run.seats()):
        return
    most = max(run.player(seat).victory for seat in run.seats())
    end(run, [seat for seat in run.seats() if run.player(seat).victory == most], "empty")


def eliminate(run: Run, seat: Seat, why: str) -> None:
    """A seat is out; the last one left wins, or the last team."""
    run.emit(ev.PlayerOut(seat, why))
    left = [other for other, player in enumerate(run.state.players) if not player.out]
    if number_of(run.state, left) == 1:
        end(run, left, why)


def end(run: Run, winners: list[Seat], reason: str) -> None:
    """End the match: the winners share the first place, the others are placed by their points.

    A team wins as one, with those of it who are out, and has one place.
    Rule: doomtrooper-sv.multiplayer.teams
    """
    state = run.state
    teams = {members(state, seat) for seat in range(len(state.players))}
    first = {seats for seats in teams if not set(seats).isdisjoint(winners)}
    order = sorted(teams - first, key=lambda seats: (_standing(run, seats), seats))
    places = [1] * len(state.players)
    place = 1 + sum(map(len, first))
    for seats in order:
        for seat in seats:
            places[seat] = place
        place += len(seats)
    run.emit(ev.Won(tuple(places), reason, alone=len(first) == 1))


def _standing(case: Case, seats: tuple[Seat, ...]) -> tuple[bool, int]:
    """What places those who did not win: who is out comes after who is not, then points decide."""
    return all(case.player(seat).out for seat in seats), -case.player(seats[0]).victory
