"""Rules that are cited, read from the oracle as they are now."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.disputes.model.precedents import Cited, Played
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from rules_index import Answer, BookKind, Language, Note, Ruling

MOST_CITED = 10
_BARE = re.compile(r"\d+(\.\d+)+")


class Rules(Protocol):
    """What the desk asks an oracle, as the people of one server or of none."""

    @property
    def fingerprint(self) -> str:
        """Tells one state of the books and the digest from another."""
        ...

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
        guided: bool = False,
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
        self,
        refs: Iterable[str],
        *,
        game: str | None = None,
        guild: int | None = None,
        within: Played | None = None,
    ) -> tuple[Cited, ...] | DeskRefused:
        """The rules with these slugs or numbers as they read now, each once.

        Args:
            game: whose rules they must be.
            guild: the server whose precedents, house rules and guide may be cited too.
            within: the game and the edition that a bare number (``12.3``) is one of.
        """
        wanted = tuple(dict.fromkeys(ref.strip() for ref in refs if ref.strip()))
        if len(wanted) > MOST_CITED:
            return refused(DeskReason.OUT_OF_RANGE, least=0, most=MOST_CITED)
        found: dict[str, Cited] = {}
        for ref in wanted:
            ruling = await asyncio.to_thread(self._named, ref, guild, within or Played(game))
            if isinstance(ruling, DeskRefused):
                return ruling
            if ruling is None or (ruling.rule is None and not ruling.is_note):
                return refused(DeskReason.NO_RULE, rule=ref[:80])
            if game is not None and ruling.book.game != game:
                return refused(DeskReason.OTHER_GAME, rule=ruling.number)
            found[ruling.rule or ruling.id] = await asyncio.to_thread(self._cited, ruling)
        return tuple(found.values())

    async def home(self, cites: Iterable[Cited]) -> Played | DeskRefused:
        """The game and the edition that cited rules are of; no edition where they are of several."""
        books = await asyncio.to_thread(
            lambda: [found.book for each in cites if (found := self._ruling(each.rule)) is not None]
        )
        games, editions = {book.game: None for book in books}, {book.corrects or book.key for book in books}
        if len(games) > 1:
            return refused(DeskReason.SEVERAL_GAMES, games=", ".join(games))
        return Played(next(iter(games), None), editions.pop() if len(editions) == 1 else None)

    async def changed(self, cited: Iterable[Cited]) -> frozenset[Cited]:
        """Those of some cited rules that read otherwise now, or on which an official answer appeared since."""
        return await asyncio.to_thread(self._changed, frozenset(cited))

    def _changed(self, cited: frozenset[Cited]) -> frozenset[Cited]:
        now = {rule: self._now(rule) for rule in {each.rule for each in cited}}
        return frozenset(each for each in cited if not _is_as_cited(each, now[each.rule]))

    def _now(self, rule: str) -> Cited | None:
        ruling = self._ruling(rule)
        return None if ruling is None or ruling.rule != rule else self._cited(ruling)

    def _named(self, ref: str, guild: int | None, within: Played) -> Ruling | DeskRefused | None:
        """The rule that is meant; a bare number is a rule of the game, and of its edition where that is known."""
        found = self.oracle.ruling(ref, guild=guild)
        if found is not None or within.game is None or not _BARE.fullmatch(ref):
            return found
        meant = self.oracle.ask(ref, game=within.game, edition=within.edition, limit=MOST_CITED).rulings
        rules = {each.id: each for each in meant if not (each.is_note or each.elsewhere)}
        if len(rules) > 1:
            numbers = ", ".join(each.number for each in rules.values())
            return refused(DeskReason.SEVERAL_RULES, rule=ref[:80], numbers=numbers)
        return next(iter(rules.values()), None)

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


def _is_as_cited(cited: Cited, now: Cited | None) -> bool:
    """Whether a rule still reads as it was cited, and no official answer appeared since."""
    return now is not None and now.text == cited.text and now.corrected <= cited.corrected


def text_of(ruling: Ruling) -> str:
    """The SHA-256 of what a rule says."""
    return hashlib.sha256(f"{ruling.title}\n{ruling.text}\n{ruling.reading}".encode()).hexdigest()
