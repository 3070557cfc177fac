"""An exported match played again by the referee: every position of it, and whether the rules allow each entry."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bot.games.codec import CodecProblem
from bot.games.contract import AnyGame, Outcome, Rejected
from bot.games.registry import Registry, UnknownGame
from bot.matches import entries, verify
from bot.matches.chance import Draw
from bot.matches.entries import Entry, Opened
from bot.matches.json_files import MOST_ENTRIES, measured


class ReplayProblem(Exception):
    """A file is no match that can be replayed; the message says why."""


class _Row(Struct):
    seq: int
    entry: msgspec.Raw


class _File(Struct):
    format: str
    game: str
    pack: str | None
    components: str | None
    entries: tuple[_Row, ...]


class Replay:
    """A match from a file.

    Attributes:
        game: its referee, with the components it was played with.
        log: its entries.
        states: the position after each of them.
    """

    def __init__(self, game: AnyGame, log: tuple[Entry, ...]) -> None:
        self.game = game
        self.log = log
        self.states = self._replayed()

    @property
    def opening(self) -> Opened:
        """What the match was opened with."""
        first = self.log[0] if self.log else None
        if not isinstance(first, Opened):
            raise ReplayProblem("the log does not begin with the opening of a match")
        return first

    def breaches(self) -> list[str]:
        """What the referee would not have let happen, one sentence each; empty when it stands by all of it."""
        found = []
        for number, entry in enumerate(self.log):
            problem = self._breach(number, entry)
            if problem is not None:
                found.append(f"entry {number + 1}: {problem}")
        return found

    def _replayed(self) -> list[Any]:
        states: list[Any] = []
        for entry in self.log:
            if isinstance(entry, entries.Rewound):
                if not 1 <= entry.to <= len(states):
                    raise ReplayProblem(f"entry {len(states) + 1} goes back to {entry.to}, which is no entry before it")
                states.append(states[entry.to - 1])
                continue
            states.append(self._after(states[-1] if states else None, entry, len(states) + 1))
        self.opening  # noqa: B018
        return states

    def _after(self, state: Any, entry: Entry, seq: int) -> Any:
        for event in entries.events_of(self.game, entry):
            try:
                state = self.game.initial(event) if state is None else self.game.evolve(state, event)
            except Exception as problem:
                # A game need only bear its own events, and a forged file may hold any.
                raise ReplayProblem(f"entry {seq} holds what cannot happen in its match ({problem})") from problem
        return state

    def _breach(self, number: int, entry: Entry) -> str | None:
        chance = _Recorded(entry.draws)
        before = self.states[number - 1] if number else None
        try:
            told = entries.events_of(self.game, entry)
            if isinstance(entry, Opened):
                if self.game.check(entry.setup):
                    return "a match cannot be opened like this"
                decided = self.game.open(entry.setup, chance)
            elif isinstance(entry, entries.Moved):
                result = self._decided(before, entry, chance)
                if isinstance(result, str):
                    return result
                decided = result
            elif isinstance(entry, entries.Adjusted):
                adjusted = self.game.adjust(before, entry.changes)
                if isinstance(adjusted, Rejected):
                    return "the game does not let the position be set so"
                decided = adjusted.events
            elif isinstance(entry, entries.Ended):
                return self._other_outcome(before, entry, number)
            else:
                decided = ()
        except _OtherDraws as problem:
            return str(problem)
        except Exception as problem:
            # As above: the position before it, or its command, may be forged.
            return f"the referee can make nothing of it ({problem})"
        if chance.left:
            return f"{chance.left} draws are recorded that nothing asked for"
        return None if decided == told else "other events follow from it than the log has"

    def _other_outcome(self, state: Any, entry: entries.Ended, number: int) -> str | None:
        if number != len(self.log) - 1:
            return "the match goes on after its end"
        why = self.log[number - 1]
        if isinstance(why, entries.Drawn | entries.Abandoned):
            return None
        outcome: Outcome | None
        if isinstance(why, entries.Conceded):
            seats = {one.seat for one in self.log if isinstance(one, entries.Conceded) and one.seat is not None}
            outcome = self.game.concede(state, tuple(sorted(seats)))
        else:
            outcome = self.game.outcome(state)
        return None if outcome == entry.outcome else "the match did not end like this"

    def _decided(self, state: Any, entry: entries.Moved, chance: _Recorded) -> tuple[Any, ...] | str:
        prompts = self.game.prompts(state)
        prompt = next((each for each in prompts if each.id == entry.prompt and each.seat == entry.seat), None)
        if prompt is None:
            return f"seat {entry.seat} was not asked {entry.prompt}"
        command = self.game.codec.command(bytes(entry.command))
        if entry.by == "clock" and command != self.game.default(state, prompt):
            return "the clock's move is not the default one"
        if entry.by == "game" and command != self.game.automated(state, prompt):
            return "the game's own player would have moved otherwise"
        result = self.game.decide(state, prompt.seat, command, chance)
        if isinstance(result, Rejected):
            return f"the move breaks {', '.join(one.rule for one in result.violations)}"
        return result.events


def read_export(data: bytes, games: Registry) -> Replay:
    """The match in an exported file.

    Raises:
        ReplayProblem: it is no such file, its game is not known, or its entries are none of that game.
    """
    try:
        file = msgspec.json.decode(measured(data), type=_File)
        if file.format != verify.FORMAT:
            raise ReplayProblem(f"the file is no match export of a format known here ({verify.FORMAT})")
        if len(file.entries) > MOST_ENTRIES:
            raise ReplayProblem(f"the file has more than {MOST_ENTRIES} entries")
        pack = None if file.pack is None else (file.pack, (file.components or "").encode())
        game = games.game(file.game, pack)
        return Replay(game, tuple(entries.entry_of(bytes(row.entry).decode()) for row in file.entries))
    except UnknownGame as problem:
        raise ReplayProblem(str(problem)) from problem
    except (CodecProblem, ValueError) as problem:
        raise ReplayProblem(f"the file is no match export: {problem}") from problem


class _OtherDraws(Exception):
    """The game draws otherwise than is recorded."""


class _Recorded:
    def __init__(self, draws: tuple[Draw, ...]) -> None:
        self._draws = draws
        self._drawn = 0

    @property
    def left(self) -> int:
        return len(self._draws) - self._drawn

    def draw(self, purpose: str, below: int) -> int:
        if not self.left:
            raise _OtherDraws(f"“{purpose}” is drawn, but not recorded")
        recorded = self._draws[self._drawn]
        if (recorded.purpose, recorded.below) != (purpose, below) or not 0 <= recorded.value < below:
            raise _OtherDraws(f"“{purpose}” below {below} is drawn, but {recorded} is recorded")
        self._drawn += 1
        return recorded.value
