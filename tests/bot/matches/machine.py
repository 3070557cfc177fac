"""People who join, leave, return, vote, judge, export, forget, rewind and let time run, in any order.

``python -m tests.bot.matches.machine --examples 500`` plays long; :mod:`tests.bot.matches.test_machine` a little. No
sequence may gain anybody a second draw, more time, or knowledge: that is what :mod:`tests.bot.matches.ledger` says.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import hypothesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from bot.database import Database
from bot.games.registry import Registry
from bot.matches import verify
from bot.matches.model import FORGOTTEN, Actor, Expiry, Match, Status, Terms, Timing
from bot.matches.play import Path as Tokens
from bot.matches.play import Submitted
from bot.matches.position import Position
from bot.matches.refusals import Refused
from bot.matches.replay import read_export
from bot.matches.service import MatchService
from tests.bot.attacks.ground import order, the_same_secrets
from tests.bot.games.toy import Toy
from tests.bot.matches.ledger import Ledger, told
from tests.bot.matches.table import COLOURS, HandClock, path_of

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
KINDS = ("undo", "draw", "extension", "pause", "abandon")
GAMES = Registry({"toy": lambda _: Toy()})

people = st.sampled_from(PEOPLE)
officials = st.sampled_from([actor for actor in PEOPLE if actor.judge or actor.admin])
seats = st.integers(0, 2)
lots = st.integers(0, 999)


class Machine(RuleBasedStateMachine):
    """One channel, and the match in it; every rule is tried by anybody, and refusals are answers as good as others."""

    steps: ClassVar[int] = 0
    done: ClassVar[Counter[str]] = Counter()
    empty: ClassVar[bytes] = b""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.secrets = the_same_secrets("machine")
        self.secrets.__enter__()
        self.clock = HandClock()
        file = self.folder / "machine.sqlite"
        if Machine.empty:
            file.write_bytes(Machine.empty)
        self.database: Database = self.run(Database.open(f"sqlite+aiosqlite:///{file}"))
        if not Machine.empty:
            self.run(self.database.close())
            Machine.empty = file.read_bytes()
            self.database = self.run(Database.open(f"sqlite+aiosqlite:///{file}"))
        self.service = MatchService(self.database, GAMES, self.clock)
        self.run(self.service.keeper.tick())
        self.ledgers: dict[int, Ledger] = {}
        self.number = 0
        self.messages = 1_300_000_000_000_000_000

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something of the service's."""
        return self.runner.run(work)

    def teardown(self) -> None:
        """Check all that can be checked at the end, and put everything away."""
        try:
            for number in self.ledgers:
                self.check_whole(number)
        finally:
            self.run(self.database.close())
            self.runner.close()
            self.secrets.__exit__(None, None, None)
            shutil.rmtree(self.folder)

    @property
    def position(self) -> Position:
        """The match as it is."""
        found = self.run(self.service.position(self.number))
        assert found is not None
        return found

    @property
    def match(self) -> Match:
        """What is known of it."""
        return self.position.match

    @property
    def ledger(self) -> Ledger:
        """Its books."""
        return self.ledgers[self.number]

    def act(self, name: str, work: Coroutine[Any, Any, object], actor: Actor | None = None) -> object:
        """Do something, and note what came of it."""
        before = self.match.revision
        answer = self.run(work)
        granted = not isinstance(answer, Refused)
        Machine.steps += 1
        Machine.done[name if granted else f"{name}, refused"] += 1
        if isinstance(answer, Refused):
            assert self.match.revision == before, f"{name} was refused, and yet the match changed"
        self.run(self.ledger.note(self.service, self.database, actor.user if actor else None))
        return answer

    def check_whole(self, number: int) -> None:
        """The log is whole, told whole, replays and verifies, and its position is the one that is kept."""
        self.run(self.service.keeper.tick())
        at_hand = self.run(self.service.position(number))
        self.service.vault.forget()
        read = self.run(self.service.position(number))
        assert at_hand is not None and read is not None
        assert (read.match, read.state) == (at_hand.match, at_hand.state), "what is at hand is not what is kept"
        assert self.run(told(self.database, number)) == list(range(1, read.match.seq + 1)), "not all was told once"
        if read.match.seq:
            data = self.run(self._file(number))
            replay = read_export(data, GAMES)
            assert replay.states[-1] == read.state, "the log leads to another position"
            found = [each for each in problems(data) if "not revealed" not in each] + breaches(data)
            assert not found, found

    async def _file(self, number: int) -> bytes:
        from bot.matches import export, store

        async with self.database.reading() as session:
            connection = await session.connection()
            found = await store.read_match(connection, number)
            assert found is not None
            return await export.file_of(connection, found, every_secret=True)

    # Lobbies.

    @initialize(places=st.integers(2, 3), timed=st.sampled_from(list(Expiry)), automated=st.booleans(), lot=lots)
    def open_a_match(self, places: int, timed: Expiry, automated: bool, lot: int) -> None:
        """A match that has begun, in most examples; a few begin with its lobby."""
        self._create(PEOPLE[lot % 2], places, timed)
        for actor in PEOPLE[: places - automated]:
            self.act("join", self.service.join(self.number, actor), actor)
        if lot % 5:
            self.fill_and_start(lot)

    def _create(self, host: Actor, places: int, timed: Expiry) -> None:
        terms = Terms("toy@2026-01-01", "short", places, Timing(7200, timed))
        made = self.run(self.service.create(host, guild=GUILD, channel=CHANNEL, game="toy", terms=terms))
        if isinstance(made, Position):
            self.number = made.match.id
            self.ledgers[self.number] = Ledger(self.number, host.user)

    def _status(self, *statuses: Status) -> bool:
        return self.number > 0 and self.match.status in statuses

    @precondition(lambda self: self._status(Status.OVER, Status.ABANDONED))
    @rule(host=people, places=st.integers(2, 3), timed=st.sampled_from(list(Expiry)))
    def open_another_lobby(self, host: Actor, places: int, timed: Expiry) -> None:
        """When a match is over the next begins in its channel."""
        self._create(host, places, timed)

    @precondition(lambda self: self._status(Status.LOBBY))
    @rule(actor=people)
    def join(self, actor: Actor) -> None:
        """Sit down in the lobby."""
        self.act("join", self.service.join(self.number, actor), actor)

    @precondition(lambda self: self._status(Status.LOBBY))
    @rule(actor=people, seat=st.none() | seats)
    def leave(self, actor: Actor, seat: int | None) -> None:
        """Get up in the lobby, or clear somebody's seat."""
        self.act("leave", self.service.leave(self.number, actor, seat), actor)

    @precondition(lambda self: self._status(Status.LOBBY))
    @rule(lot=lots)
    def fill_and_start(self, lot: int) -> None:
        """Let whoever is missing come, settle what is to be settled, and start; the announcement may be late."""
        match, host = self.match, Actor(self.match.host)
        while len(self.match.seats) < match.terms.places and self.match.course.opening is None:
            self.act("automaton", self.service.add_automated(self.number, host), host)
        for seat, seating in enumerate(self.match.seats):
            chooser = host if seating.automated else Actor(seating.user or 0)
            choice = self.service.choose(self.number, chooser, "faction", COLOURS[seat], seat)
            self.act("choose", choice, chooser)
        self.act("start", self.service.start(self.number, host), host)
        if lot % 4:
            self.announce()

    @precondition(lambda self: self.number > 0 and self.match.course.opening is not None)
    @rule()
    def announce(self) -> None:
        """Discord gives the announcement its id."""
        self.messages += 1
        self.act("begin", self.service.begin(self.number, self.messages))

    @precondition(lambda self: self._status(Status.LOBBY))
    @rule(actor=people)
    def close(self, actor: Actor) -> None:
        """Close the lobby."""
        self.act("close", self.service.close(self.number, actor), actor)

    # Playing.

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(lot=lots, moves=st.integers(1, 3))
    def move(self, lot: int, moves: int) -> None:
        """Some moves at random by who is asked."""
        choice = random.Random(lot)
        for _ in range(moves):
            position = self.position
            asked = [one for one in position.prompts() if position.match.seats[one.seat].user not in (None, FORGOTTEN)]
            if not asked:
                return
            prompt = choice.choice(asked)
            actor = Actor(position.match.seats[prompt.seat].user or 0)
            answer = path_of(position, prompt, choice)
            self.act("move", self.service.submit(self.number, actor, prompt.id, answer), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people, lot=lots)
    def draw(self, actor: Actor, lot: int) -> None:
        """Try to draw, whoever asks."""
        for prompt in self.position.prompts():
            answer = self.service.submit(self.number, actor, prompt.id, Tokens(("draw",)))
            if isinstance(self.act("draw", answer, actor), Submitted):
                return

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people, kind=st.sampled_from(KINDS), seconds=st.integers(1, 4000))
    def propose(self, actor: Actor, kind: Any, seconds: int) -> None:
        """Ask the others for something."""
        self.act(f"propose {kind}", self.service.propose(self.number, actor, kind, seconds=seconds), actor)

    @precondition(lambda self: self._status(Status.PLAYING) and self.match.course.proposals)
    @rule(actors=st.lists(people, min_size=1, max_size=4, unique=True), agree=st.sampled_from((True, True, True, False)))
    def answer(self, actors: list[Actor], agree: bool) -> None:
        """Some agree or not to what is asked."""
        for actor in actors:
            for proposal in self.match.course.proposals[:1]:
                self.act("answer", self.service.answer(self.number, actor, proposal.id, agree), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people)
    def concede(self, actor: Actor) -> None:
        """Give up."""
        self.act("concede", self.service.concede(self.number, actor), actor)

    # Seats that pass on.

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people, seat=seats, to_game=st.booleans())
    def clear(self, actor: Actor, seat: int, to_game: bool) -> None:
        """Leave one's seat, or clear somebody else's."""
        door = self.service.hand_to_game if to_game else self.service.vacate
        self.act("hand over" if to_game else "vacate", order(door, self.number, actor, seat), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people, seat=seats)
    def take(self, actor: Actor, seat: int) -> None:
        """Sit down in a seat, free or not."""
        self.act("take", self.service.take(self.number, actor, seat), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(lot=lots, comes=people)
    def leave_and_return(self, lot: int, comes: Actor) -> None:
        """Somebody who plays leaves their seat, and the same or another one takes it."""
        taken = [(seat, each.user) for seat, each in enumerate(self.match.seats) if each.user and each.human]
        if taken:
            seat, user = taken[lot % len(taken)]
            leaves = next(actor for actor in PEOPLE if actor.user == user)
            self.clear(leaves, seat, False)
            if self._status(Status.PLAYING):
                self.take(leaves if lot % 2 else comes, seat)

    @precondition(lambda self: self.number > 0)
    @rule(actor=people)
    def forget(self, actor: Actor) -> None:
        """Have everything deleted that names somebody."""
        Machine.steps += 1
        Machine.done["forget"] += 1
        self.run(self.service.forget(actor.user))
        self.run(self.ledger.note(self.service, self.database, actor.user))

    # Orders.

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people | officials, back=st.integers(1, 12))
    def rewind(self, actor: Actor, back: int) -> None:
        """Go back by some entries."""
        to = max(1, self.match.seq - back)
        self.act("rewind", order(self.service.rewind, self.number, actor, to), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people | officials, left=st.integers(1, 6), turn=seats)
    def adjust(self, actor: Actor, left: int, turn: int) -> None:
        """Set the position."""
        self.act("adjust", order(self.service.adjust, self.number, actor, {"left": left, "turn": turn}), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people | officials)
    def pause(self, actor: Actor) -> None:
        """Stop the clock."""
        self.act("pause", order(self.service.pause, self.number, actor), actor)

    @precondition(lambda self: self._status(Status.PLAYING) and self.match.course.stands)
    @rule(actor=people | officials)
    def resume(self, actor: Actor) -> None:
        """Let it run."""
        self.act("resume", order(self.service.resume, self.number, actor), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people | officials, seconds=st.integers(1, 4000))
    def extend(self, actor: Actor, seconds: int) -> None:
        """Give more time."""
        self.act("extend", order(self.service.extend, self.number, actor, seconds), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people)
    def abandon(self, actor: Actor) -> None:
        """End the match."""
        self.act("abandon", order(self.service.abandon, self.number, actor), actor)

    @precondition(lambda self: self._status(Status.OVER, Status.ABANDONED))
    @rule(actor=people | officials, back=st.integers(1, 9))
    def reopen(self, actor: Actor, back: int) -> None:
        """Let the match go on after its end."""
        to = max(1, self.match.seq - back)
        granted = self.act("reopen", order(self.service.reopen, self.number, actor, to), actor)
        if isinstance(granted, Position):
            self.ledger.order(actor.user, "reopening")

    # Looking.

    @precondition(lambda self: self.number > 0)
    @rule(actor=people | officials)
    def export(self, actor: Actor) -> None:
        """Ask for the file of the match."""
        playing = self._status(Status.PLAYING)
        data = self.act("export", self.service.export(self.number, actor), actor)
        if playing and isinstance(data, bytes):
            assert b"null" in data.split(b'"secrets"')[1][:200], "the secret of a match that is played"
            self.ledger.looked(actor.user)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(actor=people)
    def look(self, actor: Actor) -> None:
        """Look at the board and at the log, as everybody may for themselves."""
        match = self.match
        viewer = match.viewer(actor.user)
        view, log = self.position.view(viewer), self.run(self.service.log(match.id, viewer, limit=500))
        shown = [seat for seat, hand in enumerate(view.hands) if hand is not None]  # type: ignore[attr-defined]
        own = [] if viewer == "spectator" else [viewer]
        assert shown == own, f"{actor.user} sees the hands of {shown}"
        assert [page.seq for page in log] == list(range(1, match.seq + 1))
        for page in log:
            told_cards = [line for line in page.lines if line.key in ("toy-staked-card", "toy-drew-cards")]
            assert all(line.args["seat"] == viewer for line in told_cards), f"{actor.user} reads {told_cards}"

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule()
    def verify(self) -> None:
        """Check the match as it is, in the middle of it."""
        self.check_whole(self.number)

    # Time and place.

    @precondition(lambda self: self.number > 0)
    @rule(minutes=st.sampled_from((1, 20, 59, 61, 119)), times=st.integers(1, 3))
    def time_passes(self, minutes: int, times: int) -> None:
        """Let time pass, with everything that falls due."""
        for _ in range(times):
            self._let_pass(timedelta(minutes=minutes))

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(days=st.integers(1, 15))
    def days_pass(self, days: int) -> None:
        """Let days pass, for vacations and pauses."""
        self._let_pass(timedelta(days=days))

    def _let_pass(self, by: timedelta) -> None:
        # Never beyond what falls due next, so that nobody has time only because nobody looked.
        while by:
            match, now = self.match, self.clock.now()
            ends = [wait.deadline for wait in match.course.waits if wait.deadline] if not match.course.stands else []
            ends += [seat.away for seat in match.seats if seat.away]
            step = min([by, *(end - now for end in ends if end > now)])
            self.ledger.time_passes(match, now, step)
            self.clock.advance(seconds=step.total_seconds())
            self.act("time", self._tick())
            self.ledger.check_time(self.match)
            by -= step

    async def _tick(self) -> None:
        await self.service.keeper.tick()

    @precondition(lambda self: self.number > 0)
    @rule(actor=people, days=st.none() | st.integers(1, 28))
    def vacation(self, actor: Actor, days: int | None) -> None:
        """Go on vacation, or come back."""
        until = None if days is None else self.clock.now() + timedelta(days=days)
        self.act("vacation", self.service.set_vacation(actor.user, until), actor)

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(there=st.booleans())
    def channel(self, there: bool) -> None:
        """The channel goes, or another one is found."""
        self.act("channel", self.service.move_to(self.number, CHANNEL if there else None))

    @precondition(lambda self: self._status(Status.PLAYING))
    @rule(there=st.booleans())
    def guild(self, there: bool) -> None:
        """The bot is thrown out of the server, or comes back."""
        self.act("guild", self.service.back(GUILD) if there else self.service.left(GUILD))

    @invariant()
    def is_whole(self) -> None:
        """The log is numbered without a gap, and nobody waits for whom nobody asks."""
        if self.number:
            match = self.match
            assert len(self.ledger.paths) == match.seq
            asked = {prompt.seat for prompt in self.position.prompts()}
            assert {wait.seat for wait in match.course.waits} <= asked


