"""Morning, dusk and evening, each test named after the rule it is about."""

from __future__ import annotations

from bot.games.contract import after_events
from bot.games.questions import Step
from bot.games.twom.acts.day.dusk import ENOUGH, NONE
from bot.games.twom.acts.day.morning import LAYERS
from bot.games.twom.asks.decide import begun
from bot.games.twom.position.commands import Assign, Bedtime, Drink, Eat, Meal, Pick
from bot.games.twom.position.events import Drew, Read, Rolled
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.people import Person
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import Spot, State
from bot.games.values import Accepted
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused, setup, tiny
from tests.rows import rows

PEOPLE = (Person("vera", hunger=2), Person("dita", hunger=2), Person("hugo", hunger=2))


def events(state: State, command: Drink | Eat | Assign, *faces: int) -> list[object]:
    decision = tiny().decide(state, asked(state).seat, command, rolls(*faces))
    assert isinstance(decision, Accepted)
    return [*decision.events]


def read(found: list[object]) -> set[int]:
    """The scripts that were read."""
    return {event.script for event in found if isinstance(event, Read)}


def rolls(*faces: int) -> Script:
    return Script(black_die=[face - 1 for face in faces])


def night(*nights: str) -> Assign:
    return Assign(tuple(Bedtime(each.key, what) for each, what in zip(PEOPLE, nights, strict=True)))  # type: ignore[arg-type]


def test_setup_as_the_diary_says() -> None:
    state = opened()
    assert state.store == {"bottle": 2, "part": 4, "pick": 1, "plank": 4, "spade": 1, "turnip": 3}
    assert [each.hunger for each in state.people] == [2, 2, 2]
    assert {each.at for each in state.people} == {"gate"}
    assert state.people[0].key == "vera"
    assert len(state.locations) == 3
    assert state.ideas == {"still": 1}
    assert state.decks["raids"].waiting == 2
    assert state.shelter["nook"] == Spot("rubble")


def test_setup_leader_is_drawn() -> None:
    game = tiny()
    state = after_events(game, game.open(setup(3), Script(first_holder=[2])))
    assert (state.passed_by, state.holder) == (2, 0), "the first event passes the Diary on from who was drawn"


def test_setup_events_chapters_come_first_fifth_and_tenth() -> None:
    assert [at for at, layer in enumerate(LAYERS) if isinstance(layer, int)] == [0, 4, 9]
    assert (len(LAYERS), LAYERS.count("events"), LAYERS[10:]) == (13, 7, ("finales",) * 3)


def test_morning_event_is_the_top_card_and_its_frost_comes() -> None:
    start = at("new-day", turned=1)
    after = done(start, GoOn(), Script(deck_events=[0]))
    assert (after.day, after.turned, after.frost) == (2, 2, 1)
    assert asked(after).ask.key == "twom-await-whom"
    picked = done(after, Pick(("dita",)))
    assert picked.person("dita").illness == 1
    assert refused(after, Pick(("olaf",))) == ("leader.decides",)


def test_dusk_water_one_each() -> None:
    state = at("water", PEOPLE, store={"bottle": 2})
    assert refused(state, Drink(("vera", "dita", "hugo"))) == ("dusk.water",)
    assert refused(state, Drink(("vera", "vera"))) == ("dusk.water",)
    assert done(state, Drink(("vera", "hugo")), rolls(1)).store == {}


@rows(("face", "hunger", "misery"), [(1, 3, 0), (5, 3, 0), (6, 2, 1), (10, 2, 1)])
def test_dusk_no_water_rolls_for_each(face: int, hunger: int, misery: int) -> None:
    state = at("water", PEOPLE, store={"bottle": 2, "turnip": 1})
    after = done(state, Drink(("vera", "hugo")), rolls(face))
    assert (after.person("dita").hunger, after.person("dita").misery) == (hunger, misery)
    assert after.person("vera").hunger == 2


def test_dusk_no_water_happens_by_itself_without_water() -> None:
    dry = at("round-over", PEOPLE, store={}, round=3)
    after = done_by_itself(dry)
    assert sum(isinstance(event, Rolled) for event in after) == 3


def test_dusk_food_counts_every_token() -> None:
    state = at("food", PEOPLE, store={"stew": 1, "turnip": 2})
    after = done(
        state, Eat((Meal("vera", (Portion("stew", 1), Portion("turnip", 1))), Meal("dita", (Portion("turnip", 1),))))
    )
    assert [each.hunger for each in after.people] == [0, 2, 3]
    assert after.store == {}
    starved = at("food", (Person("vera", hunger=4), *PEOPLE[1:]), store={"stew": 2})
    assert done(starved, Eat((Meal("vera", (Portion("stew", 2),)),))).person("vera").hunger == 0


