"""Trials of attacks, sabotage, where somebody may defend from, and what somebody may become."""

from __future__ import annotations

from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Announce, Attack
from bot.games.doomtrooper.position.state import IN_PLAY
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.probes import (
    Build,
    acting,
    listed,
    moment,
    ready,
)
from tests.bot.games.doomtrooper.seen.stated.world import Fight


def attack_priced(build: Build, doer: int, victim: int) -> Seen:
    """The price a player pays for an attack."""
    seat = build(active=0).cards[doer].controller
    stage = build(active=seat)
    drive.to_actions(stage)
    before = stage.state.players[seat]
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
        ("paid",): before.destiny - after.destiny,
        ("paid victory",): before.victory - after.victory,
        ("spent",): len(before.tokens) - len(after.tokens),
    }


def guards(build: Build, only: int) -> Seen:
    """Whether a warrior shields his player from sabotage as the only one he has."""
    seen: Seen = {}
    plain = build(active=1)
    mine = [
        at for at, card in enumerate(plain.cards) if card.controller == 0 and plain.printed[card.code].type == "warrior"
    ]
    stage = build(active=1)
    for one in mine:
        if one != only and stage.cards[one].zone in IN_PLAY:
            stage.change(one, zone="sideboard")
    acting(stage)
    seen["guard", only] = drive.wish(stage, 1, drive.Wishes("sabotage")) is None or None
    return seen


def raided(build: Build) -> Seen:
    """Whether the first player may be sabotaged."""
    return {("raided", 0): drive.wish(acting(build(active=1)), 1, drive.Wishes("sabotage")) is not None}


def raid(build: Build, raider: int) -> Seen:
    """A warrior sabotages a player who has nobody left; what is earned becomes victory points where it may."""
    seat = build(active=0).cards[raider].controller
    stage = build(active=seat)
    for at, card in enumerate(stage.cards):
        if card.controller != seat and card.zone in IN_PLAY and stage.printed[card.code].type == "warrior":
            stage.take_off(at)
    command = drive.wish(acting(stage), seat, drive.Wishes("sabotage", wanted=(raider,)))
    if command is None:
        return {}
    stage.says(seat, command)
    for _ in range(drive.STEPS):
        stage.goes_on()
        frame = stage.run.top
        if isinstance(frame, frames.Window):
            drive.passes(stage)
        elif isinstance(frame, frames.Splitting):
            drive.answer(stage, (), [], 1, 99)
        else:
            break
    return look(stage.run)


def counts(build: Build) -> Seen:
    """Which warriors may come to count as of the other side."""
    stage = build(active=0, at=4)
    if not drive.to_speak(stage, 0):
        return {}
    card = stage.hero
    command = drive.wish(stage, 0, drive.Wishes("count-as", wanted=(card,)))
    return {("counts", card): True} if getattr(command, "card", -1) == card else {}


def zones(build: Build, fight: Fight, zone: int, laid: tuple[int, str] | None = None) -> Seen:
    """From which war zones a defender may defend; with one more of a side, in an area."""
    stage = build(fight=Fight(fight.attacker, fight.defender, fight.tactic), at=5)
    if laid is not None:
        stage.card("warzone", *laid, ratings="1/1/1/1", tags=("generic",))
    stage.all_pass()
    seat = stage.cards[fight.defender].controller
    found = listed(stage, seat, "doomtrooper-ask-zone")
    del zone
    return {("zone-offered", one): True for one in found if one >= 0}


def several(build: Build, attacker: int) -> Seen:
    """Whether an attacker who has met a defender may meet another by the same action."""
    seat = build(active=0).cards[attacker].controller
    stage = build(active=seat)
    drive.to_actions(stage)
    command = drive.wish(stage, seat, drive.Wishes("attack"))
    if command is None:
        return {}
    stage.says(seat, command).all_pass()
    foes = listed(stage, seat, "doomtrooper-ask-defender", wanted=(attacker,))
    if attacker not in listed(stage, seat, "doomtrooper-ask-attacker") or not foes:
        return {}
    stage.says(seat, Announce(attacker, foes[0]))
    drive.over(stage)
    again = isinstance(stage.run.top, frames.Combat) or any(isinstance(one, frames.Combat) for one in stage.state.stack)
    return {("several", attacker): True} if again else {}


def became(build: Build, word: dict[str, object], on: int, seat: int, tag: str) -> Seen:
    """Whether somebody is still of a kind once a player has played a card on him that changes what he is."""
    stage = build(active=seat)
    play = {"when": moment(stage), "to": "card", "whom": {}, "after": "discard"}
    card = stage.card("special", seat, play=play, effects=(word,))
    such = {**play, "whom": {"tags": [tag]}}
    asks = stage.card("special", seat, play=such, effects=({"do": "mark", "mark": "seen", "who": {"role": "chosen"}},))
    if not drive.to_speak(ready(stage), seat):
        raise drive.Stuck("who would change him is not asked")
    command = drive.play(stage, seat, card, wanted=(on,))
    if command is not None and command.targets[:1] == (on,):
        stage.says(seat, command)
        drive.settle(stage, wanted=(on,))
    drive.to_speak(ready(stage), seat)
    found = listed(stage, seat, "doomtrooper-ask-target", "play", asks)
    return {("tag", tag, on): True} if on in found else {}
