"""Rules that are cited, read from the oracle as they are now."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.disputes.model.precedents import Cited
from bot.disputes.model.refusals import Reason, Refused, refused
from rules_index import Answer, BookKind, Language, Note, Ruling

MOST_CITED = 10


class Rules(Protocol):
    """What the desk asks an oracle, as the people of one server or of none."""

    def ruling(self, ref: str, *, guild: int | None = None) -> Ruling | None:
        """The ruling with this id, slug or number."""
        ...

    def ask(
        self,
        question: str,
        *,
        game: str | None = None,
        edition: str | None = None,
        language: Language | None = None,
        guild: int | None = None,
        limit: int = 5,
    ) -> Answer:
        """Look a question or a story up."""
        ...

    def lay(self, guild: int, notes: Sequence[Note], revision: int) -> None:
        """Let a server's people meet these notes, and no others."""
        ...

    def laid(self, guild: int) -> int | None:
        """The revision of the notes that a server's people meet."""
        ...


class Rulebook:
    """What is cited: rules of the digest, and precedents, house rules and the guide where a server is named."""

    def __init__(self, oracle: Rules) -> None:
        self.oracle = oracle

    async def cited(
        self, refs: Iterable[str], *, game: str | None = None, guild: int | None = None
    ) -> tuple[Cited, ...] | Refused:
        """The rules with these slugs or numbers as they read now, each once.

        Args:
            game: whose rules they must be.
            guild: the server whose precedents, house rules and guide may be cited too.
        """
        wanted = tuple(dict.fromkeys(ref.strip() for ref in refs if ref.strip()))
        if len(wanted) > MOST_CITED:
            return refused(Reason.OUT_OF_RANGE, least=0, most=MOST_CITED)
        found: dict[str, Cited] = {}
        for ref in wanted:
            ruling = await asyncio.to_thread(self.oracle.ruling, ref, guild=guild)
            if ruling is None or (ruling.rule is None and not ruling.is_note):
                return refused(Reason.NO_RULE, rule=ref[:80])
            if game is not None and ruling.book.game != game:
                return refused(Reason.OTHER_GAME, rule=ruling.number)
            found[ruling.rule or ruling.id] = await asyncio.to_thread(self._cited, ruling)
        return tuple(found.values())

    async def is_as_cited(self, cited: Cited) -> bool:
        """Whether a rule still reads as it was cited, and no official answer appeared since."""
        ruling = await asyncio.to_thread(self._ruling, cited.rule)
        if ruling is None or ruling.rule != cited.rule:
            return False
        now = await asyncio.to_thread(self._cited, ruling)
        return now.text == cited.text and now.corrected <= cited.corrected

    def _ruling(self, ref: str) -> Ruling | None:
        return self.oracle.ruling(ref)

    def _cited(self, ruling: Ruling) -> Cited:
        rule = ruling.rule or ruling.id
        # A rule has first among what it points to the official answers and corrections on it.
        pointed = [self._ruling(ref) for ref in ruling.see]
        official = sum(
            1 for each in pointed if each and rule in each.corrects and each.book.kind is not BookKind.RULEBOOK
        )
        return Cited(rule, ruling.number, text_of(ruling), official)


def text_of(ruling: Ruling) -> str:
    """The SHA-256 of what a rule says."""
    return hashlib.sha256(f"{ruling.title}\n{ruling.text}\n{ruling.reading}".encode()).hexdigest()
