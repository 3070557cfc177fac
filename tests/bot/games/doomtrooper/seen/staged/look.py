"""Visible facts of a position: where every card lies, its marks, the ratings that all are shown, points, actions."""

from __future__ import annotations

from bot.games.doomtrooper.asks.course import prompts
from bot.games.doomtrooper.looks.seen.view import CardView
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.tells import view_builder
from bot.games.values import JUDGE
from tests.bot.games.doomtrooper.seen.stated.world import PASSING

Key = tuple[object, ...]
Seen = dict[Key, object]


def look(run: Run, *, rated: bool = True) -> Seen:
    """The position as a judge is shown it, one fact a key."""
    seen: Seen = {}
    state = run.state
    for seat, player in enumerate(state.players):
        seen["destiny", seat] = player.destiny
        seen["victory", seat] = player.victory
        seen["debt", seat] = player.debt
        seen["actions", seat] = tuple(sorted(token.kind for token in player.tokens))
        seen["extra", seat] = player.extra
        seen["out", seat] = player.out
        seen["library", seat] = state.libraries[seat]
    for at, card in enumerate(state.cards):
        seen["zone", at] = card.zone
        seen["on", at] = card.on
        seen["whose", at] = card.controller
        seen["held by", at] = card.player
        for flag in ("wounded", "covered", "unpaid", "inside"):
            seen[flag, at] = getattr(card, flag)
        seen["marks", at] = tuple(
            sorted(
                mark
                for mark in card.marks
                if mark not in PASSING and not mark.startswith(("imprisoned:", "inside:", "out:"))
            )
        )
        if card.zone in ("hand", "library", "under") or card.unpaid:
            seen["known", at] = card.seen
    if rated and not state.over:
        seen |= _rated(run)
    fights = [frame for frame in state.stack if isinstance(frame, frames.Combat) and not (frame.over or frame.ended)]
    seen["combats",] = len(fights)
    if fights:
        frame = fights[-1]
        seen["fighters",] = (frame.attacker, frame.defender)
        seen["tactic",] = frame.tactic
        seen["helpers",] = (frame.helping_attacker, frame.helping_defender)
    seen["order",] = state.order
    seen["over",] = (state.over, state.reason)
    return seen


def _rated(run: Run) -> Seen:
    """The ratings that the view shows of the warriors on the table, and what they are considered."""
    codes: dict[str, int] = {}
    for at, card in enumerate(run.state.cards):
        if card.zone in IN_PLAY:
            codes[card.code] = at
    view = view_builder.view(
        Case(run.catalogue, run.rules, run.state), JUDGE, prompts(Case(run.catalogue, run.rules, run.state))
    )
    seen: Seen = {}

    def go(card: CardView) -> None:
        at = codes.get(card.code, -1)
        for rating in card.ratings:
            seen["rating", at, rating.rating] = rating.now
        seen["is", at] = frozenset(card.affiliations)
        for other in card.attached:
            go(other)

    for player in view.players:
        for zone in (player.squad, player.cohort, player.outpost, player.aside, player.table):
            for card in zone:  # type: ignore[assignment]
                go(card)  # type: ignore[arg-type]
    return seen


def changed(before: Seen, after: Seen) -> Seen:
    """The facts that are otherwise afterwards, by key the new fact; ``None`` where there is none any more."""
    return {key: after.get(key) for key in {*before, *after} if before.get(key) != after.get(key)}
