"""People's own box without a pack: everything is given, nothing is lost, and only what depends on it waits."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.questions import Number, Step, Text, bare
from bot.games.shortcuts import folded
from bot.games.twom.asks.decide import begun as by_itself
from bot.games.twom.asks.decide import may_tell
from bot.games.twom.game import Twom
from bot.games.twom.pack.box import box
from bot.games.twom.pack.told_names import key_of, name_of
from bot.games.twom.position.commands import Declare, Drink, Pick, Place, Task, Tell
from bot.games.twom.position.events import Chosen, Declared, DiaryPassed
from bot.games.twom.position.events_group import Came
from bot.games.twom.position.events_house import Acted, Furnished
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.stack import Declaring, Putting
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import State
from bot.games.values import SPECTATOR, Accepted, Rejected
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.owners import game_of, play, unattributed
from tests.bot.games.twom.table import NoChance, setup
from tests.rows import rows

GAME = Twom.from_bytes(None)
MOST_ANSWERS = 30
"""Answers a day, where three ways of telling took 51 to 55."""


def told(state: State, command: Any, seat: int | None = None) -> State:
    """The position after a legal answer of the seat that is asked, or of another."""
    return after_events(GAME, accepted(state, command, seat), state)


def accepted(state: State, command: Any, seat: int | None = None) -> tuple[Any, ...]:
    decision = GAME.decide(state, GAME.prompts(state)[0].seat if seat is None else seat, command, NoChance())
    assert isinstance(decision, Accepted), decision
    return decision.events


def why_not(state: State, command: Any, seat: int | None = None) -> tuple[str, ...]:
    decision = GAME.decide(state, GAME.prompts(state)[0].seat if seat is None else seat, command, NoChance())
    assert isinstance(decision, Rejected), decision
    return tuple(violation.line.key for violation in decision.violations)


def begun(seats: int = 4, /, **options: str) -> State:
    """The first question of a campaign with one's own box."""
    state = after_events(GAME, GAME.open(setup(seats, cards="box", dice="table", **options), NoChance()))
    return told(state, Tell("0")) if seats > 1 else state


def first_round(**options: str) -> State:
    """The first round, with three people and the marks of hunger given."""
    state = begun(**options)
    for name, numbers in (("Věra", "2 6 8"), ("Řehoř", "1 3 12"), ("Dita", "3 8 10")):
        state = told(state, Tell(f"={name}", tuple(numbers.split())))
    state = told(state, Pick(("done",)))
    return told(state, Tell("0", ("1", "2", "3")))


VERA, REHOR, DITA = (key_of(name) or "" for name in ("Věra", "Řehoř", "Dita"))


@pytest.mark.parametrize(("way", "seed"), [("box", 1), ("names", 8), ("decks", 8)])
def test_a_declared_day_takes_few_answers_and_loses_nothing(way: str, seed: int) -> None:
    played = play(way, 1, seed)
    assert played.by_day()[1] <= MOST_ANSWERS
    assert played.questions_by_day()[1] > 20, "everything of a day was asked about"
    assert played.lost == []
    assert unattributed(played) == []
    assert played.state.day == 2


@pytest.mark.slow
@pytest.mark.parametrize("way", ["box", "names", "decks"])
def test_a_campaign_of_twelve_days_is_told_to_its_end(way: str) -> None:
    played = play(way, 12, calm=True)
    assert played.state.day == 13 or played.state.end is not None
    assert (played.lost, unattributed(played)) == ([], [])


def test_people_are_entered_with_three_numbers_and_named_as_they_are_called() -> None:
    state = begun()
    first, *_ = GAME.prompts(state)
    assert isinstance(GAME.step(state, first, ()), Text)
    number = GAME.step(state, first, ("=Věra",))
    assert isinstance(number, Number)
    assert (number.least, number.most) == (0, 6)
    after = told(state, Tell("=Věra", ("2", "6", "8")))
    (vera,) = after.people
    assert (name_of(vera.key), vera.prowess, vera.empathy, vera.capacity, vera.hunger) == ("Věra", 2, 6, 8, 2)
    again = told(after, Tell("=Věra", ("1", "1", "1")))
    assert name_of(again.people[1].key) == "Věra 2", "two people are never one"


def test_numbers_of_another_edition_are_refused_with_what_belongs_there() -> None:
    assert why_not(begun(), Tell("=Věra", ("2", "6", "99"))) == ("twom-no-value",)
    assert why_not(begun(), Tell("=Věra", ("2", "6"))) == ("twom-no-told",)
    assert why_not(begun(), Tell("Věra", ("2", "6", "8"))) == ("twom-no-told",), "words are told as words"


