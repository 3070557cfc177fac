"""What windows concern a seat, by what everybody sees."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.asks.standing import settings
from bot.games.doomtrooper.asks.standing.answers import standing_answer
from bot.games.doomtrooper.asks.standing.concerns import concerns
from bot.games.doomtrooper.asks.standing.settings import standing_choices
from bot.games.doomtrooper.looks.seen.view import CardView, DoomtrooperView, EarnedView, PlayedView, WindowView
from bot.games.doomtrooper.position.commands import Act, Pass
from bot.games.doomtrooper.tells import view_builder
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


def test_a_seat_that_passes_until_its_turn_is_woken_for_the_warrior_it_named_and_no_other() -> None:
    view = seen(2)
    sleeper = next(prompt for prompt in view.prompts if prompt.seat != view.active)
    aimed = PlayedView(view.active, CardView(1), -1, 0, (CardView(2, code="01001"),), cancelled=False)
    view = replace(view, played=(aimed,))

    def answered(**chosen: str) -> object:
        return standing_answer(view, sleeper, {settings.SKIP: settings.TURN, **chosen})

    assert isinstance(answered(), Pass)
    assert answered(**{settings.WAKE: "01001"}) is None
    assert answered(**{settings.WAKE: "01002+01001"}) is None
    assert isinstance(answered(**{settings.WAKE: "01002"}), Pass)


def test_warriors_that_lie_open_may_wake_whoever_names_them() -> None:
    table = Seats(2)
    table.warrior(0)
    hidden = table.warrior(1, unpaid=True)
    state = table.acting().run.state
    offered = {choice.name: [option.token for option in choice.options] for choice in standing_choices(state)}
    assert offered[settings.WAKE] == [state.cards[0].code]
    assert state.cards[hidden].code not in offered[settings.WAKE]
