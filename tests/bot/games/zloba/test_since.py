"""What is marked on the board for who was away: all that was done since, and not the last of it alone."""

from __future__ import annotations

from bot.boards.zloba.picture import draw
from bot.games.contract import after_events
from bot.games.values import SPECTATOR
from bot.games.zloba.position.commands import Attack, Deploy, EndTurn, Mine
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.state import LastMove
from bot.games.zloba.position.units import March, Troops, Wounds
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import GAME, arrange, told

START = arrange(
    {"dice": ["extend", "battle"], "basics": {"1": 2}},
    {"dice": ["extend", "mine"], "basics": {"2": 2}},
    {"dice": ["mine"]},
)
MOVES = (
    (Deploy(1, 1, "die"), 0),
    (Deploy(2, 2, "die"), 1),
    (Mine("die"), 2),
    (Attack(2, 1, Wounds(1), "die"), 0),
)
ARRIVED_1, ARRIVED_2 = LastMove(0, marches=(March(1, Troops(1)),)), LastMove(1, marches=(March(2, Troops(2)),))
WOUNDED = LastMove(0, wounded=2)


def played(count: int) -> tuple[Event, ...]:
    """The events of so many of the moves."""
    events: tuple[Event, ...] = ()
    for command, seat in MOVES[:count]:
        state = after_events(GAME, events, START)
        events += told(state, command, seat)
        state = after_events(GAME, events, START)
        if state.turn is not None and state.turn.acted:
            events += told(state, EndTurn(), seat)
    return events


def test_every_move_since_is_marked_and_none_twice() -> None:
    events = played(4)
    view = GAME.view(after_events(GAME, events, START), SPECTATOR)
    assert view.moves == (WOUNDED,)
    assert GAME.marked(view, START, events).moves == (ARRIVED_1, ARRIVED_2, WOUNDED)
    assert GAME.marked(view, START, ()).moves == (WOUNDED,)


def test_what_is_over_is_still_marked_once_another_did_nothing_on_the_board() -> None:
    events = played(3)
    view = GAME.view(after_events(GAME, events, START), SPECTATOR)
    assert GAME.marked(view, START, events).moves[:2] == (ARRIVED_1, ARRIVED_2)


def test_the_picture_and_its_words_show_all_of_it() -> None:
    events = played(4)
    view = GAME.view(after_events(GAME, events, START), SPECTATOR)
    say = localizer(Language.EN)
    last, all_of_it = draw(view, say), draw(GAME.marked(view, START, events), say)
    assert last.png != all_of_it.png
    assert "deployed" not in last.alt
    assert "deployed → 1" in all_of_it.alt
    assert "deployed → 2" in all_of_it.alt
    assert "wounds in region 2" in all_of_it.alt
