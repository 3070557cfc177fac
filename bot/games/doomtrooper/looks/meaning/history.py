"""What happened before, as conditions ask for it."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.roles import holder_in, players_of
from bot.games.doomtrooper.position.fights import attacking, defending, foes_of, running
from bot.games.doomtrooper.position.frames import Combat, Sabotage, Splitting
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.values import Seat

Test = Callable[[Case, Context], bool]


def happened_before(case: Case, what: str, context: Context) -> bool:
    """Whether something of ``words.abilities.HISTORY`` is true."""
    return _HISTORY[what](case, context)


def _in_combat(test: Callable[[Case, Combat, Context], bool]) -> Test:
    def asked(case: Case, context: Context) -> bool:
        combat = running(case)
        return combat is not None and test(case, combat, context)

    return asked


def _first_struck(case: Case, combat: Combat, context: Context) -> bool:  # noqa: ARG001
    return combat.strike == 1 and len(combat.hits) + len(combat.deaths) + len(combat.wounded) < 2


def _by_me(case: Case, context: Context) -> bool:
    return context.by >= 0 and case.card(context.by).controller == context.seat


def _emptied(case: Case, context: Context) -> bool:
    if context.that < 0:
        return False
    here = case.card(context.that)
    others = case.warriors(context.that_player if context.that_player >= 0 else here.controller)
    return not any(other != context.that and case.card(other).zone == here.zone for other in others)


def _killed(case: Case, combat: Combat, context: Context) -> bool:
    killer = holder_in(case, context)
    return any(death.by == killer for death in combat.deaths)


def _killed_chosen(case: Case, combat: Combat, context: Context) -> bool:
    killer = holder_in(case, context)
    return any(death.by == killer and death.card in context.targets for death in combat.deaths)


def _wounded(case: Case, combat: Combat, context: Context) -> bool:
    """Whether whom the event is about, whom a card was played on, or who holds it was wounded in a combat."""
    chosen = context.targets[0] if context.targets else holder_in(case, context)
    meant = context.that if context.that >= 0 else chosen
    return meant in combat.wounded


def _lost(combat: Combat, seat: Seat) -> bool:
    """Whether the fighters of a seat died, and those of the other did not."""
    own = attacking(combat) if seat == combat.seat else defending(combat)
    dead = {death.card for death in combat.deaths}
    return not dead.isdisjoint(own) and dead.issubset(own) and seat in (combat.seat, combat.against)


def _won(combat: Combat, seat: Seat) -> bool:
    other = combat.against if seat == combat.seat else combat.seat
    return seat in (combat.seat, combat.against) and _lost(combat, other)


def _opponent_wounded(case: Case, combat: Combat, context: Context) -> bool:
    foes = foes_of(combat, context.seat)
    return any(card in combat.wounded and case.card(card).zone in IN_PLAY for card in foes)


def _by_bearer(case: Case, context: Context) -> bool:
    """Whether the bearer did it, or the player to whom the card is attached."""
    bearer = holder_in(case, context)
    if bearer != context.card and context.by == bearer:
        return True
    # A deed that befalls a card is that of the card that does it, no matter whom it befalls.
    about_card = context.that >= 0 and context.by >= 0
    doer = case.card(context.by).controller if about_card else context.that_player
    return doer in players_of(case, "bearer", context)


def _held_a_round(case: Case, context: Context) -> bool:
    """Whether the card has been where it is since before the last draw step of its player."""
    return "entered" not in case.card(context.card).marks and case.card(context.card).zone in IN_PLAY


def _second(case: Case, context: Context) -> bool:
    """Whether a mark was put on the card for the second time."""
    marks = case.card(context.card).marks
    return any(marks.count(mark) == 2 for mark in set(marks))


def _mark_of_turn(mark: str) -> Test:
    def asked(case: Case, context: Context) -> bool:
        return mark in case.card(holder_in(case, context)).marks

    return asked


def _first_combat(case: Case, combat: Combat, context: Context) -> bool:  # noqa: ARG001
    return not any("attacked" in card.marks for at, card in enumerate(case.state.cards) if at != combat.attacker)


def _first_action(case: Case, context: Context) -> bool:
    player = case.player(context.seat)
    return not player.attacked and sum(token.ordinary for token in player.tokens) >= case.rules.actions


def _sabotaged(case: Case, context: Context) -> bool:  # noqa: ARG001
    return any(
        isinstance(frame, Sabotage) or (isinstance(frame, Splitting) and frame.why == "sabotage")
        for frame in case.state.stack
    )


_HISTORY: dict[str, Test] = {
    "by-first-strike": _in_combat(_first_struck),
    "by-me": _by_me,
    "opponent-wounded": _in_combat(_opponent_wounded),
    "by-bearer": _by_bearer,
    "held-a-round": _held_a_round,
    "second": _second,
    "by-weapon": lambda case, context: context.by >= 0 and case.card(context.card).on == context.by,
    "in-combat": _in_combat(lambda _case, _combat, _context: True),
    "area-emptied": _emptied,
    "bearer-killed": _in_combat(_killed),
    "bearer-killed-chosen": _in_combat(_killed_chosen),
    "wounded-in-combat": _in_combat(_wounded),
    "attacked-this-turn": _mark_of_turn("attacked"),
    "no-attack-this-turn": lambda case, context: not case.player(context.seat).attacked,
    "first-of-combat": _in_combat(_first_combat),
    "first-action": _first_action,
    "last-action": lambda case, context: not case.player(context.seat).tokens,
    "first-turn": lambda case, context: case.player(context.seat).turns == 0,
    "lost": _in_combat(lambda _, combat, context: _lost(combat, context.seat)),
    "won": _in_combat(lambda _, combat, context: _won(combat, context.seat)),
    "entered-this-turn": _mark_of_turn("entered"),
    "drawn": lambda _, context: context.that == context.card,
    "sabotage": _sabotaged,
    "in-team": lambda case, _: case.state.mode == "teams",
    "deck": lambda case, context: case.card(context.card).owner == context.seat,
    "named-is-same": lambda _, context: bool(context.named) and str(context.number) == context.named[-1],
}
"""By name the test; what a card was before it left is asked while its combat still runs."""
