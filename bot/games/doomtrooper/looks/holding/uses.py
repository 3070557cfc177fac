"""How often something may be played or used."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId, Used
from bot.games.values import Seat


def spent(case: Case, seat: Seat, card: CardId, ability: int, limits: tuple[str, ...]) -> bool:
    """Whether a card, or an ability of it, was played or used as often as its limits allow."""
    return any(_SPENT[limit](case, seat, card, ability) for limit in limits if limit in _SPENT)


def is_counted(limits: tuple[str, ...]) -> bool:
    """Whether any of the limits asks how often something was done."""
    return any(limit in _SPENT for limit in limits)


def _uses(case: Case, card: CardId, ability: int) -> list[Used]:
    return [used for used in case.state.used if used.card == card and used.ability == ability]


def _in_combat(case: Case, seat: Seat, card: CardId, ability: int) -> bool:  # noqa: ARG001
    combat = running(case)
    serial = 0 if combat is None else combat.serial
    return any(used.combat == serial if serial else used.turn == case.state.turn for used in _uses(case, card, ability))


def _in_attack(case: Case, seat: Seat, card: CardId, ability: int) -> bool:
    """Whether it was used in the attack that is made: a combat that a card brings about is none of its own."""
    combat = running(case)
    nested = combat is not None and not combat.token
    return _in_turn(case, seat, card, ability) if nested else _in_combat(case, seat, card, ability)


def _in_turn(case: Case, seat: Seat, card: CardId, ability: int) -> bool:  # noqa: ARG001
    return any(used.turn == case.state.turn for used in _uses(case, card, ability))


def _in_round(case: Case, seat: Seat, card: CardId, ability: int) -> bool:
    number = len(case.seats())
    since = case.state.turn - (case.seats().index(seat) * -1 % number if seat in case.seats() else 0)
    return any(used.turn >= since for used in _uses(case, card, ability))


def _in_match(case: Case, seat: Seat, card: CardId, ability: int) -> bool:  # noqa: ARG001
    return bool(_uses(case, card, ability))


def _never(case: Case, seat: Seat, card: CardId, ability: int) -> bool:  # noqa: ARG001
    """What is looked at where it is played or answered."""
    return False


def _in_play(case: Case, seat: Seat, card: CardId, ability: int) -> bool:  # noqa: ARG001
    return any(True for _ in _copies(case, card))


def _own_in_play(case: Case, seat: Seat, card: CardId, ability: int) -> bool:  # noqa: ARG001
    return any(case.card(other).controller == seat for other in _copies(case, card))


def _copies(case: Case, card: CardId) -> list[CardId]:
    name = case.printed(card).name
    return [other for other in case.in_play() if other != card and case.printed(other).name == name]


_SPENT: dict[str, Callable[[Case, Seat, CardId, int], bool]] = {
    "once-per:combat": _in_combat,
    "once-per:attack": _in_attack,
    "once-per:turn": _in_turn,
    "once-per:round": _in_round,
    "once-per:game": _in_match,
    "once-per:event": _never,
    "once-per:target": _never,
    "one-on-card": _never,
    "one-in-play": _in_play,
    "one-own-in-play": _own_in_play,
}
