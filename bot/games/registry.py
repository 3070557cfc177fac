"""The games the bot knows, by key; a game is bound to the component pack it is made with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from bot.games.contract import AnyGame
from bot.games.zloba.referee import Zloba

Factory: TypeAlias = Callable[[bytes | None], AnyGame]
"""Makes a game from the bytes of a component pack; from ``None``, with the components it comes with."""


class UnknownGame(LookupError):
    """No game has this key; the message names the keys there are."""


class Registry:
    """Games by key, each made once for every component pack."""

    def __init__(self, factories: Mapping[str, Factory]) -> None:
        self._factories = dict(factories)
        self._made: dict[tuple[str, str | None], AnyGame] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._factories)

    def __contains__(self, key: object) -> bool:
        return key in self._factories

    def game(self, key: str, pack: tuple[str, bytes] | None = None) -> AnyGame:
        """The game with a component pack.

        Args:
            pack: the pack's digest, by which it is kept, and its bytes; ``None`` for the game's own components.

        Raises:
            UnknownGame: no game has this key.
            ValueError: the bytes are no component pack of this game.
        """
        factory = self._factory(key)
        digest, components = pack or (None, None)
        made = self._made.get((key, digest))
        if made is None:
            made = self._made[key, digest] = factory(components)
        return made

    def once(self, key: str, components: bytes) -> AnyGame:
        """The game with the bytes of a component pack, made for this once and not kept.

        Raises:
            UnknownGame, ValueError: as in :meth:`game`.
        """
        return self._factory(key)(components)

    def made(self, key: str, digest: str | None) -> AnyGame | None:
        """The game with this pack, if it was made before: then nobody need fetch the pack's bytes."""
        return self._made.get((key, digest))

    def _factory(self, key: str) -> Factory:
        if key not in self._factories:
            raise UnknownGame(f"{key} is no game; there are: {', '.join(sorted(self._factories)) or 'none'}")
        return self._factories[key]


def known_games() -> Registry:
    """A registry of every game the bot comes with."""
    return Registry({Zloba.key: Zloba.from_bytes})
