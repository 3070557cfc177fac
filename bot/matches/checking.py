"""Checking files of matches: whether they hold, what the referee says to them, and whether they are what was played."""

from __future__ import annotations

import asyncio
import time
from itertools import zip_longest
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.registry import Registry
from bot.matches import store, verify
from bot.matches.desk import Desk
from bot.matches.export import file_of
from bot.matches.faults import storage_problems
from bot.matches.refusals import Reason, Refused, refused
from bot.matches.replay import Patience, ReplayProblem, TooLong, Unplayable, patient, read_export
from bot.matches.vault import Vault
from bot.matches.verify import PROVEN, UNPROVEN, UNREADABLE, Finding

MOST_ENTRIES = 5_000
"""Entries of a file that somebody brings: more than any match of ours has."""
LONGEST = 30.0
"""Seconds that the referee spends on such a file."""


class Verdict(Struct, frozen=True):
    """What the check of a file came to.

    Attributes:
        code: the exit code of :mod:`bot.matches.verify` for it.
        wrong: what is not as it must be.
        unjudged: what the referee would not have let happen, where the match was opened by another version of its game
            than the one that judges, and may well have been right by its own.
        engines: that version and this one.
        whole: whether every entry could be played again, so that the events lead to the end.
        export: the file; ``None`` when it cannot be read.
    """

    code: int
    wrong: tuple[Finding, ...] = ()
    unjudged: tuple[Finding, ...] = ()
    engines: tuple[str, str] = ("", "")
    whole: bool = True
    export: Any = None


Aspect: TypeAlias = Literal["length", "entry", "about"]


class Difference(Struct, frozen=True):
    """Where a file is not the match that was played.

    Attributes:
        aspect: an ``entry``, the ``length`` of the log, or what the file says ``about`` the match at its top.
        where: the number of the entry, or of the last entry that both have; 0 where it is about none.
        name: the name of what is said about the match.
    """

    aspect: Aspect
    where: int = 0
    name: str = ""


class Limits(Struct, frozen=True):
    """What is too much of a file: so many entries, or so many seconds of the referee's time."""

    entries: int
    seconds: float

    def patience(self) -> Patience:
        """From now on, so many seconds of it."""
        end = time.monotonic() + self.seconds

        def patience() -> None:
            if time.monotonic() >= end:
                raise TooLong(f"the referee was not done with the file in {self.seconds} seconds")

        return patience


def check(data: bytes, games: Registry, posted: str | None = None, limits: Limits | None = None) -> Verdict:
    """Check a file of a match: its chain, its secret and draws, and every entry by the rules of its game.

    Args:
        posted: the head that the bot posted of the match.
        limits: what is too much, for a file that anybody may have brought.
    """
    try:
        export = verify.loaded(data)
    except (ValueError, RecursionError) as problem:
        return _unreadable("unreadable", f"the file is no match export: {problem}")
    if limits is not None and _counted(export) > limits.entries:
        return _unreadable("long", f"the file has more than {limits.entries} entries")
    found = verify.findings(export, posted)
    if verify.exit_code(found, posted) == UNREADABLE:
        return Verdict(UNREADABLE, tuple(found))
    whole, unjudged = True, []
    try:
        replay = read_export(data, games, limits.patience() if limits else patient)
        judged, engines = replay.findings(), replay.engines
    except Unplayable as problem:
        judged, engines, whole = [problem.finding], problem.engines, False
    except TooLong as problem:
        return _unreadable("long", str(problem))
    except ReplayProblem as problem:
        return Verdict(verify.WRONG, tuple(found), export=export) if found else _unreadable("unreadable", str(problem))
    if engines[0] != engines[1]:
        unjudged = [each for each in judged if each.kind == "rule"]
        judged = [each for each in judged if each.kind != "rule"]
    found += judged
    code = verify.exit_code(found, posted)
    if code == PROVEN and unjudged:
        code = UNPROVEN
    return Verdict(code, tuple(found), tuple(unjudged), engines, whole, export)


def _counted(export: Any) -> int:
    entries = export.get("entries") if isinstance(export, dict) else None
    return len(entries) if isinstance(entries, list) else 0


def _unreadable(kind: str, text: str) -> Verdict:
    return Verdict(UNREADABLE, (Finding(kind, None, text),))


def differences(export: Any, played: Any) -> list[Difference]:
    """Where a sound file differs from the file of the match that was played."""
    found = []
    ours, theirs = played["entries"], export["entries"]
    for number, (our, their) in enumerate(zip_longest(ours, theirs), 1):
        if our is None or their is None:
            found.append(Difference("length", number - 1))
            break
        if verify.canonical(our) != verify.canonical(their):
            found.append(Difference("entry", number))
            break
    names = (name for name in played if name not in ("entries", "format"))
    # An older file of the same match has its one secret under another name.
    said = {**export, "secrets": export["secrets"] if "secrets" in export else [export["secret"]]}
    found += [
        Difference("about", 0, name)
        for name in names
        if verify.canonical(said.get(name)) != verify.canonical(played[name])
    ]
    return found


class CheckingDesk(Desk):
    """Matches checked as they are kept here, and files compared with them."""

    def __init__(self, vault: Vault) -> None:
        super().__init__(vault)
        # One after the other, so that nobody can keep the bot busy with files.
        self._checking = asyncio.Lock()

    async def check(self, match: int) -> Verdict | Refused:
        """Check a match as it is kept, whether or not it is over.

        Of a match that is not over, the verdict is for counting what is wrong: all else in it may be hidden.
        """
        data = await self._kept(match)
        if isinstance(data, Refused):
            return data
        async with self._checking:
            verdict = await asyncio.to_thread(check, data, self.vault.games)
        if verdict.export is None or verdict.export["status"] != "playing":
            return verdict
        # The secret of a match that lasts is there for this check alone.
        wrong = tuple(each for each in verdict.wrong if each.kind != "unended")
        return replace(verdict, code=verify.exit_code(list(wrong), None), wrong=wrong)

    async def check_file(self, data: bytes) -> Verdict:
        """Check a file that somebody brings, unless it is too much to check."""
        async with self._checking:
            return await asyncio.to_thread(check, data, self.vault.games, None, Limits(MOST_ENTRIES, LONGEST))

    async def compare(self, match: int, export: Any) -> list[Difference] | Refused:
        """Where a file that was found sound differs from the match that was played here.

        A match that is not over is compared with nothing: the answers would tell what is hidden in it.
        """
        data = await self._kept(match)
        if isinstance(data, Refused):
            return data
        played = await asyncio.to_thread(verify.loaded, data)
        if played["status"] == "playing":
            return refused(Reason.NOT_OVER)
        return await asyncio.to_thread(differences, export, played)

    async def _kept(self, match: int) -> bytes | Refused:
        with storage_problems():
            async with self.vault.database.reading() as session:
                connection = await session.connection()
                found = await store.read_match(connection, match)
                if found is None:
                    return refused(Reason.NO_MATCH)
                if found.seq == 0:
                    return refused(Reason.NOT_PLAYING)
                return await file_of(connection, found, every_secret=True)
