"""The order of play: who is asked for what, and what happens by itself."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.frames import Course, Kind, always, nothing
from bot.games.kernel.position import View
from bot.games.prsi.acts.dealing import deal
from bot.games.prsi.looks.able import names_suit, playable
from bot.games.prsi.looks.labels import card_line, suit_line
from bot.games.prsi.pack.cards import SUITS
from bot.games.prsi.position.commands import Command, Draw, Play, Stand
from bot.games.prsi.position.run import Position
from bot.games.prsi.position.state import Frame, Sevens, State, Stop
from bot.games.questions import Prompt
from bot.games.values import Line

DRAW, STAND = "draw", "stand"
"""The tokens of what can be done without playing a card."""


def _prompt(state: State, line: Line) -> tuple[Prompt, ...]:
    return (Prompt(f"d{state.deal}.{state.serial}", state.turn, line),)


def _await_turn(view: Position, _: None) -> tuple[Prompt, ...]:
    return _prompt(view.state, Line("prsi-await-turn"))


def _await_sevens(view: Position, frame: Sevens) -> tuple[Prompt, ...]:
    return _prompt(view.state, Line("prsi-await-sevens", {"count": frame.due}))


def _await_stop(view: Position, _: Stop) -> tuple[Prompt, ...]:
    return _prompt(view.state, Line("prsi-await-stop"))


def _offer(answers: Answers, view: Position, frame: Frame | None) -> Command:
    """One of the cards that can be played and, of an over, the suit; or what is done without a card."""
    state = view.state
    instead = STAND if isinstance(frame, Stop) else DRAW
    values = {"count": frame.due} if isinstance(frame, Sevens) else {}

    def label(token: str) -> Line:
        return (
            Line(f"prsi-do-{token}-due" if values else f"prsi-do-{token}", values)
            if token == instead
            else card_line(token)
        )

    picked = answers.menu("prsi-ask-card", (*playable(state, state.turn), instead), str, label)
    if picked == instead:
        return Stand() if picked == STAND else Draw()
    if not names_suit(picked):
        return Play(picked)
    return Play(picked, answers.menu("prsi-ask-suit", tuple(SUITS), str, suit_line, card=card_line(picked)))


STEPS: Mapping[str, Kind] = {
    "deal": Kind(deal),
    "turn": Kind(nothing, _await_turn, _offer, always),
    "over": Kind(nothing, waits=always),
}
FRAMES: Mapping[type[Frame], Kind] = {
    Sevens: Kind(nothing, _await_sevens, _offer, always),
    Stop: Kind(nothing, _await_stop, _offer, always),
}
COURSE = Course(FRAMES, STEPS, "stage")


def prompts(state: State) -> tuple[Prompt, ...]:
    """Who is asked what; nobody once the match is over."""
    return COURSE.ask(View(None, state)) or ()
