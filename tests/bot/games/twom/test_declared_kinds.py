"""Whatever the vocabulary of effects has, people at a table can say, too, and the log says that they said it."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.kernel.ask import DrawnAnswers
from bot.games.questions import Step
from bot.games.twom.acts.effects.table import EFFECTS
from bot.games.twom.asks.told.kinds import GROUPS, KINDS
from bot.games.twom.game import Twom
from bot.games.twom.looks.came import source
from bot.games.twom.looks.labels import person
from bot.games.twom.pack.effects.cards import Cap
from bot.games.twom.pack.effects.meeting import Trade
from bot.games.twom.pack.effects.people import Mark, Wound
from bot.games.twom.pack.effects.story import Choose, Flag, ForEach, If, Script
from bot.games.twom.pack.effects.things import PickOf, Swap
from bot.games.twom.pack.form import FORM
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Pick, Tell
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events import Announced, Declared
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Due, Spot, State, Table
from bot.games.values import SPECTATOR, Accepted, Line
from tests.bot.games.twom.table import Script as Falls
from tests.bot.games.twom.table import asked, at, done, refused, setup, tiny
from tests.rows import rows

PEOPLE = (Person("vera", misery=1), Person("dita", misery=1, medicine={"gauze": 1}, wounds=2))


def saying(source: str = "events.cold", **parts: Any) -> State:
    """People say what a card does."""
    return at("event-over", PEOPLE, stack=(Declaring(source),), **parts)


def said(state: State, *picks: str, **falls: list[int]) -> State:
    return done(state, Pick(picks), Falls(**falls))


def test_several_kinds_of_token_are_said_at_once() -> None:
    after = said(saying(store={"plank": 1}), "gain", "plank+stew", "3", "1")
    assert after.store == {"plank": 4, "stew": 1}
    assert said(saying(store=after.store), "lose", "plank", "2").store == {"plank": 2, "stew": 1}
    gone = said(saying(store=after.store), "remove", "plank", "2")
    assert (gone.store, gone.removed) == ({"plank": 2, "stew": 1}, {"plank": 2})
    assert refused(saying(store=after.store), Pick(("lose", "plank", "5"))) == ("scenes.more",)


def test_tokens_are_listed_in_the_order_of_the_pack() -> None:
    state = saying()
    step = tiny().step(state, asked(state), ("gain",))
    assert isinstance(step, Step)
    assert [each.token for each in step.options][:2] == ["plank", "part"]


def test_several_people_are_named_at_once() -> None:
    lower = said(saying(), "lower", "vera+dita", "misery")
    assert [each.misery for each in lower.people] == [0, 0]
    tired = said(saying(), "rest", "dita", "today")
    assert [each.resting for each in tired.people] == [False, True]


def test_medicine_works_as_a_card_of_fate_says() -> None:
    after = said(saying("fate.calm"), "treated", "gauze", "wounds")
    assert (after.person("dita").wounds, after.person("dita").medicine) == (1, {})


def test_who_joins_is_named_or_drawn() -> None:
    assert said(saying(characters={"hugo": 1, "olaf": 1}), "join", "olaf").keys == ("vera", "dita", "olaf")
    drawn = said(saying(characters={"hugo": 1, "olaf": 1}), "join", ".drawn", character=[1])
    assert drawn.keys == ("vera", "dita", "olaf")


def test_the_black_die_is_rolled_when_people_say_so() -> None:
    chance = Falls(black_die=[6])
    decision = tiny().decide(saying(), saying().holder, Pick(("roll",)), chance)
    assert isinstance(decision, Accepted)
    assert chance.draws == ["black-die"]
    lines = [line for event in decision.events for line in tiny().narrate(event, SPECTATOR)]
    assert [line.args["face"] for line in lines if line.key == "twom-log-rolled"] == ["7"]


def test_a_script_is_put_off_to_a_later_dawn() -> None:
    assert said(saying(), "later", "71", "3").due == (Due(4, (Script(71),), "events.cold"),)


@rows(
    ("picks", "before", "part", "after"),
    [
        (("shelter", "board"), {}, "boarded", 1),
        (("shelter", "unboard"), {"boarded": 2}, "boarded", 1),
        (("shelter", "frost"), {}, "frost", 1),
        (("shelter", "break", "cot"), {"shelter": {"hall": Spot(fitting="cot")}}, "shelter", {}),
        (("cards", "give-back", "2"), {"noise": 1, "unknown": 5}, "unknown", 3),
        (("cards", "skip", "1"), {"noise": 1, "unknown": 5}, "unknown", 4),
        (("price", "brandy", "-2"), {}, "prices", {"brandy": -2}),
    ],
)  # fmt: skip
def test_the_shelter_decks_and_prices_change(picks: tuple[str, ...], before: Any, part: str, after: object) -> None:
    found = getattr(said(saying(**before), *picks), part)
    assert found == after or (part == "shelter" and not found.get("hall", Spot()).fitting)


def test_an_idea_can_be_built_from_now_on() -> None:
    state = saying()
    idea = next(iter(state.ideas))
    assert idea in said(state, "shelter", "learn", idea).fittings


def test_a_location_is_replaced() -> None:
    state = saying()
    first, *others = state.locations
    after = said(state, "cards", "location", first)
    assert after.locations[:2] == tuple(others)
    assert first not in after.locations


def test_a_card_is_set_aside_and_comes_back() -> None:
    decks = {**saying().decks, "exploration": Cards({"steps": 6}, discards={"crate": 1})}
    state = said(saying("exploration.crate", decks=decks), "cards", "aside")
    assert state.decks["exploration"].aside == {"crate": 1}
    assert said(replace(state, stack=saying().stack), "cards", "again", "exploration.crate").decks[
        "exploration"
    ].left == {"steps": 6, "crate": 1}
    assert said(saying("exploration.crate", decks=decks), "cards", "out").decks["exploration"].out == {"crate": 1}


def test_every_effect_of_the_vocabulary_can_be_said_but_for_what_people_decide_themselves() -> None:
    fight = Combat((Foe("A", 0),), ("vera",))
    decks = {**at("card-over").decks, "exploration": Cards({"steps": 6}, discards={"crate": 1}, aside={"exit": 1})}
    state = replace(
        saying("exploration.crate", decks=decks, noise=2, unknown=3, boarded=1, frost=1, outside="mill"),
        shelter={"hall": Spot(fitting="cot"), "nook": Spot(card="heap")},
        pile={"stew": 2},
        stack=(fight, Declaring("exploration.crate")),
    )
    frame, lot, found = Declaring("exploration.crate"), random.Random(1), set[type]()
    for case in (Case(tiny().components, state), Case(tiny().components, replace(state, noise=0))):
        for said_ in (*KINDS.values(), *(each for group in GROUPS.values() for each in group.values())):
            if said_.now(case, frame):
                found |= {type(each) for each in said_.effects(case, said_.offer(DrawnAnswers(lot.randrange), case))}
    themselves = {Choose, If, ForEach, Flag, PickOf, Swap, Wound, Mark, Cap, Trade}
    assert found | {Script} == set(EFFECTS) - themselves


def test_of_a_script_whose_text_alone_the_pack_has_people_say_what_it_does() -> None:
    pack = tiny().components.pack
    told = tuple(replace(each, effects=None) if each.number == 71 else each for each in pack.scripts)
    game = Twom(replace(pack, scripts=told))
    state = saying()
    after = game.play(state, state.holder, Pick(("script", "71")), Falls())
    assert isinstance(after, State)
    assert after.stack == (Declaring("scripts.71"),)


def test_of_a_raid_people_say_the_numbers_and_the_guards_fight_it_off() -> None:
    guards = (Person("vera", night="guard"), Person("dita", night="outside"))
    waiting = Declaring("raids.unknown-raid", ("vera",))
    state = at("raid-over", guards, store={"plank": 3}, stack=(waiting,))
    after = said(state, "raid", "1", "0", grey_die=[0])
    (raid,) = after.stack
    assert isinstance(raid, Raiding)
    assert (raid.damage, raid.wounds, [shot.who for shot in raid.shots]) == (1, 0, ["vera"])
    over = said(after, "enough")
    assert (over.stack, over.store) == ((), {"plank": 2}), "nothing more is asked about it"
    assert refused(replace(state, step="event-over"), Pick(("raid", "1", "0"))) == ("scenes.more",)


def lines(state: State, command: Pick | Tell) -> list[Line]:
    decision = tiny().decide(state, asked(state).seat, command, Falls())
    assert isinstance(decision, Accepted)
    return [
        line
        for event in decision.events
        if isinstance(event, Announced | Declared)
        for line in tiny().narrate(event, SPECTATOR)
    ]


def test_the_log_marks_what_people_said_that_a_card_did() -> None:
    (line,) = lines(saying(), Pick(("shelter", "board")))
    assert (line.key, line.args["kind"]) == ("twom-log-declared", Line("twom-declared-board"))
    assert lines(saying(), Pick(("done",))) == []


def test_the_log_marks_who_people_said_was_drawn() -> None:
    state = said(saying(table=Table(cards="table", version=2), characters={"hugo": 1, "olaf": 1}), "join", ".drawn")
    (line,) = (each for each in lines(state, Tell("olaf")) if each.key == "twom-log-announced")
    assert line.args["said"] == tiny().components.say(tiny().components.characters["olaf"].name)


def test_what_the_pack_lacks_has_a_name_in_every_language() -> None:
    game = Twom(FORM.read(b'key = "bare"\nname = { cs = "Nic" }\n'))
    for line in (person(game.components, "person-1"), source(game.components, "raids.unknown-raid")):
        name = line.args["card"] if line.key == "twom-source-card" else line
        assert isinstance(name, Line)
        words = game.texts[str(name.args["key"])]
        assert words.cs and words.en and words.sv
    of_version_1 = game.of_version("twom.1")
    board = game.view(after_events(game, of_version_1.open(setup(1), Falls())), SPECTATOR).board
    assert [each.name.sv for each in board.people] == ["karaktär 1", "karaktär 2", "karaktär 3"]
