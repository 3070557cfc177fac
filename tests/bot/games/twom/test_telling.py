"""Dice and cards that people at a table tell, and cards of which they say what they do."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.packs.problems import PackProblem
from bot.games.packs.words import Words
from bot.games.twom.asks.decide import begun
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.exploring import Check, Look, StopExploring
from bot.games.twom.pack.effects.story import Choose, Way
from bot.games.twom.pack.form import FORM
from bot.games.twom.position.commands import Assign, Drink, Pick, Tell
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events import Rolled, TurnedEvent
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State, Table
from bot.games.values import SPECTATOR, Accepted, Rejected
from tests.bot.games.twom.table import TINY, NoChance, Script, asked, at, done, opened, refused, setup, tiny
from tests.rows import rows

PEOPLE = (Person("vera"), Person("dita"))
AT_TABLE = Table(cards="table", dice="table", version=2)


def declaring(**parts: Any) -> State:
    return at("event-over", PEOPLE, stack=(Declaring("events.cold"),), **parts)


def test_with_everything_at_a_table_nothing_is_drawn() -> None:
    game, lot = tiny(), random.Random(5)
    state = after_events(game, game.open(setup(3, cards="table", dice="table"), NoChance()))
    told = 0
    while prompts := game.prompts(state):
        command = game.pick(state, prompts[0], lot.randrange)
        told += isinstance(command, Tell)
        if isinstance(command, Assign):
            first, *rest = command.nights
            command = Assign((replace(first, night="guard", bed=None), *rest))
        after = game.play(state, prompts[0].seat, command, NoChance())
        assert not isinstance(after, Rejected)
        state = after
    assert told > 5


def test_a_face_that_the_die_lacks_cannot_be_told() -> None:
    state = at("water", PEOPLE, table=AT_TABLE, store={"bottle": 1})
    state = done(state, Drink(("vera",)))
    assert asked(state).ask.key == "twom-await-tell"
    assert refused(state, Tell("11")) == ("term.black-die",)
    assert refused(state, Drink(("vera",))) == ("setup.steps",)
    after = done(state, Tell("9"))
    assert (after.person("dita").misery, after.store) == (1, {})


def test_a_face_that_a_combat_die_lacks_cannot_be_told() -> None:
    combat = Combat((Foe("A", 0),), ("vera",), stage="choice")
    people = (Person("vera", night="outside"), Person("dita", night="guard"))
    state = at("card-over", people, table=AT_TABLE, outside="mill", noise=1, stack=(combat,))
    waiting = done(state, Pick(("fight",)))
    assert refused(waiting, Tell("3", ("1",))) == ("term.combat-dice",), "a grey die has no such face"
    assert refused(waiting, Tell("1", ("1",))) == ()
    assert refused(waiting, Tell("1")) == ("setup.steps",), "the enemy's die is told with it"
    game = tiny()
    (prompt,) = game.prompts(waiting)
    assert game.command(waiting, prompt, ("s", "0")) == Tell("S", ("0",)), "buttons name what they say in small letters"


def test_dice_that_the_bot_has_rolled_stay_rolled_while_people_tell_which_card_came() -> None:
    people = (Person("vera", night="outside"), Person("dita", night="guard"))
    state = at("card-over", people, table=Table(cards="table"), outside="mill", noise=5, unknown=1)
    state = replace(state, stack=(Doing((Choose((Way(Words("Poslouchat"), (Check(),)), Way(Words("Jít")))),)),))
    state = done(state, Pick(("0",)), Script(black_die=[2]))
    assert state.pending is not None
    assert (state.pending.what, state.pending.drawn) == ("residents", (2,))
    after = done(state, Tell(state.pending.options[0]), Script(black_die=[9]))
    assert after.pending is not None, "somebody was met, and the enemies are told"
    assert (after.pending.told[:1], after.pending.drawn) == (state.pending.options[:1], (2,))


def test_a_card_whose_copies_are_all_out_cannot_be_told() -> None:
    decks = {**opened().decks, "events": Cards({"quiet": 1})}
    waiting = done(at("new-day", PEOPLE, table=AT_TABLE, turned=1, decks=decks), GoOn())
    assert refused(waiting, Tell("cold")) == ("setup.decks",)
    assert refused(waiting, Tell("quiet")) == ()


def test_nothing_comes_from_a_deck_or_a_die_that_nobody_is_asked_about() -> None:
    assert refused(at("water", PEOPLE, table=AT_TABLE), Tell("cold")) == ("overview.phases",)


def test_the_log_marks_what_was_told() -> None:
    state = done(at("water", PEOPLE, table=AT_TABLE, store={"bottle": 1}), Drink(("vera",)))
    decision = tiny().decide(state, asked(state).seat, Tell("9"), Script())
    assert isinstance(decision, Accepted)
    (rolled,) = [event for event in decision.events if isinstance(event, Rolled)]
    assert (rolled.told, rolled.face) == (True, "9")


def test_the_log_names_the_cards_that_people_get_to_see() -> None:
    decks = {**opened().decks, "exploration": Cards({"steps": 6})}
    state = at("card-over", (Person("vera", night="outside"),), outside="mill", noise=1, unknown=5, decks=decks)
    run = begun(tiny().components, replace(state, stack=(Doing((Look(2), StopExploring()), "x"),)), Script())
    (line,) = (
        line for event in run.events for line in tiny().narrate(event, SPECTATOR) if line.key == "twom-log-known"
    )
    steps = tiny().components.decks["exploration"]["steps"].name
    assert line.args["cards"] == (tiny().components.say(steps),) * 2


def test_the_log_marks_an_event_that_only_the_table_knows() -> None:
    game = Twom(replace(tiny().components.pack, events=()))
    run = begun(game.components, at("event", PEOPLE, table=AT_TABLE, decks={}), Script())
    (turned,) = [event for event in run.events if isinstance(event, TurnedEvent)]
    assert (turned.card, turned.told) == ("unknown-event", True)


def test_scenes_more_people_say_what_a_card_does() -> None:
    state = declaring(store={"turnip": 1})
    assert refused(state, Pick(("explode",))) == ("scenes.more",)
    after = done(state, Pick(("gain", "stew", "1", "and", "raise", "dita", "illness")))
    assert (after.store, after.person("dita").illness) == ({"stew": 1, "turnip": 1}, 1)
    assert after.stack == (), "the last thing told ends it"
    assert done(state, Pick(("done",))).stack == ()


def test_scenes_more_in_a_campaign_of_version_1_people_say_one_thing_after_the_other() -> None:
    state = declaring(store={"turnip": 1}, table=Table())
    assert refused(state, Pick(("gain", "stew", "1", "and", "done"))) == ("scenes.more",)
    state = done(state, Pick(("gain", "stew", "1")))
    assert asked(state).ask.key == "twom-await-declared"
    assert done(state, Pick(("done",))).stack == ()


def test_a_pack_of_a_name_alone_plays() -> None:
    game, lot = Twom(FORM.read(b'key = "bare"\nname = { cs = "Nic" }\n')), random.Random(2)
    chance = Script()
    state = after_events(game, game.open(setup(2), chance))
    for _ in range(60):
        if not (prompts := game.prompts(state)):
            break
        after = game.play(state, prompts[0].seat, game.pick(state, prompts[0], lot.randrange), chance)
        assert not isinstance(after, Rejected)
        state = after
    assert state.day > 1 or state.end is not None


@rows(
    ("before", "after", "said"),
    [
        ('frame = "red"', 'frame = "black"', "at least one with a red frame"),
        ('key = "quiet"\nname = { cs = "Klid" }\ncopies = 4', 'key = "quiet"\nname = { cs = "Klid" }', "needs 7"),
        ("{ type = \"end\", won = true }", '{ type = "frost", by = 1 }', "no finale ends the campaign"),
        ('things = { plank = 2 }', 'things = { plonk = 2 }', "there is no `plonk`"),
        ('spaces = ["hall"]', 'spaces = ["hell"]', "there is no space `hell`"),
        ('{ type = "end", won = false }', '{ type = "script", number = 333 }', "back to itself"),
        ('key = "chapel"', 'key = "market"', "is there already"),
        ("stand_in = true", "stand_in = true\nsurprise = 1", "`surprise` is not known here"),
    ],
)  # fmt: skip
def test_a_pack_that_lies_is_told_its_mistake(before: str, after: str, said: str) -> None:
    text = TINY.read_text("utf-8")
    assert before in text
    with pytest.raises(PackProblem, match=said):
        FORM.read(text.replace(before, after, 1).encode())