def test_a_round_says_who_does_what_where_at_what_cost() -> None:
    state = first_round()
    wood, parts = "our-wood", "our-component"
    bed = key_of("Jednoduchá postel") or ""
    cellar, room = key_of("Sklep") or "", key_of("Pokoj") or ""
    tasks = (
        Task((VERA,), cellar, "act", None, "rubble", (), (Portion(wood, 3),)),
        Task((REHOR,), room, "act", bed, "build", (Portion(parts, 2), Portion(wood, 2)), (), True),
        Task((DITA,), "look-around", "act", None, "look", (), (Portion("our-water", 1),)),
    )
    events = accepted(state, Place(tasks))
    after = after_events(GAME, events, state)
    assert (after.store[wood], after.store[parts], after.store["our-water"]) == (5, 2, 3)
    assert [event.space for event in events if isinstance(event, Acted)] == [cellar, room, "look-around"]
    assert [event.fitting for event in events if isinstance(event, Furnished)] == [bed]
    assert after.home[bed].bed
    assert (after.rooms, after.round) == ((cellar, room), 2)
    words = " ".join(str(line.args) for event in events for line in GAME.narrate(event, SPECTATOR))
    assert all(word in words for word in ("Sklep", "Jednoduchá postel", "Věra", "Řehoř"))


@rows(
    ("tasks", "key"),
    [
        ((Task((VERA,), "0a", "act", None, "bars"),), "twom-no-store"),
        ((Task((VERA,), "0a", "act", None, "search"), Task((REHOR,), "0a", "act", None, "search")), "twom-no-taken"),
        ((Task((VERA,), "0a", "act", None, "use", (Portion("our-wood", 5),)),), "twom-no-store"),
        ((Task((VERA,), "0a", "act", None, "use", (Portion("our-gold", 1),)),), "twom-no-token"),
        ((Task((VERA,), "0a", "turn"),), "twom-no-pick"),
        ((Task((VERA, REHOR), "0a", "act", None, "search"),), "twom-no-order"),
        ((Task((REHOR,), "0a", "act", None, "look"), Task((VERA,), "0b", "act", None, "look")), "twom-no-order"),
        ((Task((REHOR, VERA), "0a", "act", None, "rubble"),), "twom-no-order"),
        ((Task((VERA,), "look-around", "act", None, "look", (Portion("our-wood", 1),)),), "twom-no-pick"),
        ((Task((VERA,), "look-around", "act", None, "look", (), (Portion("our-wood", 21),)),), "twom-no-pick"),
        ((Task((VERA,), "0a", "act", None, "look"),), "twom-no-pick"),
        ((Task((VERA,), "0a", "act", None, "board"),), "twom-no-pick"),
        ((Task((VERA,), "0a", "act", None, "search", (), (), True),), "twom-no-pick"),
        ((Task((VERA,), "0a", "act", None, "build"),), "twom-no-pick"),
        ((Task((VERA,), "cellar", "act", None, "search"),), "twom-no-pick"),
        ((Task((VERA,), "1-x", "act", None, "search"),), "twom-no-pick"),
        ((Task((VERA,), "0a", "act", "1-x", "build"),), "twom-no-pick"),
    ],
)
def test_the_rules_of_a_round_hold_in_a_shelter_that_is_told(tasks: tuple[Task, ...], key: str) -> None:
    assert why_not(first_round(), Place(tasks)) == (key,)


def test_a_refusal_of_what_an_action_brings_cites_a_rule_that_the_game_knows() -> None:
    task = Task((VERA,), "look-around", "act", None, "look", (), (Portion("no-such-token", 1),))
    state = first_round()
    decision = GAME.decide(state, GAME.prompts(state)[0].seat, Place((task,)), NoChance())
    assert isinstance(decision, Rejected)
    assert {each.rule for each in decision.violations} <= GAME.rules


def test_black_marks_that_were_told_take_actions() -> None:
    state = first_round()
    assert state.values["marks.hunger.2"] == 1
    fed = tuple(replace(each, hunger=2 if each.key == VERA else 0) for each in state.people)
    late = replace(state, round=3, people=fed)
    assert told(replace(late, round=2), Place((Task((VERA,), "look-around", "act", None, "look"),))).round == 3
    assert why_not(late, Place((Task((VERA,), "look-around", "act", None, "look"),))) == ("twom-no-ready",)


