"""Where people do anything in any order: a service on a database of its own, with books of what everybody may gain."""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import timedelta
from itertools import chain
from typing import Any, ClassVar, TypeVar

from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.games.values import Seat, Viewer
from bot.matches.files import export
from bot.matches.files.checking import check
from bot.matches.files.replay import read_export
from bot.matches.model.match import FORGOTTEN, Actor, Expiry, Match, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.submit import Path as Picked
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from bot.matches.storage import read
from tests.bot.chaos.anybody import Anybody
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import State as ToyState
from tests.bot.games.toy.values import View as ToyView
from tests.bot.matches.machine.ledger import Ledger, told
from tests.bot.matches.table import COLOURS
from tests.bot.matches.windows.stalls import trace

T = TypeVar("T")

PEOPLE = (
    Actor(101, admin=True),
    Actor(102, judge=True),
    Actor(103),
    Actor(104),
    Actor(105, judge=True),
    Actor(106, admin=True, judge=True),
)
"""An admin and a judge who play, a player, one who mostly comes late, and two who do not play, as a rule."""
GUILD, CHANNEL = 1, 11


class Stage(Anybody):
    """One channel and the match in it, before anybody does anything; Smugglers is played unless a subclass says so.

    Attributes:
        games: the game that is played; drawing: an answer of it that draws.
        ledgers: the books of each match.
        number: the match that goes on.
        sound: nothing was found that makes the books of no use for looking further.
    """

    games: ClassVar[Registry] = Registry([Playable("toy", lambda _: Toy())])
    drawing: ClassVar[tuple[str, ...]] = ("draw",)
    own_lines: ClassVar[frozenset[str]] = frozenset({"toy-staked-card", "toy-drew-cards"})

    def __init__(self) -> None:
        super().__init__()
        self._read: Position | None = None
        self.service = MatchService(self.database, self.games, self.clock)
        self.run(self.service.scheduler.tick())
        self.ledgers: dict[int, Ledger] = {}
        self.number = 0
        self.sound = True
        self.messages = 1_300_000_000_000_000_000

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something of the service's, after which the match is read again."""
        self._read = None
        return super().run(work)

    def check_at_the_end(self) -> None:
        for number in self.ledgers if self.sound else ():
            self.check_whole(number)

    # What differs from game to game.

    def terms(self, places: int, expires: Expiry) -> Terms:
        """What a match is played by."""
        return Terms("toy@2026-01-01", "short", places, Timing(7200, expires))

    def settle_seat(self, seat: Seat, chooser: Actor) -> None:
        """Settle in the lobby what a seat needs."""
        self.choose(chooser, "faction", COLOURS[seat], seat)

    @staticmethod
    def pieces(state: Any) -> object:
        """What no move makes more or less of."""
        assert isinstance(state, ToyState)
        stakes = [stake for stake in state.stakes if stake >= 0]
        return sorted(chain(*state.hands, *state.won, state.deck, state.pile, stakes))

    def adjustment(self, number: int, seat: Seat) -> dict[str, Any]:
        """Parts of the position that a judge sets."""
        return {"left": 1 + number // 2, "turn": seat}

    def seen(self, view: object) -> set[Seat]:
        """The seats whose hidden pieces a view shows."""
        assert isinstance(view, ToyView)
        return {seat for seat, hand in enumerate(view.hands) if hand is not None}

    def may_see(self, viewer: Viewer) -> set[Seat]:
        """The seats whose hidden pieces a viewer may see."""
        return set() if isinstance(viewer, str) else {viewer}

    # What is the same for all.

    @property
    def position(self) -> Position:
        """The match as it is; nothing changes it but what is run."""
        if self._read is None or self._read.match.id != self.number:
            self._read = self.runner.run(self.service.position(self.number))
        assert self._read is not None
        return self._read

    @property
    def match(self) -> Match:
        """What is known of it."""
        return self.position.match

    @property
    def ledger(self) -> Ledger:
        """Its books."""
        return self.ledgers[self.number]

    def is_now(self, *statuses: Status) -> bool:
        """Whether the match is that far."""
        return self.number > 0 and self.match.status in statuses

    @property
    def plays(self) -> bool:
        """Whether it is being played."""
        return self.is_now(Status.PLAYING)

    def seated(self) -> list[tuple[int, Actor]]:
        """The seats that people sit in and play."""
        known = {actor.user: actor for actor in PEOPLE}
        seats = enumerate(self.match.seats)
        return [(seat, known[each.user]) for seat, each in seats if each.human and each.user in known]

    def vacant(self) -> list[int]:
        """The seats that wait for somebody to sit down."""
        return [seat for seat, each in enumerate(self.match.seats) if each.human and each.user in (None, FORGOTTEN)]

    def act(self, name: str, work: Coroutine[Any, Any, object], actor: Actor | None = None) -> object:
        """Do something, and note what came of it."""
        before = self.match.revision
        answer = self._done(name, work)
        if isinstance(answer, Refused):
            assert self.match.revision == before, f"{name}, refused, and yet the match changed"
        self.note(actor.user if actor else None)
        return answer

    def note(self, user: int | None) -> None:
        """Enter into the books what happened just now, by whose doing; where that fails they are of no use any more."""
        self.sound = False
        self.run(self.ledger.note(self.service, self.database, user))
        self.sound = True

    def act_unseen(self, name: str, work: Coroutine[Any, Any, object]) -> object:
        """Do something that nobody else may notice as long as nothing is played because of it.

        The caller tells the ledger, which notes the rest.
        """
        before = self._noticed()
        seq = self.match.seq
        answer = self._done(name, work)
        if self.match.seq == seq:
            after = self._noticed()
            differing = [(one, two) for one, two in zip(before, after, strict=False) if one != two]
            self.sound = before == after
            assert self.sound, f"{name}: others can tell: {differing[:1]}"
        return answer

    def _done(self, name: str, work: Coroutine[Any, Any, object]) -> object:
        answer = self.run(work)
        Stage.done[f"{name}, refused" if isinstance(answer, Refused) else name] += 1
        return answer

    def _noticed(self) -> list[bytes]:
        return self.run(trace(self.service, self.database, self.number))

    def choose(self, chooser: Actor, name: str, token: str, seat: Seat | None = None) -> object:
        """Settle something in the lobby."""
        return self.act("choose", self.service.lobbies.choose(self.number, chooser, name, token, seat), chooser)

    def answer(self, actor: Actor, prompt: Prompt, path: tuple[str, ...]) -> object:
        """Answer a question of one's own seat: in its turn, or before it, unseen by all others."""
        work = self.service.play.submit(self.number, actor, prompt.id, Picked(path))
        if not prompt.ahead:
            return self.act("move", work, actor)
        answer = self.act_unseen("answer ahead", work)
        if isinstance(answer, Submitted):
            assert answer.happened == ()
            kept = answer.position.answers.answer(prompt.seat, prompt.id)
            assert kept is not None, f"an answer ahead to {prompt.id} is not kept"
            self.ledger.advance.answer((prompt.seat, prompt.id), bytes(kept.command))
        self.note(actor.user)
        return answer

    def create(self, host: Actor, places: int, expiry: Expiry) -> None:
        """Open a lobby, where none is open."""
        terms, (game,) = self.terms(places, expiry), self.games
        made = self.run(self.service.lobbies.create(host, guild=GUILD, channel=CHANNEL, game=game, terms=terms))
        if isinstance(made, Position):
            self.number = made.match.id
            self.ledgers[self.number] = Ledger(self.number, host.user, self.pieces)

    def let_pass(self, by: timedelta) -> None:
        """Let time pass, never beyond what falls due next: nobody has time only because nobody looked."""
        while by:
            match, now = self.match, self.clock.now()
            course = match.course
            ends = [wait.deadline for wait in course.waits if wait.deadline] if course.runs else []
            ends += [course.ends] if course.ends and course.runs else []
            ends += [seat.away for seat in match.seats if seat.away]
            step = min([by, *(end - now for end in ends if end > now)])
            self.ledger.clocks.passes(match, now, step)
            self.clock.advance(seconds=step.total_seconds())
            self.act("time", self._tick())
            self.ledger.clocks.check(self.match)
            by -= step

    async def _tick(self) -> None:
        await self.service.scheduler.tick()

    def check_whole(self, number: int) -> None:
        """The log is whole, told whole, replays and verifies, and its position is the one that is kept."""
        ledger = self.ledgers[number]
        self.run(self.service.scheduler.tick())
        self.run(ledger.note(self.service, self.database, None))
        at_hand = self.run(self.service.position(number))
        self.service.repository.forget()
        kept = self.run(self.service.position(number))
        assert at_hand is not None and kept is not None
        ledger.clocks.check(kept.match)
        assert (kept.match, kept.state) == (at_hand.match, at_hand.state), "what is at hand is not what is kept"
        assert kept.answers == at_hand.answers, "what seats keep to themselves is not what is kept"
        assert self.run(told(self.database, number)) == list(range(1, kept.match.seq + 1)), "not all was told once"
        if kept.match.seq:
            data = self.run(self._file(number))
            assert read_export(data, self.games).states[-1] == kept.state, "the log leads to another position"
            # A file that the bot keeps to itself has the secret of a match that goes on.
            wrong = [each.text for each in check(data, self.games).wrong if each.kind != "unended"]
            assert not wrong, wrong

    async def _file(self, number: int) -> bytes:
        async with self.database.reading() as session:
            connection = await session.connection()
            found = await read.read_match(connection, number)
            assert found is not None
            return await export.file_of(connection, found, for_checking=True)
