"""Questions on the way to a command, written as plain code that asks for one answer after the other.

The same code serves a person, who is shown each question until the path of picked options has answered it; random play,
which needs neither questions nor sentences; and the judge of a command, whose parts are the answers. A source of
answers has three primitives: what is picked, counted and said. Everything else is asked by these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from bot.games.offers import picked, text_of
from bot.games.questions import Number, Option, Question, Step, Text
from bot.games.values import Arg, Line

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")


class Branch(NamedTuple, Generic[Position, Found]):
    """One branch of a menu: the token that picks it, its label, whether it is open, and what it leads to then.

    ``is_open`` answers with any value that is true or false, and is asked far more often than ``offer``, which asks all
    that is left to ask, down to a command.
    """

    token: str
    label: Callable[[Position], Line]
    is_open: Callable[[Position], object]
    offer: Callable[[Answers, Position], Found]


def says(key: str) -> Callable[[object], Line]:
    """A label that is the same in every position."""
    line = Line(key)
    return lambda _: line


class Asked(Struct, Generic[T], frozen=True, gc=False):
    """A question that is answered by picking among choices.

    Attributes:
        key: names the question's sentence; ``values`` are its arguments.
        token, label: identify a choice in a path, and show it.
        least, most: how many are picked.
        others: what can be done in the place of the picks, which :class:`Aside` tells; nobody draws it.
    """

    key: str
    choices: Sequence[T]
    token: Callable[[T], str]
    label: Callable[[T], Line]
    least: int = 1
    most: int = 1
    values: Mapping[str, Arg] = {}
    others: tuple[Option, ...] = ()


class Aside(Exception):
    """Something else is to be done in the place of an answer."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.token = token


class Unanswered(Exception):
    """The path ends at this question."""

    def __init__(self, step: Question) -> None:
        self.step = step


class NoSuchAnswer(LookupError):
    """The answer is none of the choices, or there is no choice."""


