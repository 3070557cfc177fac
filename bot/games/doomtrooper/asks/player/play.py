"""The game's own player: from what its seat may know, the best legal answer that it finds."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.asks import quiet
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.decide import PAID, as_offered
from bot.games.doomtrooper.asks.player import first
from bot.games.doomtrooper.asks.player.answering import answers, idle
from bot.games.doomtrooper.asks.player.known import known
from bot.games.doomtrooper.looks.acting.tokens import sorts
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.words.rules.ways import Level
from bot.games.values import BENCH


def play(asked: Asked, level: Level) -> Command:
    """The command that the game's own player gives to a prompt, by how it plays in a match."""
    if not level:
        return first.play(asked)
    if asked.seat != BENCH and not idle(asked):
        seen = Asked(known(asked.case, asked.seat), asked.seat)
        for wanted in answers(seen, keen=level == "normal"):
            for command in _paid(asked, wanted):
                if as_offered(*asked, command):
                    return command
    return quiet.default(asked)


def _paid(asked: Asked, command: Command) -> Iterator[Command]:
    """A command, and the same paid with each action that is left, the least useful first: they may differ."""
    yield command
    if isinstance(command, PAID) and command.token < 0:
        case, seat = asked
        tokens = case.player(seat).tokens
        places = (sort[0] for sort in sorts(case, seat, range(len(tokens))))
        for at in sorted(places, key=lambda at: (tokens[at].kind == "any", at)):
            yield replace(command, token=at)