def problems(data: bytes) -> list[str]:
    """What the stand-alone program finds wrong with a file, in words."""
    import json

    return [getattr(each, "text", str(each)) for each in verify.problems(json.loads(data))]


def breaches(data: bytes) -> list[str]:
    """What the referee finds wrong with it."""
    found: list[Any] = list(read_export(data, GAMES).breaches())
    return [getattr(each, "text", str(each)) for each in found]


def of_size(examples: int, steps: int, *, same: bool = True) -> settings:
    """How much is played.

    Args:
        same: the same each time; else something else each time.
    """
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        derandomize=same,
        deadline=None,
        database=None,
        print_blob=False,
        phases=(Phase.generate,) if same else (Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )


def main() -> None:
    """Read the command line, play, and tell what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    played = hypothesis.seed(arguments.seed)(Machine)
    run_state_machine_as_test(played, settings=of_size(arguments.examples, arguments.steps, same=False))
    acts = ", ".join(f"{name} {count}" for name, count in sorted(Machine.done.items()))
    sys.stdout.write(
        f"{arguments.examples} examples of up to {arguments.steps} steps (seed {arguments.seed}), {Machine.steps} acts: "
        f"no second draw, no more time, no knowledge; {acts}\n"
    )


if __name__ == "__main__":
    main()
