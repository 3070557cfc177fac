"""What a judge does before the verdict: taking a case, handing it on, looking, asking the oracle."""

from __future__ import annotations

from msgspec import Struct

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import Message
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Refused
from bot.disputes.model.verdicts import Appeal, Verdict
from bot.disputes.services.unit_of_work import UnitOfWork
from bot.matches.model.position import Position
from bot.matches.services.history import Page
from rules_index import CardAnswer, Language, Ruling


class Claimed(Struct, frozen=True):
    """A case that was taken.

    Attributes:
        partners: numbers of other matches being played in which the judge and a side both play.
    """

    dispute: Dispute
    partners: tuple[int, ...] = ()


class Panel(Struct, frozen=True):
    """All that a judge has before them, without what is hidden in the match.

    Attributes:
        agreed, now: the match at the last entry all agree on, and as it is; for a spectator's view. ``None`` where
            there is no match.
        log: the entries after the agreed one as spectators read them, at most the last hundred.
    """

    dispute: Dispute
    messages: tuple[Message, ...]
    pictures: int
    verdicts: tuple[Verdict, ...]
    appeal: Appeal | None
    agreed: Position | None = None
    now: Position | None = None
    log: tuple[Page, ...] = ()


class Bundle(Struct, frozen=True):
    """What the rules say on a case.

    Attributes:
        rulings: at most ten, in the order of their books.
        see: by the id of each ruling, what it points to.
        cards: the cards and other components that are named.
        elsewhere: what another edition says of the first rulings.
    """

    rulings: tuple[Ruling, ...] = ()
    see: dict[str, tuple[Ruling, ...]] = {}
    cards: tuple[CardAnswer, ...] = ()
    elsewhere: tuple[Ruling, ...] = ()


class Desk:
    """What judges do. Work of whoever holds a case renews their lease."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def claim(self, guild: int, number: int, judge: Official) -> Claimed | Refused:
        """Take a case that nobody has; one that is appealed is for head judges who have not ruled in it.

        Refused: who is or was a party of the match, whom a side barred, who recused.
        """
        raise NotImplementedError

    async def renew(self, guild: int, number: int, judge: Official) -> Dispute | Refused:
        """Go on working on a case, so that nobody else may take it."""
        raise NotImplementedError

    async def hand_on(self, guild: int, number: int, judge: Official, to: Official) -> Claimed | Refused:
        """Hand a case on to another judge, who may refuse by recusing."""
        raise NotImplementedError

    async def recuse(self, guild: int, number: int, judge: Official) -> Dispute | Refused:
        """Give a case back, or refuse to take it, for good."""
        raise NotImplementedError

    async def bar(self, guild: int, number: int, user: Official, judge: int) -> Dispute | Refused:
        """Bar a judge from a case; each side bars one, before a verdict. A barred judge loses the case."""
        raise NotImplementedError

    async def panel(self, guild: int, number: int, judge: Official) -> Panel | Refused:
        """What the judge of a case has before them; the audit trail tells that they saw it."""
        raise NotImplementedError

    async def look_hidden(self, guild: int, number: int, judge: Official) -> Position | Refused:
        """The match with everything hidden; the audit trail tells it, and the judge never takes a seat there."""
        raise NotImplementedError

    async def bundle(self, guild: int, number: int, judge: Official, language: Language) -> Bundle | Refused:
        """What the oracle says on the question and on the views, merged."""
        raise NotImplementedError