def test_dusk_food_from_the_store_alone() -> None:
    state = at("food", PEOPLE, store={"stew": 1, "plank": 1})
    assert refused(state, Eat((Meal("vera", (Portion("stew", 2),)),))) == ("dusk.food",)
    assert refused(state, Eat((Meal("vera", (Portion("plank", 1),)),))) == ("dusk.food-kinds",)


def test_dusk_food_is_picked_piece_by_piece_as_long_as_there_is_some() -> None:
    state = at("food", PEOPLE, store={"stew": 2, "turnip": 1})

    def offered(*path: str) -> list[str]:
        step = tiny().step(state, asked(state), path)
        assert isinstance(step, Step)
        return [option.token for option in step.options]

    assert offered() == [NONE, "stew", "turnip"]
    assert offered("stew") == [ENOUGH, "stew", "turnip"]
    assert offered("stew", "stew") == [ENOUGH, "turnip"]
    # What one person eats is left for nobody else.
    assert offered("turnip") == [NONE, "stew"]
    assert offered("stew", ENOUGH) == [NONE, "stew", "turnip"]
    assert offered("stew", "stew", ENOUGH) == [NONE, "turnip"]


def test_dusk_end_passes_the_diary() -> None:
    state = at("food", PEOPLE, store={"turnip": 1}, holder=0)
    after = done(state, Eat())
    assert (after.step, after.holder, after.passed_by) == ("evening", 1, 0)


def test_states_level_four_leads_to_its_script() -> None:
    state = at("food", (Person("vera", hunger=3), *PEOPLE[1:]), store={"turnip": 1})
    assert 71 in read(events(state, Eat()))
    after = done(state, Eat())
    assert [each.key for each in after.lost] == ["vera"]
    assert after.step == "evening"


def test_states_levels_never_below_nothing() -> None:
    state = at("food", (Person("vera", hunger=1), *PEOPLE[1:]), store={"stew": 1})
    assert done(state, Eat((Meal("vera", (Portion("stew", 1),)),))).person("vera").hunger == 0


def test_evening_fatigue_of_each_activity() -> None:
    people = (Person("vera", fatigue=4), Person("dita", fatigue=2), Person("hugo", fatigue=2))
    state = at("evening", people, shelter={"hall": Spot(fitting="cot")})
    nights = (Bedtime("vera", "bed", "hall"), Bedtime("dita", "floor"), Bedtime("hugo", "guard"))
    after = events(state, Assign(nights))
    levels = {event.who: event.level for event in after if getattr(event, "state", "") == "fatigue"}  # type: ignore[attr-defined]
    assert levels == {"vera": 0, "dita": 0, "hugo": 3}
    out = events(state, Assign((*nights[:2], Bedtime("hugo", "outside"))))
    assert [event.level for event in out if getattr(event, "who", "") == "hugo" and hasattr(event, "level")] == [3]


def test_evening_bed_takes_one() -> None:
    state = at("evening", PEOPLE, shelter={"hall": Spot(fitting="cot")})
    two = Assign((Bedtime("vera", "bed", "hall"), Bedtime("dita", "bed", "hall"), Bedtime("hugo", "guard")))
    assert refused(state, two) == ("evening.bed",)
    none = Assign((Bedtime("vera", "bed", "nook"), Bedtime("dita", "floor"), Bedtime("hugo", "guard")))
    assert refused(state, none) == ("evening.bed",)
    behind = at("evening", PEOPLE, shelter={"nook": Spot("rubble"), "vault": Spot(fitting="cot")})
    far = Assign((Bedtime("vera", "bed", "vault"), Bedtime("dita", "floor"), Bedtime("hugo", "guard")))
    assert refused(behind, far) == ("evening.bed",), "nobody gets there"


def test_evening_scavenging_three_at_most() -> None:
    four = (*PEOPLE, Person("olaf"))
    all_out = Assign(tuple(Bedtime(each.key, "outside") for each in four))
    assert refused(at("evening", four), all_out) == ("evening.scavenging",)


def test_evening_activities_one_for_everybody() -> None:
    state = at("evening", PEOPLE)
    assert refused(state, Assign((Bedtime("vera", "guard"),))) == ("evening.activities",)


def test_evening_no_guard_leads_to_script_333() -> None:
    state = at("evening", PEOPLE)
    assert 333 in read(events(state, night("floor", "floor", "floor")))
    assert 333 not in read(events(state, night("floor", "guard", "floor")))


def test_overview_phases_no_command_of_another() -> None:
    state = at("evening", PEOPLE)
    assert refused(state, Drink()) == ("overview.phases",)
    assert refused(state, Eat()) == ("overview.phases",)


def test_dawn_fate_is_drawn_every_night() -> None:
    found = done_by_itself(at("return", PEOPLE))
    assert sum(isinstance(event, Drew) and event.deck == "fate" for event in found) == 1


def done_by_itself(state: State) -> list[object]:
    return [*begun(tiny().components, state, rolls()).events]
