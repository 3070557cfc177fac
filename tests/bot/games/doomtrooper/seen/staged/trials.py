"""More that is tried in a position: what is paid, how often, what a card adds, what a turn allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import DiscardCards, Pass
from bot.games.doomtrooper.position.state import Card
from bot.games.doomtrooper.words.effects import Ability, Rate
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import RATINGS, Whom
from bot.games.kernel.ask import NoSuchAnswer
from tests.bot.games.doomtrooper.seen.staged import drive, means, stores, turns
from tests.bot.games.doomtrooper.seen.staged.contests import (
    attack_priced,
    became,
    counts,
    guards,
    raid,
    raided,
    several,
    zones,
)
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.people import TYPES
from tests.bot.games.doomtrooper.seen.staged.probes import (
    GOOD,
    Build,
    acting,
    acts,
    aimed,
    any_time,
    attack,
    bout,
    cast,
    deed,
    gains,
    harmful,
    kind_of,
    listed,
    moment,
    outcome,
    receive,
    tactics,
    tagged,
    tags_of,
    used,
)
from tests.bot.games.doomtrooper.seen.stated.world import Fight


def lends(build: Build, subject: int) -> Seen:
    """The ratings of all warriors while one of them adds ten to each of his player's."""
    stage = build()
    word = Rate(who=Whom(side="own", tags=("warrior",)), ratings=RATINGS, sum=10)
    printed = stage.printed[stage.cards[subject].code]
    stage.printed[printed.code] = replace(printed, text=CardText(effects=(word,)))
    stage.goes_on()
    return look(stage.run)


def inert(build: Build, subject: int, holder: int, fight: Fight | None = None) -> Seen:
    """The ratings of a warrior to whom a card adds ten each: the card itself, or one that he bears."""
    stage = build(fight=fight) if fight is not None else build()
    role = "self" if subject == holder else "bearer" if stage.cards[subject].on == holder else "holder"
    word = Rate(who=Whom(role=role), ratings=RATINGS, sum=10)  # type: ignore[arg-type]
    printed = stage.printed[stage.cards[subject].code]
    # The card that is proven goes on saying what it says.
    said = (printed.text or CardText()).effects if subject == stage.hero else ()
    stage.printed[printed.code] = replace(printed, text=CardText(effects=(*said, word)))
    stage.goes_on()
    return look(stage.run)


def copy(build: Build) -> Seen:
    """Whether another copy of the card may be played, and on whom."""
    stage = build(active=0)
    code = stage.cards[stage.hero].code
    stage.cards.append(Card(code, 0, 0, "hand"))
    at = len(stage.cards) - 1
    acting(stage)
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
    listed_ = listed(acting(stage), 0, "doomtrooper-ask-target", "play", len(stage.cards) - 1)
    return {("second", one): True for one in listed_}


def twice(build: Build, seat: int, kind: str) -> Seen:
    """Whether a player may have a second equal card of a type on the table."""
    stage = build(active=seat)
    for zone in ("squad", "hand"):
        stage.card(kind, seat, zone, name="equal", play={"to": "area", "areas": ["squad"]})  # type: ignore[arg-type]
    return {("twice", seat): drive.play(acting(stage), seat, len(stage.cards) - 1) is not None}


