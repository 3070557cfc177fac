"""Four friends with the box on their table, played by a script as its owners would, and what they were asked.

    python -m tests.bot.games.twom.owners --way box
    python -m tests.bot.games.twom.owners --way names --days 12 --language en

``box`` has no component pack; ``names`` has one with all names and values, and no effects; in ``decks`` the decks are
left out of it, and one of the four is the keeper of the box. The log is printed with the number of answers of each day;
something that nobody asked about counts as an answer, too. Those who are asked again answer at once, in the same form;
with ``--singly`` every question is an answer. ``--seeds 20`` prints the answers of so many campaigns instead of a log.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.offers import written
from bot.games.packs.words import reader
from bot.games.questions import Complete, Number, Prompt, Step, Text, bare
from bot.games.twom.asks.advance import asked
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM
from bot.games.twom.pack.pack import Pack
from bot.games.twom.position.commands import Command, Place, Series
from bot.games.twom.position.events import Opened
from bot.games.twom.position.events_group import Moved
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import State
from bot.games.twom.tells.series import ON, standing
from bot.games.values import SPECTATOR, Accepted, Line
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.table import NoChance, setup

WAYS = ("box", "names", "decks")
PEOPLE = ("Věra", "Řehoř", "Dita")
NUMBERS = {"prowess": (2, 1, 3), "empathy": (5, 7, 4), "capacity": (8, 12, 10)}
DECKS = ("events", "exploration", "findings", "residents", "visitors", "raids", "fate", "last_resort", "scripts")
SEATED = ("Alice", "Bob", "Cyril", "Dana")
SEATS = len(SEATED)
USEFUL = ("water", "raw-food", "canned-food", "can", "meal", "vegetable", "vegetables", "wood", "bandage", "bandages")
LONGEST = 3000
"""Answers after which a campaign counts as stuck."""


class Answer(NamedTuple):
    """Questions that were put to somebody one after the other, and what they said at once."""

    day: int
    seat: int
    questions: tuple[tuple[Line, ...], ...]
    command: Command


class Played(NamedTuple):
    """The position at the end, every answer, every event, and everything that people said and the bot lost."""

    game: Twom
    state: State
    answers: list[Answer]
    events: list[Any]
    lost: list[str]

    def by_day(self) -> dict[int, int]:
        """How many answers there were on each day that was played to its end; answers at setup are no day's."""
        return self._by_day(lambda _: 1)

    def questions_by_day(self) -> dict[int, int]:
        """The same of the questions that were answered, of which one answer takes several."""
        return self._by_day(lambda answer: len(answer.questions))

    def _by_day(self, count: Callable[[Answer], int]) -> dict[int, int]:
        found = Counter[int]()
        for each in self.answers:
            found[each.day] += count(each) if each.day else 0
        over = self.state.end is not None
        return {day: number for day, number in found.items() if day and (over or day < self.state.day)}


def without_effects(value: Any) -> Any:
    """The same with the effects of cards, backs, scripts and actions left out."""
    if isinstance(value, tuple):
        return tuple(map(without_effects, value))
    if not hasattr(value, "__struct_fields__"):
        return value
    fields = {name: without_effects(getattr(value, name)) for name in value.__struct_fields__}
    if "effects" in fields and type(value).__name__ != "Fitting":
        fields["effects"] = None
    return type(value)(**fields)


def game_of(way: str) -> tuple[Twom, dict[str, str]]:
    """The game, and what the lobby settles."""
    own: Pack = replace(FORM.read(FORM.own()), stand_in=False)
    if way == "box":
        return Twom(own), {"cards": "box", "dice": "table"}
    if way == "names":
        return Twom(without_effects(own)), {"cards": "table", "dice": "table", "scripts": "book"}
    left_out = replace(own, **dict.fromkeys(DECKS, ()))
    return Twom(left_out), {"cards": "table", "dice": "table", "scripts": "book", "keeper": "2"}


