"""Answers to prompts: a seat's, in its turn, before it or settled in advance, and a judge's."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from bot.games.codec import CodecProblem
from bot.games.offers import BETWEEN, NONE, chooses, is_pick, part
from bot.games.questions import Complete, Prompt
from bot.games.setup import Choice
from bot.games.values import Line, Rejected, Seat, Viewer
from bot.matches.model import entries
from bot.matches.model.match import Actor, Match, Status
from bot.matches.model.messages import Logged
from bot.matches.model.position import Position, handy, passes
from bot.matches.model.private import Ahead, Given
from bot.matches.model.refusals import Reason, Refused, RefusedCommand, refused, refused_command
from bot.matches.rules import proposals, undo
from bot.matches.rules.change import Change, Happened
from bot.matches.rules.clock import quick
from bot.matches.rules.clock.council import too_early
from bot.matches.rules.clock.deadlines import no_moves
from bot.matches.rules.permissions import no_order, order

Usual: TypeAlias = Mapping[Seat, Mapping[str, str]]
"""By seat the standing answers that its player brings to every match."""
NOTHING_USUAL: Usual = {}


class Path(Struct, frozen=True):
    """An answer as the tokens that were picked on the way to it."""

    tokens: tuple[str, ...]


class Written(Struct, frozen=True):
    """An answer as the JSON of a command, as the referee and exports have it."""

    data: bytes


class Submitted(Struct, frozen=True):
    """The answer was taken, and is durable.

    Attributes:
        position: the match as it is now, the game's own player's moves included.
        first, last: the entries that it made.
        happened: those entries with their events; none where the answer waits for its turn.
    """

    position: Position
    first: int
    last: int
    happened: tuple[Happened, ...]

    def told(self, viewer: Viewer) -> tuple[Logged, ...]:
        """The entries that it made, in words that a viewer may read."""
        game, numbered = self.position.game, enumerate(self.happened, self.first)
        return tuple(
            Logged(seq, each.entry.seat, entries.told(game, each.entry, each.events, viewer)) for seq, each in numbered
        )


def submit(
    change: Change, user: int, question: str, answer: Path | Written, interaction: int | None
) -> Refused | Rejected | None:
    """Answer a question for one's own seat, or one that is open to everybody in its seat's stead.

    Before the seat's turn in a window the answer is kept until then, and nobody is told.
    """
    found = asked(change, user, question)
    if isinstance(found, Refused):
        return found
    command = understood(change, found, answer)
    if isinstance(command, Refused):
        return command
    early = too_early(change.position, found, change.now) if found.council else None
    if early is not None:
        return early
    come_back(change, user)
    end = quick.end_of(change.position, found)
    if end is not None and end <= change.now:
        return refused(Reason.STALE)
    chosen = chooses(change.game, change.state, found)
    _note_habit(change, found, command.value, chosen=chosen)
    if found.ahead or (end is not None and passes(change.game, change.state, found, command.value)):
        path = answer.tokens if isinstance(answer, Path) else ()
        written = entries.raw(change.game, command.value)
        change.answers = change.answers.answering(Ahead(found.seat, question, written, path))
        if chosen:
            change.answers = change.answers.choosing(found.seat, change.match.seq)
        return None
    seat = change.match.seat_of(user)
    stead = None if found.seat == seat else seat
    offered = change.game.standing_choices(change.state) if found.urgency == "window" else ()
    before = change.game.progress(change.state)
    step = change.game.step(change.state, found, answer.tokens) if isinstance(answer, Path) else None
    rejected = change.play(found, command.value, "seat", user=user, interaction=interaction, stead=stead)
    if rejected is not None:
        return rejected
    if chosen and seat is not None:
        change.answers = change.answers.choosing(seat, change.match.seq)
    once = {each.name for each in offered if each.once}
    change.answers = change.answers.forgetting(found.seat, question).spending(found.seat, once)
    if stead is None and isinstance(answer, Path):
        change.answers = change.answers.giving(found.seat, Given(found.ask.key, answer.tokens))
    if stead is None and change.match.terms.first:
        change.answers = change.answers.learning(found.seat, found.ask.key)
    change.lapse()
    change.settle()
    if change.game.progress(change.state) != before:
        # Once in a turn is often enough.
        proposals.offer_draw(change)
    if found.urgency != "window" and stead is None:
        undo.note_own_move(change, found.seat, step.preview if isinstance(step, Complete) else UNSET)
    return None


def _note_habit(change: Change, prompt: Prompt, command: Any, *, chosen: bool) -> None:
    """Note whether a standing choice would have given this answer, so that it can be offered."""
    if prompt.window and chosen:
        # By post, each card played would cost two more passes without a choice before further windows can be passed.
        return
    known = [answer for _, _, answer in handy(change.position, prompt)]
    if not known:
        return
    noted = change.answers.forcing if command in known else change.answers.acting
    change.answers = noted(prompt.seat)


def tried(
    position: Position, user: int, question: str, answer: Path | Written, why: Rejected, now: datetime
) -> RefusedCommand | None:
    """The command that a seat gave and the game refused; ``None`` where nothing is known of it any more."""
    seat, prompt = position.match.seat_of(user), position.asked(question)
    if seat is None or prompt is None:
        return None
    if isinstance(answer, Path):
        command = position.game.command(position.state, prompt, answer.tokens)
        written = b"" if command is None else position.game.codec.encode(command)
    else:
        written = answer.data
    return refused_command(seat, now, position.match.seq, written, why.violations)


def open_windows(position: Position, user: int) -> tuple[Prompt, ...]:
    """What a person is asked in windows, their turn or not, to which no answer of theirs waits already."""
    match = position.match
    seat = match.seat_of(user)
    if seat is None or match.course.stands or not match.seats[seat].human:
        return ()
    asked = (prompt for prompt in position.prompts(seat) if prompt.window and not prompt.judge)
    return tuple(prompt for prompt in asked if position.answers.answer(seat, prompt.id) is None)


def pass_window(change: Change, user: int, question: str) -> Refused | Rejected | None:
    """Answer a question of a window as whoever does nothing there."""
    found = asked(change, user, question)
    if isinstance(found, Refused):
        return found
    if not found.window:
        return refused(Reason.STALE)
    usual = change.game.default(change.state, found)
    return submit(change, user, question, Written(change.game.codec.encode(usual)), None)


def learn(change: Change, user: int, kind: str) -> Refused | None:
    """Need no explanation any more of a kind of question, or of :data:`~bot.matches.model.private.ALL`."""
    seat = settling_seat(change.match, user)
    if isinstance(seat, Refused):
        return seat
    change.answers = change.answers.learning(seat, kind)
    return None


def take_back(change: Change, user: int, question: str) -> Refused | None:
    """Take back what one's own seat answered before its turn."""
    found = asked(change, user, question)
    if isinstance(found, Refused):
        return found
    come_back(change, user)
    change.answers = change.answers.forgetting(found.seat, question)
    return None


