"""What campaigns reach of a pack: ``python -m tests.bot.games.twom.reach --games 2000``; it names what they miss.

Scripts that nothing leads to, because the Diary only says that more stands there, are reached by being looked up.

Every ``--own`` th campaign is played by the game's own player, which lives longer; answers of the others are drawn at
random.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from bot.games.contract import after_events
from bot.games.playing import Dice
from bot.games.twom.game import Twom
from bot.games.twom.pack.components import Components
from bot.games.twom.position.events import Drew, Read, TurnedEvent
from bot.games.twom.position.events_group import Came
from bot.games.twom.position.events_house import Built, TurnedOver, Visited
from bot.games.twom.tells.lookups import SCRIPT, CampaignLookups
from bot.games.values import SPECTATOR, Rejected
from tests.bot.games.twom.table import setup

DECKS = ("exploration", "findings", "residents", "visitors", "raids", "fate", "last-resort")


def components(there: Components) -> frozenset[str]:
    """Everything of a pack that a campaign can reach, as ``section key``."""
    pack = there.pack
    found = {f"{deck} {key}" for deck in DECKS for key in there.decks[deck]}  # type: ignore[index]
    found |= {f"events {each.key}" for each in pack.events}
    found |= {f"scripts {number}" for number in there.scripts}
    found |= {f"characters {key}" for key in there.characters}
    found |= {f"fittings {key}" for key in there.fittings}
    found |= {f"backs {key}" for key in there.backs}
    return frozenset(found | {f"locations {key}" for key in there.locations})


def seen(events: Iterable[Any]) -> Iterator[str]:
    """What events show of the pack."""
    for event in events:
        match event:
            case Drew():
                yield f"{event.deck} {event.card}"
            case TurnedEvent():
                yield f"events {event.card}"
            case Read():
                yield f"scripts {event.script}"
            case Came():
                yield f"characters {event.person.key}"
            case Built():
                yield f"fittings {event.fitting}"
            case TurnedOver(back=str(back)):
                yield f"backs {back}"
            case Visited(location=str(location)):
                yield f"locations {location}"


def looked_up(game: Twom) -> set[str]:
    """The scripts that people can look up before the campaign has come to any."""
    lookups = CampaignLookups(lambda _: game.components)
    state = after_events(game, game.open(setup(1), Dice(random.Random(0).randrange)))
    numbers = (number for number in game.components.scripts if number not in state.read)
    return {
        f"scripts {number}"
        for number in numbers
        if not isinstance(lookups.found(state, SPECTATOR, SCRIPT, str(number)), Rejected)
    }


def reached(game: Twom, seed: int, *, own: bool) -> set[str]:
    """What one campaign reaches, from its beginning to its end."""
    chance = Dice(random.Random(seed).randrange)
    opening = game.open(setup(1 + seed % 3), chance)
    state = after_events(game, opening)
    found = {*seen(opening), *(f"characters {key}" for key in state.keys)}
    while prompts := game.prompts(state):
        prompt = prompts[0]
        command = game.automated(state, prompt) if own else game.pick(state, prompt, chance.below)
        decision = game.decide(state, prompt.seat, command, chance)
        if isinstance(decision, Rejected):
            raise LookupError(f"day {state.day}, {state.step}: {command} is refused: {decision}")
        found |= {*seen(decision.events)}
        state = after_events(game, decision.events, state)
    return found


def missed(game: Twom, games: int, own: int) -> list[str]:
    """What none of so many campaigns reaches, and nobody can look up either.

    Args:
        own: every so many campaigns one is played by the game's own player; 0: none is.
    """
    left = set(components(game.components)) - looked_up(game)
    for seed in range(games):
        left -= reached(game, seed, own=bool(own) and seed % own == 0)
    return sorted(left)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bot.games.twom.reach")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--own", type=int, default=10)
    arguments = parser.parse_args()
    game_ = Twom.from_bytes(None)
    left_ = missed(game_, arguments.games, arguments.own)
    whole = len(components(game_.components))
    told = ", ".join(sorted(looked_up(game_)))
    sys.stdout.write(f"{whole - len(left_)} of {whole} reached by {arguments.games} campaigns\nlooked up: {told}\n")
    sys.stdout.writelines(f"missed: {each}\n" for each in left_)
