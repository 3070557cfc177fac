"""One match fails, and all the others fall silent."""

from __future__ import annotations

import logging
from typing import Any

from bot.chat.background import keeping_matches
from bot.games.questions import Prompt
from bot.matches.model.match import Terms
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import is_granted
from tests.bot.attacks.wire_ground import US, WireGround, wired
from tests.bot.games.toy.game import Toy
from tests.bot.wire import payloads

_OTHER = payloads.CHANNEL + 1


class _Ill(Toy):
    """The toy game, with a fault in its newer rules as soon as it breaks out."""

    broken = False

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        if self.broken and state.higher:
            raise RuntimeError("a fault of the game")
        return super().prompts(state)


async def attack(scale: Scale) -> Got:
    """Let a match stand still, break its game, and start anew; then open another match."""
    logging.getLogger("bot").setLevel(logging.CRITICAL + 1)
    try:
        async with wired(_Ill) as field:
            async with keeping_matches(field.client):
                await field.alone(channel=payloads.CHANNEL, ruleset="toy@2026-02-01")
                await field.client.matches.relocation.left(payloads.GUILD)
            _Ill.broken = True
            field.client.matches.repository.forget()
            # As another start of the bot does.
            async with keeping_matches(field.client):
                shown = await _shows_a_lobby(field)
    finally:
        _Ill.broken = False
        logging.getLogger("bot").setLevel(logging.NOTSET)
    return Got(int(not shown), 1, "a new lobby is shown" if shown else "a new lobby is never shown")


async def _shows_a_lobby(field: WireGround) -> bool:
    before = len(field.wire.rest.posted)
    terms = Terms("toy@2026-01-01", "short", 2)
    made = await field.client.matches.lobbies.create(US, guild=payloads.GUILD, channel=_OTHER, game="toy", terms=terms)
    assert is_granted(made)

    async def posted() -> bool:
        return len(field.wire.rest.posted) > before

    return await field.until(posted, 3)


ATTACK = Attack("one match that fails at the start silences all", "no lobby is shown, and health says “well”", attack)
