"""Points, debts, actions, turns, and the end of the match."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import taking
from bot.games.doomtrooper.acts.combat import victory
from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting import tokens
from bot.games.doomtrooper.looks.fighting.paying import Gain, banked, changed
from bot.games.doomtrooper.looks.holding.keeping import keeps_points
from bot.games.doomtrooper.looks.holding.standing import bars_player, limit
from bot.games.doomtrooper.looks.meaning.roles import cards_of, holder_in
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import ActionFrame, Combat, Earned, Splitting
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.words.deeds import Actions, Debt, Points, Turns, Win
from bot.games.doomtrooper.words.whom import Role
from bot.games.values import Seat

ENOUGH = 10**6
"""More points than anybody has: a limit where a card sets none."""


def points(doing: Doing, word: Points) -> bool | None:
    """Give or take points, or let points be earned and split."""
    run = doing.run
    if word.instead:
        _unpay(doing)
    earned: list[Earned] = []
    payers = () if word.taken_from is None else doing.players(word.taken_from)[:1]
    moved = 0
    for seat in doing.players(word.player):
        doing.about(seat)
        worth = doing.amount(word.earned)
        if worth > 0:
            what: Gain = "mission" if _is_mission(doing) else "all"
            one = changed(run, Earned(seat, worth, holder_in(run, doing.context)), what, doing.card)
            earned += [replace(one, card=doing.card)] if one.points else []
        moved += _change(doing, seat, word, payers)
    if earned:
        run.push(Splitting(tuple(earned), run.serial(), why="card"))
        moved += sum(one.points for one in earned)
    doing.number = abs(moved)
    return moved != 0


def _change(doing: Doing, seat: Seat, word: Points, payers: tuple[Seat, ...]) -> int:
    run, player = doing.run, doing.run.player(seat)
    destiny = max(doing.amount(word.destiny), -player.destiny)
    won = max(doing.amount(word.victory), -player.victory)
    if (destiny < 0 or won < 0) and keeps_points(run, seat, doing.context, doing.frame.effects):
        destiny, won = max(0, destiny), max(0, won)
    if _is_mission(doing) and bars_player(run, seat, "points:mission", doing.card):
        destiny, won = min(0, destiny), min(0, won)
    for other in payers:
        if keeps_points(run, other, doing.context, doing.frame.effects):
            destiny = won = 0
        destiny = min(destiny, run.player(other).destiny)
        won = min(won, run.player(other).victory)
        if destiny or won:
            run.emit(ev.Scored(other, -destiny, -won, card=doing.card, why="card"))
    destiny = banked(run, seat, destiny)
    if won > 0 and bars_player(run, seat, "victory"):
        won = 0
    if destiny or won:
        run.emit(ev.Scored(seat, destiny, won, card=doing.card, why="card"))
        happened(run, "points", doing.card, seat=seat, number=destiny + won)
        if won > 0:
            victory.settle(run)
    return destiny + won


def _is_mission(doing: Doing) -> bool:
    return doing.run.printed(doing.card).type == "mission"


def _unpay(doing: Doing) -> None:
    """What the kill would have paid is not paid."""
    run = doing.run
    for at in reversed(range(len(run.state.stack))):
        frame = run.state.stack[at]
        if isinstance(frame, Combat):
            deaths = tuple(
                replace(death, value=0) if death.card == doing.context.that else death for death in frame.deaths
            )
            run.emit(ev.Changed(replace(frame, deaths=deaths), at))
            return
        if isinstance(frame, Splitting) and frame.at == 0:
            kept = tuple(one for one in frame.earned if one.killed != doing.context.that)
            run.emit(ev.Changed(replace(frame, earned=kept), at))
            return


def debt(doing: Doing, word: Debt) -> bool | None:
    """Borrow destiny points up to what may be owed, or owe less; what that costs is the price of the ability."""
    run, seat = doing.run, doing.seat
    amount = doing.amount(word.amount)
    owed = run.player(seat).debt
    if amount > 0:
        most = limit(run, seat, "debt", ENOUGH if word.most is None else word.most)
        amount = min(amount, max(0, most - owed))
    else:
        amount = -min(-amount, owed)
    if not amount:
        return False
    run.emit(ev.Scored(seat, banked(run, seat, max(0, amount)), 0, amount, card=doing.card, why="debt"))
    return True


def actions(doing: Doing, word: Actions) -> bool | None:
    """Give actions of a kind, for the turn or to be taken at once, or turn actions into another kind."""
    run = doing.run
    number = doing.amount(word.number)
    done = False
    only = tuple(each for name in word.only for each in _alone(doing, name))
    for seat in doing.players(word.player):
        if word.convert:
            said = _converted(doing, seat, word, number)
            if said is None:
                return None
            taking.convert(run, seat, said, word.kind, only=only)
            done |= bool(said)
        elif number < 0:
            done |= _take_away(run, seat, -number)
        elif number:
            taking.give(run, seat, word.kind, number, doing.card, only)
            done = True
            # Whoever is in turn takes them among the actions of the turn.
            if seat != run.state.active:
                run.push(ActionFrame(seat, run.serial(), at_once=True))
    return done


def _converted(doing: Doing, seat: Seat, word: Actions, number: int) -> tuple[int, ...] | None:
    """The places of the actions that are turned into another kind: the player says which where they differ.

    Rule: doomtrooper-cs.actionkind.announce-late
    """
    able = tokens.convertible(doing.run, seat, word.kind)
    sorts = tokens.sorts(doing.run, seat, able)
    if len(sorts) < 2 or number >= len(able):
        return able[:number]
    return doing.ask(seat, "action", "lines", tuple(sort[0] for sort in sorts) if number == 1 else able, number, number)


def _alone(doing: Doing, name: str) -> tuple[str, ...]:
    """Whom an action is for: a tag, or the one card that plays a part."""
    role = _ALONE.get(name)
    return (name,) if role is None else tuple(map(tokens.alone, cards_of(doing.run, role, doing.context)[:1]))


_ALONE: dict[str, Role] = {"bearer": "bearer", "chosen": "chosen", "self": "self", "that": "that"}


def _take_away(run: Run, seat: Seat, number: int) -> bool:
    left = run.player(seat).tokens
    if left:
        run.emit(ev.Tokens(seat, left[:-number] if number < len(left) else ()))
    return bool(left)


def turns(doing: Doing, word: Turns) -> bool | None:
    """Give turns, or take the next ones."""
    for seat in doing.players(word.player):
        doing.run.emit(ev.PlayerNoted(seat, extra=doing.run.player(seat).extra + word.number))
    return True


def win(doing: Doing, word: Win) -> bool | None:
    """A player wins or is eliminated."""
    run = doing.run
    seats = doing.players(word.player)
    if not word.lose:
        seats = tuple(seat for seat in seats if not bars_player(run, seat, "win"))
        if seats:
            victory.end(run, list(seats), "card")
        return bool(seats)
    for seat in seats:
        victory.eliminate(run, seat, "card")
    return bool(seats)
