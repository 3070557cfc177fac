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


def _await(view: Position, frame: Frame | None) -> tuple[Prompt, ...]:
    state, line = view.state, Line("prsi-await-turn" if frame is None else "prsi-await-stop")
    if isinstance(frame, Sevens):
        line = Line("prsi-await-sevens", {"count": frame.due})
    return (Prompt(f"d{state.deal}.{state.serial}", state.turn, line),)


def _offer(answers: Answers, view: Position, frame: Frame | None) -> Command:
    """One of the cards that can be played and, of an over, the suit; or what is done without a card."""
    state = view.state
    token, instead = DRAW, Line("prsi-do-draw")
    if isinstance(frame, Sevens):
        instead = Line("prsi-do-draw-due", {"count": frame.due})
    elif isinstance(frame, Stop):
        token, instead = STAND, Line("prsi-do-stand")
    cards = (*playable(state, state.turn), token)
    picked = answers.menu("prsi-ask-card", cards, str, lambda card: instead if card == token else card_line(card))
    if picked == token:
        return Stand() if token == STAND else Draw()
    if not names_suit(picked):
        return Play(picked)
    return Play(picked, answers.menu("prsi-ask-suit", tuple(SUITS), str, suit_line, card=card_line(picked)))


STEPS: Mapping[str, Kind] = {
    "deal": Kind(deal),
    "turn": Kind(nothing, _await, _offer, always),
    "over": Kind(nothing, waits=always),
}
FRAMES: Mapping[type[Frame], Kind] = {
    Sevens: Kind(nothing, _await, _offer, always),
    Stop: Kind(nothing, _await, _offer, always),
}
COURSE = Course(FRAMES, STEPS, "stage")


def prompts(state: State) -> tuple[Prompt, ...]:
    """Who is asked what; nobody once the match is over."""
    return COURSE.ask(View(None, state)) or ()
