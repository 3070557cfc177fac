"""Tables of Doomtrooper to draw, laid out of the packaged cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.boards.doomtrooper.entry import ENTRY
from bot.games.contract import AnyGame, after_events
from bot.games.doomtrooper.position.frames import Combat, Playing, Sabotage, Splitting, Window
from bot.games.doomtrooper.position.frames import Earned as Earned
from bot.games.doomtrooper.position.state import Player, State, Token
from bot.games.doomtrooper.telling.view import DoomtrooperView
from bot.games.playing import Dice
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Accepted, Viewer

Cards = Sequence[Any]


@cache
def game() -> AnyGame:
    """The game with the packaged cards."""
    return ENTRY.make(None)


def code(name: str) -> str:
    """The code of the card with this English name."""
    found = [card.code for card in game().catalogue.values() if card.name == name]  # type: ignore[attr-defined]
    assert found, name
    return found[0]


@cache
def opened(seats: int) -> State:
    """The beginning of a match of so many."""
    setup = ENTRY.samples[1]
    variant = "duel" if seats == 2 else "free"
    chairs = tuple(setup.seats[number % 2] for number in range(seats))
    dice = Dice(random.Random(1).randrange)
    state = after_events(game(), game().open(Setup(setup.ruleset, variant, chairs), dice))
    assert isinstance(state, State)
    return state


def laid(seats: int, players: dict[int, dict[str, Any]], turn: int = 0) -> State:
    """A table with these cards, in the actions of the turn of a seat."""
    changes = {
        "add": True,
        "players": {str(seat): part for seat, part in players.items()},
        "turn": {"seat": turn, "number": 7},
    }
    state = opened(seats)
    done = game().adjust(state, changes)
    assert isinstance(done, Accepted), done
    found = after_events(game(), done.events, state)
    assert isinstance(found, State)
    return found


def one(name: str, *attached: Any, **marks: Any) -> dict[str, Any]:
    """A card by its English name, with what is attached to it and how it lies."""
    return {"card": code(name), "attached": [each if isinstance(each, dict) else code(each) for each in attached], **marks}


def seen(state: State, viewer: Viewer = SPECTATOR) -> DoomtrooperView:
    """The position as somebody sees it."""
    found = game().view(state, viewer)
    assert isinstance(found, DoomtrooperView)
    return found


def place(state: State, name: str, seat: int = -1) -> int:
    """Where a card that lies on the table is."""
    wanted = code(name)
    return next(
        at
        for at, card in enumerate(state.cards)
        if card.code == wanted and card.zone in ("squad", "cohort", "outpost", "aside", "table") and seat in (-1, card.controller)
    )


def duel() -> State:
    """Two players with a few warriors each: wounded, covered, face down, in a vehicle, in prison."""
    mine = {
        "victory": 17,
        "destiny": 6,
        "squad": [
            code("HEIMBURG"),
            one("BIG BOB WATTS", 'AC-40 "JUSTIFIER"', "COMBAT ARMOR"),
            one("AGENT NICK MICHAELS", wounded=True),
            one("GOLDEN LION", covered=True, unpaid=True),
            one("HUSSAR", covered=True),
        ],
        "outpost": [one("CRENSHAW THE MORTIFICATOR", marks=("imprisoned",))],
        "table": [code("FIFTEEN MINUTES OF FAME")],
        "actions": ["attack", "other", "other"],
    }
    theirs = {
        "victory": 23,
        "destiny": 2,
        "debt": 3,
        "cohort": [
            code("CITADEL OF ALGEROTH"),
            one("ALAKHAI THE CUNNING", one("NECROMAKINA"), "DARK FIRE"),
            one("EZOGHOUL", wounded=True),
            one("CENTURION"),
        ],
        "squad": [one("HERETIC", covered=True, unpaid=True)],
    }
    return laid(2, {0: mine, 1: theirs})


def crowded() -> State:
    """Four players with forty cards on the table, twenty of them warriors."""
    players = {
        0: {
            "victory": 17,
            "squad": [
                code("HEIMBURG"),
                one("BIG BOB WATTS", 'AC-40 "JUSTIFIER"', "COMBAT ARMOR"),
                one("AGENT NICK MICHAELS", "BAYONET", wounded=True),
                one("GOLDEN LION", covered=True, unpaid=True),
                one("STAFF GENERAL CONSTANCE ROMANOV", covered=True),
            ],
            "outpost": [one("CRENSHAW THE MORTIFICATOR", marks=("imprisoned",))],
            "table": [code("DECLARATION OF CORPORATE DISSENSION")],
            "actions": ["any", "any"],
        },
        1: {
            "victory": 39,
            "destiny": 21,
            "debt": 4,
            "cohort": [
                code("CITADEL OF ALGEROTH"),
                one("ALGEROTH–APOSTLE OF WAR", "NECROMAKINA", "DARK FIRE"),
                one("GOLGOTHA–THE WARRIOR PRINCESS", wounded=True),
                one("CENTURION", "DISTORT"),
                one("CALLISTONIAN INTRUDER"),
            ],
            "squad": [one("HERETIC", covered=True, unpaid=True)],
        },
        2: {
            "victory": 4,
            "outpost": [
                one("CLANSMAN", "CLANSMAN CLAYMORE"),
                one("EX-MISHIMA FREELANCER"),
                one("HATAMOTO", 'SHERMAN .74 MODEL 13 "BOLTER"'),
            ],
            "squad": [one("MITCH HUNTER - ISLAND TEAM MEMBER", "DAI-SHO OF THE ANCIENT EMPERORS"), one("CARDINAL DOMINIC")],
            "aside": [one("DRAGOON", marks=("missing",))],
            "deadline": 2,
        },
        3: {
            "victory": 0,
            "squad": [code("FOXHOLE"), code("THE CATHEDRAL"), one("DRAGOON"), one("BLESSED VESTAL LAURA", "BLESSED ARMOR")],
            "cohort": [one("CAIRATH", "ANIMATE DEAD")],
            "outpost": [one("FREE MARINE", "BAYONET")],
        },
    }
    return laid(4, players)


def warriors() -> State:
    """Four players with ten warriors each."""
    squad = ["BAUHAUS BLITZER", "BLOOD BERET", "CHASSEUR", "CUIRASSIER", "CURATOR", "DRAGOON", "HUSSAR"]
    legion = ["EZOGHOUL", "CHEMIMAN", "CENTURION"]
    part = {"squad": [one(name) for name in squad], "cohort": [one(name, wounded=True) for name in legion]}
    return laid(4, dict.fromkeys(range(4), part))


def fight(state: State | None = None, *, tactic: str = "fight", window: str = "combat-modifiers") -> State:
    """A combat in which cards may be played; one that was played may be answered."""
    state = state or duel()
    attacker, defender = place(state, "BIG BOB WATTS"), place(state, "EZOGHOUL")
    frame = Combat(50, 0, 1, 8, attacker, defender, tactic=tactic)  # type: ignore[arg-type]
    asked = Window("modifiers", window, (1, 0), 51)
    return replace(state, stack=(state.stack[0], frame, asked))


def answering() -> State:
    """A card was played in a combat, another in answer to it, which may be answered in turn."""
    state = fight()
    hand = [at for at, card in enumerate(state.cards) if card.zone == "hand"]
    mine = next(at for at in hand if state.cards[at].owner == 0)
    theirs = next(at for at in hand if state.cards[at].owner == 1)
    for card in (mine, theirs):
        state = state.with_card(card, zone="stack")
    plays = (Playing(0, mine, targets=(place(state, "BIG BOB WATTS"),)), Playing(1, theirs, targets=(mine,), cancelled=True))
    return replace(state, stack=(*state.stack, *plays, Window("reaction", "reaction", (0, 1), 60)))
