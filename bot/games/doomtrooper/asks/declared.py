"""A declared card in one sentence, for whoever lets it be, disputes it or judges it."""

from __future__ import annotations

from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.frames import Playing
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.saying.effects import declaration
from bot.games.doomtrooper.words.saying.glue import say
from bot.games.values import Line


def declared(case: Case, playing: Playing) -> Line:
    """The card, what it is played on, the Destiny Points paid for it, and what was declared."""
    card, what = labels.card(case, playing.card), declaration(playing.effects, playing.note)
    on = tuple(labels.card(case, target) for target in playing.targets)
    if on:
        return say("declared-on", card=card, on=on, price=playing.destiny, what=what)
    return say("declared", card=card, price=playing.destiny, what=what)
