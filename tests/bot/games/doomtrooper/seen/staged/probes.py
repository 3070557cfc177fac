"""Probes of a position, to see a word at work that changes no number by itself: each is played for real.

A probe is given a way to build the position anew, lays what it needs beside it, and tells what came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import enemies
from bot.games.doomtrooper.looks.fighting.able import pairs
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Play, Use
from bot.games.doomtrooper.words.effects import Able, Casts
from bot.games.doomtrooper.words.texts import CardText
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.people import TYPES, usual_types
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.world import Fight

Build = Callable[..., Stage]


GOOD = ({"do": "points", "destiny": 1},)


class Found(Exception):
    """The choices of the question that was looked for."""

    def __init__(self, choices: Sequence[object]) -> None:
        self.choices = tuple(choices)


class Listing(drive.Wishes):
    """Leads to a question and tells what may be chosen there."""

    __slots__ = ("_at",)

    def __init__(self, at: str, verb: str = "", card: int = -1, wanted: Sequence[object] = ()) -> None:
        super().__init__(verb, card, wanted=wanted)
        self._at = at

    def menu(self, ask, choices, token, label, /, **values):  # type: ignore[no-untyped-def]
        if ask == self._at:
            raise Found(choices)
        return super().menu(ask, choices, token, label, **values)

    def choose(self, ask, choices, token, label, /, **values):  # type: ignore[no-untyped-def]
        if ask == self._at:
            raise Found(choices)
        return super().choose(ask, choices, token, label, **values)

    def several(self, ask, choices, token, label, least, most, /, **values):  # type: ignore[no-untyped-def]
        if ask == self._at:
            raise Found(choices)
        return super().several(ask, choices, token, label, least, most, **values)


def listed(
    stage: Stage, seat: int, at: str, verb: str = "", card: int = -1, wanted: Sequence[object] = ()
) -> tuple[Any, ...]:
    """The choices of a question on the way to a command; none where it is not offered."""
    try:
        drive.wish(stage, seat, Listing(at, verb, card, wanted))
    except Found as found:
        return found.choices
    return ()


def kind_of(tag: str) -> str:
    """The type of card that has a tag most often."""
    return (
        tag
        if tag in TYPES
        else usual_types().get(tag, "equipment" if tag.startswith(("weapon", "for:")) else "special")
    )


def tags_of(tag: str) -> tuple[str, ...]:
    """The tags of a card that is to have this one."""
    if tag.startswith("weapon"):
        return ("weapon", tag if ":" in tag else "weapon:fight")
    if tag.startswith("gift:") and not tag.startswith("gift:general"):
        return ("gift", tag, "gift:apostle")
    return ("gift", tag) if tag.startswith("gift") else (tag,)


def moment(stage: Stage) -> str:
    """When a card must be playable to be played where the stage is."""
    acts = any(isinstance(frame, frames.ActionFrame) for frame in stage.stack)
    fights = bool(stage.soon) or any(isinstance(frame, frames.Combat) for frame in stage.stack)
    return "action" if acts and not fights else "any"


def ready(stage: Stage) -> Stage:
    """The stage once the first thing is done, and somebody takes actions where he was to."""
    if moment(stage) == "action":
        drive.to_actions(stage)
    return stage


def acting(stage: Stage) -> Stage:
    """The stage once the first thing is done and somebody takes actions, but in a combat."""
    if stage.soon != "combat" and not any(isinstance(frame, frames.Combat) for frame in stage.stack):
        drive.to_actions(stage)
    return stage


def attack(build: Build, extra: tuple[int, str, tuple[str, ...]] | None = None) -> Seen:
    """Who may attack whom, on the turn of each player; with one warrior more of a side, an area and some tags."""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=seat)
        if extra is not None:
            stage.person(*extra)
        stage.goes_on()
        if not any(isinstance(one, frames.Combat) and one.attacker < 0 for one in stage.state.stack):
            drive.to_actions(stage)
            command = drive.wish(stage, seat, drive.Wishes("attack"))
            if command is None:
                continue
            stage.says(seat, command)
        stage.all_pass()
        if not stage.state.stack or not isinstance(stage.run.top, frames.Combat):
            continue
        # What the menu offers, attacker by attacker, without walking to each of them.
        frame = stage.run.top
        for attacker, defenders in enemies.payable(stage.run, frame, pairs(stage.run, frame)).items():
            seen |= {("attack", attacker, defender): True for defender in defenders}
    return seen


def receive(build: Build, tag: str, affiliation: str = "") -> Seen:
    """Who may be given a card with a tag, as an action of its player."""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=seat)
        whom = {"side": "own", "tags": ["warrior", *((affiliation,) if affiliation else ())]}
        kind = kind_of(tag)
        card = stage.card(
            kind,  # type: ignore[arg-type]
            seat,
            tags=tags_of(tag),
            play={"to": "card", "whom": whom, "after": "attach"},
            effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},),
        )
        for target in listed(acting(stage), seat, "doomtrooper-ask-target", "play", card):
            seen["receive", tag, target] = True
    return seen


def any_time(build: Build, tag: str, fight: Fight | None = None) -> Seen:
    """Who may be given a card with a tag at any time: while the other player is in turn, or in a combat."""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=1 - seat, at=1) if fight is None else build(fight=fight)
        kind = kind_of(tag)
        play = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
        card = stage.card(
            kind,  # type: ignore[arg-type]
            seat,
            tags=tags_of(tag),
            play=play,
            effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},),
        )
        if not drive.to_speak(stage, seat):
            continue
        for target in listed(stage, seat, "doomtrooper-ask-target", "play", card):
            seen["any-time", tag, target] = True
    return seen


def cast(
    build: Build,
    aspects: tuple[str, ...],
    knowing: tuple[int, ...] = (),
    fight: Fight | None = None,
    seats: tuple[int, ...] = (0, 1),
) -> Seen:
    """Who may cast Art of these aspects; ``knowing`` are taught all of it before."""
    seen: Seen = {}
    for seat in seats:
        for aspect in aspects:
            stage = build(active=seat, at=4) if fight is None else build(fight=fight)
            for one in knowing:
                printed = stage.printed[stage.cards[one].code]
                text = printed.text or CardText()
                learned = replace(text, effects=(*text.effects, Casts(aspects=("all",), legion=True)))
                stage.printed[printed.code] = replace(printed, text=learned)
            tags = (aspect,) if "spell" in aspect else (f"aspect:{aspect}",)
            spell = stage.card("art", seat, tags=tags, play={"when": moment(stage), "after": "discard"}, effects=GOOD)
            if not drive.to_speak(ready(stage), seat):
                continue
            for caster in listed(stage, seat, "doomtrooper-ask-caster", "play", spell):
                seen["cast", aspect, caster] = True
    return seen


def used(
    build: Build,
    tag: str,
    bearers: tuple[int, ...],
    fight: Fight | None = None,
    laid: dict[str, object] | None = None,
) -> Seen:
    """The ratings of those who bear something with a tag, or stand behind it, that adds ten to each.

    Args:
        laid: how those who bear it lie otherwise.
    """
    stage = build(fight=fight)
    for one in bearers if laid else ():
        stage.change(one, **(laid or {}))
    gives = {"do": "rate", "ratings": ["fight", "shoot", "armour", "value"], "sum": 10}
    kind = kind_of(tag)
    for bearer in bearers:
        if kind in ("fortification", "warzone"):
            stage.card(
                kind,  # type: ignore[arg-type]
                stage.cards[bearer].controller,
                stage.cards[bearer].zone,
                tags=tags_of(tag),
                effects=({**gives, "who": {"side": "own", "area": "same", "tags": ["warrior"]}},),
            )
            continue
        stage.on(bearer, kind, tags=tags_of(tag), effects=({**gives, "who": {"role": "bearer"}},))  # type: ignore[arg-type]
        if "vehicle" in tag:
            stage.change(bearer, inside=True)
    stage.goes_on()
    return look(stage.run)


def harmful(
    build: Build, tag: str, seat: int, fight: Fight | None = None, immune: int = -1, twice: bool = False
) -> Seen:
    """The ratings while an opponent has a card with a tag on the table that takes two from every warrior's."""
    stage = build(fight=fight) if fight is not None else build()
    takes = {"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["fight", "armour"], "sum": -2}
    kind = kind_of(tag)
    if immune >= 0:
        stage.on(immune, "special", effects=({"do": "immune", "who": {"role": "bearer"}, "to": [tag]},))
    stage.liked = (len(stage.cards),)
    stage.card(
        kind,  # type: ignore[arg-type]
        seat,
        "table",
        tags=(*tags_of(tag), *((f"name:{tag[5:]}",) if tag.startswith("name:") else ())),
        effects=(takes,),
    )
    if twice:
        less = {"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["shoot"], "sum": -1}
        stage.card(kind, seat, "table", tags=tags_of(tag), effects=(less,))  # type: ignore[arg-type]
    stage.goes_on()
    return look(stage.run)


def outcome(build: Build, fight: Fight) -> Seen:
    """A combat is fought to its end, and nobody plays anything."""
    stage = build(fight=fight)
    drive.over(stage)
    return look(stage.run)


def bout(
    build: Build,
    fight: Fight,
    made: dict[int, tuple[int, int, int]],
    wounded: tuple[int, ...] = (),
    able: dict[int, tuple[str, ...]] | None = None,
    more: dict[int, tuple[int, int, int]] | None = None,
    victory: int = 0,
) -> Seen:
    """A combat of people who have such ratings for fighting, shooting and armour, and such abilities."""
    stage = build(fight=fight)
    for card, numbers in {**made, **(more or {})}.items():
        code = stage.cards[card].code
        printed = stage.printed[code]
        rated = {**printed.ratings, **dict(zip(("fight", "shoot", "armour"), numbers, strict=True))}  # type: ignore[misc]
        stage.printed[code] = replace(printed, ratings=rated)
    for card, names in (able or {}).items():
        printed = stage.printed[stage.cards[card].code]
        text = printed.text or CardText()
        words = tuple(Able(ability=name) for name in names)
        stage.printed[printed.code] = replace(printed, text=replace(text, effects=(*text.effects, *words)))
    for card in wounded:
        stage.change(card, wounded=True)
    drive.over(stage, victory=victory)
    return look(stage.run)


def aimed(build: Build, tag: str, on: int) -> Seen:
    """Whether a card of a sort may be played on somebody by his own player."""
    seat = build(active=0).cards[on].controller
    seen: Seen = {}
    for each in (0, 1):
        stage = build(active=each)
        play = {"when": moment(stage), "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
        mark = ({"do": "mark", "mark": "seen", "who": {"role": "chosen"}},)
        card = stage.card(kind_of(tag or "special"), each, tags=tags_of(tag or "special"), play=play, effects=mark)  # type: ignore[arg-type]
        if on in listed(ready(stage), each, "doomtrooper-ask-target", "play", card):
            seen["aimed", on, each == seat] = True
    return seen


def tactics(build: Build, attacker: int, defender: int) -> Seen:
    """How a combat of two may be fought, where nobody has said yet."""
    seen: Seen = {}
    stage = build(fight=Fight(attacker, defender, ""), at=3)
    seat = stage.cards[attacker].controller
    stage.all_pass()
    frame = stage.run.top if stage.state.stack else None
    if isinstance(frame, frames.Combat):
        for tactic in listed(stage, seat, "doomtrooper-ask-tactic"):
            seen["tactics", attacker, defender, tactic] = True
    return seen


def acts(build: Build, what: str, covered: tuple[int, ...] = ()) -> Seen:
    """Who may do something by an action without a card: go into cover, change the area …"""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=seat)
        for one in covered:
            stage.change(one, covered=True)
        for found in listed(acting(stage), seat, "doomtrooper-ask-act", what):
            seen[("act", what, *found)] = True
    return seen


def deed(
    build: Build,
    word: dict[str, object],
    on: int,
    seat: int,
    tags: tuple[str, ...] = ("general",),
    kind: str = "special",
    before: tuple[dict[str, object], ...] = (),
) -> Seen:
    """A player plays a card on somebody that does this to him; it is seen what became of it.

    What is surely in vain is not offered: what the play itself takes is left out.
    """
    stage = build(active=seat)
    first = len(stage.cards)
    card = dealt(stage, seat, kind, (*before, word), tags, whom={})
    if not drive.to_speak(ready(stage), seat):
        raise drive.Stuck("who would harm is not asked")
    command = carried(stage, seat, card, kind, (on,))
    offered = command is not None and command.targets[:1] == (on,)
    if command is not None and offered:
        stage.says(seat, command)
        drive.settle(stage, wanted=(on,))
    return {**of_others(stage, first), ("offered", on): offered}


def gains(build: Build, word: dict[str, object], seat: int, kind: str = "special") -> Seen:
    """A player plays a card on nobody; what the play itself takes is left out."""
    stage = build(active=seat)
    first = len(stage.cards)
    card = dealt(stage, seat, kind, (word,))
    command = carried(acting(stage), seat, card, kind)
    if command is not None:
        stage.says(seat, command)
        drive.settle(stage)
    return {**of_others(stage, first), ("offered", seat): command is not None}


def dealt(
    stage: Stage,
    seat: int,
    kind: str,
    effects: Sequence[dict[str, object]],
    tags: tuple[str, ...] = ("general",),
    whom: dict[str, object] | None = None,
) -> int:
    """A card of a type that does something to one who is chosen, or to nobody, and somebody who may cast or use it."""
    if kind == "art":
        casts = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
        stage.on(stage.person(seat, "squad", ("brotherhood",)), "special", effects=(casts,))
    when = moment(stage)
    if kind == "symmetry":
        # Few may be given the Dark Symmetry: a follower who has it does it to anybody.
        cost = {"actions": 1} if when == "action" else {}
        chosen = [] if whom is None else [{"count": 1}]
        use = {"when": when, "price": cost, "whom": chosen, "effects": list(effects)}
        giver = stage.person(seat, "cohort", ("legion", "follower:algeroth"))
        return stage.on(giver, "symmetry", seat, tags=("gift", "gift:general", *tags), abilities=(use,))
    on = {} if whom is None else {"to": "card", "whom": whom}
    return stage.card(kind, seat, tags=tags, play={"when": when, **on, "after": "discard"}, effects=tuple(effects))  # type: ignore[arg-type]


def carried(stage: Stage, seat: int, card: int, kind: str, wanted: Sequence[object] = ()) -> Play | Use | None:
    """The command by which a card that was dealt does what it does; ``None`` where it is not offered."""
    if kind == "symmetry":
        return drive.use(stage, seat, card, 0, wanted=wanted)
    return drive.play(stage, seat, card, wanted=wanted)


def of_others(stage: Stage, first: int) -> Seen:
    """The facts of the cards that lay there before, and of players, their actions aside."""
    facts = look(stage.run)
    return {key: facts[key] for key in facts if key[0] != "actions" and (len(key) < 2 or key[1] < first)}  # type: ignore[operator]


def tagged(build: Build, tags: tuple[str, ...]) -> Seen:
    """Which cards on the table count as each of these kinds for a card that is played on such."""
    seen: Seen = {}
    for tag in tags:
        stage = build(active=0)
        play = {"when": moment(stage), "to": "card", "whom": {"tags": [tag]}, "after": "discard"}
        card = stage.card("special", 0, play=play, effects=({"do": "mark", "mark": "seen", "who": {"role": "chosen"}},))
        drive.to_speak(ready(stage), 0)
        for target in listed(stage, 0, "doomtrooper-ask-target", "play", card):
            seen["tag", tag, target] = True
    return seen
