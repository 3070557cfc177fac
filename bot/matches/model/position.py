"""A match with its position: what its seats are asked, what is answered without asking them, and what each may see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.offers import is_pick
from bot.games.questions import Barred, Complete, Option, Prompt, Question, Step
from bot.games.setup import Choice, Variant
from bot.games.values import Seat, Section, Viewer
from bot.matches.model.match import By, Match, Status
from bot.matches.model.private import NO_ANSWERS, Ahead, Answers

OFTEN = 2
"""Times that somebody did what a standing choice does, having nothing else to do, after which they are offered it."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match, the game that referees it and the game's state; ``state`` is ``None`` in the lobby.

    The state holds everything hidden: it is for :meth:`view` and the game's own methods, never for showing. What seats
    keep to themselves is empty in positions of the past.
    """

    match: Match
    game: AnyGame
    state: Any
    answers: Answers = NO_ANSWERS

    @property
    def variant(self) -> Variant:
        """The way the match is played."""
        return variant_of(self.game, self.match.terms.ruleset, self.match.terms.variant) or Variant("", (1, 1))

    def is_automatic(self, seat: Seat) -> bool:
        """Whether the game's own player moves for a seat.

        Where a table plays together it also does for somebody who is absent, as long as anybody is present.
        """
        if not self.match.seats[seat].human:
            return True
        present = self.match.course.present
        if not present or seat in present:
            return False
        return self.variant.together and self.variant.automaton

    def prompts(self, seat: Seat | None = None) -> tuple[Prompt, ...]:
        """What a seat is asked, or everybody; nothing while the match is not being played.

        Their ids never come again, not even when the match goes back to where the game asks the same.
        """
        if self.match.status is not Status.PLAYING:
            return ()
        asked = (replace(prompt, id=self.question_id(prompt)) for prompt in self.game.prompts(self.state))
        return tuple(prompt for prompt in asked if seat in (None, prompt.seat))

    def prompt(self, question: str, seat: Seat) -> Prompt | None:
        """The game's own prompt behind the id of a question, if that seat is still asked it."""
        if self.match.status is not Status.PLAYING:
            return None
        asked = (prompt for prompt in self.game.prompts(self.state) if prompt.seat == seat)
        return next((prompt for prompt in asked if self.question_id(prompt) == question), None)

    def ruling(self, question: str) -> Prompt | None:
        """The game's own prompt behind the id of a question, if a judge is asked it."""
        if self.match.status is not Status.PLAYING:
            return None
        asked = (prompt for prompt in asks_judge(self.game, self.state) if self.question_id(prompt) == question)
        return next(asked, None)

    def asked(self, question: str) -> Prompt | None:
        """The game's own prompt behind the id of a question, whoever is asked it."""
        if self.match.status is not Status.PLAYING:
            return None
        return next((each for each in self.game.prompts(self.state) if self.question_id(each) == question), None)

    def is_open(self, question: str) -> bool:
        """Whether everybody present may answer a question."""
        return any(wait.open and question in wait.prompts for wait in self.match.course.waits)

    def is_veiled(self, prompt: Prompt, now: datetime) -> bool:
        """Whether a prompt of the game is in a window that opened so lately that only people answer in it."""
        timing = self.match.terms.timing
        if not (timing.veil or timing.quick) or not prompt.window:
            return False
        question = self.question_id(prompt)
        waits = (wait for wait in self.match.course.waits if wait.seat == prompt.seat and question in wait.prompts)
        wait = next(waits, None)
        return wait is None or (wait.veil is not None and now < wait.veil)

    def is_quick(self, prompt: Prompt) -> bool:
        """Whether a prompt is in a window that ends by itself at its moment, no matter who answers in it."""
        return self.match.terms.timing.quick and bool(prompt.window)

    def answerable(self, seat: Seat) -> tuple[Prompt, ...]:
        """What a seat may answer: its own questions, and those of others that are open to everybody."""
        return tuple(prompt for prompt in self.prompts() if prompt.seat == seat or self.is_open(prompt.id))

    def advisable(self, seat: Seat) -> tuple[Prompt, ...]:
        """What others are asked on which a seat may advise: at a table that plays together, if a person plays it."""
        if not self.match.seats[seat].human or not self.variant.together:
            return ()
        own = {prompt.id for prompt in self.answerable(seat)}
        return tuple(prompt for prompt in self.prompts() if not prompt.judge and prompt.id not in own)

    def question_id(self, prompt: Prompt) -> str:
        """What names a prompt of the game in the whole match: its own id comes again when the match goes back."""
        return f"{self.match.course.line}.{prompt.id}"

    def step(self, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Any] | None:
        """Where a path of picked tokens leads in answering one of :meth:`prompts`."""
        asked = self.prompt(prompt.id, prompt.seat)
        return None if asked is None else self.game.step(self.state, asked, path)

    def taken(self, prompt: Prompt, path: tuple[str, ...]) -> tuple[Step, ...]:
        """The questions after a path in answering one of :meth:`prompts` whose only answer is taken unasked."""
        asked = self.prompt(prompt.id, prompt.seat)
        return () if asked is None else self.game.taken(self.state, asked, path)

    def does_nothing(self, prompt: Prompt, command: Any) -> bool:
        """Whether a seat does nothing by its answer to one of :meth:`prompts` in a window."""
        asked = self.prompt(prompt.id, prompt.seat)
        return asked is not None and passes(self.game, self.state, asked, command)

    def suggest(self, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        """The options for what was typed for the name that one of :meth:`prompts` asks for at the end of a path."""
        asked = self.prompt(prompt.id, prompt.seat)
        return () if asked is None else self.game.suggest(self.state, asked, path, typed)

    def barred(self, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """What the question at the end of a path does not offer, and why."""
        asked = self.prompt(prompt.id, prompt.seat)
        return () if asked is None else self.game.barred(self.state, asked, path)

    def view(self, viewer: Viewer) -> Struct:
        """The position as a seat, a spectator or a judge may see it."""
        view: Struct = self.game.view(self.state, viewer)
        return view

    def components_shown(self) -> tuple[Section, ...]:
        """What the match is played with and everybody may read, also before it begins."""
        return self.game.components_shown(self.match.setup())

    def sheet(self, viewer: Viewer) -> tuple[Section, ...]:
        """What a seat, a spectator or a judge holds, in words; nothing before the match begins."""
        return () if self.state is None else self.game.sheet(self.state, viewer)

    def has_sheet(self, viewer: Viewer) -> bool:
        """Whether there is anything on a viewer's sheet."""
        return self.state is not None and self.game.has_sheet(self.state, viewer)

    def standing_choices(self, seat: Seat) -> tuple[Choice, ...]:
        """What the person in a seat may settle about their answers in advance."""
        if self.match.status is not Status.PLAYING or not self.match.seats[seat].human:
            return ()
        return self.game.standing_choices(self.state)


def variant_of(game: AnyGame, ruleset: str, variant: str) -> Variant | None:
    """A way to play by its keys, if the game has it."""
    variants = (each for rules in game.rulesets if rules.key == ruleset for each in rules.variants)
    return next((each for each in variants if each.key == variant), None)


def awaited(game: AnyGame, state: Any) -> dict[Seat, tuple[Prompt, ...]]:
    """The seats that the match cannot go on without, and what they are asked."""
    asked = game.prompts(state)
    needed = [prompt for prompt in asked if not prompt.optional] or asked
    found: dict[Seat, tuple[Prompt, ...]] = {}
    for prompt in needed:
        if prompt.judge:
            continue
        found[prompt.seat] = (*found.get(prompt.seat, ()), prompt)
    return found


def asks_judge(game: AnyGame, state: Any) -> tuple[Prompt, ...]:
    """What a judge is asked."""
    return tuple(prompt for prompt in game.prompts(state) if prompt.judge)


def passes(game: AnyGame, state: Any, prompt: Prompt, command: Any) -> bool:
    """Whether a seat does nothing by its answer to a prompt of a window."""
    return bool(prompt.urgency == "window" and command == game.default(state, prompt))


class Automatic(Struct, frozen=True):
    """An answer to a prompt of the game, and on whose account it is given.

    Attributes:
        ahead: where it comes from, if the seat gave it before its turn.
        chosen: the standing choices that it follows from.
        evident: everybody could work it out.
    """

    prompt: Prompt
    command: Any
    by: By
    ahead: Ahead | None = None
    chosen: dict[str, str] | UnsetType = UNSET
    evident: bool = False


def following(position: Position, declined: set[tuple[Seat, str]], now: datetime | None = None) -> Automatic | None:
    """The next answer that can be given without asking anybody: ahead, settled in advance, or by the game's own player.

    ``None`` where everything waits for people.

    Args:
        declined: seats and prompts whose standing answer was refused.
        now: until their veil is lifted, windows wait for people; without it they do not. Quick ones wait for their end
            with all that people say in them and that was not the turn of a seat.
    """
    needed = {prompt.id for prompts in awaited(position.game, position.state).values() for prompt in prompts}
    for prompt in position.game.prompts(position.state):
        if prompt.ahead:
            continue
        if position.is_automatic(prompt.seat):
            if prompt.id in needed:
                return Automatic(prompt, position.game.automated(position.state, prompt), "game")
            continue
        if prompt.id in needed and (prompt.seat, prompt.id) not in declined:
            sole = evident(position, prompt)
            if sole is not None:
                return Automatic(prompt, sole, "standing", chosen={}, evident=True)
        veiled = now is not None and position.is_veiled(prompt, now)
        quick = position.is_quick(prompt)
        if veiled and not quick:
            continue
        ahead = position.answers.answer(prompt.seat, position.question_id(prompt))
        if quick and ahead is not None and (veiled or _says_nothing(position, prompt, ahead)):
            # A pass counts as the time runs out, whether it comes early, late or not at all.
            continue
        if ahead is not None and not ahead.refused:
            return Automatic(prompt, position.game.codec.command(bytes(ahead.command)), "seat", ahead)
        if (prompt.seat, prompt.id) not in declined:
            stands = standing(position, prompt)
            if stands is not None:
                return Automatic(prompt, stands.command, "standing", chosen=stands.chosen)
    return None


def evident(position: Position, prompt: Prompt) -> Any | None:
    """The answer to a prompt of the game that everybody can work out; ``None`` where the seat is to be asked."""
    return None if prompt.judge else position.game.evident(position.state, prompt)


def _says_nothing(position: Position, prompt: Prompt, ahead: Ahead) -> bool:
    return passes(position.game, position.state, prompt, position.game.codec.command(bytes(ahead.command)))


class Standing(Struct, frozen=True):
    """An answer that follows from what a seat settled in advance: ``chosen``, as far as it settled anything."""

    command: Any
    chosen: dict[str, str]


def standing(position: Position, prompt: Prompt) -> Standing | None:
    """What a seat's standing choices answer to a prompt of the game; ``None`` where it is to be asked."""
    offered = () if prompt.judge else position.game.standing_choices(position.state)
    if not offered:
        return None
    chosen = _settled(position.answers, prompt.seat, offered)
    # Nothing but what everybody sees may decide.
    command = position.game.standing_answer(position.game.standing_view(position.state), prompt, chosen)
    return None if command is None else Standing(command, chosen)


def handy(position: Position, prompt: Prompt) -> tuple[tuple[Choice, Option, Any], ...]:
    """The standing choices that a seat may settle with what it is asked, and the answer of each."""
    game, state = position.game, position.state
    offered, view = game.standing_choices(state), game.standing_view(state)
    chosen = _settled(position.answers, prompt.seat, offered)
    found = (
        (choice, option, game.standing_answer(view, prompt, {**chosen, choice.name: option.token}))
        for choice in offered
        for option in choice.options
        if option.token in choice.handy
    )
    return tuple(each for each in found if each[2] is not None)


def resting(position: Position, question: Prompt) -> tuple[tuple[Choice, Option], ...]:
    """Choices that answer one of :meth:`Position.prompts` and more of its kind, for who answered several like that."""
    asked = position.prompt(question.id, question.seat)
    often = position.answers.forced.get(question.seat, 0) >= OFTEN
    return tuple((choice, option) for choice, option, _ in handy(position, asked)) if often and asked else ()


def absent(offered: Iterable[Choice]) -> dict[str, str]:
    """What standing choices say for a seat that is absent."""
    return {each.name: each.absent for each in offered if each.absent}


def _settled(answers: Answers, seat: Seat, offered: Iterable[Choice]) -> dict[str, str]:
    """What a seat settled of the choices that are offered now; while it is absent, what they say for that."""
    if answers.is_absent(seat) and (away := absent(offered)):
        return away
    chosen = answers.standing.get(seat, {})
    return {each.name: chosen[each.name] for each in offered if is_pick(each, chosen.get(each.name, ""))}


def is_spared(position: Position, seat: Seat) -> bool:
    """Whether all that a seat is asked is answered without it, so that it need not hear of it."""
    prompts = awaited(position.game, position.state).get(seat, ())
    return bool(prompts) and all(
        evident(position, prompt) is not None or standing(position, prompt) is not None for prompt in prompts
    )
