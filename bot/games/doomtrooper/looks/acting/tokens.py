"""The actions that a seat has left, as tokens of a kind and a source.

Rule: doomtrooper-cs.actionkind.three, doomtrooper-cs.actionkind.extra-actions, doomtrooper-sv.actions.three
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.games.doomtrooper.looks.holding.standing import has, permits_player, player_permits
from bot.games.doomtrooper.looks.meaning.fits import amount
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId, Token, TokenKind
from bot.games.values import Seat

Purpose = Literal["other", "attack", "sabotage"]


def usable(case: Case, seat: Seat, purpose: Purpose, of: frozenset[str] | None = None) -> tuple[int, ...]:
    """The places of the tokens that may pay for something, the least flexible first.

    For a sabotage ordinary actions come first: it ends them, while extra ones may sabotage another opponent.

    Args:
        of: the tags of the warrior who acts, where one does.
    """
    tokens = case.player(seat).tokens
    found = (at for at, token in enumerate(tokens) if _serves(case, seat, token, purpose) and _may_act(token, of))
    return tuple(
        sorted(found, key=lambda at: (purpose == "sabotage" and not tokens[at].ordinary, _worth(tokens[at]), at))
    )


def sorts(case: Case, seat: Seat, places: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The places of some tokens by sort: between equal tokens there is nothing to choose."""
    tokens = case.player(seat).tokens
    found: dict[Token, tuple[int, ...]] = {}
    for at in places:
        found[tokens[at]] = (*found.get(tokens[at], ()), at)
    return tuple(found.values())


def alone(card: CardId) -> str:
    """The name that stands for one warrior among the tags for whom an action is."""
    return f"card:{card}"


def _may_act(token: Token, of: frozenset[str] | None) -> bool:
    return not token.only or (of is not None and set(token.only) <= of)


def _worth(token: Token) -> tuple[bool, bool, bool]:
    return (token.kind == "any", token.ordinary, not token.only)


def _serves(case: Case, seat: Seat, token: Token, purpose: Purpose) -> bool:
    """Whether a token may become an action of a kind.

    Rule: doomtrooper-cs.actionkind.no-change, doomtrooper-cs.actionkind.one-attack, doomtrooper-cs.actions.attack-early
    """
    player = case.player(seat)
    if purpose == "attack":
        another = not player.attack_used or again(case, seat) >= 0 or tireless(case, seat)
        return not player.sabotaged and (token.kind == "attack" or (token.kind == "any" and another))
    after = player.attacked and not permits_player(case, seat, "non-attack-after-attack")
    if token.ordinary and (after or player.sabotaged):
        return False
    if purpose == "sabotage":
        return token.kind == "any" and not player.attacked
    return token.kind in ("any", "other") and not player.sabotaged


TIRELESS = "several-attacks"
"""The ability of those who attack with every action, and the name of whom such an action is for."""


def tireless(case: Case, seat: Seat) -> bool:
    """Whether a warrior of a seat may attack with every action of a turn."""
    return any(has(case, card, TIRELESS) for card in case.warriors(seat))


def whose(case: Case, seat: Seat, token: Token) -> tuple[str, ...]:
    """For whom an action is that becomes an attack: after the one attack of the turn, for the tireless alone."""
    player = case.player(seat)
    if token.kind != "any" or not player.attack_used or again(case, seat) >= 0:
        return token.only
    return (*token.only, TIRELESS)


def again(case: Case, seat: Seat) -> int:
    """The destiny points for which a seat may turn another action into an attack; -1 where no card lets it."""
    left = case.player(seat).destiny
    due = (
        0 if word.price is None else amount(case, word.price.destiny, held.context)
        for held, word in player_permits(case, seat, "attack:again")
    )
    return min((price for price in due if price <= left), default=-1)


CONVERTED = frozenset({"any", "other"})
"""The kinds of actions that cards turn into others."""


def convertible(case: Case, seat: Seat, to: TokenKind) -> tuple[int, ...]:
    """The places of the tokens that a card may turn into a kind: ordinary ones last.

    Rule: doomtrooper-cs.actionkind.taste-for-war, doomtrooper-cs.actionkind.leader-attacks
    """
    tokens = case.player(seat).tokens
    fitting = (at for at, token in enumerate(tokens) if token.kind in CONVERTED and token.kind != to)
    return tuple(sorted(fitting, key=lambda at: (_worth(tokens[at]), at)))
