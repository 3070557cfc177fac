"""A card of the base set is played in a position; what is another way afterwards is told line by line."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import get_args

from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.asks import course, offering
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.listeners import abilities_of, listening
from bot.games.doomtrooper.looks.meaning.rates import Now, words
from bot.games.doomtrooper.looks.meaning.sources import reached
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import plays, using
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Pass, Play
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import RATINGS, Event
from bot.games.kernel.ask import DrawnAnswers, NoSuchAnswer
from tests.bot.games.doomtrooper.base_set.ground import POSITIONS, Ground

SEED, STEPS = "base set", 80
Facts = dict[str, str]


def base_set() -> list[Printed]:
    """The cards of the base set, in the order of their codes."""
    return sorted((card for card in own_catalogue().values() if card.code.startswith("01")), key=lambda card: card.code)


def emptied(printed: Printed) -> Printed:
    """The same card, played as it is, that does nothing."""
    return replace(printed, text=CardText(play=printed.play), rates=())


def says_anything(printed: Printed) -> bool:
    """Whether a card does anything beyond what its ratings and its type say."""
    return printed.text is not None and bool(printed.text.effects or printed.text.abilities)


def tried(printed: Printed, position: str, way: int) -> tuple[str, ...] | None:
    """What is otherwise after the card was played there; ``None`` where it cannot be played.

    Args:
        way: which of the ways to play it, as chance answers the questions.
    """
    ground = POSITIONS[position](Ground(printed))
    draw = drawing(way)
    only = _Only(draw, ground.tried)
    if ground.tried not in set(plays.playable(ground.run, 0)):
        return None
    before = facts(ground)
    try:
        command = offering.offer_play(only, ground.run, 0)
    except NoSuchAnswer:
        return None
    assert isinstance(command, Play)
    serial = ground.run.top
    ground.says(0, command)
    settle(ground, draw, serial)
    after = facts(ground)
    keys = sorted({*before, *after})
    return tuple(
        f"{key}: {before.get(key, '-')} > {after.get(key, '-')}" for key in keys if before.get(key) != after.get(key)
    )


def drawing(way: int) -> Callable[[int], int]:
    """How questions are answered: always the first, always the last, or by chance."""
    if way < 2:
        return lambda number: 0 if way == 0 else number - 1
    lot = random.Random(f"{SEED} {way}")
    return lot.randrange


class _Only(DrawnAnswers):
    """Chance chooses everything but the card that is played."""

    def __init__(self, draw: Callable[[int], int], card: int) -> None:
        super().__init__(draw)
        self._card = card

    def menu(self, ask, choices, token, label, /, **values):  # type: ignore[no-untyped-def]
        if ask == "doomtrooper-ask-card":
            return self._card
        return super().menu(ask, choices, token, label, **values)


def settle(ground: Ground, draw: Callable[[int], int], begun: frames.AnyFrame) -> None:
    """Nobody answers; what is asked is answered; it ends where the turn or the combat would go on."""
    for _ in range(STEPS):
        ground.goes_on()
        if not ground.state.stack or ground.state.over:
            return
        frame = ground.run.top
        if isinstance(frame, frames.Window):
            if frame.name != "reaction" or (isinstance(begun, frames.Window) and begun.serial == frame.serial):
                return
            ground.says(frame.order[frame.at], Pass())
        elif isinstance(frame, (frames.Choosing, frames.Splitting)):
            seat = next(prompt.decider for prompt in ground.prompted)
            ground.says(seat, course.command(DrawnAnswers(draw), Asked(ground.run, seat)))
        else:
            return


def facts(ground: Ground) -> Facts:
    """What can be seen of a position, and what the tried card says in it."""
    return dict(_told(ground, ground.run))


def _told(ground: Ground, run: Run) -> Iterator[tuple[str, str]]:
    for seat, player in enumerate(run.state.players):
        side = ("own", "their")[seat]
        yield f"{side} destiny", str(player.destiny)
        yield f"{side} victory", str(player.victory)
        yield f"{side} actions", " ".join(token.kind for token in player.tokens) or "none"
        yield f"{side} turns more", str(player.extra)
        yield f"{side} hand", str(len(run.hand(seat)))
    names = dict(ground.names)
    for at, card in enumerate(run.state.cards):
        name = names.setdefault(at, f"new {card.code}")
        if card.zone not in ("hand", "library") or at == ground.tried:
            on = f" on {names.get(card.on, card.on)}" if card.on >= 0 else ""
            whose = "" if card.controller == card.owner else f" of {card.controller}"
            yield name, f"{card.zone}{on}{whose}"
        for mark in ("wounded", "covered", "unpaid", "inside"):
            if getattr(card, mark):
                yield f"{name} {mark}", "yes"
        if card.seen and at != ground.tried:
            yield f"{name} seen by", " ".join(map(str, card.seen))
        for mark in card.marks:
            if mark != "entered":
                yield f"{name} {mark}", "yes"
    for warrior in run.warriors():
        for which in RATINGS:
            yield f"{names[warrior]} {which}", str(rating(run, warrior, which))
        yield f"{names[warrior]} is", " ".join(sorted(tag for tag in tags(run, warrior) if not tag.startswith("name:")))
    yield from _said(ground, run)
    for frame in run.state.stack:
        if isinstance(frame, frames.Combat):
            yield "fighters", f"{names.get(frame.attacker, '-')} and {names.get(frame.defender, '-')}"
            helpers = (*frame.helping_attacker, *frame.helping_defender)
            if helpers:
                yield "helpers", ", ".join(names[card] for card in helpers)
            yield "fight", f"{frame.tactic} {frame.over} {len(frame.hits)}"
        if isinstance(frame, frames.Splitting):
            for one in frame.earned:
                yield f"earned {one.seat}", f"{one.points} {one.victory} {one.only}".rstrip()
        if isinstance(frame, frames.Playing) and frame.card != ground.tried:
            yield f"{names[frame.card]} played", f"{'cancelled' if frame.cancelled else 'counts'} {frame.goes}"
    if run.state.over:
        yield "over", run.state.reason


def _said(ground: Ground, run: Run) -> Iterator[tuple[str, str]]:
    """The words of the tried card that hold, on whom; what waits for events, and what can be used."""
    look = run.once(Now)
    for number, held in enumerate(held for held in words(run) if held.source == ground.tried):
        on = sorted(ground.names.get(card, "?") for card in reached(look, held)) if held.word.who is not None else []
        name = type(held.word).__name__.lower()
        yield f"says {number} {name}", f"{', '.join(on) or '-'}"
    for event in get_args(Event):
        count = sum(one.card == ground.tried for one in listening(run, event))
        if count:
            yield f"waits for {event}", str(count)
    if run.card(ground.tried).zone in IN_PLAY:
        for place, ability in abilities_of(run, ground.tried):
            what = ability.on.event if ability.on else ability.when
            yield f"ability {place}", f"{what}: {', '.join(type(one).__name__.lower() for one in ability.effects)}"
    if any(one.card == ground.tried for seat in (0, 1) for one in using.usable(run, seat)):
        yield "can be used", "yes"