class Answers:
    """Where answers come from.

    Every method that asks raises :class:`Unanswered` where there is no answer yet, and :class:`NoSuchAnswer` where the
    answer is none of the choices or there is no choice.
    """

    __slots__ = ()

    skips_only = True
    """Whether an only answer is taken without asking for it."""
    is_read = True
    """Whether anybody reads the questions."""

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """From ``asked.least`` to ``asked.most`` of the choices that are open, in their order."""
        raise NotImplementedError

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """A number from ``least`` to ``most``, which is typed."""
        raise NotImplementedError

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """At most so many characters of a player's own words on one line, or none."""
        raise NotImplementedError

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """Whether a command that is complete goes on with more; one without a word about it does not."""
        del token, label
        return False

    def regards(self, **things: Any) -> None:
        """Say what the next questions are about; nothing is asked, and only answers from a command need to know."""

    def menu(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """One of the choices, asked for even when it is the only one."""
        return self.picks(Asked(ask, choices, token, label, 1, 1, values))[0]

    def choose(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """One of the choices; an only one is taken without asking."""
        if len(choices) == 1 and self.skips_only:
            return choices[0]
        return self.menu(ask, choices, token, label, **values)

    def number(self, ask: str, label: str, least: int, most: int, /, **values: Arg) -> int:
        """A number from ``least`` to ``most``, picked; each option's line is ``label`` with ``count``."""
        return self.choose(ask, range(least, most + 1), str, lambda n: Line(label, {"count": n, **values}), **values)

    def one_of_a_sort(
        self,
        ask: str,
        sorts: Sequence[Sequence[T]],
        otherwise: T,
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
    ) -> T:
        """The first of a sort of equal things; ``otherwise`` where they are all of one sort, which is not asked.

        A command may as well name another of the sort.
        """
        return otherwise if len(sorts) == 1 else self.menu(ask, [sort[0] for sort in sorts], token, label)

    def several(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        least: int,
        most: int,
        /,
        **values: Arg,
    ) -> tuple[T, ...]:
        """From ``least`` to ``most`` of the choices, in their order; asked for even where nothing is left to choose."""
        return tuple(self.picks(Asked(ask, choices, token, label, least, most, values)))

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """A number from ``least`` to ``most``, typed rather than picked; an only one is taken without asking."""
        if most < least:
            raise NoSuchAnswer
        return least if least == most and self.skips_only else self.counts(ask, least, most, values)

    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """At most so many characters of a player's own words on one line, or none."""
        return self.says(ask, longest, values)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """The command that one of the branches leads to that are open."""
        there = [each for each in branches if each.is_open(case)]
        return self.picks(Asked(ask, there, _token, lambda each: each.label(case), 1, 1, values))[0].offer(self, case)


class PathAnswers(Answers):
    """Answers from a path of picked tokens."""

    __slots__ = ("_at", "_more", "_path", "_taken")

    def __init__(self, path: tuple[str, ...]) -> None:
        self._path = path
        self._at = 0
        self._more: tuple[Option, ...] = ()
        self._taken: list[Callable[[], Step]] = []

    @property
    def done(self) -> bool:
        """Whether the whole path has been walked."""
        return self._at == len(self._path)

    @property
    def continued(self) -> tuple[Option, ...]:
        """What the command at the end of the path may be continued with."""
        return self._more

    @property
    def taken(self) -> tuple[Step, ...]:
        """The questions after the path whose only answer was taken."""
        return tuple(each() for each in self._taken)

    def choose(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.choose`."""
        if len(choices) == 1 and self.done:
            # Put into words only for who wants to read it.
            (one,) = choices
            self._taken.append(lambda: Step(Line(ask, {**values}), (Option(token(one), label(one)),)))
        return super().choose(ask, choices, token, label, **values)

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """See :meth:`Answers.picks`."""
        if asked.least == asked.most == 1 and not self.done:
            wanted = self._next()
            for choice in asked.choices:
                if asked.token(choice) == wanted:
                    return (choice,)
            raise NoSuchAnswer
        choices = asked.choices
        if len(choices) < asked.least or not choices:
            raise NoSuchAnswer
        options = tuple(Option(asked.token(choice), asked.label(choice)) for choice in choices)
        most = min(asked.most, len(choices))
        step = Step(Line(asked.key, {**asked.values}), options, asked.least, most, asked.others)
        if self.done:
            raise Unanswered(step)
        said = self._next()
        if any(other.token == said for other in asked.others):
            raise Aside(said)
        found = picked(step, said)
        if found is None:
            raise NoSuchAnswer
        return tuple(choices[options.index(option)] for option in found)

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """See :meth:`Answers.counts`."""
        if self.done:
            raise Unanswered(Number(Line(ask, {**values}), least, most))
        said = self._next()
        # No number that anybody is asked for is longer, and longer ones may be too long to be read.
        if not said.removeprefix("-").isdecimal() or len(said) > 9:
            raise NoSuchAnswer
        if str(int(said)) != said or not least <= int(said) <= most:
            raise NoSuchAnswer
        return int(said)

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """See :meth:`Answers.says`."""
        question = Text(Line(ask, {**values}), longest)
        if self.done:
            raise Unanswered(question)
        text = text_of(question, self._next())
        if text is None:
            raise NoSuchAnswer
        return text

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`; only of the branch that is picked it is asked whether it is open."""
        if not self.done:
            branches = [each for each in branches if each.token == self._path[self._at]]
        return super().branch(ask, case, branches, **values)

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`; a path that ends here may be continued."""
        if self.done:
            self._more = (*self._more, Option(token, label()))
            return False
        if self._path[self._at] != token:
            return False
        self._at += 1
        return True

    def _next(self) -> str:
        self._at += 1
        return self._path[self._at - 1]


def reached(
    answers: PathAnswers, offer: Callable[[Answers], Found]
) -> tuple[Question | Found | None, tuple[Option, ...]]:
    """Where answers from a path lead: to a question, to a command, or nowhere; and what the command may go on with."""
    try:
        found = offer(answers)
    except Unanswered as unanswered:
        return unanswered.step, ()
    except NoSuchAnswer:
        return None, ()
    return (found, answers.continued) if answers.done else (None, ())


class DrawnAnswers(Answers):
    """Answers drawn by a function that is given how many choices there are; no question is put into words.

    It draws as often, and from as many choices, as if an option of each step were picked.
    """

    __slots__ = ("_draw",)

    is_read = False

    def __init__(self, draw: Callable[[int], int]) -> None:
        self._draw = draw

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """See :meth:`Answers.picks`."""
        choices, least = asked.choices, asked.least
        if len(choices) < least or not choices:
            raise NoSuchAnswer
        if asked.most == least == 1:
            return (choices[self._draw(len(choices))],)
        rest = list(range(len(choices)))
        number = least + self._draw(min(asked.most, len(rest)) - least + 1)
        places = sorted(rest.pop(self._draw(len(rest))) for _ in range(number))
        return tuple(choices[place] for place in places)

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """See :meth:`Answers.counts`."""
        del ask, values
        return least + self._draw(most - least + 1)

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """See :meth:`Answers.says`; nobody draws words."""
        del ask, longest, values
        return ""

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        del token, label
        return self._draw(2) == 1


class QuickAnswers(DrawnAnswers):
    """The same answers as :class:`DrawnAnswers`, where matches are played by the thousand.

    The commonest questions are drawn without being put together.
    """

    __slots__ = ()

    def menu(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.menu`."""
        del ask, token, label, values
        if not choices:
            raise NoSuchAnswer
        return choices[self._draw(len(choices))]

    def number(self, ask: str, label: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.number`."""
        del ask, label, values
        if most < least:
            raise NoSuchAnswer
        return least if least == most else least + self._draw(most - least + 1)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        del ask, values
        there = [each for each in branches if each.is_open(case)]
        if not there:
            raise NoSuchAnswer
        return there[self._draw(len(there))].offer(self, case)


def _token(branch: Branch[Position, Found]) -> str:
    return branch.token
