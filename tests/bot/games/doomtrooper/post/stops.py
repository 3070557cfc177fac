"""How often a turn waits for somebody who is not there, as two people play it by post.

A stop is a hand-over: the match waits for a person who is not the one who just acted. Whoever is there answers all that
comes while he is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from bot.games.contract import Chance, after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.setup import Setup
from bot.games.values import Accepted, Seat
from bot.matches.model.position import Position
from bot.matches.model.private import Answers
from bot.matches.rules import foresight
from bot.matches.rules.change import Change
from bot.matches.rules.lobby import open_match
from bot.matches.rules.submit import Path, submit
from tests.bot.games.doomtrooper.post.dealt import Set
from tests.bot.games.doomtrooper.post.people import Turn, asked_for, path, wanted
from tests.bot.games.doomtrooper.table import Table
from tests.bot.matches.decisions.plays import Play
from tests.bot.matches.decisions.scene import Scene

Way = Literal["every-window", "default", "lines", "prepared"]
WAYS: tuple[Way, ...] = get_args(Way)
"""Every window asks everybody; the standing answers that a seat has unless it says otherwise; those, and what people
know beforehand that they will do; and how points are split as well."""
PLANNING = ("lines", "prepared")
ANSWERS = 400
"""More answers than a turn has."""

UNKNOWN = Catalogue(
    (
        Printed("plain", "plain", "special", frozenset({"special", "name:plain"}), text=CardText()),
        Printed(
            "soldier",
            "soldier",
            "warrior",
            frozenset({"warrior", "name:soldier"}),
            ratings=dict.fromkeys(RATINGS, 5),
            text=CardText(),
        ),
    )
)
"""What hidden cards may be, for who thinks about how things go on."""


class Arranged(Set):
    """A match that begins with a position out of inline cards."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(UNKNOWN)
        self._turn = turn

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The position as the first player's turn begins."""
        del setup, chance
        changes = {
            "add": True,
            "turn": {"seat": 0, "step": "start"},
            "players": {"0": self._turn.own, "1": self._turn.other},
        }
        done = self.adjust(Table(2, CZECH).run.state, changes)
        assert isinstance(done, Accepted), done
        return (ev.Opened(after_events(self, done.events, Table(2, CZECH).run.state)),)


@dataclass(frozen=True)
class Counted:
    """How a turn went: how often it waited, and who answered what."""

    stops: int
    said: tuple[str, ...]


def stops(turn: Turn, way: Way) -> Counted:
    """Play a turn, up to the moment in which the other player is at the table for his own."""
    game = Arranged(turn)
    scene = Scene(2, play=Play(game, CZECH.key, DUEL.key, factions=False))
    if way == "every-window":
        scene.answers = Answers(standing={seat: {"ask": "everything"} for seat in (0, 1)})
    else:
        scene.answers = Answers(standing={1: dict(turn.stops)})
    scene.decide(open_match)
    there, found = 0, 0
    said: list[str] = []
    for _ in range(ANSWERS):
        seat = _awaited(scene.position)
        if seat != there:
            if way in PLANNING:
                _plan(scene, turn, there, split=way == "prepared")
            found += 1
            there = seat
            said.append("|")
        if _state(scene).active != 0 and there == 1:
            return Counted(found, tuple(said))
        said.append(_answer(scene, turn, seat))
    raise AssertionError(f"{turn.key} does not end: {said[-20:]}")


def _state(scene: Scene) -> State:
    state = scene.state
    assert isinstance(state, State)
    return state


def _game(scene: Scene) -> Doomtrooper:
    assert isinstance(scene.game, Doomtrooper)
    return scene.game


def _awaited(position: Position) -> Seat:
    return next(prompt.seat for prompt in position.prompts() if not prompt.ahead)


def _answer(scene: Scene, turn: Turn, seat: Seat) -> str:
    """Answer what a seat is asked; what it answered, for who reads how a turn went."""
    game, state = _game(scene), _state(scene)
    own = next(each for each in game.prompts(state) if each.seat == seat and not each.ahead)
    tokens = path(game, state, own, wanted(turn, game, state, own))
    question, user = scene.position.question_id(own), scene.match.seats[seat].user or 0
    done = scene.decide(lambda change: submit(change, user, question, Path(tokens), None))
    assert done is None, (turn.key, tokens, done)
    return f"{seat}:{asked_for(game, state)}:{'-'.join(tokens)}"


def _plan(scene: Scene, turn: Turn, seat: Seat, *, split: bool) -> None:
    """Plan whatever the seat knows it will answer, before it goes."""
    game, user = _game(scene), scene.match.seats[seat].user or 0
    while left := _unplanned(scene, seat, split=split):
        commands = [wanted(turn, game, each.position.state, each.own) for each in left]
        # Windows in between are passed by themselves.
        own = (at for at, each in enumerate(left) if commands[at] != game.default(each.position.state, each.own))
        at = next(own, len(left) - 1)
        question, state = left[at], left[at].position.state
        answer = Path(path(game, state, question.own, commands[at]))

        def planned(change: Change, asked: str = question.prompt.id, answer: Path = answer) -> object:
            return foresight.plan(change, user, asked, answer)

        done = scene.decide(planned)
        assert done is None, (turn.key, answer, done)


def _unplanned(scene: Scene, seat: Seat, *, split: bool) -> list[foresight.Foreseen]:
    """The questions that a seat will be asked and has not answered yet, where it splits no points up to the first."""
    found: list[foresight.Foreseen] = []
    for each in foresight.foreseen(scene.position, seat):
        if not split and asked_for(_game(scene), each.position.state) == "splitting":
            break
        if scene.answers.answer(seat, each.prompt.id) is None:
            found.append(each)
    return found