def settle(change: Change, user: int, name: str, token: str) -> Refused | None:
    """Settle one of the game's standing choices for one's own seat; it may answer what the seat is asked already."""
    seat = settling_seat(change.match, user)
    if isinstance(seat, Refused):
        return seat
    choices = {each.name: each for each in change.game.standing_choices(change.state)}
    if name not in choices or not is_pick(choices[name], token):
        return refused(Reason.UNKNOWN_CHOICE, choice=f"{name} {token}")
    change.answers = change.answers.settling(seat, name, token)
    _settled(change, user)
    return None


def settle_as_usual(change: Change, user: int, usual: Mapping[str, str]) -> Refused | None:
    """Settle what a person brings to their matches, in the place of all that could be brought to another one.

    What holds once only, or for this match alone, stays as it is.
    """
    seat = settling_seat(change.match, user)
    if isinstance(seat, Refused):
        return seat
    bring(change, seat, usual)
    _settled(change, user)
    return None


def settling_seat(match: Match, user: int) -> Seat | Refused:
    """The seat of a person who may settle something in advance."""
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    seat = match.seat_of(user)
    if seat is None:
        return refused(Reason.NOT_SEATED)
    return seat if match.seats[seat].human else refused(Reason.NOT_YOURS)


def bring_all(change: Change, usual: Usual) -> None:
    """Let players who sit down together bring their standing answers."""
    for seat, chosen in usual.items():
        bring(change, seat, chosen)