def test_only_what_depends_on_a_die_waits() -> None:
    """Water is drunk at once and everybody sees it; the Diary has passed, and the dice are asked of its holder."""
    state = replace(first_round(), step="water", round=0)
    holder = state.holder
    events = accepted(state, Drink((VERA, REHOR)))
    waiting = after_events(GAME, events, state)
    assert waiting.store.get("our-water", 0) == 0
    assert waiting.pending is not None
    (ask,) = waiting.pending.asks
    assert (ask.what, ask.purpose, ask.who) == ("black", "thirst", DITA)
    assert GAME.prompts(waiting)[0].seat == holder
    fed = told(waiting, Tell("9"))
    assert fed.person(DITA).misery == 1


def test_the_diary_passes_before_the_next_card_is_asked_about() -> None:
    state = first_round()
    out = tuple(replace(each, night="outside" if each.key != VERA else "guard") for each in state.people)
    exploring = replace(
        state, people=out, step="card-over", round=0, outside="near", noise=1, unknown=3, stack=(), holder=1
    )
    with_card = replace(exploring, stack=(Declaring("exploration.unknown-card", (DITA,)),))
    events = accepted(with_card, Pick(("gain", "our-wood", "2")))
    assert [event.seat for event in events if isinstance(event, DiaryPassed)] == [2]
    after = after_events(GAME, events, with_card)
    assert (GAME.prompts(after)[0].seat, after.pile) == (2, {"our-wood": 2})
    assert isinstance(after.stack[-1], Declaring), "one question for the next card"


def test_nothing_more_is_asked_of_a_card_after_a_flight() -> None:
    state = first_round()
    out = tuple(replace(each, night="outside" if each.key != VERA else "guard") for each in state.people)
    card = Declaring("exploration.unknown-card", (DITA,))
    met = replace(state, people=out, step="card-over", round=0, outside="near", noise=1, unknown=3, stack=(card,))
    fight = Pick(("fight", "1", "0", ".bare", "0", "0", "no", "-", "and", "gain", "our-wood", "1"))
    fled = told(told(met, fight), Pick(("flee",)))
    over = told(fled, Tell("1"))
    while over.step != "findings":
        over = told(over, Pick(("0",)) if over.stack else Tell("0"))
    assert (over.stack, over.pile) == ((), {}), "what came after the fight comes no more"


def fighting(prowess: int) -> State:
    """The dice of the first round with an unarmed enemy, which people have still to tell."""
    state = first_round()
    out = tuple(replace(each, night="outside" if each.key != VERA else "guard") for each in state.people)
    card = Declaring("exploration.unknown-card", (DITA,))
    met = replace(state, people=out, step="card-over", round=0, outside="near", noise=1, unknown=3, stack=(card,))
    fight = Pick(("fight", "1", str(prowess), ".bare", "0", "0", "no", "-"))
    return told(told(met, fight), Pick(("fight",)))


def stage_of(state: State) -> str:
    assert isinstance(state.stack[-1], Combat)
    return state.stack[-1].stage


@pytest.mark.parametrize("prowess", [0, 2])
def test_people_tell_an_enemys_die_as_it_lies_after_its_rerolls(prowess: int) -> None:
    """An enemy's die is rolled again as often as the token says, until it wounds; an S that counts as a miss too."""
    dice = fighting(prowess)
    assert dice.pending is not None
    *people, enemy = dice.pending.asks
    assert [(ask.purpose, ask.who) for ask in people] == [("combat", REHOR), ("combat", DITA)]
    assert (enemy.purpose, enemy.where, enemy.most) == ("enemy", "A1", prowess)
    asked = put(GAME.prompts(dice)[0].ask, localizer(Language.EN).say, str, str)
    assert (f"at most {prowess}" in asked) is (prowess > 0), "how often it is rolled again"

    missed, wounded, scene = (told(dice, Tell("0", ("0", face))) for face in ("0", "1", "S"))
    assert (missed.pending, stage_of(missed)) == (None, "choice"), "nobody is asked for its rerolls one by one"
    assert (wounded.pending, stage_of(wounded)) == (None, "receiving")
    again = told(scene, Pick(("-",)))
    if not prowess:
        assert (again.pending, stage_of(again)) == (None, "choice")
        return
    assert again.pending is not None
    (ask,) = again.pending.asks
    assert (ask.purpose, ask.where, ask.most) == ("enemy", "A1", prowess)
    assert stage_of(told(again, Tell("1"))) == "receiving"


