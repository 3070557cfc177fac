"""A spectator who knows everything but a covered card and the secret names the card from the digits of a hash."""

from __future__ import annotations

import random

import sqlalchemy as sa

from bot.matches import verify
from bot.matches.storage import tables
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import ground
from tests.bot.interference.digits import reproduced


async def attack(scale: Scale) -> Got:
    """Put every card that may have been chosen into the entry, and whatever is public in the place of its salt."""
    async with ground() as field:
        position = await field.zloba()
        match, seat = position.match, position.prompts()[0].seat
        chosen = await field.moved(match.id, seat, random.Random(1))
        here = chosen.game, field.service, field.database
        commitment = match.course.commitment
        tried, through = await reproduced(*here, (bytes.fromhex(commitment), commitment.encode()))
        async with field.database.reading() as session:
            asked = sa.select(tables.secret.c.secret).where(tables.secret.c.match_id == match.id)
            secret = (await (await session.connection()).execute(asked)).scalar_one()
        # Whoever has the secret names it by the same means, so that the secret alone stands in the way.
        _, with_secret = await reproduced(*here, (verify.salt(secret, match.id, chosen.match.seq),))
        assert through or with_secret, "not even the secret lets the hash be made again"
    return Got(through, tried, f"{through} of {tried:,} hashes name the card")


ATTACK = Attack(
    "a covered card from the digits of a hash",
    "the card named, 2 of 2, after 3.1 M hashes (29 s)",
    attack,
)
