"""What a seat may settle in advance: when its turn ends by itself, and which die it takes where that is on offer."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.questions import Option, Prompt
from bot.games.setup import Choice
from bot.games.values import Line, Seat
from bot.games.zloba.looks.labels import named
from bot.games.zloba.pack.effects import FACES
from bot.games.zloba.position.commands import Command, EndTurn, PickDie
from bot.games.zloba.tells.view import ZlobaView

END, DRAFT = "end", "draft"
"""The names of the choices."""
ASK, WITHIN, ALWAYS = "ask", "within", "always"

_END = tuple(Option(token, Line(f"zloba-standing-end-{token}")) for token in (ASK, WITHIN, ALWAYS))
_DRAFT = (Option(ASK, Line("zloba-standing-draft-ask")), *(Option(face, named(face)) for face in FACES))
CHOICES = (
    Choice(END, each_seat=True, options=_END, handy=(ALWAYS,)),
    Choice(DRAFT, each_seat=True, options=_DRAFT),
)


def answer(view: ZlobaView, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
    """What a seat's choices answer to a prompt, by what everybody sees; ``None`` where it is to be asked."""
    if view.stack:
        return None
    if view.phase == "draft":
        return next((PickDie(face) for face in view.offer if face == chosen.get(DRAFT)), None)
    if view.phase != "actions" or not view.acted:
        return None
    wish = chosen.get(END)
    return EndTurn() if wish == ALWAYS or (wish == WITHIN and not _is_last(view, prompt.seat)) else None


def _is_last(view: ZlobaView, seat: Seat) -> bool:
    """Whether nobody is left to act after a seat, so that the end of its turn lets dice roll."""
    people = [force for force in view.forces if not force.opponent]
    if len(people) == len(view.forces):
        return not any(force.dice for force in people)
    # Against the opponent, its own dice roll between two turns of the start player.
    start, seats = view.start or 0, len(people)
    later = range((seat - start) % seats + 1, seats)
    return not any(people[(start + turn) % seats].dice for turn in later)
