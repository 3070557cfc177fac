"""What is asked of a position to see a word at work that changes no number by itself: each probe is played for real.

A probe is given a way to build the position anew, lays what it needs beside it, and tells what came of it, a fact a key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.combat import enemies, phases
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Announce, Attack, DiscardCards, Pass
from bot.games.doomtrooper.position.state import IN_PLAY, Card
from bot.games.doomtrooper.words.effects import Ability, Able, Rate
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import RATINGS, Whom
from bot.games.question_tree import NoSuchAnswer
from tests.bot.games.doomtrooper.seen import drive
from tests.bot.games.doomtrooper.seen.look import Seen, look
from tests.bot.games.doomtrooper.seen.stage import TYPES, Stage, usual_types
from tests.bot.games.doomtrooper.seen.world import Fight

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

    def menu(self, ask, choices, token, label, /, **values):  # type: ignore[no-untyped-def, override]
        if ask == self._at:
            raise Found(choices)
        return super().menu(ask, choices, token, label, **values)

    def choose(self, ask, choices, token, label, /, **values):  # type: ignore[no-untyped-def, override]
        if ask == self._at:
            raise Found(choices)
        return super().choose(ask, choices, token, label, **values)

    def several(self, ask, choices, token, label, least, most, /, **values):  # type: ignore[no-untyped-def, override]
        if ask == self._at:
            raise Found(choices)
        return super().several(ask, choices, token, label, least, most, **values)


def listed(stage: Stage, seat: int, at: str, verb: str = "", card: int = -1, wanted: Sequence[object] = ()) -> tuple[Any, ...]:
    """The choices of a question on the way to a command; none where it is not offered."""
    try:
        drive.wish(stage, seat, Listing(at, verb, card, wanted))
    except Found as found:
        return found.choices
    return ()


def kind_of(tag: str) -> str:
    """The type of card that has a tag most often."""
    return tag if tag in TYPES else usual_types().get(tag, "equipment" if tag.startswith(("weapon", "for:")) else "special")


def tags_of(tag: str) -> tuple[str, ...]:
    """The tags of a card that is to have this one."""
    if tag.startswith("weapon"):
        return ("weapon", tag if ":" in tag else "weapon:fight")
    if tag.startswith("gift:") and not tag.startswith("gift:general"):
        return ("gift", tag, "gift:apostle")
    return ("gift", tag) if tag.startswith("gift") else (tag,)


def moment(stage: Stage) -> str:
    """When a card must be playable to be played where the stage stands."""
    acts = any(isinstance(frame, frames.ActionFrame) for frame in stage.stack)
    fights = any(isinstance(frame, frames.Combat) for frame in stage.stack)
    return "action" if acts and not fights else "any"


def attack(build: Build, extra: tuple[int, str, tuple[str, ...]] | None = None) -> Seen:
    """Who may attack whom, on the turn of each player; with one warrior more of a side, an area and some tags."""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=seat)
        if extra is not None:
            stage.person(*extra)
        stage.goes_on()
        drive.to_actions(stage)
        command = drive.wish(stage, seat, drive.Wishes("attack"))
        if command is None:
            continue
        stage.says(seat, command).all_pass()
        if not stage.state.stack or not isinstance(stage.run.top, frames.Combat):
            continue
        # What the menu offers, attacker by attacker, without walking to each of them.
        frame = stage.run.top
        for attacker, defenders in enemies.payable(stage.run, frame, phases.pairs(stage.run, frame)).items():
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
            kind, seat, tags=tags_of(tag), play={"to": "card", "whom": whom, "after": "attach"},  # type: ignore[arg-type]
            effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},),
        )  # fmt: skip
        for target in listed(stage, seat, "doomtrooper-ask-target", "play", card):
            seen["receive", tag, target] = True
    return seen


def any_time(build: Build, tag: str) -> Seen:
    """Who may be given a card with a tag at any time, while the other player is in turn."""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=1 - seat, at=1)
        kind = kind_of(tag)
        card = stage.card(
            kind, seat, tags=tags_of(tag), play={"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"},  # type: ignore[arg-type]
            effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},),
        )  # fmt: skip
        if not drive.to_speak(stage, seat):
            continue
        for target in listed(stage, seat, "doomtrooper-ask-target", "play", card):
            seen["any-time", tag, target] = True
    return seen


def cast(build: Build, aspects: tuple[str, ...], knowing: tuple[int, ...] = (), fight: Fight | None = None,
         seats: tuple[int, ...] = (0, 1)) -> Seen:  # fmt: skip
    """Who may cast Art of these aspects; ``knowing`` are taught all of it before."""
    seen: Seen = {}
    for seat in seats:
        for aspect in aspects:
            stage = build(active=seat, at=4) if fight is None else build(fight=fight)
            for one in knowing:
                words = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
                stage.on(one, "special", effects=(words,))
            tags = (aspect,) if "spell" in aspect else (f"aspect:{aspect}",)
            spell = stage.card("art", seat, tags=tags, play={"when": "any", "after": "discard"}, effects=GOOD)
            if not drive.to_speak(stage, seat):
                continue
            for caster in listed(stage, seat, "doomtrooper-ask-caster", "play", spell):
                seen["cast", aspect, caster] = True
    return seen


def used(build: Build, tag: str, bearers: tuple[int, ...], fight: Fight | None = None) -> Seen:
    """The ratings of those who bear something with a tag, or stand behind it, that adds ten to each."""
    stage = build(fight=fight)
    gives = {"do": "rate", "ratings": ["fight", "shoot", "armour", "value"], "sum": 10}
    kind = kind_of(tag)
    for bearer in bearers:
        if kind in ("fortification", "warzone"):
            stage.card(
                kind, stage.cards[bearer].controller, stage.cards[bearer].zone, tags=tags_of(tag),  # type: ignore[arg-type]
                effects=({**gives, "who": {"side": "own", "area": "same", "tags": ["warrior"]}},),
            )  # fmt: skip
            continue
        stage.on(bearer, kind, tags=tags_of(tag), effects=({**gives, "who": {"role": "bearer"}},))  # type: ignore[arg-type]
        if "vehicle" in tag:
            stage.change(bearer, inside=True)
    stage.goes_on()
    return look(stage.run)


def harmful(build: Build, tag: str, seat: int, fight: Fight | None = None, immune: int = -1,
            twice: bool = False) -> Seen:  # fmt: skip
    """The ratings while an opponent has a card with a tag on the table that takes two from every warrior's."""
    stage = build(fight=fight) if fight is not None else build()
    takes = {"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["fight", "armour"], "sum": -2}
    kind = kind_of(tag)
    if immune >= 0:
        stage.on(immune, "special", effects=({"do": "immune", "who": {"role": "bearer"}, "to": [tag]},))
    stage.liked = (len(stage.cards),)
    stage.card(kind, seat, "table", tags=(*tags_of(tag), *((f"name:{tag[5:]}",) if tag.startswith("name:") else ())), effects=(takes,))  # type: ignore[arg-type]
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
        rated = {**printed.ratings, **dict(zip(("fight", "shoot", "armour"), numbers, strict=True))}
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


def inert(build: Build, subject: int, holder: int, fight: Fight | None = None) -> Seen:
    """The ratings of a warrior to whom a card adds ten each: the card itself, or one that he bears."""
    stage = build(fight=fight) if fight is not None else build()
    role = "self" if subject == holder else "bearer"
    word = Rate(who=Whom(role=role), ratings=RATINGS, sum=10)  # type: ignore[arg-type]
    printed = stage.printed[stage.cards[subject].code]
    stage.printed[printed.code] = replace(printed, text=CardText(effects=(word,)))
    stage.goes_on()
    return look(stage.run)


def copy(build: Build) -> Seen:
    """Whether another copy of the card may be played, and on whom."""
    stage = build(active=0)
    code = stage.cards[stage.hero].code
    stage.cards.append(Card(code, 0, 0, "hand"))
    at = len(stage.cards) - 1
    if stage.printed[code].type == "warrior":
        return {("copy", -1): True} if drive.play(stage, 0, at) is not None else {}
    return {("copy", one): True for one in listed(stage, 0, "doomtrooper-ask-target", "play", at)} or (
        {("copy", -1): True} if drive.play(stage, 0, at) is not None else {}
    )


def second(build: Build, tag: str, bearer: int) -> Seen:
    """Whether somebody who has a card of a sort may be given an equal one."""
    stage = build(active=0)
    gives = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},)
    play = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
    kind = kind_of(tag)
    for place in ({"on": bearer}, {}):
        stage.card(kind, 0, name="equal", tags=tags_of(tag), play=play, effects=gives, **place)  # type: ignore[arg-type]
    return {("second", one): True for one in listed(stage, 0, "doomtrooper-ask-target", "play", len(stage.cards) - 1)}