def test_a_card_is_put_to_the_leader_with_council_and_then_its_outcome_is_told() -> None:
    state = replace(first_round(keeper="3", council="2"), step="event-over", round=0)
    asked = replace(state, stack=(Declaring("events.unknown-event"),))
    assert GAME.prompts(asked)[0].seat == 3
    put = told(asked, Pick(("put", "2", "=go in", "=walk on")))
    assert isinstance(put.stack[-1], Putting)
    first, *_ = GAME.prompts(put)
    assert (first.seat, first.council) == (put.holder, 2 * 3600)
    step = GAME.step(put, first, ())
    assert step is not None
    events = accepted(put, Pick(("1",)))
    assert [event.way for event in events if isinstance(event, Chosen)] == ["walk on"]
    after = after_events(GAME, events, put)
    assert GAME.prompts(after)[0].seat == 3
    assert after.stack[-1] == Declaring("events.unknown-event", chosen="walk on")


def test_the_bot_has_no_advice_on_what_only_people_know() -> None:
    """On a name, on what a card did and on what it lets the Leader choose; on a round it has."""
    placing = first_round()
    card = replace(placing, step="event-over", round=0, stack=(Declaring("events.unknown-event"),))
    put = told(card, Pick(("put", "2", "=go in", "=walk on")))
    said = [GAME.advises(state, GAME.prompts(state)[0]) for state in (begun(), card, put, placing)]
    assert said == [False, False, False, True]
    assert not GAME.advises(placing, GAME.prompts(first_round(keeper="3"))[1]), "what nobody asked is theirs as well"


def test_no_list_of_what_a_card_did_says_a_bare_number() -> None:
    card = replace(first_round(), step="event-over", round=0, stack=(Declaring("events.unknown-event"),))
    prompt = GAME.prompts(card)[0]

    def walk(path: tuple[str, ...]) -> Any:
        found = GAME.step(card, prompt, path)
        return None if isinstance(found, Step) and bare(found.ask).key in GAME.seldom else found

    step = GAME.step(card, prompt, ())
    assert isinstance(step, Step)
    listed = [each.labels[-1].key for each in folded(walk, (), step, GAME.seldom)]
    assert "twom-declared-put" in listed and "twom-declared-fight" in listed
    assert "twom-declared-board" in listed, "other things are folded into their group"
    assert "twom-number" not in listed


@pytest.mark.parametrize(
    "ways", [("put", "1", "=go in"), ("put", "7", *["=x"] * 7), ("put", "2", "=" + "x" * 61, "=y")]
)
def test_a_card_has_two_to_six_short_answers(ways: tuple[str, ...]) -> None:
    asked = replace(first_round(), step="event-over", round=0, stack=(Declaring("events.unknown-event"),))
    assert why_not(asked, Pick(ways)) == ("twom-no-pick",)


@pytest.mark.parametrize("why", ["else", "skill", "mistake"])
def test_holder_and_keeper_tell_what_nobody_asked_and_it_is_marked(why: Any) -> None:
    state = first_round(keeper="3")
    said = Declare(why, ("gain", "our-meds", "1"))
    assert set(may_tell(box(), state)) == {state.holder, 3}
    for seat in (state.holder, 3):
        events = accepted(state, said, seat)
        after = after_events(GAME, events, state)
        assert after.store["our-meds"] == 1
        assert (after.step, GAME.prompts(after)[0].ask) == (state.step, GAME.prompts(state)[0].ask), "asked again"
        (declared,) = (event for event in events if isinstance(event, Declared))
        assert (declared.source, declared.seat) == (f"told.{why}", seat)
    stranger = next(seat for seat in range(4) if seat not in (state.holder, 3))
    assert why_not(state, said, stranger) == ("twom-no-diary",)


def test_what_is_told_beside_a_die_keeps_what_waits_for_it() -> None:
    state = replace(first_round(), step="water", round=0)
    waiting = told(state, Drink((VERA, REHOR)))
    beside = told(waiting, Declare("skill", ("gain", "our-water", "1")))
    assert beside.pending is not None
    assert (beside.pending.asks, beside.store["our-water"]) == (waiting.pending.asks if waiting.pending else (), 1)
    assert told(beside, Tell("9")).person(DITA).misery == 1


