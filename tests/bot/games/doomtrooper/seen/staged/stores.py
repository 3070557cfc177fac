"""Probes of what lies in, on or under a card, of copies of it, and of what a plain bar keeps from somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.position.state import IN_PLAY, Card
from bot.games.doomtrooper.words.effects import Ability, Effect
from bot.games.doomtrooper.words.texts import CardText
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.probes import GOOD, Build, bout
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.world import Fight

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
            _into(stage, kind)
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


def _into(stage: Stage, kind: str) -> None:
    if kind == "under":
        stage.lay_under(stage.hero, "equipment")
    elif kind:
        stage.on(stage.hero, kind, seat=0)  # type: ignore[arg-type]
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
        # The copies say it as well as the card does: once that is gone, nothing shows it.
        if stage.state.cards[stage.hero].zone in IN_PLAY and drive.play(stage, seat, more) is not None:
            seen["copies-of", seat, number] = True
    return seen


def answers_again(build: Build, fight: Fight, foe: int) -> Seen:
    """Whether another copy of the card may be played as the attacker kills somebody who is worth more than he is."""
    stage = build(fight=fight)
    stage.cards.append(Card(stage.cards[stage.hero].code, 0, 0, "hand"))
    copy = len(stage.cards) - 1
    printed = stage.printed[stage.cards[foe].code]
    stage.printed[printed.code] = replace(printed, ratings={"fight": 0, "shoot": 0, "armour": 0, "value": 50})
    stage.change(foe, wounded=True)
    seen: Seen = {}

    def hook(one: Stage) -> bool:
        if drive.play(one, 0, copy, wanted=(fight.attacker,)) is not None:
            seen["copy", fight.attacker] = True
        return False

    stage.hook = hook
    drive.over(stage)
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


TEN = {"do": "rate", "ratings": ["fight", "shoot", "armour", "value"], "sum": 10}
"""A word that adds ten to each rating."""


def _says(stage: Stage, card: int, word: dict[str, object]) -> None:
    """Let a card say one word and nothing else."""
    printed = stage.printed[stage.cards[card].code]
    effects = msgspec.convert((word,), tuple[Effect, ...])
    stage.printed[printed.code] = replace(printed, text=CardText(effects=effects))


def copied(build: Build, of: int) -> Seen:
    """The ratings while a card that is copied adds ten to those of all warriors on its side."""
    stage = build(active=0)
    _says(stage, of, {**TEN, "who": {"side": "own", "tags": ["warrior"]}})
    stage.goes_on()
    return look(stage.run)


def copied_in(build: Build, of: int, probe: tuple[Any, ...]) -> Seen:
    """Another probe where a card that is copied kills whom it wounds."""
    name, *args = probe

    def kills(**told: Any) -> Stage:
        stage = build(**told)
        _says(stage, of, {"do": "ability", "ability": "kills"})
        return stage

    return INNER[name](kills, *args)


def lent(build: Build, card: int) -> Seen:
    """The ratings while a card adds ten to those of all warriors on its side."""
    stage = build(active=0)
    _says(stage, card, {**TEN, "who": {"side": "own", "tags": ["warrior"]}})
    stage.goes_on()
    return look(stage.run)


def use_priced(build: Build, card: int) -> Seen:
    """The price of an ability of a card that costs an action."""
    seat = build(active=0).cards[card].controller
    stage = build(active=seat)
    ability = msgspec.convert({"when": "action", "price": {"actions": 1}, "effects": GOOD}, Ability)
    printed = stage.printed[stage.cards[card].code]
    stage.printed[printed.code] = replace(printed, text=CardText(abilities=(ability,)))
    drive.to_actions(stage)
    before = stage.state.players[seat]
    command = drive.use(stage, seat, card, 0)
    if command is None:
        return {("paid",): None}
    stage.says(seat, command)
    after = stage.state.players[seat]
    return {
        ("paid",): before.destiny - after.destiny,
        ("paid victory",): before.victory - after.victory,
        ("spent",): len(before.tokens) - len(after.tokens),
    }


def twin_priced(build: Build, like: int, seat: int) -> Seen:
    """The price of a warrior of six points who has the name of another one, and of one who has not."""
    seen: Seen = {}
    for name in (True, False):
        stage = build(active=seat)
        tags = tuple(sorted(stage.printed[stage.cards[like].code].tags - {"warrior"}))
        card = stage.card("warrior", seat, ratings="3/3/3/6", tags=tags)
        if name:
            code = stage.cards[card].code
            stage.printed[code] = replace(stage.printed[code], name=stage.printed[stage.cards[like].code].name)
        drive.to_actions(stage)
        before = stage.state.players[seat]
        command = drive.play(stage, seat, card)
        if command is None:
            raise drive.Stuck("who is to be recruited is not offered")
        stage.says(seat, command)
        after = stage.state.players[seat]
        seen["paid", name] = before.destiny - after.destiny
        seen["spent", name] = len(before.tokens) - len(after.tokens)
    return seen


def granted(build: Build, card: int, mark: str) -> Seen:
    """A card with a mark is used by its player to lose it: whether it has it then, and what that took."""
    seat = build(active=0).cards[card].controller
    stage = build(active=seat)
    drive.to_actions(stage)
    out = drive.wish(stage, seat, drive.Wishes("uncover"))
    if out is not None and drive.use(stage, seat, card, -1) is None:
        # Where nobody is left in the open, somebody leaves cover before anything else is done.
        stage.says(seat, out)
        drive.to_actions(stage)
    before = len(stage.state.players[seat].tokens)
    command = drive.use(stage, seat, card, -1)
    if command is None:
        return {("used", card): None}
    stage.says(seat, command)
    drive.settle(stage)
    marked = mark in stage.state.cards[card].marks
    return {("used", card): True, ("has", card): marked, ("spent",): before - len(stage.state.players[seat].tokens)}


PROBES: dict[str, Callable[..., Seen]] = {
    "held": held,
    "own-copies": own_copies,
    "stored-spell": stored_spell,
    "answers-again": answers_again,
    "copied": copied,
    "copied-in": copied_in,
    "lent": lent,
    "use-priced": use_priced,
    "twin-priced": twin_priced,
    "granted": granted,
    "lifted": lifted,
}
