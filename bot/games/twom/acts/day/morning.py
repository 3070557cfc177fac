"""The morning: the event of the day."""

from __future__ import annotations

from bot.games.twom.acts.flow.cards import told_or_done
from bot.games.twom.acts.flow.chance import told
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.flow.told_values import ask_marks
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.decks import nth
from bot.games.twom.position.events import Ended, TurnedEvent
from bot.games.twom.position.events_group import Awake
from bot.games.twom.position.events_house import Frosted
from bot.games.twom.position.state import End

LAYERS: tuple[Deck | int, ...] = (
    1, "events", "events", "events", 2, "events", "events", "events", "events", 3, "finales", "finales", "finales",
)  # fmt: skip
"""The deck of events from the top: a number is a chapter, a name says of what a card was drawn.

Rule: twom-cs.setup.events
"""


def is_last(case: Case) -> bool:
    """Whether the last card of the deck of events has been turned up: no day comes after this one."""
    return case.state.turned >= len(LAYERS)


def turn_event(run: Run) -> None:
    """Turn the next card of the deck of events up, and carry it out.

    Rule: twom-cs.morning.event
    """
    go(run, "event-over")
    run.emit(Awake())
    if is_last(run):
        run.emit(Ended(End(won=True, reason="events-over")))
        return
    at_table = run.state.table.cards == "table"
    key = _next(run)
    if key is None:
        run.emit(TurnedEvent("unknown-event", told=at_table))
        told_or_done(run, None, "events.unknown-event")
        return
    run.emit(TurnedEvent(key, told=at_table))
    card = run.components.events[key]
    if card.frost:
        run.cause = Cause(f"events.{key}")
        run.emit(Frosted(card.frost))
    told_or_done(run, card.effects, f"events.{key}")


def _next(run: Run) -> Key | None:
    layer = LAYERS[run.state.turned]
    if isinstance(layer, int):
        chapter = run.components.chapters.get(layer)
        return None if chapter is None else chapter.key
    left = run.state.decks[layer].left if layer in run.state.decks else {}
    if not left:
        return None
    if run.state.table.cards == "table":
        return told(run, layer, sorted(left))
    return nth(left, run.draw(f"deck-{layer}", sum(left.values())))


EVENT = Step("morning", turn_event)


def event_over(run: Run) -> None:
    """Pass the Diary after the event; the first round of actions follows."""
    ask_marks(run)
    go(run, "placing", passes=True, round_=1)


EVENT_OVER = Step("morning", event_over)
