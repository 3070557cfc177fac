"""The Fair where whoever waits says something first; and games that break that."""

from __future__ import annotations

from bot.games.offers import text_of
from bot.games.questions import Complete, Prompt, Question, Text
from bot.games.values import Line
from tests.bot.games.fair.game import Fair
from tests.bot.games.fair.values import Command, State

Answer = Question | Complete[Command] | None
LONGEST = 40


class Spoken(Fair):
    """Whoever waits says something."""

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        """The question about what is said before the rest."""
        if path[:1] != ("wait",) or super().step(state, prompt, ("wait",)) is None:
            return super().step(state, prompt, path)
        question = Text(Line("fair-ask"), LONGEST)
        if len(path) == 1:
            return question
        return self.said(state, prompt, path) if self.takes(question, path[1]) else None

    def takes(self, question: Text, said: str) -> bool:
        """Whether a part of a path is an answer."""
        return text_of(question, said) is not None

    def said(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        """What comes after the text."""
        return super().step(state, prompt, ("wait",)) if len(path) == 2 else None


class ListensToAnything(Spoken):
    def takes(self, question: Text, said: str) -> bool:
        return said.startswith("=")


class HearsNoMarks(Spoken):
    def takes(self, question: Text, said: str) -> bool:
        return super().takes(question, said) and "*" not in said


class HasNoEar(Spoken):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        step = super().step(state, prompt, path)
        return Text(step.ask, 0) if isinstance(step, Text) else step