def priced(build: Build, act: str, tags: tuple[str, ...], seat: int, on: tuple[int, ...]) -> Seen:
    """What a player pays for a card of a sort that costs an action and six destiny points."""
    stage = build(active=seat)
    kind = next((tag for tag in tags if tag in TYPES), "") or kind_of(tags[0] if tags else "special")
    known = tuple(each for tag in tags if tag not in TYPES for each in tags_of(tag))
    price = {"destiny": 6}
    if kind == "warrior":
        card = stage.card("warrior", seat, ratings="3/3/3/6", tags=known)
    elif kind in ("equipment", "symmetry", "relic", "ki"):
        play = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach", "price": price}
        gives = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},)
        card = stage.card(kind, seat, tags=known, play=play, effects=gives)  # type: ignore[arg-type]
    else:
        if kind == "art":
            bearer = next(iter(on), seat * 0)
            stage.on(bearer, "special", effects=({"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True},))
        deeds = ({"do": "draw"},)
        card = stage.card(kind, seat, tags=known, play={"after": "discard", "price": price}, effects=deeds)  # type: ignore[arg-type]
    stage.goes_on()
    drive.to_actions(stage)
    before = stage.state.players[seat]
    command = drive.play(stage, seat, card, wanted=on)
    if command is None:
        return {("paid",): None}
    stage.says(seat, command)
    after = stage.state.players[seat]
    return {("paid",): before.destiny - after.destiny, ("spent",): len(before.tokens) - len(after.tokens)}


def worth(build: Build, tags: tuple[str, ...], user: int) -> Seen:
    """How much a point counts that is paid for a card of a sort."""
    stage = build(active=0)
    kind = next((tag for tag in tags if tag in TYPES), "") or kind_of(tags[0] if tags else "special")
    known = tuple(each for tag in tags if tag not in TYPES for each in tags_of(tag))
    gain = {"do": "points", "victory": {"of": "x"}}
    if kind == "art":
        casts = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
        stage.on(user, "special", effects=(casts,))
        card = stage.card("art", 0, tags=known, play={"after": "discard", "price": {"x": "destiny"}}, effects=(gain,))
        command = drive.play(stage, 0, card, wanted=(user,))
    else:
        use = {"when": "action", "price": {"actions": 1, "x": "destiny"}, "effects": [gain]}
        card = stage.on(user, kind, tags=known, abilities=(use,))  # type: ignore[arg-type]
        command = drive.use(stage, 0, card, 0)  # type: ignore[assignment]
    if command is None:
        raise drive.Stuck("what is paid for is not offered")
    before = stage.state.players[0]
    stage.says(0, command)
    drive.settle(stage)
    after = stage.state.players[0]
    return {("worth",): (after.victory - before.victory) // max(1, before.destiny - after.destiny)}


def attack_priced(build: Build, doer: int, victim: int) -> Seen:
    """What a player pays for an attack."""
    seat = build(active=0).cards[doer].controller
    stage = build(active=seat)
    before = (drive.to_actions(stage), stage.state.players[seat])[1]
    if drive.wish(stage, seat, drive.Wishes("attack")) is None:
        return {("paid",): None}
    stage.says(seat, Attack()).all_pass()
    if doer not in listed(stage, seat, "doomtrooper-ask-attacker"):
        return {("paid",): None}
    if victim not in listed(stage, seat, "doomtrooper-ask-defender", wanted=(doer,)):
        return {("paid",): None}
    stage.says(seat, Announce(doer, victim))
    after = stage.state.players[seat]
    return {
        ("paid",): before.destiny - after.destiny, ("paid victory",): before.victory - after.victory,
        ("spent",): len(before.tokens) - len(after.tokens),
    }  # fmt: skip


def drawn(build: Build, seat: int) -> Seen:
    """How many cards a player draws in his draw step with little in his hand."""
    stage = build(active=seat, at=2)
    for _ in range(12):
        stage.card("special", seat, "library", tags=("general",))
    stage.active = seat
    before = sum(card.zone == "hand" and card.owner == seat for card in stage.cards)
    stage.goes_on()
    drive.settle(stage)
    return {("drawn", seat): sum(card.zone == "hand" and card.owner == seat for card in stage.state.cards) - before}


def hand(build: Build, seat: int) -> Seen:
    """How many cards a hand of many may keep at the end of the turn."""
    stage = build(active=seat, at=6)
    for _ in range(16):
        stage.card("special", seat, "hand", tags=("general",))
    stage.active = seat
    stage.goes_on()
    for _ in range(8):
        if not isinstance(stage.run.top, frames.Window):
            break
        stage.says(stage.run.top.order[stage.run.top.at], Pass())
    held = sum(card.zone == "hand" and card.owner == seat for card in stage.state.cards)
    command = drive.wish(stage, seat, drive.Wishes())
    return {("hand", seat): held - len(command.cards) if isinstance(command, DiscardCards) else held}


def turned_actions(build: Build, seat: int) -> Seen:
    """How many actions a turn has."""
    stage = build(active=seat, at=4)
    stage.have(seat, tokens=())
    stage.active = seat
    drive.to_actions(stage)
    return {("turned-actions", seat): len(stage.state.players[seat].tokens)}


def meditated(build: Build, seat: int) -> Seen:
    """What meditating brings."""
    stage = build(active=seat)
    command = drive.wish(stage, seat, drive.Wishes("meditate"))
    if command is None:
        return {}
    before = stage.state.players[seat].destiny
    stage.says(seat, command)
    return {("meditated", seat): stage.state.players[seat].destiny - before or None}


def weapons(build: Build, bearer: int, tag: str, fight: Fight | None = None) -> Seen:
    """The ratings of a warrior who has two weapons that add seven each."""
    stage = build(active=0, fight=fight)
    gives = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot"], "sum": 7}
    more = (tag,) if tag and not tag.startswith("weapon") else ()
    for _ in range(2):
        stage.on(bearer, "equipment", tags=("weapon", "weapon:fight", "weapon:shoot", *more), effects=(gives,))
    stage.goes_on()
    return look(stage.run)


def covered(build: Build, subject: int) -> Seen:
    """The ratings of a warrior in cover."""
    stage = build(active=0)
    stage.change(subject, covered=True)
    stage.goes_on()
    return {key: value for key, value in look(stage.run).items() if key[0] == "rating"}


def usable(build: Build, cards: tuple[int, ...]) -> Seen:
    """Whether abilities of cards are offered that everybody may use at any time."""
    stage = build(active=0)
    ability = msgspec.convert({"when": "action", "price": {"actions": 1}, "effects": GOOD}, Ability)
    for card in cards:
        printed = stage.printed[stage.cards[card].code]
        stage.printed[printed.code] = replace(printed, text=replace(printed.text or CardText(), abilities=(ability,)))
    found = listed(stage, 0, "doomtrooper-ask-ability", "use")
    return {("usable", one.card): True for one in found}


def aimed(build: Build, tag: str, on: int) -> Seen:
    """Whether a card of a sort may be played on somebody by his own player."""
    seat = build(active=0).cards[on].controller
    seen: Seen = {}
    for each in (0, 1):
        stage = build(active=each)
        play = {"when": moment(stage), "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
        mark = ({"do": "mark", "mark": "seen", "who": {"role": "chosen"}},)
        card = stage.card(kind_of(tag or "special"), each, tags=tags_of(tag or "special"), play=play, effects=mark)  # type: ignore[arg-type]
        if on in listed(stage, each, "doomtrooper-ask-target", "play", card):
            seen["aimed", on, each == seat] = True
    return seen


def guards(build: Build) -> Seen:
    """Whether a player may be sabotaged, warrior by warrior of his as the only one he has."""
    seen: Seen = {}
    plain = build(active=1)
    mine = [at for at, card in enumerate(plain.cards) if card.controller == 0 and plain.printed[card.code].type == "warrior"]
    stage = build(active=1)
    for one in mine:
        if one != stage.hero and stage.cards[stage.hero].on != one and stage.cards[one].zone in IN_PLAY:
            stage.change(one, zone="sideboard")
    seen["guard", stage.hero] = drive.wish(stage, 1, drive.Wishes("sabotage")) is None or None
    return seen


def meditates(build: Build, seat: int) -> Seen:
    """Whether a player may meditate."""
    stage = build(active=seat)
    return {("meditates", seat): drive.wish(stage, seat, drive.Wishes("meditate")) is not None}


def gains(build: Build, word: dict[str, object], seat: int) -> Seen:
    """A player plays a card that does something for him alone."""
    stage = build(active=seat)
    card = stage.card("special", seat, play={"after": "discard"}, effects=(word,))
    command = drive.play(stage, seat, card)
    if command is None:
        return {**look(stage.run), ("offered", seat): False}
    stage.says(seat, command)
    drive.settle(stage)
    return {**look(stage.run), ("offered", seat): True}


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


def acts(build: Build, what: str) -> Seen:
    """Who may do something by an action without a card: go into cover, change the area …"""
    seen: Seen = {}
    for seat in (0, 1):
        stage = build(active=seat)
        for found in listed(stage, seat, "doomtrooper-ask-act", what):
            seen[("act", what, *found)] = True
    return seen


def deed(build: Build, word: dict[str, object], on: int, seat: int, tags: tuple[str, ...] = ("general",), kind: str = "special",
         before: tuple[dict[str, object], ...] = ()) -> Seen:  # fmt: skip
    """A player plays a card on somebody that does this to him; it is seen what became of it."""
    stage = build(active=seat)
    play = {"when": moment(stage), "to": "card", "whom": {}, "after": "discard"}
    card = stage.card(kind, seat, tags=tags, play=play, effects=(*before, word))  # type: ignore[arg-type]
    if not drive.to_speak(stage, seat):
        raise drive.Stuck("who would harm is not asked")
    command = drive.play(stage, seat, card, wanted=(on,))
    if command is None or command.targets[:1] != (on,):
        return {**look(stage.run), ("offered", on): False}
    stage.says(seat, command)
    drive.settle(stage, wanted=(on,))
    return {**look(stage.run), ("offered", on): True}


def tagged(build: Build, tags: tuple[str, ...]) -> Seen:
    """Which cards on the table count as each of these kinds for a card that is played on such."""
    seen: Seen = {}
    for tag in tags:
        stage = build(active=0)
        play = {"when": moment(stage), "to": "card", "whom": {"tags": [tag]}, "after": "discard"}
        card = stage.card("special", 0, play=play, effects=({"do": "mark", "mark": "seen", "who": {"role": "chosen"}},))
        drive.to_speak(stage, 0)
        for target in listed(stage, 0, "doomtrooper-ask-target", "play", card):
            seen["tag", tag, target] = True
    return seen


def playable(build: Build, seat: int, kind: str, tags: tuple[str, ...]) -> Seen:
    """Whether a player may play a card of a sort as an action, and what he pays for it."""
    stage = build(active=seat)
    gives = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},)
    attach = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
    if kind == "warrior":
        card = stage.card("warrior", seat, ratings="3/3/3/3", tags=tags)
    elif kind in ("fortification", "warzone"):
        card = stage.card(kind, seat, tags=tags, play={"to": "area", "areas": ["squad"]})  # type: ignore[arg-type]
    elif kind in ("equipment", "relic", "symmetry", "ki", "beast"):
        card = stage.card(kind, seat, tags=tags, play=attach, effects=gives)  # type: ignore[arg-type]
    else:
        card = stage.card(kind, seat, tags=tags, play={"after": "discard"}, effects=GOOD)  # type: ignore[arg-type]
    return {("playable", seat): drive.play(stage, seat, card) is not None}


def turned(build: Build, part: int) -> Seen:
    """The turn goes on from a part of it to the next question about actions or discarding."""
    stage = build(active=0, at=part)
    for _ in range(drive.STEPS):
        stage.goes_on()
        frame = stage.run.top
        if not isinstance(frame, frames.Window):
            break
        stage.says(frame.order[frame.at], Pass())
    return look(stage.run)


def probed(build: Build, probe: tuple[Any, ...]) -> Seen:
    """What a probe tells."""
    name, *args = probe
    try:
        return PROBES[name](build, *args)
    except NoSuchAnswer as stuck:
        raise drive.Stuck(f"probe {name}") from stuck


PROBES: dict[str, Callable[..., Seen]] = {
    "look": lambda build, fight=None: _looked(build, fight),
    "attack": attack,
    "receive": receive,
    "any-time": any_time,
    "cast": cast,
    "used": used,
    "harmful": harmful,
    "outcome": outcome,
    "tactics": tactics,
    "acts": acts,
    "deed": deed,
    "tagged": tagged,
    "playable": playable,
    "turned": turned,
    "bout": bout,
    "weapons": weapons,
    "covered": covered,
    "usable": usable,
    "inert": inert,
    "copies": copy,
    "second": second,
    "priced": priced,
    "worth": worth,
    "attack-priced": attack_priced,
    "drawn": drawn,
    "hand": hand,
    "turned-actions": turned_actions,
    "meditated": meditated,
    "guards": guards,
    "aimed": aimed,
    "meditates": meditates,
    "gains": gains,
}


def _looked(build: Build, fight: Fight | None) -> Seen:
    stage = build(fight=fight)
    stage.goes_on()
    return look(stage.run)
