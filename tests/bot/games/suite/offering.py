"""What a game offers at a position: the tree of steps, whole or as far as a test can afford to walk it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.offers import BETWEEN, NONE, completions, one_line, parts, written
from bot.games.packs.words import PACK_TEXT
from bot.games.questions import Complete, Name, Number, Option, Prompt, Question, Step, Text
from tests.bot.games.suite.play import require

TOKEN = re.compile(r"[a-z0-9.-]{1,24}")
AFFORDABLE = 1_500
"""Commands of one prompt that are walked; where there are more, the rest is met by picking at random."""

ADDED = 5
"""Steps that are looked at of what a command may be continued with."""
SEARCHED = 2_000
"""Commands of one prompt that are searched for a single one."""
ENDLESS = {"twom": 300}
"""The same for games in which more can be given at any question than anybody can walk."""

GARBAGE = ("x" * 5_000, "\x00", "½†ß🂡", "  ", "1=1; --", "a", "\u202etxet")
"""What somebody may type for a name."""
MARKUP = "**@everyone** <@1> [a](https://b.example) `{$x}` ||=/+*@"
"""What somebody may write where a text is asked for."""


class Offering:
    """What a game offers at a position, walked once however often it is asked for there."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._state: Any = None
        self._walks: list[tuple[Prompt, _Walk]] = []

    def offered(self, state: Any, prompt: Prompt) -> tuple[list[Complete[Any]], bool]:
        """The legal commands that answer a prompt, and whether that is all of them."""
        most = ENDLESS.get(self._game.key, AFFORDABLE)
        found = list(islice(self._walk(state, prompt), most + 1))
        return found[:most], len(found) <= most

    def surely_not(self, state: Any, prompt: Prompt, same: Callable[[Any], bool], most: int = SEARCHED) -> bool:
        """Whether no path of a prompt ends in such a command; where there are too many to tell, it gets away."""
        most, searched = min(most, ENDLESS.get(self._game.key, most)), 0
        for one in islice(self._walk(state, prompt), most):
            if same(one.command):
                return False
            searched += 1
        return searched < most

    def _walk(self, state: Any, prompt: Prompt) -> _Walk:
        if state is not self._state:
            self._state, self._walks = state, []
        for known, walk in self._walks:
            if known == prompt:
                return walk
        walk = _Walk(completions(self._game, state, prompt))
        self._walks.append((prompt, walk))
        return walk


class _Walk:
    """Goes through commands as far as somebody looks, and from memory the next time."""

    def __init__(self, rest: Iterator[Complete[Any]]) -> None:
        self._rest, self._met = rest, list[Complete[Any]]()

    def __iter__(self) -> Iterator[Complete[Any]]:
        for at in count():
            if at == len(self._met):
                if (one := next(self._rest, None)) is None:
                    return
                self._met.append(one)
            yield self._met[at]


def check_steps(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...] = (), budget: int = 400) -> int:
    """Every question has answers with proper, different tokens, and what is no answer leads nowhere.

    Args:
        budget: how many steps to look at.

    Returns:
        What is left of the budget.
    """
    step = game.step(state, prompt, path)
    require(step is not None, f"{prompt.id}: an answer leads nowhere: {path}")
    shown = step.command if isinstance(step, Complete) else None
    require(game.command(state, prompt, path) == shown, f"{prompt.id}: another command than the one shown at {path}")
    if isinstance(step, Complete):
        require(bool(step.preview.key), f"{prompt.id}: no preview at {path}")
        require(game.step(state, prompt, (*path, "on")) is None, f"{prompt.id}: a path goes on after its end: {path}")
        budget -= 1
        for each in step.more:
            # What can be added is asked in a position of its own as well, and looked at there.
            added = min(budget, ADDED)
            if added > 0:
                budget -= added - check_steps(game, state, prompt, (*path, each.token), added)
        return budget
    assert step is not None
    check_question(game, state, prompt, path, step)
    for said in ("no-such-token", *wrong_answers(step)):
        require(
            game.step(state, prompt, (*path, said)) is None, f"{prompt.id}: a made-up token leads on at {path}: {said}"
        )
    for said in few(game, state, prompt, path, step):
        if budget <= 0:
            break
        budget = check_steps(game, state, prompt, (*path, said), budget - 1)
    return budget