def priced(build: Build, act: str, tags: tuple[str, ...], seat: int, on: tuple[int, ...]) -> Seen:
    """The price a player pays for a card of a sort that costs an action and six destiny points."""
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
            stage.on(
                bearer,
                "special",
                effects=({"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True},),
            )
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


def worth(build: Build, tags: tuple[str, ...], user: int, on: int = -1) -> Seen:
    """How much a point counts that is paid for a card of a sort, played on somebody or on nobody."""
    stage = build(active=0)
    kind = next((tag for tag in tags if tag in TYPES), "") or kind_of(tags[0] if tags else "special")
    known = tuple(each for tag in tags if tag not in TYPES for each in tags_of(tag))
    gain = {"do": "points", "victory": {"of": "x"}}
    if kind == "art":
        casts = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
        stage.on(user, "special", effects=(casts,))
        whom: dict[str, object] = {} if on < 0 else {"to": "card", "whom": {"tags": ["warrior"]}}
        play = {"after": "discard", "price": {"x": "destiny"}, **whom}
        card = stage.card("art", 0, tags=known, play=play, effects=(gain,))
    else:
        use = {"when": "action", "price": {"actions": 1, "x": "destiny"}, "effects": [gain]}
        card = stage.on(user, kind, tags=known, abilities=(use,))  # type: ignore[arg-type]
    stage.goes_on()
    drive.to_actions(stage)
    wanted = (("caster", user), *((on,) if on >= 0 else ()))
    command = drive.play(stage, 0, card, wanted=wanted) if kind == "art" else drive.use(stage, 0, card, 0)
    if command is None:
        return {("worth",): None}
    before = stage.state.players[0]
    stage.says(0, command)
    drive.settle(stage)
    after = stage.state.players[0]
    return {("worth",): (after.victory - before.victory) // max(1, before.destiny - after.destiny)}


def drawn(build: Build, seat: int) -> Seen:
    """How many cards a player draws in his draw step with little in his hand."""
    stage = build(active=seat, at=1)
    for _ in range(12):
        stage.card("special", seat, "library", tags=("general",))
    stage.active = seat
    held = [at != stage.hero and card.zone == "hand" and card.owner == seat for at, card in enumerate(stage.cards)]
    stage.have(seat, tokens=())
    drive.to_actions(stage)
    now = (card.zone == "hand" and card.owner == seat for at, card in enumerate(stage.state.cards) if at != stage.hero)
    return {("drawn", seat): sum(now) - sum(held)}


def hand(build: Build, seat: int) -> Seen:
    """How many cards a hand of many may keep at the end of the turn."""
    stage = build(active=seat, at=4)
    for _ in range(16):
        stage.card("special", seat, "hand", tags=("general",))
    drive.to_discarding(stage, seat)
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
    """The gain of meditating."""
    stage = build(active=seat)
    acting(stage)
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


def covered(build: Build, subject: int, fight: Fight | None = None) -> Seen:
    """The ratings of a warrior in cover."""
    stage = build(active=0) if fight is None else build(fight=fight)
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
    found = listed(acting(stage), 0, "doomtrooper-ask-ability", "use")
    return {("usable", one.card): True for one in found}


def meditates(build: Build, seat: int) -> Seen:
    """Whether a player may meditate."""
    stage = build(active=seat)
    acting(stage)
    return {("meditates", seat): drive.wish(stage, seat, drive.Wishes("meditate")) is not None}


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
        when = moment(stage)
        card = stage.card(kind, seat, tags=tags, play={"when": when, "after": "discard"}, effects=GOOD)  # type: ignore[arg-type]
        if when == "any":
            drive.to_speak(stage, seat)
            return {("playable", seat): drive.play(stage, seat, card) is not None}
    return {("playable", seat): drive.play(acting(stage), seat, card) is not None}


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
    """The findings of a probe."""
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
    "became": became,
    "playable": playable,
    "turned": turned,
    "bout": bout,
    "weapons": weapons,
    "covered": covered,
    "usable": usable,
    "inert": inert,
    "lends": lends,
    "copies": copy,
    "second": second,
    "twice": twice,
    "priced": priced,
    "worth": worth,
    "attack-priced": attack_priced,
    "drawn": drawn,
    "hand": hand,
    "turned-actions": turned_actions,
    "meditated": meditated,
    "guards": guards,
    "raided": raided,
    "raid": raid,
    "aimed": aimed,
    "meditates": meditates,
    "several": several,
    "counts": counts,
    "zones": zones,
    "gains": gains,
    **means.PROBES,
    **turns.PROBES,
    **stores.PROBES,
}


def _looked(build: Build, fight: Fight | None) -> Seen:
    stage = build(fight=fight)
    stage.goes_on()
    return look(stage.run)
