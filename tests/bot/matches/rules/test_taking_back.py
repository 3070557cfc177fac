"""Against the bot's own player a move is taken back by one press, in any game, as long as nothing became known."""

from __future__ import annotations

import random

import pytest

from bot.database import Database
from bot.installed import known_games
from bot.matches.model.match import Status, Terms
from bot.matches.rules.submit import Submitted
from bot.matches.rules.undo import own_move
from bot.matches.service import MatchService
from tests.bot.matches.table import CHANNEL, EVA, GUILD, HandClock, begun, granted, path_of, replayed
from tests.rows import nightly

MOVES = 16


@pytest.mark.parametrize("key", ["doomtrooper", *nightly("zloba")])
async def test_with_what_the_bot_answered_at_once(database: Database, clock: HandClock, key: str) -> None:
    games = known_games()
    service, game, lot = MatchService(database, games, clock), games.game(key), random.Random(3)
    terms = Terms(game.rulesets[-1].key, game.rulesets[-1].variants[0].key, 2)
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game=key, terms=terms))
    number = granted(await service.lobbies.add_automated(lobby.match.id, EVA)).match.id
    for choice in await service.lobbies.choices(number):
        seats = [0, *([] if choice.sealed else [1])] if choice.each_seat else [None]
        for seat in seats if choice.kind == "pick" else ():
            await service.lobbies.choose(number, EVA, choice.name, choice.options[seat or 0].token, seat)
    position = await begun(service, number, EVA)

    taken_back = 0
    for _ in range(MOVES):
        (prompt,) = position.prompts(0)
        done = await service.play.submit(number, EVA, prompt.id, path_of(position, prompt, lot))
        assert isinstance(done, Submitted), done
        told = any(each.entry.draws or any(map(game.reveals, each.events)) for each in done.happened)
        offered = own_move(done.position.match, EVA.user, clock.now()) is not None
        if done.position.match.status is not Status.PLAYING:
            break
        assert offered == (prompt.urgency != "window" and not told)
        if offered and len(done.happened) > 1:
            taken_back += 1
            back = granted(await service.play.undo(number, EVA, done.last))
            assert back.state == position.state
            (prompt,) = back.prompts(0)
            again = await service.play.submit(number, EVA, prompt.id, path_of(back, prompt, lot))
            assert isinstance(again, Submitted), again
        position = granted(await service.position(number))
    assert taken_back
    await service.play.concede(number, EVA)
    assert (await replayed(service, games, number)).breaches() == []
