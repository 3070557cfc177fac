"""Probes of what lies in, on or under a card, of copies of it, and of what a plain bar keeps from somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.position.state import IN_PLAY, Card
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen
from tests.bot.games.doomtrooper.seen.staged.probes import GOOD, Build, bout
from tests.bot.games.doomtrooper.seen.staged.stage import Stage

INNER: dict[str, Callable[..., Seen]] = {"bout": bout}


def held(build: Build, kind: str, value: int) -> Seen:
    """Whether one more gets into the card, or on it, that holds one fewer than so many, and so many.

    Args:
        kind: the type of the cards; empty for warriors inside it.
    """
    seen: Seen = {}
    for number in (value - 1, value):
        stage = build(active=0)
        name = next(tag for tag in stage.printed[stage.cards[stage.hero].code].tags if tag.startswith("name:"))
        sort = "equipment" if kind == "under" else kind
        for _ in range(number):
            _into(stage, sort)
        if sort:
            more = stage.card(sort, 0, "hand", tags=("general", "one-more"))  # type: ignore[arg-type]
            hidden = {"hidden": True} if kind == "under" else {}
            word: dict[str, Any] = {"do": "attach", "to": {"tags": [name]}, "who": _ONE, **hidden}
        else:
            more = _person(stage, tags=("one-more",))
            word = {"do": "move", "to": "into-vehicle", "bearer": {"tags": [name]}, "who": _ONE}
        mover = stage.card("special", 0, play={"after": "discard"}, effects=(word,))
        drive.to_actions(stage)
        command = drive.play(stage, 0, mover)
        if command is not None:
            stage.says(0, command)
            drive.settle(stage, wanted=(more,))
        lies = stage.state.cards[more]
        if lies.on == stage.hero or lies.inside:
            seen["held", stage.hero, number] = True
    return seen


_ONE = {"tags": ["one-more"], "count": 1}


def _person(stage: Stage, tags: tuple[str, ...] = (), **more: Any) -> int:
    """A warrior beside the card, of the sort that its bearer is."""
    zone = stage.cards[stage.hero].zone
    side = {"cohort": ("legion",), "outpost": ("crescentia",)}.get(zone, ("bauhaus",))
    return stage.person(0, zone, (*side, *tags), **more)


def _into(stage: Stage, sort: str) -> None:
    if sort:
        stage.on(stage.hero, sort, seat=0)  # type: ignore[arg-type]
    else:
        _person(stage, inside=True, marks=(f"inside:{stage.hero}",))


def own_copies(build: Build, seat: int, value: int) -> Seen:
    """Whether a player who has one fewer than so many copies of the card, or so many, plays another."""
    seen: Seen = {}
    for number in (value - 1, value):
        stage = build(active=seat)
        lies = stage.cards[stage.hero]
        for _ in range(number - 1):
            stage.cards.append(Card(lies.code, seat, seat, lies.zone))
        stage.cards.append(Card(lies.code, seat, seat, "hand"))
        more = len(stage.cards) - 1
        drive.to_actions(stage)
        # The copies say it as well as the card does: once that is gone, nothing is told of it.
        if stage.state.cards[stage.hero].zone in IN_PLAY and drive.play(stage, seat, more) is not None:
            seen["copies-of", seat, number] = True
    return seen


def stored_spell(build: Build, store: int, seat: int) -> Seen:
    """Whether a player may cast a spell that lies on a card, and whether one of no such place."""
    stage = build(active=seat)
    spell = stage.on(store, "art", seat=seat, tags=("aspect:kinetics",), play={"after": "discard"}, effects=GOOD)
    drive.to_actions(stage)
    return {("stored-spell", seat): True} if drive.play(stage, seat, spell) is not None else {}


def lifted(build: Build, subject: int, word: dict[str, object], probe: tuple[Any, ...]) -> Seen:
    """Another probe where a card of his keeps somebody from something plainly."""
    name, *args = probe

    def barred(**told: Any) -> Stage:
        stage = build(**told)
        stage.on(subject, "special", tags=("general",), effects=({**word, "who": {"role": "bearer"}},))
        return stage

    return INNER[name](barred, *args)


PROBES: dict[str, Callable[..., Seen]] = {
    "held": held,
    "own-copies": own_copies,
    "stored-spell": stored_spell,
    "lifted": lifted,
}