@pytest.mark.parametrize("language", Language)
def test_a_die_told_twice_and_a_face_that_no_die_has_are_refused_in_a_sentence(language: Language) -> None:
    waiting = told(replace(first_round(), step="water", round=0), Drink((VERA, REHOR)))
    say = localizer(language).say
    for state, command, key in (
        (told(waiting, Tell("9")), Tell("9"), "twom-no-now"),
        (waiting, Tell("11"), "twom-no-face"),
        (waiting, Tell("9", ("9",)), "twom-no-told"),
    ):
        decision = GAME.decide(state, GAME.prompts(state)[0].seat, command, NoChance())
        assert isinstance(decision, Rejected)
        (violation,) = decision.violations
        assert violation.line.key == key
        assert "twom-" not in put(violation.line, say, str, str)
    assert told(waiting, Tell("9")).person(DITA).misery == 1, "the right answer is taken after all of them"


def test_a_card_that_nobody_has_is_refused_and_the_right_one_is_taken() -> None:
    game, options = game_of("names")
    state = after_events(game, game.open(setup(3, **options), NoChance()))
    state = after_events(game, game.decide(state, game.prompts(state)[0].seat, Tell("0"), NoChance()).events, state)  # type: ignore[union-attr]
    seat, red = game.prompts(state)[0].seat, state.pending.asks[0].options[0] if state.pending else ""
    refused = game.decide(state, seat, Tell("nobody"), NoChance())
    assert isinstance(refused, Rejected)
    assert [each.line.key for each in refused.violations] == ["twom-no-told"]
    taken = game.decide(state, seat, Tell(red), NoChance())
    assert isinstance(taken, Accepted)
    again = after_events(game, taken.events, state)
    twice = game.decide(again, game.prompts(again)[0].seat, Tell(red), NoChance())
    assert isinstance(twice, Rejected), "a card is drawn once"
    assert [each.key for each in again.people] == [red]


def test_a_keeper_who_leaves_and_a_holder_who_is_away_stop_nobody() -> None:
    state = first_round(keeper="3")
    waiting = told(replace(state, step="water", round=0), Drink((VERA, REHOR)))
    assert GAME.prompts(waiting)[0].seat == 3
    without_keeper = after_events(GAME, GAME.attend(waiting, (0, 1, 2)), waiting)
    assert GAME.prompts(without_keeper)[0].seat == without_keeper.holder
    there = tuple(seat for seat in range(4) if seat != waiting.holder)
    without_holder = after_events(GAME, GAME.attend(waiting, there), waiting)
    assert GAME.prompts(without_holder)[0].seat == 3
    assert without_holder.holder in there
    assert told(without_holder, Tell("9")).person(DITA).misery == 1


def test_red_corners_and_last_resort_are_counted_and_told() -> None:
    state = replace(first_round(), step="raid-over", round=0)
    counted = told(by_itself(box(), state, NoChance()).state, Tell("2", ("1",)))
    assert (counted.decks["raids"].waiting, counted.decks["residents"].waiting) == (2, 1)
    resort = by_itself(box(), replace(state, step="last-resort"), NoChance()).state
    assert resort.last_resort == ("unknown-resort",)


def test_a_newcomer_is_asked_about_and_a_fourth_level_reads_its_script() -> None:
    state = replace(first_round(), step="event-over", round=0, stack=(Declaring("events.unknown-event"),))
    waiting = told(state, Pick(("join", ".drawn")))
    assert waiting.pending is not None
    events = accepted(waiting, Tell("=Anton", ("1", "2", "10")))
    assert [name_of(event.person.key) for event in events if isinstance(event, Came)] == ["Anton"]
    people = (replace(state.people[0], hunger=3), *state.people[1:])
    worst = told(replace(state, people=people), Pick(("raise", VERA, "hunger")))
    assert worst.pending is not None
    assert worst.pending.asks[0].what == "level-script"
    after = told(worst, Tell("71"))
    assert (after.read, after.stack[-1]) == ((71,), Declaring("scripts.71", (VERA,)))


def test_what_brings_some_of_every_kind_is_stored_and_read_again() -> None:
    state = replace(first_round(), step="event-over", round=0, stack=(Declaring("events.unknown-event"),))
    (prompt,) = GAME.prompts(state)
    step = GAME.step(state, prompt, ("gain",))
    assert isinstance(step, Step)
    every = [option.token for option in step.options]
    command = Pick(("gain", "+".join(every), *("1" for _ in every), "done"))
    while isinstance(step := GAME.step(state, prompt, command.of), Step):
        command = Pick((*command.of, step.options[0].token))
    command = command if step is not None else Pick(command.of[:-1])
    assert GAME.codec.command(GAME.codec.encode(command)) == command
    assert told(state, command).store.keys() >= set(every)