class Owners:
    """The people at a table: dice fall, cards come, and they use their things."""

    def __init__(self, seed: int, *, calm: bool = False, singly: bool = False) -> None:
        """Owners whose cards are drawn by a seed.

        Args:
            calm: nobody is met, fought or lost, so that a campaign goes on.
            singly: every answer is given by itself, also where the same person is asked again.
        """
        self.singly = singly
        self.lot = random.Random(seed)
        self.calm = calm
        self.explored = 0

    def answer(self, game: Twom, state: State, prompt: Prompt) -> tuple[tuple[tuple[Line, ...], ...], Command]:
        """All questions that somebody answers at once, and what they say; they go on as long as they are asked."""
        path: tuple[str, ...] = ()
        questions = [_questions(game, state)]
        self._asked = ""
        while True:
            step = game.step(state, prompt, path)
            if step is None:
                raise LookupError(f"{prompt.ask} leads nowhere at {path}")
            case, rest = standing(game._case(state), path)
            if isinstance(step, Complete):
                if self.singly or all(each.token != ON for each in step.more):
                    return tuple(questions), step.command
                path = (*path, ON)
                questions.append(_questions(game, standing(game._case(state), path)[0].state))
                self._asked = ""
            else:
                path = (*path, self._said(case.state, step, rest))

    def _said(self, state: State, step: Any, path: tuple[str, ...]) -> str:
        pending, key = state.pending, bare(step.ask).key
        ask = None if pending is None or len(path) >= len(pending.asks) else pending.asks[len(path)]
        match step:
            case Text():
                return written(self._text(state, step))
            case Number(least=least, most=most):
                return str(self._number(state, ask, least, most))
            case Step(options=options, least=least):
                tokens = [option.token for option in options]
                if step.most > 1 or least == 0:
                    return self._several(key, tokens, least, step.most)
                return self._pick(state, key, tokens, str(step.ask.args.get("source")))
        raise LookupError(step)

    def _text(self, state: State, step: Text) -> str:
        key = bare(step.ask).key
        if key == "twom-ask-told":
            return PEOPLE[len(state.people) % len(PEOPLE)]
        if key == "twom-ask-fitting-name":
            return ("Postel", "Kamna", "Dílna", "Topidlo")[len(state.home) % 4]
        if key == "twom-ask-space-name":
            return ("Sklep", "Kuchyň", "Chodba", "Půda", "Pokoj", "Dvůr")[len(state.rooms) % 6]
        return self.lot.choice(("vejít dovnitř", "odejít", "zaklepat"))

    def _number(self, state: State, ask: Any, least: int, most: int) -> int:
        if ask is not None and ask.what in NUMBERS:
            return NUMBERS[ask.what][len(state.people) % 3]
        if ask is not None and ask.what == "marks":
            return (0, 0, 1, 2)[int(ask.purpose) - 1]
        if ask is not None and ask.what == "red-corner":
            return 3
        return min(most, max(least, 70))

    def _several(self, ask: str, tokens: list[str], least: int, most: int) -> str:
        wanted: dict[str, int] = {
            "twom-ask-water": 3,
            "twom-ask-brought": 1,
            "twom-ask-tokens": 1,
            "twom-ask-people": 1,
        }
        if ask == "twom-ask-cost":
            return "+".join([each for each in tokens if each.endswith(("wood", "component"))][:1]) or "-"
        if ask == "twom-ask-gear":
            return "+".join([each for each in tokens if each.endswith(("shovel", "lockpick"))][:1]) or "-"
        if ask in ("twom-ask-brought", "twom-ask-tokens"):
            # People take what they need, if a card lets them.
            useful = [each for each in tokens if each.endswith(USEFUL)]
            return self.lot.choice(useful or tokens)
        number = max(least, min(most, len(tokens), wanted.get(ask, 0)))
        if ask == "twom-ask-water":
            return "+".join(tokens[:number]) or "-"
        return "+".join(sorted(self.lot.sample(tokens, number), key=tokens.index)) or "-"

    def _pick(self, state: State, ask: str, tokens: list[str], about: str) -> str:
        match ask:
            case "twom-ask-or-else":
                return tokens[0]
            case "twom-ask-declared" | "twom-ask-declared-of":
                again, self._asked = about == self._asked, about
                return "done" if again else self._happened(state, tokens)
            case "twom-ask-act":
                order = ("rubble", "build", "search", "look") if self.lot.random() < 0.6 else ("look", "search")
                return next(each for each in order if each in tokens)
            case "twom-ask-place":
                there = [each for each in tokens if each not in (".idle", ".build", ".told", ".use")]
                return self.lot.choice(there) if there else ".idle"
            case "twom-ask-night":
                return self._night(state, tokens)
            case "twom-ask-rerolls":
                return "enough"
            case "twom-ask-combat":
                return "flee"
            case "twom-ask-food":
                fed = [each for each in tokens if not each.startswith(".")]
                return ".enough" if ".enough" in tokens else fed[0] if fed else tokens[0]
            case "twom-ask-how-many" | "twom-ask-carry" | "twom-ask-ways":
                return tokens[0]
            case "twom-ask-enemies":
                return "2" if "0" not in tokens or self.lot.random() < 0.4 else "0"
            case "twom-ask-enemy-weapon" | "twom-ask-first":
                return tokens[0]
            case "twom-ask-damage":
                return "3"
            case "twom-ask-raid-wounds":
                return "1"
            case "twom-ask-use" | "twom-ask-why" | "twom-ask-location":
                return tokens[0]
        plain = [each for each in tokens if each not in (".told", ".use", ".play", ".idle")]
        return self.lot.choice(plain or tokens)

    def _night(self, state: State, tokens: list[str]) -> str:
        placed = getattr(self, "_placed", 0)
        self._placed = (placed + 1) % max(1, len(state.people))
        tired = state.people[placed].fatigue > 2 if placed < len(state.people) else False
        if placed == (state.day - 1) % max(1, len(state.people)):
            return ".guard"
        return next((each for each in tokens if not each.startswith(".")), ".floor") if tired else ".outside"

    def _happened(self, state: State, tokens: list[str]) -> str:
        """The effect of a card, as often as in such a box: mostly something is found, or nothing happens."""
        if "raid" in tokens:
            return "raid"
        frame = state.stack[-1] if state.stack else None
        told = frame.source if isinstance(frame, Declaring) else ""
        exploring = state.outside is not None and (
            told.startswith("exploration.") or state.step in ("explore", "card-over")
        )
        if not exploring:
            return "gain" if told.startswith(("actions.", "acts.")) else "done"
        self.explored += 1
        if self.explored % 8 == 0 and "stop" in tokens:
            return "stop"
        if self.explored % 13 == 0 and not self.calm and "fight" in tokens:
            return "fight"
        if self.explored % 11 == 0 and "put" in tokens and frame is not None and not getattr(frame, "chosen", ""):
            return "put"
        if self.explored % 17 == 0 and "traded" in tokens:
            return "traded"
        return self.lot.choice([each for each in ("gain", "gain", "louder", "done", "check") if each in tokens])


