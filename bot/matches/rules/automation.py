"""Answers that nobody has to be asked for now: given ahead, settled in advance, or made by the game's own player."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bot.games.questions import Prompt
from bot.games.values import SPECTATOR, Rejected, Seat
from bot.matches.model.match import By
from bot.matches.model.position import Ahead, Position, awaited


class Automatic(Struct, frozen=True):
    """An answer to a prompt of the game, and on whose account it is given.

    Attributes:
        ahead: where it comes from, if the seat gave it before its turn.
        chosen: the standing choices that it follows from.
    """

    prompt: Prompt
    command: Any
    by: By
    ahead: Ahead | None = None
    chosen: dict[str, str] | UnsetType = UNSET


def following(position: Position, declined: set[tuple[Seat, str]]) -> Automatic | None:
    """The next answer that can be given without asking anybody; ``None`` where everything waits for people.

    Args:
        declined: seats and prompts whose standing answer was refused.
    """
    needed = {prompt.id for prompts in awaited(position.game, position.state).values() for prompt in prompts}
    for prompt in position.game.prompts(position.state):
        if prompt.ahead:
            continue
        if position.is_automatic(prompt.seat):
            if prompt.id in needed:
                return Automatic(prompt, position.game.automated(position.state, prompt), "game")
            continue
        ahead = position.answers.answer(prompt.seat, position.question_id(prompt))
        if ahead is not None and not ahead.refused:
            return Automatic(prompt, position.game.codec.command(bytes(ahead.command)), "seat", ahead)
        if (prompt.seat, prompt.id) not in declined:
            command = standing(position, prompt)
            if command is not None:
                chosen = position.answers.standing[prompt.seat]
                return Automatic(prompt, command, "standing", chosen=chosen)
    return None


def standing(position: Position, prompt: Prompt) -> Any | None:
    """What a seat's standing choices answer to a prompt of the game; ``None`` where it is to be asked."""
    chosen = position.answers.standing.get(prompt.seat)
    if not chosen or prompt.judge:
        return None
    # Nothing but what everybody sees may decide.
    return position.game.standing_answer(position.view(SPECTATOR), prompt, chosen)


def is_spared(position: Position, seat: Seat) -> bool:
    """Whether a seat's standing choices answer all that it is asked, so that it need not hear of it."""
    prompts = awaited(position.game, position.state).get(seat, ())
    return bool(prompts) and all(standing(position, prompt) is not None for prompt in prompts)


def refused(ahead: Ahead, rejected: Rejected) -> Ahead:
    """An answer given ahead that could not be played: its seat is asked, and may know why."""
    return replace(ahead, refused=rejected.violations)
