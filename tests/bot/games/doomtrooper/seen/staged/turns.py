"""Probes of what a turn lets a player do: attack again, leave cover first, come to another area, discard, recruit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import enemies
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Act, Announce, Pass
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.position.tokens import Token
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.probes import GOOD, Build, listed
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.world import Fight

UNHURT = (0, 0, 90)
"""Ratings of those who fight and hurt nobody."""


def pairs(stage: Stage, seat: int) -> Seen:
    """Who may attack whom by an action of a player, as the menu offers it."""
    command = drive.wish(stage, seat, drive.Wishes("attack"))
    if command is None:
        return {}
    stage.says(seat, command).all_pass()
    if not stage.state.stack or not isinstance(stage.run.top, frames.Combat):
        return {}
    found = enemies.payable(stage.run, stage.run.top, able.pairs(stage.run, stage.run.top))
    return {("attack", attacker, one): True for attacker, defenders in found.items() for one in defenders}


def laid_attack(build: Build, subject: int, laid: dict[str, object], acts: tuple[str, ...] = ()) -> Seen:
    """Whom somebody may attack who lies otherwise, once he has done this by actions of his own."""
    seat = build(active=0).cards[subject].controller
    stage = build(active=seat)
    stage.change(subject, **laid)
    drive.to_actions(stage)
    for what in acts:
        command = Act(what, subject)  # type: ignore[arg-type]
        try:
            stage.says(seat, replace(command, token=0))
        except AssertionError as refused:
            raise drive.Stuck(f"he may not {what}") from refused
        drive.to_actions(stage)
    return {key: value for key, value in pairs(stage, seat).items() if key[1] == subject}


def after_attack(build: Build, doer: int, foe: int, kind: str, only: tuple[str, ...] = ()) -> Seen:
    """The actions left to a player after somebody of his attacked: other attacks, for how much, and meditating.

    Args:
        kind: of what kind three of his four actions are; the other is of any kind.
    """
    seat = build(active=0).cards[doer].controller
    stage = build(active=seat)
    stage.have(seat, tokens=(*(Token(kind),) * 3, Token("any")))  # type: ignore[arg-type]
    for one in (doer, foe):
        printed = stage.printed[stage.cards[one].code]
        rated = {**printed.ratings, **dict(zip(("fight", "shoot", "armour"), UNHURT, strict=True))}  # type: ignore[misc]
        stage.printed[printed.code] = replace(printed, ratings=rated)
    drive.to_actions(stage)
    command = drive.wish(stage, seat, drive.Wishes("attack"))
    if command is None:
        return {}
    if stage.state.cards[doer].zone not in IN_PLAY:
        return {}
    stage.says(seat, command).all_pass()
    try:
        stage.says(seat, Announce(doer, foe))
    except AssertionError as refused:
        raise drive.Stuck("who is to attack may not") from refused
    drive.over(stage)
    drive.to_actions(stage)
    seen: Seen = {}
    frame = stage.run.top if stage.state.stack else None
    if not isinstance(frame, frames.ActionFrame) or frame.seat != seat:
        return seen
    if drive.wish(stage, seat, drive.Wishes("meditate")) is not None:
        seen["other-action", seat] = True
    before = stage.state.players[seat].destiny
    found = pairs(stage, seat)
    if found:
        seen["attack-again", seat] = before - stage.state.players[seat].destiny
        seen |= {("attacks-again", attacker): True for _, attacker, _ in found}
    return seen


def attacks_with(build: Build, seat: int) -> Seen:
    """With how many actions left a player may attack."""
    seen: Seen = {}
    for number in (1, 2, 3):
        stage = build(active=seat)
        stage.have(seat, tokens=(Token("any"),) * number)
        drive.to_actions(stage)
        if drive.wish(stage, seat, drive.Wishes("attack")) is not None:
            seen["attacks-with", seat, number] = True
    return seen


def namer(build: Build, attacker: int) -> Seen:
    """Who says whom an attacker attacks."""
    seat = build(active=0).cards[attacker].controller
    stage = build(active=seat)
    drive.to_actions(stage)
    command = drive.wish(stage, seat, drive.Wishes("attack"))
    if command is None:
        raise drive.Stuck("nobody may attack")
    stage.says(seat, command).all_pass()
    if attacker not in listed(stage, seat, "doomtrooper-ask-attacker"):
        raise drive.Stuck("who is to attack may not")
    if listed(stage, seat, "doomtrooper-ask-defender", wanted=(attacker,)):
        return {("namer", attacker): seat}
    stage.says(seat, Announce(attacker, -1))
    return {("namer", attacker): drive.speaker(stage)}


def transferred(build: Build, card: int, area: str) -> Seen:
    """A warrior changes his area by an act of his player; it is seen what that took."""
    seat = build(active=0).cards[card].controller
    stage = build(active=seat)
    drive.to_actions(stage)
    before = len(stage.state.players[seat].tokens)
    if (card, area) not in listed(stage, seat, "doomtrooper-ask-act", "transfer"):
        return {**_bare(stage), ("spent",): None}
    wanted = ((card, area),)
    command = drive.wish(stage, seat, drive.Wishes("transfer", wanted=wanted))
    if not isinstance(command, Act) or (command.card, command.area) != (card, area):
        return {**_bare(stage), ("spent",): None}
    stage.says(seat, command)
    drive.to_actions(stage)
    return {**_bare(stage), ("spent",): before - len(stage.state.players[seat].tokens)}


def _bare(stage: Stage) -> Seen:
    return {key: value for key, value in look(stage.run).items() if key[0] in ("zone", "inside", "covered")}


def acted(build: Build, what: str, card: int, laid: dict[str, object]) -> Seen:
    """A warrior who lies so does something by an act of his player; it is seen what that took."""
    seat = build(active=0).cards[card].controller
    stage = build(active=seat)
    stage.change(card, **laid)
    drive.to_actions(stage)
    before = len(stage.state.players[seat].tokens)
    try:
        stage.says(seat, Act(what, card))  # type: ignore[arg-type]
    except AssertionError:
        try:
            stage.says(seat, Act(what, card, token=0))  # type: ignore[arg-type]
        except AssertionError:
            return {**_bare(stage), ("spent",): None}
    drive.to_actions(stage)
    return {**_bare(stage), ("spent",): before - len(stage.state.players[seat].tokens)}


class _Most(drive.Wishes):
    """Tells how many of several cards may be picked."""

    __slots__ = ("bounds",)

    def __init__(self) -> None:
        super().__init__()
        self.bounds: tuple[int, int] | None = None

    def several(  # type: ignore[no-untyped-def]
        self, ask, choices: Sequence[Any], token, label: Callable[..., Any], least: int, most: int, /, **values
    ):
        if ask == "doomtrooper-ask-discard":
            self.bounds = (least, most)
        return super().several(ask, choices, token, label, least, most, **values)


def discards(build: Build, seat: int, hand: int) -> Seen:
    """How many cards a player must and may discard at the end of his turn, of so many in his hand."""
    stage = build(active=seat, at=4)
    held = [at for at, card in enumerate(stage.cards) if card.zone == "hand" and card.controller == seat]
    for at in held[: max(0, len(held) - hand)]:
        stage.change(at, zone="sideboard")
    for _ in range(hand - len(held)):
        stage.card("special", seat, "hand", tags=("general",))
    drive.to_discarding(stage, seat)
    frame = stage.run.top if stage.state.stack else None
    if not isinstance(frame, frames.Discarding) or frame.seat != seat:
        return {("discards", seat): None}
    most = _Most()
    drive.wish(stage, seat, most)
    return {("discards", seat): most.bounds}


def recruited_now(build: Build, seat: int, tags: tuple[str, ...]) -> Seen:
    """Whether a player may recruit a warrior of a sort while the other one is in turn."""
    stage = build(active=1 - seat, at=1)
    card = stage.card("warrior", seat, ratings="3/3/3/3", tags=tags)
    spoken = drive.to_speak(stage, seat)
    return {("recruited-now", seat): True} if spoken and drive.play(stage, seat, card) is not None else {}


def comes(build: Build, seat: int, tags: tuple[str, ...], zone: str, like: int = -1) -> Seen:
    """The ways in which a warrior of a sort comes to an area of a player: recruited, by a card, from another area.

    Args:
        zone: the area; anywhere in play where it is empty.
        like: a card whose name the warrior has.
    """
    seen: Seen = {}
    start = "outpost" if zone != "outpost" else "squad"
    ways: dict[str, tuple[str, dict[str, object]]] = {
        "recruited": ("hand", {}),
        "brought": (
            "discard",
            {"do": "enter", "origin": ["discard"], "to": zone, "who": {"tags": ["comes"], "count": 1}},
        ),
        "moved": (start, {"do": "move", "to": zone, "who": {"tags": ["comes"]}}),
    }
    for how, (origin, word) in ways.items():
        if how == "moved" and not zone:
            continue
        stage = build(active=seat)
        card = stage.card("warrior", seat, origin, ratings="3/3/3/3", tags=(*tags, "comes"))
        if like >= 0:
            code = stage.cards[card].code
            name = stage.printed[stage.cards[like].code].name
            stage.printed[code] = replace(stage.printed[code], name=name)
        mover = stage.card("special", seat, play={"after": "discard"}, effects=(word,) if word else ())
        drive.to_actions(stage)
        command = drive.play(stage, seat, mover if word else card, wanted=(zone,))
        if command is not None:
            stage.says(seat, command)
            drive.settle(stage, wanted=(card,))
        lies = stage.state.cards[card]
        # Nobody knows who it is that lies face down.
        if not lies.unpaid and (lies.zone == zone or (not zone and lies.zone in IN_PLAY)):
            seen["comes", seat, zone, how] = True
    return seen


def comes_itself(build: Build, seat: int, zone: str) -> Seen:
    """The ways in which the card itself comes to an area of its player: recruited, and by a card from a pile."""
    seen: Seen = {}
    ways: dict[str, tuple[str, dict[str, object]]] = {
        "recruited": ("hand", {}),
        "brought": ("discard", {"do": "enter", "origin": ["discard"], "to": zone}),
    }
    for how, (origin, word) in ways.items():
        stage = build(active=seat)
        if not any(lies.zone in IN_PLAY for lies in stage.cards[stage.hero : stage.hero + 1]):
            return {}
        stage.change(stage.hero, zone=origin)
        name = next(tag for tag in stage.printed[stage.cards[stage.hero].code].tags if tag.startswith("name:"))
        effects = ({**word, "who": {"tags": [name], "count": 1}},) if word else ()
        mover = stage.card("special", seat, play={"after": "discard"}, effects=effects)
        drive.to_actions(stage)
        command = drive.play(stage, seat, mover if word else stage.hero, wanted=(zone,))
        if command is not None:
            stage.says(seat, command)
            drive.settle(stage, wanted=(stage.hero,))
        lies = stage.state.cards[stage.hero]
        if not lies.unpaid and lies.zone == zone:
            seen["comes", seat, zone, how] = True
    return seen


def seen_now(build: Build, seat: int) -> Seen:
    """The position as a player in turn knows the hands of the others."""
    stage = build(active=seat)
    drive.to_actions(stage)
    return look(stage.run)


def speaks(build: Build, fight: Fight) -> Seen:
    """Which players may play something in the windows of a combat that are still to come."""
    stage = build(fight=fight)
    for seat in (0, 1):
        stage.card("special", seat, play={"when": "any", "after": "discard"}, effects=GOOD)
    last = len(stage.cards) - 1
    seen: Seen = {}
    stage.goes_on()
    for _ in range(drive.STEPS):
        frame = stage.run.top if stage.state.stack else None
        if not any(isinstance(one, frames.Combat) for one in stage.state.stack):
            break
        if not isinstance(frame, frames.Window):
            drive.answer(stage, (), [], 1)
            continue
        seat = frame.order[frame.at]
        if drive.play(stage, seat, last - 1 + seat) is not None:
            seen["speaks", seat] = True
        stage.says(seat, Pass())
    return seen


def played_at(build: Build, seat: int, kind: str, play: dict[str, object], like: int = -1) -> Seen:
    """Whether a player may play a card of a kind in such a way; ``like``: one that has another's name."""
    stage = build(active=seat)
    gives = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1},)
    card = stage.card(kind, seat, play=play, effects=gives)  # type: ignore[arg-type]
    if like >= 0:
        code = stage.cards[card].code
        stage.printed[code] = replace(stage.printed[code], name=stage.printed[stage.cards[like].code].name)
    drive.to_actions(stage)
    return {("played-at", seat): True} if drive.play(stage, seat, card) is not None else {}


PROBES: dict[str, Callable[..., Seen]] = {
    "laid-attack": laid_attack,
    "after-attack": after_attack,
    "attacks-with": attacks_with,
    "namer": namer,
    "transferred": transferred,
    "acted": acted,
    "discards": discards,
    "recruited-now": recruited_now,
    "comes": comes,
    "comes-itself": comes_itself,
    "speaks": speaks,
    "played-at": played_at,
    "seen-now": seen_now,
}