def bring(change: Change, seat: Seat, usual: Mapping[str, str]) -> None:
    """Let a seat's standing choices be what its player brings to their matches, before anything is answered by them."""
    offered = {each.name for each in change.game.standing_choices(change.state) if _lasts(each)}
    settled = change.answers.standing.get(seat, {})
    stays = {name: token for name, token in settled.items() if name not in offered}
    after = {**stays, **lasting(change.position, usual)}
    if after != settled:
        change.answers = replace(change.answers, standing={**change.answers.standing, seat: after})


def lasting(position: Position, chosen: Mapping[str, str]) -> dict[str, str]:
    """What of standing choices may be brought to another match, as far as it can be chosen now and is not usual anyway.

    Left out is what holds once only, or is about what lies in one match.
    """
    found: dict[str, str] = {}
    for choice in filter(_lasts, position.game.standing_choices(position.state)):
        said = chosen.get(choice.name, "")
        if choice.kind == "picks":
            said = part(choice.options, said.split(BETWEEN))
        if is_pick(choice, said) and said not in (NONE, choice.options[0].token if choice.kind == "pick" else NONE):
            found[choice.name] = said
    return found


def _lasts(choice: Choice) -> bool:
    return not (choice.once or choice.passing)


def _settled(change: Change, user: int) -> None:
    """Answer what the seat is asked already and settled now."""
    come_back(change, user)
    change.automate()
    # As long as nothing is answered, nobody may notice that something was settled.
    if change.rows:
        change.lapse()
        change.settle()


def come_back(change: Change, user: int) -> None:
    """Ask a seat again that missed several windows, as its player is there; nobody else is told."""
    seat = change.match.seat_of(user)
    if seat is not None:
        change.answers = change.answers.back(seat)


def rule(change: Change, actor: Actor, question: str, answer: Path | Written, reason: str) -> Refused | Rejected | None:
    """Answer what a judge is asked, by order."""
    if change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    problem = no_order(change.position, actor) or no_moves(change.match)
    if problem is not None:
        return problem
    prompt = change.position.ruling(question)
    if prompt is None:
        return refused(Reason.STALE)
    command = understood(change, prompt, answer)
    if isinstance(command, Refused):
        return command
    given = order(change, actor, reason)
    if isinstance(given, Refused):
        return given
    rejected = change.play(prompt, command.value, given.by, user=given.user, reason=given.reason)
    if rejected is None:
        change.lapse()
        change.settle()
    return rejected


def asked(change: Change, user: int, question: str) -> Prompt | Refused:
    """The game's prompt behind a question that a user may answer from their own seat now."""
    match = change.match
    seat = match.seat_of(user)
    if seat is None:
        return refused(Reason.NOT_SEATED)
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if (problem := no_moves(match)) is not None:
        return problem
    if not match.seats[seat].human:
        return refused(Reason.NOT_YOURS)
    position = change.position
    prompt = position.asked(question) if position.is_open(question) else position.prompt(question, seat)
    if prompt is None:
        others = any(each.id == question for each in position.prompts())
        return refused(Reason.NOT_YOURS if others else Reason.STALE)
    return refused(Reason.FOR_JUDGES) if prompt.judge else prompt


class Understood(Struct, frozen=True):
    """The command that an answer comes to."""

    value: Any


def understood(change: Change, prompt: Prompt, answer: Path | Written) -> Understood | Refused:
    """The command of an answer; refused where its path leads nowhere now, or where it is none."""
    if isinstance(answer, Path):
        command = change.game.command(change.state, prompt, answer.tokens)
        return refused(Reason.STALE) if command is None else Understood(command)
    try:
        return Understood(change.game.codec.command(answer.data))
    except CodecProblem as problem:
        return Refused(Reason.NO_COMMAND, Line("match-refused-no-command", {"problem": str(problem)}))
