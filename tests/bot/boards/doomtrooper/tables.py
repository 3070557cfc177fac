"""Tables of Doomtrooper to draw, laid out of the packaged cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.entry import ENTRY
from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.lobby import READY, Decks
from bot.games.doomtrooper.pack.decks.ready import Ready
from bot.games.doomtrooper.position.frames import Combat, Earned, Playing, Sabotage, Splitting, Window
from bot.games.doomtrooper.position.state import IN_PLAY, State, Token
from bot.games.playing import Dice
from bot.games.setup import SeatSetup, Setup
from bot.games.values import SPECTATOR, Accepted, Rejected, Viewer

CARDS: Catalogue = own_catalogue()


@cache
def game() -> Doomtrooper:
    """The game with the packaged cards."""
    return Doomtrooper(CARDS)


@cache
def codes() -> dict[str, str]:
    """The codes of the cards by their English names."""
    return {card.name: card.code for card in CARDS.values()}


def code(name: str) -> str:
    """The code of the card with this English name."""
    return codes()[name]


@cache
def opened(seats: int) -> State:
    """The beginning of a match of so many."""
    setup = ENTRY.samples[1]
    variant = "duel" if seats == 2 else "free"
    chairs = tuple(setup.seats[number % 2] for number in range(seats))
    dice = Dice(random.Random(1).randrange)
    return after_events(game(), game().open(Setup(setup.ruleset, variant, chairs), dice))


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
    return after_events(game(), done.events, state)


def one(name: str, *attached: Any, **marks: Any) -> dict[str, Any]:
    """A card by its English name, with what is attached to it and how it lies."""
    carried = [each if isinstance(each, dict) else code(each) for each in attached]
    return {"card": code(name), "attached": carried, **marks}


def seen(state: State, viewer: Viewer = SPECTATOR) -> DoomtrooperView:
    """The position as somebody sees it."""
    return game().view(state, viewer)


def place(state: State, name: str, seat: int = -1) -> int:
    """Where a card that lies on the table is."""
    wanted = code(name)
    return next(
        at
        for at, card in enumerate(state.cards)
        if card.code == wanted and card.zone in IN_PLAY and seat in (-1, card.controller)
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
            "squad": [
                one("MITCH HUNTER - ISLAND TEAM MEMBER", "DAI-SHO OF THE ANCIENT EMPERORS"),
                one("CARDINAL DOMINIC"),
            ],
            "aside": [one("DRAGOON", marks=("missing",))],
            "deadline": 2,
        },
        3: {
            "victory": 0,
            "squad": [
                code("FOXHOLE"),
                code("THE CATHEDRAL"),
                one("DRAGOON"),
                one("BLESSED VESTAL LAURA", "BLESSED ARMOR"),
            ],
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
    first = Playing(0, mine, targets=(place(state, "BIG BOB WATTS"),))
    second = Playing(1, theirs, targets=(mine,), cancelled=True)
    state = state.with_player(0, tokens=(Token("attack"), Token("other")))
    return replace(state, stack=(*state.stack, first, second, Window("reaction", "reaction", (0, 1), 60)))


def sabotage() -> State:
    """A warrior harms a player, and points are split."""
    state = duel()
    harm = Sabotage(70, 0, 1, place(state, "BIG BOB WATTS"))
    points = Splitting((Earned(0, 7, victory=4), Earned(1, 3)), 71)
    return replace(state, stack=(state.stack[0], harm, points))


def nested() -> State:
    """A combat that runs within another one, among four players with forty cards."""
    state = crowded()
    outer = Combat(40, 1, 0, 8, place(state, "CENTURION"), place(state, "BIG BOB WATTS"), tactic="fight")
    state = replace(state, stack=(state.stack[0], outer))
    attacker, defender = (
        place(state, "MITCH HUNTER - ISLAND TEAM MEMBER"),
        place(state, "GOLGOTHA–THE WARRIOR PRINCESS"),
    )
    helping = (place(state, "CARDINAL DOMINIC"), place(state, "HATAMOTO"))
    inner = Combat(41, 2, 1, 8, attacker, defender, helping_attacker=helping, tactic="fight")
    return replace(state, stack=(*state.stack, inner, Window("modifiers", "combat-modifiers", (1, 2, 0, 3), 51)))


TABLES: dict[str, Callable[[], State]] = {
    "opened": lambda: opened(2),
    "duel": duel,
    "crowded": crowded,
    "warriors": warriors,
    "fight": fight,
    "answering": answering,
    "sabotage": sabotage,
    "nested": nested,
}
"""Tables to look at, by name."""


def at_random(seats: int, seed: int, ruleset: str = "") -> Iterator[State]:
    """A match of heaps of all cards in which every answer is drawn, without end."""
    lot = random.Random(seed)
    warriors_: list[str] = []
    others: list[str] = []
    for card in CARDS.values():
        (warriors_ if card.type == "warrior" else others).append(card.code)
    heaps = [
        Ready(f"heap-{seat}", dict.fromkeys(lot.sample(warriors_, 24) + lot.sample(others, 40), 1), {})
        for seat in range(seats)
    ]
    played = Doomtrooper(CARDS, Decks(CARDS, tuple(heaps)))
    chairs = tuple(SeatSetup({READY: heap.key}) for heap in heaps)
    variant, dice = "duel" if seats == 2 else "free", Dice(lot.randrange)
    setup = Setup(ruleset or ENTRY.samples[1].ruleset, variant, chairs)
    state = after_events(played, played.open(setup, dice))
    while not state.over:
        yield state
        prompt = lot.choice([prompt for prompt in played.prompts(state) if not prompt.ahead])
        after = played.play(state, prompt.decider, played.pick(state, prompt, lot.randrange), dice)
        assert not isinstance(after, Rejected), after
        state = after
    yield state