def check_question(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...], question: Question) -> None:
    """A question can be answered, and its options fit a button."""
    where = f"{prompt.id} at {path}"
    if isinstance(question, Number):
        require(question.least <= question.most, f"{where}: no number: {question}")
        return
    if isinstance(question, Text):
        require(question.longest > 0, f"{where}: no room for a text: {question}")
        return
    options = question.options if isinstance(question, Step) else game.suggest(state, prompt, path, "")
    tokens = [option.token for option in options]
    require(bool(tokens), f"{where}: no option")
    require(len(set(tokens)) == len(tokens), f"{where}: two options with one token: {tokens}")
    require(all(map(TOKEN.fullmatch, tokens)), f"{where}: tokens that fit no button: {tokens}")
    if isinstance(question, Step):
        possible = 0 <= question.least <= question.most <= len(options) and question.most >= 1
        require(possible, f"{where}: not so many can be picked: {question.least} to {question.most}")
        return
    known = {option.token: option for option in options}
    for typed in GARBAGE:
        found = game.suggest(state, prompt, path, typed)
        strange = [option for option in found if known.get(option.token) != option]
        require(not strange, f"{where}: what is suggested for {typed[:20]!r} is no option: {strange}")
    for option in options[:: max(1, len(options) // 40)]:
        for typed in _typed(game, option):
            found = game.suggest(state, prompt, path, typed)
            require(option in found[:25], f"{where}: {option} is not suggested for {typed!r}")


def wrong_answers(question: Question) -> list[str]:
    """Answers in the form of right ones that a question must not take."""
    match question:
        case Number(least=least, most=most):
            return [str(least - 1), str(most + 1), f"0{most}", f"+{most}", f"{most}.0", f" {most}", "", "²", "9" * 5000]
        case Step(options=options, least=least, most=most):
            tokens = [option.token for option in options]
            wrong = [BETWEEN.join(tokens[1::-1])] if len(tokens) > 1 else []
            wrong += [BETWEEN.join((tokens[0], tokens[0])), BETWEEN.join(tokens[: most + 1]) if tokens[most:] else ""]
            return [*wrong, BETWEEN.join(tokens[: least - 1]) if least > 1 else "", *([NONE] if least else [])]
        case Text(longest=longest):
            return ["", "plain", *map(written, ("x" * (longest + 1), "two\nlines", " spaced", "\x00", "\u202etxet"))]
    return ["", "g", "G0", "0", "a+b"]


def few(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...], question: Question) -> list[str]:
    """Some of the ways to answer a question: all of the options one by one, and of others the first and the last.

    Of texts it is what somebody may write who means no good.
    """
    if isinstance(question, Step) and question.most == 1 == question.least:
        return [option.token for option in question.options]
    if isinstance(question, Number):
        middle = (question.least + question.most) // 2
        return [str(number) for number in dict.fromkeys((question.least, middle, question.most))]
    if isinstance(question, Text):
        garbage = (one_line(text)[: question.longest].strip() for text in (*GARBAGE, MARKUP))
        return [written(text) for text in dict.fromkeys(("", *garbage))]
    said = list(islice(parts(game, state, prompt, path, question), AFFORDABLE))
    return list(dict.fromkeys((*said[:5], *said[-5:])))


def _typed(game: AnyGame, option: Option) -> list[str]:
    """The names of an option in every language, where they come with the pack: else the game cannot know them."""
    words = game.texts.get(str(option.label.args.get("key"))) if option.label.key == PACK_TEXT else None
    return [words.in_language(language) for language in ("cs", "en", "sv")] if words else []


def same_steps(
    game: AnyGame,
    one: Any,
    other: Any,
    prompt: Prompt,
    path: tuple[str, ...] = (),
    budget: int = 150,
    command: Callable[[Any], Any] = lambda said: said,
) -> int:
    """A prompt offers the same, in the same words, in two states; see :func:`check_steps` for the budget.

    Args:
        command: how a command for one state is given in the other.
    """
    left, right = game.step(one, prompt, path), game.step(other, prompt, path)
    if isinstance(left, Complete):
        left = replace(left, command=command(left.command))
    require(left == right, f"{prompt.id}: offers tell what is hidden, at {path}: {left} or {right}")
    shown, also = game.facts(one, prompt, path), game.facts(other, prompt, path)
    require(shown == also, f"{prompt.id}: facts tell what is hidden, at {path}: {shown} or {also}")
    if isinstance(left, Name):
        for typed in ("", *GARBAGE):
            same = game.suggest(one, prompt, path, typed) == game.suggest(other, prompt, path, typed)
            require(same, f"{prompt.id}: suggestions tell what is hidden, at {path}")
    for each in left.more if isinstance(left, Complete) else ():
        added = min(budget, ADDED)
        if added > 0:
            budget -= added - same_steps(game, one, other, prompt, (*path, each.token), added - 1, command)
    if left is not None and not isinstance(left, Complete):
        for said in few(game, one, prompt, path, left):
            if budget <= 0:
                break
            budget = same_steps(game, one, other, prompt, (*path, said), budget - 1, command)
    return budget
