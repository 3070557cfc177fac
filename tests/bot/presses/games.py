"""Who presses what: a match of each game that is played at the panel, as far as it is counted."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.state import State
from bot.games.questions import Prompt, Step
from bot.matches.rules.foresight import foreseen
from tests.bot.behaviour.matches.campaign import group
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing import zloba_match
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.behaviour.table import Card
from tests.bot.games.doomtrooper.post.people import Reply, Turn, path, wanted
from tests.bot.games.doomtrooper.post.turns import (
    MEDITATE,
    RECRUIT,
    P,
    Q,
    attacks,
    play,
    player,
    stronger,
    theirs,
    warrior,
)
from tests.bot.matches.table import HandClock
from tests.bot.presses.panel import Kind, People, Press

QUIET = Turn(
    "quiet",
    player(warrior("one"), hand=(warrior("new"),)),
    theirs(warrior("foe")),
    (RECRUIT, Reply(P, "actions", MEDITATE), Reply(P, "discarding", {"type": "DiscardCards", "cards": []})),
)
"""A warrior is recruited, and nothing else happens."""
ANSWERED = Turn(
    "answered",
    player(warrior("one", fight=7), hand=(stronger("rage", 2),)),
    theirs(warrior("foe", fight=2), hand=(stronger("stand", 1),)),
    (
        *attacks(),
        Reply(Q, "combat-modifiers", play("stand", "@foe")),
        Reply(P, "splitting", {"type": "Split", "victory": 4}),
    ),
)
"""An attack that the other player answers with one card."""
ROUNDS, DAYS = 3, 2


async def begun_written(party: Party) -> None:
    """Begin a turn that is written down."""
    first, second, _ = party.players
    await party.use(first, "match new", game="doomtrooper", seats=2)
    await party.press(second, party.status, "lb:1:join")
    await party.press(first, party.status, "lb:1:start")


async def written(party: Party, game: Doomtrooper, turn: Turn) -> list[Press]:
    """The presses of a turn that is written down, up to the next one."""
    await begun_written(party)
    people = People(party, game, clock=_clock(party))
    while (prompt := await people.asked()) is not None:
        state = (await people.now()).state
        if state.active != P:
            break
        await _answer(people, game, prompt, lambda state, own: wanted(turn, game, state, own))
    return people.presses


def of_attack(presses: list[Press]) -> list[Press]:
    """Those of a written turn from its attack on, up to the end of the combat."""
    first = next(at for at, each in enumerate(presses) if each.what.endswith(" attack"))
    return [each for each in presses[first:] if "await-discard" not in each.what]


async def automated(party: Party, most: int) -> list[Press]:
    """The presses of two people with ready decks who answer as the game's own player does."""
    await begun(party)
    game = (await party.position()).game
    people = People(party, game, clock=_clock(party))
    assert isinstance(game, Doomtrooper)
    while len(people.presses) < most and (prompt := await people.asked()) is not None:
        await _answer(people, game, prompt, game.automated)
    return people.presses


async def _answer(people: People, game: Doomtrooper, prompt: Prompt, wants: Callable[[State, Prompt], Command]) -> None:
    """Press what somebody wants; who wants nothing in a window before their move makes the move at once."""
    position = await people.now()
    own = position.prompt(prompt.id, prompt.seat)
    assert own is not None
    command = wants(position.state, own)
    if prompt.onward and not prompt.ahead and command == game.default(position.state, own):
        following = next(iter(foreseen(position, prompt.seat)))
        position, own, prompt = following.position, following.own, following.prompt
        command = wants(position.state, own)
    tokens = path(game, position.state, own, command)
    # A command need not say which of its actions pays, which the panel asks.
    while isinstance(step := game.step(position.state, own, tokens), Step) and step.most == 1:
        tokens = (*tokens, step.options[0].token)
    await people.give(position, own, prompt, tokens)


def _clock(party: Party) -> HandClock:
    clock = party.client.matches.clock
    assert isinstance(clock, HandClock)
    return clock


async def zloba(party: Party, *, settled: bool) -> list[Press]:
    """The presses of some rounds of two players, one of whom may have settled how turns end."""
    await zloba_match.begun(party)
    people = People(party, (await party.position()).game, clock=_clock(party))
    for seat in (0, 1) if settled else ():
        people.panels[seat] = await party.press(party.player(seat), party.status, "play:1")
        number = await zloba_match.settled(party, seat, people.panels[seat], zloba_match.WISHES)
        people.presses += [Press(seat, "standing", "own", free=True)] * (number + 1)
    while (await people.now()).state.round <= ROUNDS and (prompt := await people.asked()) is not None:
        await people.do(prompt, _zloba_press)
    return people.presses


def _zloba_press(panel: Card) -> tuple[Kind, str, str]:
    offered = next((each for each in panel.buttons.values() if each.startswith("rest:")), None)
    if offered is not None:
        return "standing", offered, ""
    confirm = next((each for each in panel.buttons.values() if ":c:" in each), None)
    return ("confirm", confirm, "") if confirm else ("pick", *zloba_match.best(panel))


async def twom(party: Party) -> list[Press]:
    """The presses of three people in two days, who do as the bot's player advises."""
    await group.begun(party, 3)
    people = People(party, (await party.position()).game, clock=_clock(party))
    while (await people.now()).state.day <= DAYS and (prompt := await people.asked()) is not None:
        await people.do(prompt, _advised)
    return people.presses


def _advised(panel: Card) -> tuple[Kind, str, str]:
    """Take advice that is there over, else confirm what is forced, else ask for advice."""
    ids = list(panel.buttons.values())
    for kind, begins in (("advice", "adv:"), ("confirm", "p:"), ("advice", "advg:")):
        fitting = (each for each in ids if each.startswith(begins) and (kind != "confirm" or ":c:" in each))
        if (found := next(fitting, None)) is not None:
            return kind, found, ""  # type: ignore[return-value]
    raise AssertionError(f"no advice: {panel.text} {ids}")
