"""What windows concern a seat, by what everybody sees."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.position.commands import Act
from bot.games.doomtrooper.standing.answers import standing_answer
from bot.games.doomtrooper.standing.concerns import concerns
from bot.games.doomtrooper.telling import view_builder
from bot.games.doomtrooper.telling.view import CardView, DoomtrooperView, EarnedView, PlayedView, WindowView
from bot.games.values import SPECTATOR
from tests.bot.games.doomtrooper.flow.seats import Seats


def seen(seats: int, mode: str = "free") -> DoomtrooperView:
    """A position in which everybody has a warrior, as a spectator sees it."""
    table = Seats(seats)
    table.mode = mode  # type: ignore[assignment]
    for seat in range(seats):
        table.warrior(seat)
    table.acting().says(0, Act("meditate"))
    view = view_builder.view(table.run, SPECTATOR, table.prompted)
    assert isinstance(view, DoomtrooperView)
    return view


def concerned(view: DoomtrooperView, window: WindowView) -> list[bool]:
    return [concerns(view, window, seat) for seat in range(len(view.players))]


def test_points_that_win_concern_the_other_team_alone() -> None:
    window = WindowView("w1", "points", "points")
    won = {"earned": (EarnedView(1, 4, 4),), "target": 5}
    assert concerned(replace(seen(4, "teams"), **won), window) == [True, False, True, False]
    assert concerned(replace(seen(4), **won), window) == [True, False, True, True]
    assert concerned(replace(seen(4), **won | {"target": 50}), window) == [False] * 4


def test_the_death_of_a_warrior_concerns_whose_he_was() -> None:
    window = WindowView("w1", "points", "points")
    killed = replace(seen(3), earned=(EarnedView(0, 4, 0, victim=1),), target=50)
    assert concerned(killed, window) == [False, True, False]


def test_a_card_that_is_cancelled_concerns_nobody_any_more() -> None:
    window = WindowView("w1", "reaction", "reaction")
    played = PlayedView(0, CardView(1), -1, 0, (), cancelled=False, player=1)
    view = seen(2)
    assert concerned(replace(view, played=(played,)), window) == [False, True]
    assert concerned(replace(view, played=(replace(played, cancelled=True),)), window) == [False, False]


def test_the_usual_window_after_an_action_is_passed_by_itself() -> None:
    view = seen(2)
    assert [standing_answer(view, prompt, {}) is None for prompt in view.prompts] == [False, False]
