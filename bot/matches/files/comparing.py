"""Matches checked as they are kept, and files compared with the matches that were played."""

from __future__ import annotations

import asyncio
from itertools import zip_longest
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.matches import verify
from bot.matches.files.checking import Limits, Verdict, check
from bot.matches.files.export import begun, file_of
from bot.matches.files.json_files import MOST_ENTRIES
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.services.desk import Desk
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.repository import Repository

LONGEST = 30.0
"""Seconds that the referee spends on such a file."""


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

    def __init__(self, repository: Repository) -> None:
        super().__init__(repository)
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
            verdict = await asyncio.to_thread(check, data, self.repository.games)
        if verdict.export is None or verdict.export["status"] != "playing":
            return verdict
        # The secret of a match that lasts is there for this check alone.
        wrong = tuple(each for each in verdict.wrong if each.kind != "unended")
        return replace(verdict, code=verify.exit_code(list(wrong), None), wrong=wrong)

    async def check_file(self, data: bytes) -> Verdict:
        """Check a file that somebody brings, unless it is too much to check."""
        async with self._checking:
            return await asyncio.to_thread(check, data, self.repository.games, None, Limits(MOST_ENTRIES, LONGEST))

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
            async with self.repository.database.reading() as session:
                connection = await session.connection()
                found = await begun(connection, match)
                return found if isinstance(found, Refused) else await file_of(connection, found, for_checking=True)
