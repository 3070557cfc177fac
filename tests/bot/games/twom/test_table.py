"""What a table agrees on in the lobby: the keeper of the box, scripts from the book, the council."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.setup import Choice, SeatSetup, Setup
from bot.games.twom.pack.effects.people import Join
from bot.games.twom.pack.effects.story import Choose, Way
from bot.games.twom.pack.effects.things import Gain
from bot.games.twom.position.commands import Declare, Pick, Tell
from bot.games.twom.position.events import DiaryPassed, Opened, Read
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Pending, State, Table
from bot.games.values import SPECTATOR, Rejected
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused, setup, tiny
from tests.rows import rows

WORDS = tiny().components.scripts[71].text


def keeps(state: State) -> int:
    return asked(state).seat


def test_the_keeper_of_the_box_tells_what_came_and_what_it_did() -> None:
    waiting = opened(3, cards="table", keeper="2")
    assert waiting.pending is not None
    assert (waiting.table.keeper, keeps(waiting)) == (2, 2)
    command = Tell(waiting.pending.options[0])
    why = tiny().decide(waiting, 0, command, Script())
    assert isinstance(why, Rejected)
    assert why.violations[0].rule == "twom-cs.leader.decides"
    assert keeps(replace(at("placing", round=1), table=Table(keeper=2), stack=(Declaring("fate.x"),))) == 2
    assert keeps(replace(at("placing", round=1), table=Table(keeper=2))) == at("placing").holder


def test_of_one_die_people_tell_one_face() -> None:
    table = Table(dice="table")
    state = replace(at("losses"), table=table, pending=Pending(None, (), "black", ("1", "2", "3")))
    assert refused(state, Tell("2", ("3",))) == refused(state, Tell("2", ("=x",))) == ("setup.steps",)
    assert refused(state, Tell("2", did=("done",))) == ("scenes.more",)
    assert refused(state, Tell("2")) == ()


def test_where_the_bot_draws_and_rolls_nobody_tells_what_happened() -> None:
    assert refused(opened(), Declare("else", ("done",))) == ("overview.phases",)
    assert refused(at("placing", round=1, table=Table(cards="table", version=2)), Declare("else", ("done",))) == ()


def test_without_the_keeper_whoever_holds_the_diary_tells() -> None:
    waiting = opened(3, cards="table", keeper="2")
    assert keeps(replace(waiting, present=(0, 1))) == waiting.holder
    assert opened(3, cards="table").table.keeper is None


def test_who_plays_alone_is_not_asked_who_begins() -> None:
    asked_of = [opened(seats, cards="table").pending for seats in (1, 2)]
    assert [each.what for each in asked_of if each] == ["characters-red", "holder"]


def test_a_keeper_is_chosen_only_where_people_tell_what_came() -> None:
    names = [choice.name for choice in tiny().choices(setup(2))]
    assert "keeper" not in names
    (keeper,) = [choice for choice in tiny().choices(setup(2, dice="table")) if choice.name == "keeper"]
    assert [option.token for option in keeper.options] == ["holder", "0", "1"]
    assert opened(2, keeper="1").table.keeper is None


@rows("keeper", ["2", "-1", "eva", ""])
def test_nobody_keeps_the_box_who_does_not_sit_there(keeper: str) -> None:
    (why,) = tiny().check(setup(2, cards="table", keeper=keeper))
    assert (why.rule, why.line.key) == ("twom-cs.setup.steps", "twom-no-option")
    assert tiny().check(setup(2, cards="table", keeper="1")) == ()


def test_people_tell_which_script_came_next() -> None:
    state = replace(at("placing", round=1), table=Table(scripts="book"), stack=(Declaring("exploration.cellar"),))
    after = done(state, Pick(("script", "412")))
    assert after.read == (412,)
    assert {line.key for line in tiny().narrate(Read(71, book=True), SPECTATOR)} == {"twom-log-read"}, "in the book"
    assert "twom-script" in {line.key for line in tiny().narrate(Read(71), SPECTATOR)}
    assert after.stack == (Declaring("scripts.412"),), "what the script does is told in its place"
    assert done(after, Pick(("done",))).stack == ()


@rows("number", ["0", "10000", "+7", "seven"])
def test_no_other_script_can_be_told(number: str) -> None:
    state = replace(at("placing", round=1), stack=(Declaring("exploration.cellar"),))
    assert isinstance(tiny().decide(state, state.holder, Pick(("script", number)), Script()), Rejected)


WAYS = Choose((Way(WORDS), Way(WORDS, (Gain({"stew": 1}),))))


@rows(
    ("state", "hours"),
    [
        (at("evening"), 4),
        (at("location", (Person("vera", night="outside"), Person("hugo", night="guard"))), 4),
        (at("placing", round=1), 0),
        (at("placing", round=1, stack=(Doing((WAYS,), "scripts.71"),)), 4),
        (at("placing", round=1, stack=(Doing((WAYS,), "exploration.cellar"),)), 0),
        (at("placing", round=1, stack=(Doing((Join(),), "visitors.x"),)), 4),
    ],
)
def test_weighty_questions_are_talked_over(state: State, hours: int) -> None:
    assert asked(replace(state, table=Table(council=4))).council == hours * 3600
    assert asked(state).council == 0
    assert asked(replace(state, table=Table(council=4), present=(state.holder,))).council == 0


def test_the_lobby_settles_how_long() -> None:
    game = tiny()
    state = after_events(game, game.open(setup(2, council="8"), Script()))
    assert state.table.council == 8
    assert game.check(setup(2, council="3"))[0].line.key == "twom-no-option"


def with_free(*free: int, seats: int = 6, **options: str) -> Setup:
    """A setup in which nobody has taken these seats."""
    table = setup(seats, **options)
    return replace(table, seats=tuple(SeatSetup(free=True if seat in free else UNSET) for seat in range(seats)))


@pytest.mark.parametrize(
    ("number", "passes"), [(0, [(1, 2)]), (1, [(1, 2), (2, 4)]), (2, [(1, 4), (4, 1)])], ids=("1", "2", "4")
)
def test_the_first_holder_is_drawn_among_those_who_are_there(number: int, passes: list[tuple[int, int]]) -> None:
    events = tiny().open(with_free(0, 3, 5), Script(first_holder=[number]))
    state = after_events(tiny(), events)
    assert (state.seats, state.present) == (6, (1, 2, 4))
    passed = [(each.by, each.seat) for each in events if isinstance(each, DiaryPassed)]
    assert passed == passes, "to the first holder, and on for the first round"
    (line,) = tiny().narrate(events[0], SPECTATOR)
    assert line.args["count"] == 3
    assert tiny().attend(state, (1, 2, 4)) == ()


def test_a_campaign_with_nobody_at_the_table_waits_for_the_first_who_comes() -> None:
    state = after_events(tiny(), tiny().open(with_free(*range(6)), Script(first_holder=[4])))
    assert (state.present, state.holder) == ((), 4)
    joined = after_events(tiny(), tiny().attend(state, (3,)), state)
    assert (joined.present, joined.holder) == ((3,), 3)


def test_people_tell_which_of_them_begins_whoever_comes_and_goes_meanwhile() -> None:
    waiting = after_events(tiny(), tiny().open(with_free(0, 3, cards="table"), Script()))
    assert waiting.pending is not None
    assert (waiting.pending.what, waiting.pending.options) == ("holder", ("1", "2", "4", "5"))
    alone = after_events(tiny(), tiny().attend(waiting, (5,)), waiting)
    after = done(alone, Tell("4")).pending
    assert after is not None
    assert after.what == "characters-red", "what was asked stays asked"
    assert done(alone, Tell("4")).holder == 5, "who is told to begin has left meanwhile"
    one = after_events(tiny(), tiny().open(with_free(0, 1, 3, 4, 5, cards="table"), Script()))
    assert one.pending is not None
    assert (one.holder, one.pending.what) == (2, "characters-red")


@rows(("saved", "holder"), [(0, 1), (1, 1), (3, 4), (5, 1), (6, 1)])
def test_a_saved_campaign_goes_on_with_a_holder_who_is_there(saved: int, holder: int) -> None:
    sheet = f"day = 6\nholder = {saved}\nlocations = ['depot', 'mill', 'chapel']\npeople = [{{ key = 'vera' }}]\n"
    text = tiny().read(Choice("saved", False, kind="file", needed=False), sheet.encode())
    assert isinstance(text, str)
    events = tiny().open(with_free(0, 3, 5, saved=text), Script())
    assert isinstance(events[0], Opened)
    assert (events[0].state.holder, events[0].state.present) == (holder, (1, 2, 4))
    named = {seat for each in events if isinstance(each, DiaryPassed) for seat in (each.seat, each.by)}
    assert named <= {1, 2, 4}


def test_a_setup_without_free_seats_is_written_as_before() -> None:
    assert msgspec.json.encode(SeatSetup({"a": "b"})) == b'{"choices":{"a":"b"},"automated":false}'
    assert b'"free"' not in tiny().codec.encode(opened(3))
