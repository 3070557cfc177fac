"""People who join, leave, return, vote, judge, export, forget, rewind and let time run, in any order.

No sequence may gain anybody a second draw, more time, or knowledge: that is what
:mod:`tests.bot.matches.machine.ledger` says. Every rule is tried by anybody, and a refusal is an answer as good as
another.
"""

from __future__ import annotations

import json
import random
from datetime import timedelta
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from bot.matches.model.match import Actor, Expiry, Status
from bot.matches.model.position import Position, awaited
from bot.matches.model.refusals import Refused
from bot.matches.rules.submit import Path, Submitted
from tests.bot.attacks.ground import order
from tests.bot.matches.machine.stage import CHANNEL, GUILD, PEOPLE, Stage
from tests.bot.matches.table import path_of

KINDS = ("undo", "draw", "extension", "pause", "abandon")

people = st.sampled_from(PEOPLE)
officials = st.sampled_from([actor for actor in PEOPLE if actor.judge or actor.admin])
seats = st.integers(0, 2)
lots = st.integers(0, 999)
plays = precondition(lambda self: self.plays)


class Machine(Stage):
    """What anybody may try."""

    @initialize(places=st.integers(2, 3), expiry=st.sampled_from(list(Expiry)), people=st.integers(1, 3), lot=lots)
    def open_a_match(self, places: int, expiry: Expiry, people: int, lot: int) -> None:
        """A match that has begun, in most examples; a few begin with its lobby."""
        self.create(PEOPLE[lot % 3], places, expiry)
        for actor in PEOPLE[: min(people, places)]:
            self.act("join", self.service.lobbies.join(self.number, actor), actor)
        if lot % 8:
            self.fill_and_start(lot)

    @precondition(lambda self: self.is_now(Status.OVER, Status.ABANDONED))
    @rule(host=people, places=st.integers(2, 3), expiry=st.sampled_from(list(Expiry)), lot=lots)
    def open_another(self, host: Actor, places: int, expiry: Expiry, lot: int) -> None:
        """When a match is over the next begins in its channel."""
        if self.match.course.opening is None:
            self.create(host, places, expiry)
            for actor in PEOPLE[lot % 3 :][:2]:
                self.gather(actor, "join", None)
            self.fill_and_start(lot)

    @precondition(lambda self: self.is_now(Status.LOBBY))
    @rule(actor=people, act=st.sampled_from(("join", "join", "leave", "close")), seat=st.none() | seats)
    def gather(self, actor: Actor, act: str, seat: int | None) -> None:
        """Sit down in the lobby, get up, clear somebody's seat, or close it."""
        if not self.is_now(Status.LOBBY):
            return
        if act == "leave":
            self.act("leave", self.service.lobbies.leave(self.number, actor, seat), actor)
        else:
            door = self.service.lobbies.join if act == "join" else self.service.lobbies.close
            self.act(act, door(self.number, actor), actor)

    @precondition(lambda self: self.is_now(Status.LOBBY))
    @rule(lot=lots)
    def fill_and_start(self, lot: int) -> None:
        """Let whoever is missing come, settle what is to be settled, and start; the announcement may be late."""
        match, host = self.match, Actor(self.match.host)
        if match.status is not Status.LOBBY:
            return
        if match.course.opening is None:
            if self.position.variant.automaton:
                for _ in range(match.terms.places - len(match.seats)):
                    self.act("automaton", self.service.lobbies.add_automated(self.number, host), host)
            else:
                for actor in PEOPLE[:4]:
                    self.gather(actor, "join", None)
            for seat, seating in enumerate(self.match.seats):
                self.settle_seat(seat, host if seating.automated else Actor(seating.user or 0))
            self.act("start", self.service.lobbies.start(self.number, host), host)
        if lot % 8:
            self.announce()

    @precondition(lambda self: self.number > 0 and self.match.course.opening is not None)
    @rule()
    def announce(self) -> None:
        """Discord gives the announcement its id."""
        self.messages += 1
        self.act("begin", self.service.openings.begin(self.number, self.messages))

    # Playing.

    @plays
    @rule(lot=lots, moves=st.integers(1, 5))
    def play_on(self, lot: int, moves: int) -> None:
        """Let go of whatever holds the clock, let somebody sit down where nobody does, and move at random."""
        choice = random.Random(lot)
        if self.match.course.stands:
            self.be_there(True, True)
            for actor in (PEOPLE[5], *(each for _, each in self.seated())):
                if self.match.course.stands:
                    self.command(actor, "resume", 0, 0)
        for seat in self.vacant()[: self.plays]:
            self.take(choice.choice(PEOPLE[:4]), seat)
        for _ in range(moves):
            seated = dict(self.seated())
            asked = [each for each in self.position.prompts() if each.seat in seated and not each.judge]
            if not asked or self.match.course.stands:
                return
            prompt = choice.choice(asked)
            self.answer(seated[prompt.seat], prompt, path_of(self.position, prompt, choice).tokens)

    @plays
    @rule(actor=people)
    def draw(self, actor: Actor) -> None:
        """Try to draw, whoever asks."""
        for prompt in self.position.prompts():
            if prompt.ahead:
                continue
            answer = self.service.play.submit(self.number, actor, prompt.id, Path(self.drawing))
            if isinstance(self.act("draw", answer, actor), Submitted):
                return

    @plays
    @rule(actor=people, kind=st.sampled_from(KINDS), seconds=st.integers(1, 4000), agree=st.lists(people, max_size=4))
    def talk(self, actor: Actor, kind: Any, seconds: int, agree: list[Actor]) -> None:
        """Ask the others for something, and let some agree to what is asked for longest."""
        self.act(f"propose {kind}", self.service.proposals.propose(self.number, actor, kind, seconds=seconds), actor)
        for each in agree:
            for proposal in self.match.course.proposals[:1]:
                self.act("answer", self.service.proposals.answer(self.number, each, proposal.id, seconds % 9 > 0), each)

    @plays
    @rule(actor=people, lot=lots)
    def give_up(self, actor: Actor, lot: int) -> None:
        """Give up, seldom."""
        if lot % 3 == 0:
            self.act("concede", self.service.play.concede(self.number, actor), actor)

    @plays
    @rule(actor=people, seat=seats, to_game=st.booleans())
    def clear(self, actor: Actor, seat: int, to_game: bool) -> None:
        """Leave one's seat, or clear somebody else's."""
        door = self.service.seats.hand_to_game if to_game else self.service.seats.vacate
        self.act("hand over" if to_game else "vacate", order(door, self.number, actor, seat), actor)

    @plays
    @rule(actor=people, seat=seats)
    def take(self, actor: Actor, seat: int) -> None:
        """Sit down in a seat, free or not."""
        if self.plays:
            self.act("take", self.service.seats.take(self.number, actor, seat), actor)

    @precondition(lambda self: self.number > 0)
    @rule(actor=people, lot=lots)
    def forget(self, actor: Actor, lot: int) -> None:
        """Have everything deleted that names somebody; seldom, because it empties seats and closes lobbies."""
        if lot % 4 == 0:
            self.act("forget", self.service.privacy.forget(actor.user), actor)

    @plays
    @rule(
        actor=people | officials,
        what=st.sampled_from(("rewind", "rewind", "adjust", "pause", "resume", "extend", "abandon")),
        number=st.integers(1, 12),
        seat=seats,
    )
    def command(self, actor: Actor, what: str, number: int, seat: int) -> None:
        """Give an order."""
        how: dict[str, tuple[object, ...]] = {
            "rewind": (max(1, self.match.seq - number),),
            "adjust": (self.adjustment(number, seat),),
            "extend": (number * 300,),
        }
        if what != "abandon" or number == 1:
            self.act(what, order(getattr(self.service.orders, what), self.number, actor, *how.get(what, ())), actor)

    @precondition(lambda self: self.is_now(Status.OVER, Status.ABANDONED))
    @rule(actor=people | officials, back=st.integers(1, 9))
    def reopen(self, actor: Actor, back: int) -> None:
        """Let the match go on after its end."""
        to = max(1, self.match.seq - back)
        if isinstance(self.act("reopen", order(self.service.openings.reopen, self.number, actor, to), actor), Position):
            self.ledger.order(actor.user, "reopening")
            self.ledger.judges |= self.ledger.looked_after - self.ledger.parties
            self.announce()

    @precondition(lambda self: self.number > 0 and self.match.seq > 0)
    @rule(actor=people | officials)
    def export(self, actor: Actor) -> None:
        """Ask for the file of the match."""
        playing = self.plays
        data = self.act("export", self.service.exports.export(self.number, actor), actor)
        if playing and isinstance(data, bytes):
            assert json.loads(data)["secrets"][-1] is None, "the secret of a match that is played"
            self.ledger.looked(actor.user)
        elif isinstance(data, bytes):
            self.ledger.looked_after.add(actor.user)

    @plays
    @rule(actor=officials, seat=seats, whole=st.booleans())
    def take_a_case(self, actor: Actor, seat: int, whole: bool) -> None:
        """See what is confidential about the match, or what a seat was refused, as a judge of a dispute does."""
        doors, own = self.service.disputes, self.match.seat_of(actor.user) == seat
        if whole:
            seen = self.act("take a case", doors.see_hidden(self.number, actor.user), actor)
        else:
            seen = self.act("read what was refused", doors.refused_commands(self.number, actor, seat), actor)
        if not isinstance(seen, Refused) and (whole or not own):
            self.ledger.looked(actor.user)

    @plays
    @rule(actor=people, whole=st.booleans())
    def look(self, actor: Actor, whole: bool) -> None:
        """Look at the board and at the log, as everybody may for themselves; or check the match as it is."""
        match, position = self.match, self.position
        viewer = match.viewer(actor.user)
        view, log = position.view(viewer), self.run(self.service.history.log(match.id, viewer, limit=500))
        shown = self.seen(view)
        assert shown == self.may_see(viewer), f"{actor.user} sees the hands of {shown}"
        assert [page.seq for page in log] == list(range(1, match.seq + 1))
        cards = [line for page in log for line in page.lines if line.key in self.own_lines]
        assert all(line.args["seat"] == viewer for line in cards), f"{actor.user} reads {cards}"
        if whole:
            self.check_whole(self.number)

    # Time and place.

    @precondition(lambda self: self.number > 0)
    @rule(minutes=st.sampled_from((1, 20, 59, 61, 119, 24 * 60, 13 * 24 * 60)))
    def time_passes(self, minutes: int) -> None:
        """Let time pass, with everything that falls due."""
        self.let_pass(timedelta(minutes=minutes))

    @precondition(lambda self: self.number > 0)
    @rule(actor=people, days=st.none() | st.integers(1, 28))
    def vacation(self, actor: Actor, days: int | None) -> None:
        """Go on vacation, or come back."""
        until = None if days is None else self.clock.now() + timedelta(days=days)
        self.act("vacation", self.service.vacations.set_vacation(actor.user, until), actor)

    @plays
    @rule(channel=st.booleans(), guild=st.booleans())
    def be_there(self, channel: bool, guild: bool) -> None:
        """The channel goes or another one is found; the bot is thrown out of the server or comes back."""
        self.act("channel", self.service.relocation.move_to(self.number, CHANNEL if channel else None))
        self.act("guild", self.service.relocation.back(GUILD) if guild else self.service.relocation.left(GUILD))

    # What an attacker would do on purpose, and hardly anybody by chance.

    @plays
    @rule(lot=lots, comes=people, times=st.integers(2, 4))
    def stall(self, lot: int, comes: Actor, times: int) -> None:
        """Whoever is asked waits until the last minute, leaves, and comes back or lets somebody else come."""
        self.play_on(lot, 1)
        for number in range(times):
            people = dict(self.seated())
            waits = [wait for wait in self.match.course.waits if wait.deadline is not None and wait.seat in people]
            if not waits or not self.plays or self.match.course.stands:
                return
            wait = min(waits, key=lambda each: (each.deadline, each.seat))
            assert wait.deadline is not None
            left = wait.deadline - timedelta(minutes=1) - self.clock.now()
            self.let_pass(max(timedelta(), min(left, timedelta(hours=9))))
            leaves = people[wait.seat]
            self.clear(leaves, wait.seat, lot % 4 == 0)
            if lot % 4 == 0 and self.plays:
                self.clear(Actor(self.match.host), wait.seat, False)
            self.take(comes if (lot + number) % 3 == 0 else leaves, wait.seat)

    @plays
    @rule(lot=lots)
    def rest_on(self, lot: int) -> None:
        """Whoever is asked goes on vacation, and prolongs it before it ends."""
        self.play_on(lot, 1)
        for _ in range(3):
            people = dict(self.seated())
            asked = [wait.seat for wait in self.match.course.waits if wait.seat in people]
            if not asked or self.match.course.stands:
                return
            self.vacation(people[asked[lot % len(asked)]], 28)
            self.let_pass(timedelta(days=13))

    @plays
    @rule(lot=lots)
    def take_back(self, lot: int) -> None:
        """Somebody moves or draws and wants it back, and everybody agrees."""
        self.play_on(lot, 1 + lot % 4)
        people = dict(self.seated())
        asked = [prompt.seat for prompt in self.position.prompts() if prompt.seat in people]
        if asked:
            actor = people[asked[lot % len(asked)]]
            self.draw(actor)
            if self.plays:
                self.talk(actor, "undo", 1, list(people.values()))

    @plays
    @rule(lot=lots)
    def leave_and_judge(self, lot: int) -> None:
        """A player who may judge asks for the file and gives an order, seated or after leaving the seat."""
        self.play_on(lot, lot % 3)
        able = [(seat, actor) for seat, actor in self.seated() if actor.judge or actor.admin]
        if able and self.plays:
            seat, actor = able[lot % len(able)]
            if lot % 3:
                self.clear(actor, seat, False)
            if lot % 2:
                self.forget(actor, 0)
            self.export(actor)
            if self.plays:
                self.command(actor, ("rewind", "extend", "adjust")[lot % 3], 1 + lot % 5, 0)
            self.take(actor, seat)

    @plays
    @rule(lot=lots, back=st.integers(1, 9))
    def go_back(self, lot: int, back: int) -> None:
        """An official who has nothing to do with the match takes it back, perhaps over a draw, and it goes on."""
        outside = [actor for actor in PEOPLE if (actor.judge or actor.admin) and actor.user not in self.ledger.parties]
        if outside:
            self.play_on(lot, 3)
            if self.plays:
                self.command(outside[lot % len(outside)], "rewind", back, 0)
            if self.plays:
                self.play_on(lot, 3)

    @plays
    @rule(lot=lots, actor=officials, seat=seats)
    def judge_and_sit(self, lot: int, actor: Actor, seat: int) -> None:
        """Somebody sees everything or gives an order, is forgotten perhaps, and takes a seat that is left."""
        if lot % 2:
            self.export(actor)
        else:
            self.command(actor, "extend", 1, 0)
        if lot % 3 == 0:
            self.forget(actor, 0)
        for left, leaves in self.seated():
            if left == seat and self.plays:
                self.clear(leaves, seat, False)
        self.take(actor, seat)

    @precondition(lambda self: self.is_now(Status.OVER) and self.match.course.opening is None)
    @rule(lot=lots, back=st.integers(1, 9))
    def look_and_join(self, lot: int, back: int) -> None:
        """Somebody who never played looks at a match that is over and goes on after that, and sits down in it."""
        outside = [actor for actor in PEOPLE if actor.user not in self.ledger.parties]
        judges = [actor for actor in outside if actor.judge or actor.admin]
        if judges:
            looks = outside[lot % len(outside)]
            self.export(looks)
            self.reopen(judges[lot % len(judges)], back)
            for seat, leaves in self.seated()[:1] if self.plays else ():
                self.clear(leaves, seat, False)
                self.take(looks, seat)

    @invariant()
    def is_whole(self) -> None:
        """The log is numbered without a gap, and exactly those are awaited whom everybody sees asked."""
        if self.number:
            match, position = self.match, self.position
            assert len(self.ledger.paths) == match.seq
            asked = awaited(position.game, position.state) if match.status is Status.PLAYING else {}
            by_people = {seat for seat in asked if not position.is_automatic(seat)}
            assert {wait.seat for wait in match.course.waits} == by_people
