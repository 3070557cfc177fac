"""What a seat may settle in advance: what it is asked about, where it stops, and what passes once."""

from __future__ import annotations

from bot.games.doomtrooper.position.state import AREAS, State
from bot.games.doomtrooper.words.catalogue import CardType, named
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.questions import Option
from bot.games.setup import Choice
from bot.games.values import Line

ASK, SKIP, HOLD, STEPS, PHASES, CARDS, WAKE = "ask", "skip", "hold", "steps", "phases", "cards", "wake"
"""The names of the choices."""

CONCERNS, EVERYTHING = "concerns", "everything"
NO, TOUCHED, COMBAT, TURN, NEXT = "no", "touched", "combat", "turn", "next"

_STEPS = ("start", "draw", "action", "discard")
_CARDS: tuple[CardType, ...] = (
    "special", "art", "symmetry", "ki", "warrior", "equipment", "fortification", "mission", "relic", "warzone",
    "beast", "alliance",
)  # fmt: skip
_MOST = 24


def step_token(name: str, *, own: bool) -> str:
    """The stop at a window of the turn, of one's own or of another's."""
    return f"{'own' if own else 'their'}-{name}"


def _pick(name: str, *tokens: str, once: bool = False, absent: str = "", handy: tuple[str, ...] = ()) -> Choice:
    options = tuple(Option(token, Line(f"doomtrooper-standing-{name}-{token}")) for token in tokens)
    return Choice(name, each_seat=True, options=options, once=once, absent=absent, handy=handy)


def _picks(name: str, options: tuple[Option, ...], *, passing: bool = False) -> Choice:
    return Choice(name, each_seat=True, options=options, kind="picks", passing=passing)


_ALWAYS = (
    _pick(ASK, CONCERNS, EVERYTHING),
    _pick(SKIP, NO, TOUCHED, COMBAT, TURN, once=True, absent=TURN, handy=(TOUCHED, TURN)),
    _pick(HOLD, NO, NEXT, once=True),
    _picks(
        STEPS,
        tuple(
            Option(token := step_token(name, own=own), Line(f"doomtrooper-standing-{token}"))
            for own in (True, False)
            for name in _STEPS
        ),
    ),
)
_PHASES = {
    rules.key: _picks(PHASES, tuple(Option(name, Line(f"doomtrooper-window-combat-{name}")) for name in rules.phases))
    for rules in RULES.values()
}
_BY_CARD = _picks(CARDS, tuple(Option(each, Line(f"doomtrooper-said-tag-{each}")) for each in _CARDS))


def standing_choices(state: State) -> tuple[Choice, ...]:
    """What may be settled, the same for every seat, from what everybody sees."""
    wake = _warriors(state)
    woken = (_picks(WAKE, wake, passing=True),) if wake else ()
    return (*_ALWAYS, _PHASES[state.ruleset], _BY_CARD, *woken)


def _warriors(state: State) -> tuple[Option, ...]:
    """The warriors that lie face up in an area, each name once."""
    codes = {card.code for card in state.cards if card.zone in AREAS and card.on < 0 and not card.unpaid}
    return tuple(Option(code, named(code)) for code in sorted(codes)[:_MOST])
