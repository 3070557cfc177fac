"""An exported match played again: its game, its entries, and the position after each of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.codec import CodecProblem
from bot.games.contract import AnyGame, after_events
from bot.games.registry import Registry, UnknownGame
from bot.games.setup import Setup
from bot.games.values import Seat
from bot.matches import verify
from bot.matches.files.refereeing import Referee
from bot.matches.model import entries
from bot.matches.model.entries import Entry, Opened
from bot.matches.model.private import NOTHING, TABLE, Held, Key, Private, revealed, unfit
from bot.matches.verify import Finding


class ReplayProblem(Exception):
    """A file is no match that can be replayed; the message says why."""


class Unplayable(ReplayProblem):
    """The file is a match, but no positions can be made of its entries.

    Attributes:
        finding: where, and why; of the kinds that the referee finds.
        engines: the version of the game that the match was opened by, and the one that judges it.
    """

    def __init__(self, finding: Finding, engines: tuple[str, str]) -> None:
        super().__init__(finding.text)
        self.finding, self.engines = finding, engines


class LeftOut(ReplayProblem):
    """The file leaves out the component pack, as those of matches that last do, and the pack is not at hand."""


class TooLong(ReplayProblem):
    """A file takes too long to be played again."""


Patience: TypeAlias = Callable[[], None]
"""Asked before every entry; raises :class:`TooLong` when it is at an end."""


def patient() -> None:
    """Patience without an end."""


class _Row(Struct):
    seq: int
    entry: msgspec.Raw


class _Brought(Struct):
    seat: Seat | None
    name: str
    text: str
    nonce: str


class _File(Struct):
    format: str
    game: str
    pack: str | None
    components: str | None
    entries: tuple[_Row, ...]
    files: tuple[_Brought, ...] = ()


class Replay:
    """A match from a file.

    Attributes:
        game: its referee, with the components it was played with.
        log: its entries.
        texts: the entries as the file has them.
        states: the position after each of them.
        setup: what the match was opened with; ``None`` where some of it is still sealed.

    Raises:
        Unplayable: the game can make no positions of the entries.
        TooLong: patience is at an end; also while it is judged.
    """

    def __init__(
        self,
        game: AnyGame,
        log: tuple[Entry, ...],
        texts: tuple[bytes, ...],
        patience: Patience = patient,
        brought: Private = NOTHING,
    ) -> None:
        self.game = game.of_version(_opening(log).engine)
        self._patience = patience
        self.log = log
        self.texts = texts
        self.opening = _opening(log)
        self.setup = self._setup(brought)
        self.states = self._replayed()

    @property
    def engines(self) -> tuple[str, str]:
        """The version of the game that the match was opened by, and the one that judges it."""
        return self.opening.engine, self.game.engine

    def findings(self) -> list[Finding]:
        """What the referee would not have let happen, as :meth:`Referee.findings` returns it."""
        return Referee(self.game, self.opening, self.setup, self.log, self.texts, self.states).findings(self._patience)

    def declared(self) -> int:
        """How many entries say what came at people's own table, which no draw proves."""
        return sum(self._declares(at, entry) for at, entry in enumerate(self.log) if isinstance(entry, entries.Moved))

    def breaches(self) -> list[str]:
        """The same, one sentence each; empty when the referee agrees with all of it."""
        return [each.text for each in self.findings()]

    def _declares(self, at: int, entry: entries.Moved) -> bool:
        try:
            return self.game.declares(self.states[at - 1], self.game.codec.command(bytes(entry.command)))
        except CodecProblem:
            # The referee finds fault with it.
            return False

    def _setup(self, brought: Private) -> Setup | None:
        setup = self.opening.setup
        missing = {key.name for key in unfit(setup, brought)}
        if not missing:
            return revealed(setup, brought)
        try:
            sealed = {choice.name for choice in self.game.choices(setup) if choice.sealed}
        except Exception:
            # A forged setup may hold anything; it is found fault with where it is checked.
            return setup
        return None if missing <= sealed else setup

    def _replayed(self) -> list[Any]:
        states: list[Any] = []
        for seq, entry in enumerate(self.log, 1):
            self._patience()
            if isinstance(entry, entries.Rewound | entries.Reopened):
                if not 1 <= entry.to < seq:
                    text = f"entry {seq} goes back to {entry.to}, which is no entry before it"
                    raise Unplayable(Finding("order", seq, text), self.engines)
                states.append(states[entry.to - 1])
                continue
            try:
                states.append(self._after(states[-1] if states else None, entry))
            except Exception as problem:
                # A game need only bear its own events, and a forged file may hold any.
                text = f"entry {seq} holds what cannot happen in its match ({problem})"
                raise Unplayable(Finding("rule", seq, text), self.engines) from problem
        return states

    def _after(self, state: Any, entry: Entry) -> Any:
        return after_events(self.game, entries.events_of(self.game, entry), state)


def read_export(data: bytes, games: Registry, patience: Patience = patient) -> Replay:
    """The match in an exported file.

    Raises:
        Unplayable, TooLong: as :class:`Replay` raises them.
        LeftOut: it is the file of a match that lasts, and the component pack is not at hand.
        ReplayProblem: it is no such file, or its game is not known.
    """
    try:
        file = msgspec.json.decode(data, type=_File)
        if file.format not in verify.FORMATS:
            raise ReplayProblem(f"the file is no match export of a format known here ({', '.join(verify.FORMATS)})")
        game = _game(file, games)
        texts = tuple(bytes(row.entry) for row in file.entries)
        log = tuple(entries.entry_of(text.decode()) for text in texts)
        return Replay(game, log, texts, patience, {_key(each): Held(each.text, each.nonce) for each in file.files})
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ReplayProblem(f"the file is no match export: {problem}") from problem


def _key(brought: _Brought) -> Key:
    return Key(TABLE if brought.seat is None else brought.seat, "choice", brought.name)


def _game(file: _File, games: Registry) -> AnyGame:
    try:
        if file.pack is None:
            return games.game(file.game)
        at_hand = games.made(file.game, file.pack)
        if file.components is None and at_hand is None:
            games.form(file.game)
            raise LeftOut("the file leaves out the component pack of its match; bring that pack")
        components = b"" if file.components is None else verify.content(file.components)
        if file.components is not None and hashlib.sha256(components).hexdigest() != file.pack:
            raise ReplayProblem("the components in the file are not those of the pack that the match names")
        # An uploaded file must neither fill the memory with packs nor replace another.
        return at_hand or games.once(file.game, components)
    except UnknownGame as problem:
        raise ReplayProblem(str(problem)) from problem
    except (ValueError, RecursionError) as problem:
        raise ReplayProblem(f"the components in the file are no component pack: {problem}") from problem


def _opening(log: tuple[Entry, ...]) -> Opened:
    first = log[0] if log else None
    if not isinstance(first, Opened):
        raise ReplayProblem("the log does not begin with the opening of a match")
    return first
