"""The commands that a game offers: every legal one, or one picked at random."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from bot.games.contract import AnyGame
from bot.games.questions import Complete, Name, Number, Option, Prompt, Question, Step, Text
from bot.games.setup import Choice
from bot.games.values import Line

NONE = "-"
"""The part of a path that says that nothing was picked where nothing need be."""
BETWEEN = "+"
"""Stands between the tokens of options that were picked at once."""

WRITTEN = "="
"""Stands before a text in a path, so that nothing that somebody writes is taken for a token."""


def written(text: str) -> str:
    """The part of a path that says a text."""
    return WRITTEN + text


def text_in(said: str) -> str:
    """The text that a part of a path says; see :func:`written`."""
    return said.removeprefix(WRITTEN)


def text_of(question: Text, said: str) -> str | None:
    """The text that a part of a path says; ``None`` where the question does not take it."""
    text = text_in(said)
    fits = said.startswith(WRITTEN) and len(text) <= question.longest and one_line(text) == text
    return text if fits else None


def one_line(text: str) -> str:
    """A text on one line, without characters that show nothing or turn the direction of what is beside them."""
    shown = (" " if unicodedata.category(each) in ("Zl", "Zp") else each for each in text)
    return " ".join("".join(each for each in shown if each.isspace() or not _hides(each)).split())


def _hides(character: str) -> bool:
    # Joiners make one picture of several emoji, and letters of some scripts.
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn") and character not in "\u200c\u200d"


def part(options: Sequence[Option], tokens: Sequence[str]) -> str:
    """The part of a path that says which options were picked, in whatever order that was."""
    picked = set(tokens)
    return BETWEEN.join(option.token for option in options if option.token in picked) or NONE


def picked(step: Step, said: str) -> tuple[Option, ...] | None:
    """The options that a part of a path picks; ``None`` where it is not how a pick of this step is said."""
    tokens = [] if said == NONE else said.split(BETWEEN)
    found = tuple(option for option in step.options if option.token in tokens)
    fits = step.least <= len(found) <= step.most and part(step.options, tokens) == said
    return found if fits else None


def is_pick(choice: Choice, said: str) -> bool:
    """Whether a text picks one of a choice's options, or where any may be picked, some or none of them."""
    if choice.kind == "picks":
        return picked(Step(Line(""), choice.options, 0, len(choice.options)), said) is not None
    return said in {option.token for option in choice.options}


def only(question: Question) -> str | None:
    """The one answer that a question has; ``None`` where there is something to choose, or a name to type."""
    match question:
        case Step(options=options, least=least, others=()) if least == len(options):
            return part(options, [option.token for option in options])
        case Number(least=least, most=most) if least == most:
            return str(least)
    return None


def chooses(game: AnyGame, state: Any, prompt: Prompt) -> bool:
    """Whether there is more than one answer to a prompt."""
    path: tuple[str, ...] = ()
    step = game.step(state, prompt, path)
    while step is not None and not isinstance(step, Complete):
        said = only(step)
        if said is None:
            return True
        path = (*path, said)
        step = game.step(state, prompt, path)
    return step is not None and bool(step.more)


def parts(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...], question: Question) -> Iterator[str]:
    """Every way to answer a question on a path, in the order of its options; of texts only the empty one."""
    match question:
        case Step(options=options, least=least, most=most, others=others):
            for number in range(least, min(most, len(options)) + 1):
                for some in combinations(options, number):
                    yield part(options, [option.token for option in some])
            yield from (other.token for other in others)
        case Number(least=least, most=most):
            yield from map(str, range(least, most + 1))
        case Name():
            yield from (option.token for option in game.suggest(state, prompt, path, ""))
        case Text():
            yield written("")


def completions(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...] = ()) -> Iterator[Complete[Any]]:
    """Every legal command that answers a prompt, from the path onward, in the order of the options.

    Commands that continue others come after all that do not.
    """
    longer: list[tuple[str, ...]] = []
    yield from _ends(game, state, prompt, path, longer)
    for each in longer:
        yield from completions(game, state, prompt, each)


def _ends(
    game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...], longer: list[tuple[str, ...]]
) -> Iterator[Complete[Any]]:
    """The commands that continue no other; the paths that do are added to ``longer``."""
    step = game.step(state, prompt, path)
    if isinstance(step, Complete):
        longer += [(*path, each.token) for each in step.more]
        yield step
    elif step is not None:
        for said in parts(game, state, prompt, path, step):
            yield from _ends(game, state, prompt, (*path, said), longer)


def pick(game: AnyGame, state: Any, prompt: Prompt, choose: Callable[[int], int]) -> Any:
    """A legal command, found by answering one question after the other.

    Args:
        choose: given how many answers there are, the number of one, from 0.

    Raises:
        LookupError: a question has no answer, which no game may ask.
    """
    path: tuple[str, ...] = ()
    while True:
        step = game.step(state, prompt, path)
        if isinstance(step, Complete):
            onward = next((each.token for each in step.more if choose(2)), None)
            if onward is None:
                return step.command
            path = (*path, onward)
            continue
        said = None if step is None else any_part(game, state, prompt, path, step, choose)
        if said is None:
            raise LookupError(f"{game.key}: the prompt {prompt.id} leads nowhere at {path}")
        path = (*path, said)


def any_part(
    game: AnyGame,
    state: Any,
    prompt: Prompt,
    path: tuple[str, ...],
    question: Question,
    choose: Callable[[int], int],
) -> str | None:
    """An answer to a question on a path, with ``choose`` as in :func:`pick`; ``None`` where it has none."""
    match question:
        case Step(options=options, least=1, most=1):
            return options[choose(len(options))].token if options else None
        case Step(options=options, least=least, most=most):
            rest = [option.token for option in options]
            number = least + choose(min(most, len(rest)) - least + 1)
            return part(options, [rest.pop(choose(len(rest))) for _ in range(number)])
        case Number(least=least, most=most):
            return str(least + choose(most - least + 1))
        case Name():
            names = game.suggest(state, prompt, path, "")
            return names[choose(len(names))].token if names else None
        case Text():
            return written("")
