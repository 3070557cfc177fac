"""The games the bot knows, by key; a game is bound to the component pack it is made with."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from threading import Lock
from typing import TypeAlias

from bot.games.contract import AnyGame
from bot.games.packs.toml_files import PackProblem, text_of
from bot.games.zloba.game import Zloba

_log = logging.getLogger(__name__)

Factory: TypeAlias = Callable[[bytes | None], AnyGame]
"""Makes a game from the bytes of a component pack; from ``None``, with the components it comes with."""


class UnknownGame(LookupError):
    """No game has this key; the message names the keys there are."""


MADE_AT_ONCE = 32
"""Games that are kept ready with a component pack somebody brought; a game's own components do not count."""


class Registry:
    """Games by key, each made once for its own components and for the packs that were last used; any thread may ask."""

    def __init__(self, factories: Mapping[str, Factory]) -> None:
        self._factories = dict(factories)
        self._own: dict[str, AnyGame] = {}
        self._made: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()
        self._lock = Lock()

    def __iter__(self) -> Iterator[str]:
        return iter(self._factories)

    def __contains__(self, key: object) -> bool:
        return key in self._factories

    def game(self, key: str, pack: tuple[str, bytes] | None = None) -> AnyGame:
        """The game with a component pack.

        Args:
            pack: the pack's digest and its bytes; ``None`` for the game's own components.

        Raises:
            UnknownGame: no game has this key.
            ValueError: the bytes are no component pack of this game.
        """
        factory = self._factory(key)
        if pack is None:
            own = self.made(key, None)
            return own if own is not None else self._own.setdefault(key, factory(None))
        # Whoever asks may have the digest from a file that names one and holds another.
        digest = hashlib.sha256(pack[1]).hexdigest()
        made = self.made(key, digest)
        return made if made is not None else self._keep(key, digest, factory(pack[1]))

    def admit(self, key: str, content: bytes) -> str:
        """The digest of a component pack that somebody brings, if the game can be played with it.

        Raises:
            UnknownGame: no game has this key.
            PackProblem: the bytes are too many, or no component pack of this game.
        """
        digest = hashlib.sha256(content).hexdigest()
        if key in self._factories:
            text_of(content)
        try:
            self.game(key, (digest, content))
        except (UnknownGame, PackProblem):
            raise
        except ValueError as problem:
            raise PackProblem(str(problem)) from problem
        except Exception as problem:
            # A pack may hold what its game never met: whoever brings it can mend it, and the log says what happened.
            _log.warning("A component pack of %s cannot be used", key, exc_info=True)
            raise PackProblem(f"{type(problem).__name__}: {problem}") from problem
        return digest

    def once(self, key: str, components: bytes) -> AnyGame:
        """The game with the bytes of a component pack, made for this once and not kept.

        Raises:
            UnknownGame, ValueError: as in :meth:`game`.
        """
        return self._factory(key)(components)

    def made(self, key: str, digest: str | None) -> AnyGame | None:
        """The game with this pack, if it is at hand: then nobody need fetch the pack's bytes."""
        if digest is None:
            return self._own.get(key)
        with self._lock:
            made = self._made.get((key, digest))
            if made is not None:
                self._made.move_to_end((key, digest))
        return made

    def _keep(self, key: str, digest: str, game: AnyGame) -> AnyGame:
        with self._lock:
            kept = self._made.setdefault((key, digest), game)
            self._made.move_to_end((key, digest))
            while len(self._made) > MADE_AT_ONCE:
                self._made.popitem(last=False)
        return kept

    def _factory(self, key: str) -> Factory:
        if key not in self._factories:
            raise UnknownGame(f"{key} is no game; there are: {', '.join(sorted(self._factories)) or 'none'}")
        return self._factories[key]


def known_games() -> Registry:
    """A registry of every game the bot comes with."""
    return Registry({Zloba.key: Zloba.from_bytes})
