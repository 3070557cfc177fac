"""Everything that can be done with matches, by what it is about.

Methods answer with a value: what they did, a :class:`Refused` with its reason and sentence, or the game's own
:class:`Rejected` with the rules broken. Raised are only problems that no player can help: :class:`StorageProblem`.
A change is durable when its method returns, and all of it or nothing of it is there.
"""

from __future__ import annotations

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.clock import Clock, SystemClock
from bot.matches.services.checks import Checks
from bot.matches.services.clocks.holds import Holds
from bot.matches.services.clocks.lost_time import Heartbeat, Reach
from bot.matches.services.clocks.scheduler import Scheduler
from bot.matches.services.clocks.vacations import Vacations
from bot.matches.services.disputes import Disputes
from bot.matches.services.exports import Exports
from bot.matches.services.history import History
from bot.matches.services.kept.compaction import Compaction
from bot.matches.services.kept.kept_files import KeptFiles
from bot.matches.services.kept.packs import Packs
from bot.matches.services.kept.usual import UsualAnswers
from bot.matches.services.lobbies import Lobbies
from bot.matches.services.openings import Openings
from bot.matches.services.orders import Orders
from bot.matches.services.play import Advisers, Play
from bot.matches.services.privacy import Privacy
from bot.matches.services.proposals import Proposals
from bot.matches.services.relocation import Relocation
from bot.matches.services.seats import Seats
from bot.matches.services.series import SeriesGames
from bot.matches.services.statistics import Statistics
from bot.matches.services.unit_of_work import Alarm, UnitOfWork
from bot.matches.storage.outbox import Outbox
from bot.matches.storage.repository import Repository
from bot.shards import EVERYTHING, Share


class MatchService:
    """The door to all matches.

    Args:
        database: where they are kept; several services, in several processes, may share one.
        games: the games that can be played.
        clock: where the time comes from.
        share: the servers whose matches are told of and kept by this process; anything may be done with every match.

    Attributes:
        position: gives a match as it is now, its lobby or its position; ``None`` when there is no such match.
        live: gives the matches that hold a channel.
        live_in: gives the match that is gathered or played in the first of some channels that has one.
        last_in: gives the newest match that is or was played in a channel, live or not.
        has_quick_window: tells whether a quick window is open in a server, as far as is known without reading.
        outbox: what is to be delivered to players; a publisher must empty it.
        scheduler: looks after the clocks; it must be run.
        heartbeat: gives time back that players lost.
        work, repository: how matches are changed and read, for the services below.
    """

    def __init__(
        self, database: Database, games: Registry, clock: Clock | None = None, share: Share = EVERYTHING
    ) -> None:
        self.games = games
        self.clock = clock or SystemClock()
        self.share = share
        self.repository = Repository(database, games)
        self.position = self.repository.position
        self.live = self.repository.live
        self.live_in = self.repository.live_in
        self.last_in = self.repository.last_in
        self.has_quick_window = self.repository.has_quick_window
        self.outbox = Outbox(database, self.clock, share)
        alarm = Alarm()
        reach = Reach(self.clock, alarm.ring)
        self.heartbeat = Heartbeat(self.repository, self.clock, reach, share, self.outbox.ring)
        self.work = UnitOfWork(self.repository, self.clock, self.heartbeat, self.outbox, alarm)
        self.scheduler = Scheduler(self.work, self.outbox, self.heartbeat, reach, alarm, share)
        self.holds = Holds(self.work, self.heartbeat, share)
        self.lobbies = Lobbies(self.work)
        self.usual = UsualAnswers(self.work)
        self.openings = Openings(self.work, self.usual)
        self.series = SeriesGames(self.work)
        self.play = Play(self.work)
        self.advisers = Advisers(self.work)
        self.proposals = Proposals(self.work)
        self.orders = Orders(self.work)
        self.disputes = Disputes(self.work)
        self.seats = Seats(self.work, self.usual)
        self.history = History(self.work)
        self.exports = Exports(self.work)
        self.checks = Checks(self.work)
        self.statistics = Statistics(self.work)
        self.privacy = Privacy(self.work)
        self.vacations = Vacations(self.work)
        self.relocation = Relocation(self.work)
        self.packs = Packs(self.work)
        self.kept = KeptFiles(self.work, self.packs)
        self.compaction = Compaction(self.work, share)

    @property
    def failing(self) -> frozenset[int]:
        """The matches that could not go on by themselves, or not be stopped or started; they are tried again later."""
        return self.scheduler.failing | self.relocation.unsettled
