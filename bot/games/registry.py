"""The games the bot knows, by key; a game is bound to the component pack it is made with."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from threading import BoundedSemaphore, Lock
from typing import Any, TypeAlias

from bot.games.contract import AnyGame
from bot.games.lookups import Topic
from bot.games.packs.form import PackForm
from bot.games.packs.problems import PackProblem

_log = logging.getLogger(__name__)

AnyForm: TypeAlias = PackForm[Any]
Factory: TypeAlias = Callable[[bytes | None], AnyGame]
"""Makes a game from the document of a component pack; from ``None``, with the components it comes with."""

MADE_AT_ONCE = 32
"""Games that are kept ready with a component pack somebody brought; a game's own components do not count."""
DOCUMENTS_AT_ONCE = 64 * 1024 * 1024
"""Bytes that the documents of their packs may have together; the game that was used last is kept in any case."""
READ_AT_ONCE = 2


@cache
def _own(make: Factory) -> AnyGame:
    """A game with the components it comes with, which every registry of a process shares."""
    return make(None)


class UnknownGame(LookupError):
    """No game has this key; the message names the keys there are."""


@dataclass(frozen=True)
class Playable:
    """A game as the registry needs it: its key, how it is made, and the form of its packs if it has any.

    Attributes:
        keeps: it has :attr:`Game.lists`, so that players keep theirs between matches.
        topics: what its :attr:`Game.lookups` tell of its matches, each a subcommand of a command of its own.
    """

    key: str
    make: Factory
    pack: AnyForm | None = None
    keeps: bool = False
    topics: tuple[Topic, ...] = ()


class Registry:
    """Games by key, each made once for its own components and for the packs that were last used; any thread may ask."""

    def __init__(self, games: Iterable[Playable]) -> None:
        self._games = {game.key: game for game in games}
        self._own: dict[str, AnyGame] = {}
        self._made: OrderedDict[tuple[str, str], tuple[AnyGame, int]] = OrderedDict()
        self._lock = Lock()
        self._reading = BoundedSemaphore(READ_AT_ONCE)

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __contains__(self, key: object) -> bool:
        return key in self._games

    def form(self, key: str) -> AnyForm | None:
        """The form of a game's component packs; ``None`` for a game without any.

        Raises:
            UnknownGame: no game has this key.
        """
        return self._playable(key).pack

    def keeping(self) -> list[str]:
        """The games of which players keep lists."""
        return [key for key, game in self._games.items() if game.keeps]

    def topics(self) -> dict[str, tuple[Topic, ...]]:
        """What can be looked up in matches, by the games in which anything can."""
        return {key: game.topics for key, game in self._games.items() if game.topics}

    def game(self, key: str, pack: tuple[str, bytes] | None = None) -> AnyGame:
        """The game with a component pack.

        Args:
            pack: the pack's digest and its bytes; ``None`` for the game's own components.

        Raises:
            UnknownGame: no game has this key.
            PackProblem: the bytes are no component pack of this game.
        """
        if pack is None:
            own = self.made(key, None)
            return own if own is not None else self._own.setdefault(key, _own(self._playable(key).make))
        # Whoever asks may have the digest from a file that names one and holds another.
        digest = hashlib.sha256(pack[1]).hexdigest()
        made = self.made(key, digest)
        return made if made is not None else self._keep(key, digest, *self._making(key, pack[1]))

    def admit(self, key: str, content: bytes) -> str:
        """The digest of a component pack that somebody brings, if the game can be played with it.

        Raises:
            UnknownGame: no game has this key.
            PackProblem: the bytes are too many, or no component pack of this game.
        """
        digest = hashlib.sha256(content).hexdigest()
        if self.made(key, digest) is None:
            self._keep(key, digest, *self._tried(key, content))
        return digest

    def check(self, key: str, content: bytes) -> AnyGame:
        """The game with a component pack; it refuses one as :meth:`admit` does, and keeps nothing.

        Raises:
            UnknownGame, PackProblem: as :meth:`admit`.
        """
        return self._tried(key, content)[0]

    def once(self, key: str, content: bytes) -> AnyGame:
        """The game with the bytes of a component pack, made for this once and not kept.

        Raises:
            UnknownGame, PackProblem: as in :meth:`game`.
        """
        return self._making(key, content)[0]

    def made(self, key: str, digest: str | None) -> AnyGame | None:
        """The game with this pack, if it is at hand: then the pack's bytes need not be fetched."""
        if digest is None:
            return self._own.get(key)
        with self._lock:
            made = self._made.get((key, digest))
            if made is None:
                return None
            self._made.move_to_end((key, digest))
        return made[0]

    def _tried(self, key: str, content: bytes) -> tuple[AnyGame, int]:
        try:
            return self._making(key, content)
        except (UnknownGame, PackProblem):
            raise
        except Exception as problem:
            # A pack may hold what its game never met: whoever brings it can mend it, and the log says what happened.
            _log.warning("A component pack of %s cannot be used", key, exc_info=True)
            raise PackProblem(f"{type(problem).__name__}: {problem}") from problem

    def _making(self, key: str, content: bytes) -> tuple[AnyGame, int]:
        """The game with a pack, and the size of the pack's document."""
        playable = self._playable(key)
        if playable.pack is None:
            raise PackProblem(f"{key} is played with its own components alone; it takes no component packs")
        with self._reading:
            document = playable.pack.document(content)
        return playable.make(document), len(document)

    def _keep(self, key: str, digest: str, game: AnyGame, size: int) -> AnyGame:
        with self._lock:
            kept, _ = self._made.setdefault((key, digest), (game, size))
            self._made.move_to_end((key, digest))
            while len(self._made) > 1 and (len(self._made) > MADE_AT_ONCE or self._size() > DOCUMENTS_AT_ONCE):
                self._made.popitem(last=False)
        return kept

    def _size(self) -> int:
        return sum(size for _, size in self._made.values())

    def _playable(self, key: str) -> Playable:
        if key not in self._games:
            raise UnknownGame(f"{key} is no game; there are: {', '.join(sorted(self._games)) or 'none'}")
        return self._games[key]
