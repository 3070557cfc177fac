"""Complete matches as text: ``python -m tests.bot.games.playthroughs`` writes them anew, ``--anew`` with other moves.

A file tells the setup, the seed of the dice, and every move: its command, what the log says of it, and the position
after it.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.games.contract import AnyGame, after_events
from bot.games.questions import Prompt
from bot.games.setup import Setup
from bot.games.values import JUDGE, Accepted, Line
from bot.locales.sentences import localizer
from bot.referee.words import words
from rules_index import Language
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite.play import Dice, Match, any_setup, require, variants
from tests.bot.games.summaries import SUMMARIES

FOLDER = Path(__file__).parent / "golden"
SEED = 1
TIME = 90
"""Moves after which time is up in a match that can have one."""
OWN: Mapping[str, tuple[int, ...]] = {"twom": (2, 3)}
"""Games of which whole matches of their own player are told, too, by how many seats beyond the fewest there are."""
MOVE = re.compile(r"^\d+\. seat (-?\d+): (\{.*\})$", re.MULTILINE)
SETUP = re.compile(r"^setup: (\{.*\})$", re.MULTILINE)


class Told(NamedTuple):
    """Which match a file tells; ``own`` are the seats beyond the fewest where the game's own player played all."""

    key: str
    ruleset: str
    variant: str
    own: int | None = None

    @property
    def file(self) -> Path:
        """Where it is told."""
        more = "" if self.own is None else f"-own-{self.own}"
        return FOLDER / f"{self.ruleset.replace('@', '-')}-{self.variant}{more}.txt"

    def setup(self, game: AnyGame) -> Setup:
        """How its table is set."""
        (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (self.ruleset, self.variant)]
        return any_setup(game, *chosen, SEED if self.own is None else self.own)


def golden() -> list[Told]:
    """The matches that are told."""
    return [Told(*each, own) for each in matches() for own in (None, *OWN.get(each[0], ()))]


def told(game: AnyGame, setup: Setup, moves: Iterable[tuple[int, Any]]) -> str:
    """A match as text."""
    return "\n".join(_told(game, setup, moves)) + "\n"


def _told(game: AnyGame, setup: Setup, moves: Iterable[tuple[int, Any]]) -> Iterator[str]:
    yield f"{game.key}, {setup.ruleset}, {setup.variant}"
    yield f"setup: {msgspec.json.encode(setup).decode()}"
    yield f"dice: tests.bot.games.suite.play.Dice({SEED})"
    dice = Dice(SEED)
    events = game.open(setup, dice)
    state = after_events(game, events)
    yield from _after(game, state, events)
    for number, (seat, command) in enumerate(moves, 1):
        called = game.time_up(state) if number == TIME + 1 else ()
        if called:
            yield ""
            state = after_events(game, called, state)
            yield from _after(game, state, called)
        yield ""
        yield f"{number}. seat {seat}: {game.codec.encode(command).decode()}"
        decision = game.decide(state, seat, command, dice)
        if not isinstance(decision, Accepted):
            yield f"   refused: {decision}"
            return
        state = after_events(game, decision.events, state)
        yield from _after(game, state, decision.events)
    yield ""
    outcome = game.outcome(state)
    if outcome is None:
        yield "not over"
        return
    yield f"over: {words(outcome.reason, game, _ENGLISH)}"
    for one in sorted(outcome.standings, key=lambda standing: (standing.place or 0, standing.seat)):
        ended = f"{one.place}." if one.won is None else "won:" if one.won else "lost:"
        points = "" if one.points is None else f", {one.points} points"
        yield f"  {ended} seat {one.seat}{points}"


def _after(game: AnyGame, state: Any, events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        for line in game.narrate(event, JUDGE):
            yield f"   - {words(_happening(line), game, _ENGLISH)}"
    yield f"   = {SUMMARIES[game.key](state)}  [{game.codec.digest(state)[:8]}]"


def _happening(line: Line) -> Line:
    """A line of the log without the sentence of a card, which changes nothing of a match."""
    inner = line.args.get("line") if line.key == "doomtrooper-log-does" else None
    return inner if isinstance(inner, Line) else line


class _English:
    """English on one line; a message that no file knows is told by its id and arguments."""

    language = Language.EN

    def say(self, sentence: str, /, **values: str | int) -> str:
        said = localizer(self.language).say(sentence, **values)
        if said != sentence:
            return said.replace("\n", " ")
        return f"{sentence}({', '.join(f'{name}={value}' for name, value in sorted(values.items()))})"


_ENGLISH = _English()


def written(text: str, game: AnyGame) -> tuple[Setup, list[tuple[int, Any]]]:
    """The setup and the moves that a text tells."""
    found = SETUP.search(text)
    require(found is not None, "a golden match without a setup")
    assert found is not None
    setup = msgspec.json.decode(found[1], type=Setup)
    return setup, [(int(seat), game.codec.command(command.encode())) for seat, command in MOVE.findall(text)]


def played(game: AnyGame, setup: Setup, *, own: bool = False) -> list[tuple[int, Any]]:
    """Moves of a match in which the game's own player answers, every other time unless it is all its ``own``."""
    match = (_Own if own else _Sensible)(game, setup, SEED, time=TIME)
    return [(move.prompt.decider, move.command) for move in match]


class _Own(Match):
    def _answer(self, prompt: Prompt) -> Any:
        return self.game.automated(self.state, prompt)


class _Sensible(Match):
    def _answer(self, prompt: Prompt) -> Any:
        if self.lot.random() < 0.5 and self.automaton:
            return self.game.automated(self.state, prompt)
        return super()._answer(prompt)


def main(anew: bool) -> None:
    """Write every match; with the moves it has unless it has none, or they no longer lead to an end."""
    FOLDER.mkdir(exist_ok=True)
    for each in golden():
        game, text = contestants()[each.key], ""
        if each.file.exists() and not anew:
            text = told(game, *written(each.file.read_text("utf-8"), game))
        if "\nover: " not in text:
            setup = each.setup(game)
            text = told(game, setup, played(game, setup, own=each.own is not None))
        each.file.write_text(text, "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the golden matches as they are played now.")
    parser.add_argument("--anew", action="store_true", help="Play each from its start, whatever moves it has.")
    main(anew=parser.parse_args().anew)
