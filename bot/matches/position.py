"""A match with its position: what its seats are asked, and what each may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from bot.games.contract import AnyGame, Complete, Prompt, Seat, Step, Viewer
from bot.matches.model import Match, Status


@dataclass(frozen=True, slots=True)
class Position:
    """A match, the game that referees it and the game's state; ``state`` is ``None`` in the lobby.

    The state holds everything hidden: it is for :meth:`view` and the game's own methods, never for showing.
    """

    match: Match
    game: AnyGame
    state: Any

    def prompts(self, seat: Seat | None = None) -> tuple[Prompt, ...]:
        """What a seat is asked, or everybody; nothing while the match is not being played."""
        if self.match.status is not Status.PLAYING:
            return ()
        asked = self.game.prompts(self.state)
        return asked if seat is None else tuple(prompt for prompt in asked if prompt.seat == seat)

    def prompt(self, prompt_id: str, seat: Seat) -> Prompt | None:
        """The prompt with this id, if that seat is still asked it."""
        return next((prompt for prompt in self.prompts(seat) if prompt.id == prompt_id), None)

    def step(self, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Any] | None:
        """Where a path of picked tokens leads in answering a prompt."""
        return self.game.step(self.state, prompt, path)

    def view(self, viewer: Viewer) -> Struct:
        """The position as a seat, a spectator or a judge may see it."""
        view: Struct = self.game.view(self.state, viewer)
        return view


def awaited(game: AnyGame, state: Any) -> dict[Seat, tuple[Prompt, ...]]:
    """The seats that the match cannot go on without, and what they are asked."""
    asked = game.prompts(state)
    needed = [prompt for prompt in asked if not prompt.optional] or asked
    found: dict[Seat, tuple[Prompt, ...]] = {}
    for prompt in needed:
        found[prompt.seat] = (*found.get(prompt.seat, ()), prompt)
    return found
