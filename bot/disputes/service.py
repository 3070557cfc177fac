"""Everything that can be done at the judge's desk, by what it is about.

Methods answer with a value: what they did, or a :class:`DeskRefused` with its reason and sentence. Raised are only
problems that no player can help: :class:`bot.matches.storage.errors.StorageProblem`. A change is durable when its
method returns, and all of it or nothing of it is there.
"""

from __future__ import annotations

from bot.database import Database
from bot.disputes.services.books.aliases import Aliases
from bot.disputes.services.books.archive import Archive
from bot.disputes.services.books.guides import Guides
from bot.disputes.services.books.misses import Misses
from bot.disputes.services.books.notes import Notes
from bot.disputes.services.books.precedents import Precedents
from bot.disputes.services.books.rulebook import Rulebook, Rules
from bot.disputes.services.cases import Cases
from bot.disputes.services.desk import Desk
from bot.disputes.services.docket import Docket
from bot.disputes.services.drafts import Drafts
from bot.disputes.services.due import Due
from bot.disputes.services.evidence import Evidence
from bot.disputes.services.guilds import Guilds
from bot.disputes.services.penalties import Penalties
from bot.disputes.services.privacy import DeskPrivacy
from bot.disputes.services.records import Records
from bot.disputes.services.table import Table
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.services.verdicts import Verdicts
from bot.matches.model.clock import Clock
from bot.matches.service import MatchService


class DisputeService:
    """The door to all disputes.

    Args:
        database: where they are kept, together with the matches.
        matches: the matches they are about.
        oracle: where cited rules are read.
        clock: where the time comes from; the matches' where none is named.
    """

    def __init__(self, database: Database, matches: MatchService, oracle: Rules, clock: Clock | None = None) -> None:
        work = DeskWork(database, matches, clock or matches.clock)
        rulebook = Rulebook(oracle)
        self.cases = Cases(work)
        self.evidence = Evidence(work)
        self.docket = Docket(work)
        self.archive = Archive(work)
        self.desk = Desk(work, rulebook)
        self.drafts = Drafts(work)
        self.verdicts = Verdicts(work, rulebook)
        self.table = Table(work, rulebook)
        self.penalties = Penalties(work)
        self.precedents = Precedents(work, rulebook)
        self.guides = Guides(work)
        self.misses = Misses(work)
        self.aliases = Aliases(work)
        self.notes = Notes(work, rulebook, self.precedents, self.guides, self.misses, self.aliases)
        self.guilds = Guilds(work)
        self.records = Records(work)
        self.privacy = DeskPrivacy(work)
        self.due = Due(work)
        self.notices = work.notices