def play(way: str, days: int, seed: int = 1, *, calm: bool = False, singly: bool = False) -> Played:
    """Play so many days, or until the campaign is over."""
    game, options = game_of(way)
    events: list[Any] = [*game.open(setup(SEATS, **options), NoChance())]
    state = after_events(game, events)
    owners, answers, lost = Owners(seed, calm=calm, singly=singly), list[Answer](), list[str]()
    while state.day <= days and len(answers) < LONGEST and (prompts := game.prompts(state)):
        prompt = prompts[0]
        questions, command = owners.answer(game, state, prompt)
        decision = game.decide(state, prompt.seat, command, NoChance())
        if not isinstance(decision, Accepted):
            raise AssertionError((prompt, command, decision))
        day = 0 if state.step in ("setup", "characters", "locations") else state.day
        answers.append(Answer(day, prompt.seat, questions, command))
        lost += _lost(command, decision.events)
        events += decision.events
        state = after_events(game, decision.events, state)
    return Played(game, state, answers, events, lost)


def _questions(game: Twom, state: State) -> tuple[Line, ...]:
    """The question of a position, and everything that people are to tell."""
    line = asked(game._case(state))
    told = () if state.pending is None else state.pending.asks
    return (() if line is None else (line,)) + tuple(map(_line, told))


