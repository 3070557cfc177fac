"""Taking actions: what pays for them, what cards give and turn into others, and what is lost.

Rule: doomtrooper-cs.actions.unused, doomtrooper-cs.attack.more-lost, doomtrooper-cs.actionkind.extra-actions
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import acts
from bot.games.doomtrooper.acts.combat import phases, sabotaging, victory
from bot.games.doomtrooper.acts.happening.windows import open_window
from bot.games.doomtrooper.looks.acting.costs import (
    Cost,
    act_cost,
    are_lost,
    attack_tokens,
    payers,
    sabotage_cost,
    sabotages,
)
from bot.games.doomtrooper.looks.acting.tokens import Purpose, again, whose
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Attack, Sabotages
from bot.games.doomtrooper.position.frames import ActionFrame
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Token, TokenKind
from bot.games.values import Seat


def go_on(run: Run, frame: ActionFrame) -> bool:
    """Drop the actions that are lost; ask while some are left."""
    victory.settle(run)
    if run.state.over:
        return True
    _lose(run, frame.seat)
    if run.player(frame.seat).out or not run.player(frame.seat).tokens:
        run.pop()
        return True
    return False


def _lose(run: Run, seat: Seat) -> None:
    """Once an ordinary action attacked, ordinary ones only attack: they are lost where that cannot be."""
    player = run.player(seat)
    if player.sabotaged:
        _lose_after_sabotage(run, seat)
        return
    if are_lost(run, seat):
        lose(run, seat, ordinary=True)
        lose(run, seat, kind="attack")


def _lose_after_sabotage(run: Run, seat: Seat) -> None:
    """A sabotage is the last action, but for extra ones that sabotage another opponent.

    Rule: doomtrooper-cs.sabotage.last, doomtrooper-cs.sabotage.once
    """
    if sabotages(run, seat):
        lose(run, seat, ordinary=True)
    else:
        lose(run, seat)


def pay(run: Run, seat: Seat, cost: Cost, token: int = -1) -> tuple[Token, ...]:
    """Take the actions that pay: the one that was said first, then the cheapest."""
    places = payers(run, seat, cost)
    order = (token, *(at for at in places if at != token)) if token >= 0 else places
    return spend(run, seat, order[: cost.number], cost.purpose) if cost.number else ()


def begin(run: Run, name: str = "action") -> None:
    """An action is taken: afterwards anybody may play. The window lies beneath what the action brings about.

    In actions that a card gave in another's turn there is none: the window they were given in begins anew anyway.
    """
    frame = run.top
    if isinstance(frame, ActionFrame):
        run.change(replace(frame, serial=run.serial()))
        if not frame.at_once:
            open_window(run, "any", name, run.state.active)


def stop(run: Run, seat: Seat) -> None:
    """A seat takes no more actions: those that are left are lost.

    Rule: doomtrooper-cs.actions.unused, doomtrooper-sv.actions.no-saving
    """
    run.pop()
    lose(run, seat)


def do_act(run: Run, seat: Seat, act: Act) -> None:
    """Pay for an act and do it."""
    cost = act_cost(run, act)
    pay(run, seat, cost, act.token)
    begin(run)
    acts.carry_out(run, seat, act)


def do_attack(run: Run, seat: Seat, said: Attack) -> None:
    """Declare a combat."""
    found = attack_tokens(run, seat)
    at = said.token if said.token >= 0 else found[0]
    only = whose(run, seat, run.player(seat).tokens[at])
    spend(run, seat, (at,), "attack")
    begin(run)
    phases.begin(run, seat, token=True, only=only)


def do_sabotage(run: Run, seat: Seat, said: Sabotages) -> None:
    """Send a warrior against a player who has nobody to defend him."""
    pay(run, seat, sabotage_cost(run, said), said.token)
    if run.rules.sabotage:
        run.emit(ev.PlayerNoted(seat, sabotaged=(*run.player(seat).sabotaged, said.against)))
    begin(run)
    sabotaging.begin(run, seat, said.card, said.against)


# What becomes of the actions themselves.


def spend(run: Run, seat: Seat, places: Iterable[int], purpose: Purpose) -> tuple[Token, ...]:
    """Take tokens away as they become actions of a kind; what that means for the others is noted."""
    gone = set(places)
    tokens = run.player(seat).tokens
    spent = tuple(tokens[at] for at in sorted(gone))
    run.emit(ev.Tokens(seat, tuple(token for at, token in enumerate(tokens) if at not in gone)))
    if purpose == "attack":
        ordinary = any(token.ordinary for token in spent) or None
        defined = any(token.kind == "any" for token in spent) or None
        if defined and run.player(seat).attack_used:
            run.emit(ev.Scored(seat, -max(0, again(run, seat)), why="pay"))
        attacks = run.player(seat).attacks + 1
        run.emit(ev.PlayerNoted(seat, attacked=ordinary, attack_used=defined, attacks=attacks))
    return spent


def give(
    run: Run, seat: Seat, kind: TokenKind, number: int = 1, source: CardId = NO_CARD, only: tuple[str, ...] = ()
) -> None:
    """A card gives a seat actions."""
    if number > 0:
        run.emit(ev.Gave(seat, (Token(kind, source, only),) * number, source))


def back(run: Run, seat: Seat, spent: tuple[Token, ...]) -> None:
    """Give back what was spent on something that did not come about."""
    if spent:
        run.emit(ev.Tokens(seat, (*run.player(seat).tokens, *spent)))


def convert(run: Run, seat: Seat, places: Iterable[int], to: TokenKind, *, only: tuple[str, ...] = ()) -> None:
    """Turn tokens into another kind."""
    tokens = list(run.player(seat).tokens)
    before = tuple(tokens)
    for at in places:
        tokens[at] = replace(tokens[at], kind=to, only=only or tokens[at].only)
    if tuple(tokens) != before:
        run.emit(ev.Tokens(seat, tuple(tokens)))


def lose(run: Run, seat: Seat, *, ordinary: bool | None = None, kind: TokenKind | None = None) -> None:
    """Tokens of a sort are lost."""
    kept = tuple(
        token
        for token in run.player(seat).tokens
        if (ordinary is not None and token.ordinary != ordinary) or (kind is not None and token.kind != kind)
    )
    if kept != run.player(seat).tokens:
        run.emit(ev.Tokens(seat, kept))
