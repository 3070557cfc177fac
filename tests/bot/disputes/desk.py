"""People at the judge's desk: opening disputes and deciding them, in as few words as a test should need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.database import Database
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Decision, Verdict
from bot.disputes.service import DisputeService
from bot.disputes.services.cases import Opened
from bot.disputes.services.desk import Claimed
from bot.games.registry import Registry
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from rules_index import Answer, BookInfo, BookKind, Language, Note, Ruling
from tests.bot.matches import table
from tests.bot.matches.table import CHANNEL, GUILD, HandClock, opened, played

EVA, KAREL, LENA = (Official(actor.user) for actor in (table.EVA, table.KAREL, table.LENA))
STRANGER = Official(999)
JUDGE, SECOND = Official(901, judge=True), Official(902, judge=True)
HEAD, THIRD = Official(903, judge=True, head=True), Official(904, head=True)
ADMIN = Official(900, admin=True)
RULE, OTHER_RULE, FOREIGN_RULE = "toy.turn", "toy.hand", "chess.castling"
QUESTION = "May a card be laid after the pile was let be?"
VIEW = "I laid it before anybody let it be."
Found = TypeVar("Found")


def book(key: str = "toy", kind: BookKind = BookKind.RULEBOOK, corrects: str = "") -> BookInfo:
    """A book of the toy rules."""
    return BookInfo(key, key.partition("-")[0], key.title(), Language.EN, "1", kind, corrects)


def rule(slug: str, text: str = "", **other: Any) -> Ruling:
    """A rule as the digest has it."""
    values: dict[str, Any] = {"gist": "", "section": (), "passages": (), "confidence": 1.0, "book": book(), **other}
    return Ruling(slug, slug, slug.upper(), slug.title(), text or f"What {slug} says.", **values)


class Library:
    """An oracle that knows the rules it is given."""

    def __init__(self) -> None:
        castling = rule(FOREIGN_RULE, book=book("chess"))
        self.rules = {each.id: each for each in (rule(RULE), rule(OTHER_RULE), castling)}
        self.notes: dict[int, tuple[int, tuple[Note, ...]]] = {}
        self.fingerprint = "first"

    def ruling(self, ref: str, *, guild: int | None = None) -> Ruling | None:
        return self.rules.get(ref)

    def lay(self, guild: int, notes: Sequence[Note], revision: int) -> None:
        self.notes[guild] = (revision, tuple(notes))

    def laid(self, guild: int) -> int | None:
        return self.notes[guild][0] if guild in self.notes else None

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
        words = set(question.casefold().split())
        found = [each for each in self.rules.values() if words & set(each.text.casefold().split())]
        return Answer(question, bool(found), tuple(found[:limit]), game=game)

    def change(self, slug: str, **other: Any) -> None:
        """Let a rule read otherwise from now on."""
        self.rules[slug] = replace(self.rules[slug], **other)


class Desk:
    """A desk and the matches it is about, on one database."""

    def __init__(self, database: Database, games: Registry, clock: HandClock, library: Any = None) -> None:
        self.database = database
        self.clock = clock
        self.library: Any = library or Library()
        self.matches = MatchService(database, games, clock)
        self.service = DisputeService(database, self.matches, self.library)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.service, name)

    async def match(self, people: int = 2, moves: int = 4, **kw: Any) -> Position:
        """A match after some moves."""
        return await played(self.matches, await opened(self.matches, people, **kw), moves=moves)

    async def opened(self, position: Position, by: Official = EVA, **kw: Any) -> Dispute:
        """A dispute about a match that its other players have not told their views in."""
        done = got(await self.service.cases.open_in_match(by, position.match.id, QUESTION, **kw), Opened)
        return done.dispute

    async def open(self, position: Position, *others: Official) -> Dispute:
        """A dispute about a match in which everybody told their view, so that it waits for a judge."""
        dispute = await self.opened(position)
        for other in others or (KAREL,):
            dispute = got(await self.service.cases.tell(GUILD, dispute.number, other, VIEW), Dispute)
        return dispute

    async def still(self, dispute: Dispute, *others: Official) -> Dispute:
        """The dispute once its other sides, too, wish the match to stand still."""
        for other in others or (KAREL,):
            dispute = got(await self.service.cases.stand_still(GUILD, dispute.number, other), Dispute)
        return dispute

    async def elsewhere(self, *others: Official, by: Official = EVA) -> Dispute:
        """A dispute of a table that the bot has never seen, whose other sides told their views."""
        users = tuple(each.user for each in others)
        done = await self.service.cases.open_elsewhere(by, GUILD, CHANNEL, QUESTION, game="toy", others=users)
        dispute = got(done, Opened).dispute
        for other in others:
            dispute = got(await self.service.cases.tell(GUILD, dispute.number, other, VIEW), Dispute)
        return dispute

    async def claimed(self, dispute: Dispute, judge: Official = JUDGE) -> Dispute:
        """The dispute once a judge has taken it."""
        return got(await self.service.desk.claim(GUILD, dispute.number, judge), Claimed).dispute

    async def ruled(self, dispute: Dispute, judge: Official = JUDGE, **kw: Any) -> Verdict:
        """The verdict of a judge who takes a case."""
        await self.claimed(dispute, judge)
        given = await self.service.verdicts.give(GUILD, dispute.number, judge, decision(**kw), await self.seen(dispute))
        return got(given, Verdict)

    async def seen(self, dispute: Dispute) -> int | None:
        """The last entry of the match of a dispute."""
        if dispute.match is None:
            return None
        position = await self.matches.position(dispute.match)
        assert position is not None
        return position.match.seq

    async def now(self, dispute: Dispute, by: Official = JUDGE) -> Dispute:
        """The dispute as it is by now."""
        return got(await self.service.docket.get(GUILD, dispute.number, by), Dispute)


def decision(**kw: Any) -> Decision:
    """A decision on a question."""
    return Decision(**{"ruling": "The card stays.", "why": "It was laid in time.", "rules": (RULE,), **kw})


def got(answer: object, kind: type[Found]) -> Found:
    """What was asked for, which must not have been refused."""
    assert isinstance(answer, kind), answer
    return answer


def reason(answer: object) -> DeskReason:
    """Why something was refused, which it must have been."""
    assert isinstance(answer, DeskRefused), answer
    return answer.reason