def _line(ask: Any) -> Line:
    return Line(
        "ask",
        {"what": ask.what, "purpose": ask.purpose, "who": ask.who or "", "where": ask.where, "source": ask.source},
    )


def _lost(command: Command, events: tuple[Any, ...]) -> Iterator[str]:
    """The tokens that people said were brought and that did not come to the store."""
    places = command.answers if isinstance(command, Series) else (command,)
    for place in (each for each in places if isinstance(each, Place)):
        told = Counter[str]()
        for task in place.tasks:
            told.update({part.token: part.number for part in task.brought})
        came = Counter[str]()
        for event in events:
            if isinstance(event, Moved) and event.source == "supply" and event.why == "":
                came.update(event.things)
        if any(came[key] < number for key, number in told.items()):
            yield f"{told} was told, and {came} came"


def unattributed(played: Played) -> list[str]:
    """The questions that somebody who was not there could not tell what they are about."""
    found = []
    for first, *asks in (question for answer in played.answers for question in answer.questions):
        for ask in asks:
            die = ask.args["what"] in ("black", "grey", "yellow", "red")
            of_all = ("noise", "losses", "killing")
            named = ask.args["who"] or ask.args["where"] or ask.args["source"] or ask.args["purpose"] in of_all
            if die and not (ask.args["purpose"] and named):
                found.append(str(ask))
        if first.key == "twom-await-declared" and re.search("source-(other|action)'", str(first)):
            found.append(str(first))
    return found


def log(played: Played, language: Language) -> Iterator[str]:
    """The log of what was played, a paragraph a line."""
    say, text = localizer(language).say, reader(played.game.texts, language)
    for event in played.events:
        if not isinstance(event, Opened):
            yield from (put(line, say, SEATED.__getitem__, text) for line in played.game.narrate(event, SPECTATOR))


def figures(played: Played) -> str:
    """The answers and questions of each day, with everything that was lost or unclear."""
    counted = f"answers a day: {played.by_day()}; questions: {played.questions_by_day()}"
    return f"{counted}; lost: {played.lost}; unclear: {unattributed(played)}"


def distribution(way: str, days: int, seeds: int, **ways: bool) -> bool:
    """Print how many days took how many answers, by so many seeds; whether all came to an end, and nothing was lost."""
    found, good = Counter[int](), True
    for seed in range(1, seeds + 1):
        played = play(way, days, seed, **ways)
        found.update(played.by_day().values())
        whole = played.state.end is not None or played.state.day > days
        good = good and whole and not played.lost and not unattributed(played)
        over = "" if played.state.end is None else f"; over: {played.state.end.reason}"
        sys.stdout.write(f"{way}, seed {seed}, day {played.state.day}: {figures(played)}{over}\n")
    sys.stdout.write(f"{way}: days by their answers: {dict(sorted(found.items()))}; most: {max(found)}\n")
    return good


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bot.games.twom.owners")
    parser.add_argument("--way", choices=WAYS, default="box")
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=0)
    parser.add_argument("--language", choices=("cs", "en", "sv"), default="cs")
    parser.add_argument("--calm", action="store_true")
    parser.add_argument("--singly", action="store_true")
    arguments = parser.parse_args()
    ways_ = {"calm": arguments.calm, "singly": arguments.singly}
    if arguments.seeds:
        sys.exit(0 if distribution(arguments.way, arguments.days, arguments.seeds, **ways_) else 1)
    played_ = play(arguments.way, arguments.days, arguments.seed, **ways_)
    for paragraph in log(played_, Language(arguments.language)):
        sys.stdout.write(f"{paragraph}\n")
    sys.stdout.write(f"{figures(played_)}\n")
