"""The checks of a play, held against the position and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import json

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position import events as ev
from tests.bot.games.doomtrooper.played.stage import SEATS, ZONES, Stage

Words = list[str]


def check(stage: Stage, line: str) -> None:
    """Hold a line of checks, which are separated by semicolons.

    Raises:
        AssertionError: it is not so; with what is.
    """
    stage.goes_on()
    for each in filter(None, map(str.strip, line.split(";"))):
        words = each.split()
        wanted, found = _compared(stage, words)
        assert found == wanted, f"{each}: found {found}"


def _compared(stage: Stage, words: Words) -> tuple[Any, Any]:
    """The wanted value and the one found."""
    first, *rest = words
    if first in OF_TABLE:
        return " ".join(rest), OF_TABLE[first](stage)
    if first in SEATS:
        return _of_seat(stage, SEATS.index(first), rest)
    what, *wanted = rest
    return OF_CARD[what](stage, stage.named(first), wanted)


# Of the table.


def _fought(stage: Stage) -> str:
    told = stage.told(ev.Fought)[-1]
    return f"{told.attack} {told.armour} {told.back} {told.back_armour}"


def _combat(stage: Stage) -> str:
    found = stage.combat_now()
    labels = {card: label for label, card in stage.labels.items()}
    return f"{labels[found.attacker]} {labels[found.defender]}" if found and found.attacker >= 0 else str(bool(found))


OF_TABLE: dict[str, Callable[[Stage], str]] = {
    "fought": _fought,
    "combat": _combat,
    "combats": lambda stage: str(len(stage.told(ev.Fought))),
    "window": lambda stage: stage.window or "none",
    "step": lambda stage: stage.state.step,
    "turn": lambda stage: SEATS[stage.state.active],
    "asked": lambda stage: " ".join(SEATS[one.decider] for one in stage.prompted if not one.ahead) or "nobody",
    "over": lambda stage: " ".join(map(str, stage.state.over)) or "no",
}
"""By its first word what is found of the table."""


# Of a seat.


def _of_seat(stage: Stage, seat: int, words: Words) -> tuple[Any, Any]:
    what, *wanted = words
    player = stage.state.players[seat]
    if what[0] in "DV":
        return words, [f"{name}{getattr(player, field)}" for name, field in _named(words)]
    if what == "actions":
        return ([] if wanted == ["none"] else wanted), list(stage.tokens(seat))
    if what == "offered":
        offered = stage.offered(seat)
        return dict.fromkeys(wanted, True), {word: word in offered for word in wanted}
    if what == "not":
        return dict.fromkeys(wanted, False), {word: word in stage.offered(seat) for word in wanted}
    if what in ("plays", "withholds"):
        return dict.fromkeys(wanted, what == "plays"), {
            word: "play" in stage.offered(seat) and stage.may_play(seat, stage.named(word)) for word in wanted
        }
    if what in ("sees", "misses"):
        return dict.fromkeys(wanted, what == "sees"), {word: _sees(stage, seat, word) for word in wanted}
    if what == "library":
        return int(wanted[0]), len(stage.state.libraries[seat])
    if what == "out":
        return True, player.out
    if what in ZONES:
        return int(wanted[0]), sum(card.zone == what and card.holder == seat for card in stage.state.cards)
    return int(wanted[0]), getattr(player, what)


def _sees(stage: Stage, seat: int, label: str) -> bool:
    """Whether what a seat is shown tells which card this is; no other card of its name may be shown."""
    shown = json.encode(Doomtrooper(stage.run.catalogue).view(stage.state, seat)).decode()
    return stage.state.cards[stage.named(label)].code in shown


def _named(words: Words) -> list[tuple[str, str]]:
    return [(word[0], {"D": "destiny", "V": "victory"}[word[0]]) for word in words]


# Of a card.


def _rated(stage: Stage, card: int, wanted: Words) -> tuple[Any, Any]:
    ratings = ("fight", "shoot", "armour", "value")
    numbers = wanted[0].split("/")
    found = [str(rating(stage.run, card, which)) for which in ratings[: len(numbers)]]  # type: ignore[arg-type]
    return wanted[0], "/".join("-" if wanted == "-" else one for one, wanted in zip(found, numbers, strict=True))


def _state(stage: Stage, card: int) -> dict[str, bool]:
    here = stage.state.cards[card]
    dead = here.zone == "discard"
    return {
        "dead": dead, "wounded": here.wounded and not dead, "well": not here.wounded and not dead,
        "covered": here.covered, "open": not here.covered, "inside": here.inside, "outside": not here.inside,
        "hidden": here.unpaid, "known": not here.unpaid,
    }  # fmt: skip


def _mark(name: str) -> Callable[[Stage, int, Words], tuple[Any, Any]]:
    return lambda stage, card, _: (True, _state(stage, card)[name])


OF_CARD: dict[str, Callable[[Stage, int, Words], tuple[Any, Any]]] = {
    "in": lambda stage, card, wanted: (wanted[0], stage.state.cards[card].zone),
    "on": lambda stage, card, wanted: (stage.named(wanted[0]), stage.state.cards[card].on),
    "of": lambda stage, card, wanted: (SEATS.index(wanted[0]), stage.state.cards[card].controller),
    "to": lambda stage, card, wanted: (SEATS.index(wanted[0]), stage.state.cards[card].player),
    "as": lambda stage, card, wanted: (wanted[0], stage.state.cards[card].side),
    "marked": lambda stage, card, wanted: (True, wanted[0] in stage.state.cards[card].marks),
    "unmarked": lambda stage, card, wanted: (False, wanted[0] in stage.state.cards[card].marks),
    "rated": _rated,
    **{
        name: _mark(name)
        for name in ("dead", "wounded", "well", "covered", "open", "inside", "outside", "hidden", "known")
    },
}
"""By its second word what is said of a card."""
