"""People's own box, of which the referee knows nothing but the kinds of tokens: people tell everything else."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.twom.pack.components import Components
from bot.games.twom.pack.form import FORM, skeleton
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.tokens import Token

OURS = "our-"
"""The start of the keys of its tokens, so that no event is read by the names of another pack."""


@cache
def box() -> Components:
    """The components of a campaign that is played with people's own box and without a pack."""
    return Components(_pack(), "box")


def _pack() -> Pack:
    known = FORM.read(skeleton())
    return replace(known, key="box", partial=False, tokens=tuple(map(_uncounted, known.tokens)))


def _uncounted(token: Token) -> Token:
    """A kind of token of which people see themselves how many are left."""
    return replace(token, key=our(token.key), number=None)


def our(key: Key) -> Key:
    """The key of a token of people's own box."""
    return OURS + key
