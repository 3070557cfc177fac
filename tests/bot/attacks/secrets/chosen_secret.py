"""The bot's operator tries secrets until the cards and the dice fall as wished."""

from __future__ import annotations

import hashlib
from typing import Any
from unittest import mock

from bot.games.values import SPECTATOR
from bot.matches.model.chance import Secret
from bot.matches.model.position import Position
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground
from tests.bot.games.toy.game import Toy, opened
from tests.bot.games.toy.values import Dealt, value

_SECRETS = {"quick": 4_000, "whole": 40_000}
_MATCHES = {"quick": 2, "whole": 6}


async def attack(scale: Scale) -> Got:
    """Foresee what each secret would bring, take one that brings what is wished, and let the match begin."""
    async with ground() as field:
        wished = tried = 0
        for channel in range(1, _MATCHES[scale] + 1):
            chosen, more = _chosen(channel, _SECRETS[scale])
            tried += more
            with mock.patch.object(Secret, "fresh", lambda chosen=chosen: chosen):
                position = await field.opened(channel=channel)
            wished += await _as_wished(field, position)
    figure = f"{wished} of {_MATCHES[scale]} matches as wished (all fours, and the start), {tried:,} secrets tried"
    return Got(wished, _MATCHES[scale], figure)


def _chosen(match: int, secrets: int) -> tuple[Secret, int]:
    """The first secret that the operator finds good enough, as far as it can be foreseen."""
    toy = Toy()
    for number in range(secrets):
        secret = Secret(hashlib.sha256(f"{match} {number}".encode()).digest())
        (dealt,) = toy.open(opened(), _foreseen(secret, match, 1))
        assert isinstance(dealt, Dealt)
        if all(value(card) == 4 for card in dealt.hands[0]) and not _foreseen(secret, match, 3).draw("starter", 2):
            return secret, number + 1
    return secret, secrets


def _foreseen(secret: Secret, match: int, seq: int) -> Any:
    # What clicks and messages will be called is not known yet, so that nothing can be put in their place.
    return secret.chance(match, seq)


async def _as_wished(field: Ground, position: Position) -> bool:
    hand = position.view(0).hands[0]  # type: ignore[attr-defined]
    for seat in (0, 1):
        (prompt,) = position.prompts(seat)
        token = position.step(prompt, ()).options[0].token  # type: ignore[union-attr]
        position = await field.answered(position.match.id, seat, prompt, (token,))
    starts: int = position.view(SPECTATOR).turn  # type: ignore[attr-defined]
    return all(value(card) == 4 for card in hand) and starts == 0


ATTACK = Attack(
    "the operator chooses a secret for the start and the dice",
    "240,000 secrets in 5 s: the start and three dice as wished",
    attack,
)
