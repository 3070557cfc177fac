"""The lines beside a question, held against what then happens, along campaigns of the stand-in pack."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.offers import only
from bot.games.playing import Dice
from bot.games.questions import Complete, Number, Prompt, Question, Step, bare
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.people import State as Level
from bot.games.twom.pack.effects.story import Choose
from bot.games.twom.position import events_group as group
from bot.games.twom.position.commands import Place, Task
from bot.games.twom.position.frames.raid import Raiding, Shot
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import Spot, State
from bot.games.values import Accepted, Line, Rejected
from tests.bot.games.twom.table import at, setup, tiny

KEPT = "twom-fact-"
GAME = Twom.from_bytes(None)
QUIET = Dice(lambda _: 0)


class Asked(NamedTuple):
    """A question on the way to a command."""

    state: State
    prompt: Prompt
    path: tuple[str, ...]
    question: Question

    @property
    def facts(self) -> tuple[Line, ...]:
        return GAME.facts(self.state, self.prompt, self.path)

    def of(self, key: str) -> list[Line]:
        return [line for line in self.facts if line.key == f"{KEPT}{key}"]


@cache
def played(seed: int, answers: int = 160) -> tuple[Asked, ...]:
    """The questions of a campaign that is played half by chance, half by the own player."""
    return tuple(_questions(seed, answers))


def _questions(seed: int, answers: int) -> Iterator[Asked]:
    lot = random.Random(seed)
    chance = Dice(lambda below: lot.randrange(below))
    state: State = after_events(GAME, GAME.open(setup(), chance))
    for _ in range(answers):
        if not (prompts := GAME.prompts(state)):
            return
        path: tuple[str, ...] = ()
        while not isinstance(step := GAME.step(state, prompts[0], path), Complete):
            assert step is not None
            yield Asked(state, prompts[0], path, step)
            path = (*path, _said(step, lot))
        command = step.command if lot.random() < 0.5 else GAME.automated(state, prompts[0])
        done = GAME.play(state, prompts[0].decider, command, chance)
        assert not isinstance(done, Rejected)
        state = done


def _said(step: Question, lot: random.Random) -> str:
    if (said := only(step)) is not None:
        return said
    if isinstance(step, Number):
        return str(lot.randint(step.least, step.most))
    assert isinstance(step, Step)
    if (step.least, step.most) == (1, 1):
        return lot.choice(step.options).token
    return "+".join(option.token for option in step.options[: step.least]) or "-"


def amounts(line: Line, what: str) -> Counter[str]:
    """The things that a line names, by their names as the pack has them."""
    found = line.args[what]
    assert isinstance(found, tuple)
    return Counter({repr(each.args["token"]): int(str(each.args["count"])) for each in found})


def things(numbers: dict[str, int]) -> Counter[str]:
    names = {key: repr(GAME.components.say(GAME.components.tokens[key].name)) for key in numbers}
    return Counter({names[key]: number for key, number in numbers.items() if number})


def test_what_is_shown_as_in_store_is_in_store() -> None:
    seen = 0
    for one in played(1):
        if not one.path and (shown := one.of("store")):
            assert amounts(shown[0], "things") == things(one.state.store)
            seen += 1
    assert seen > 20


def test_what_building_is_said_to_take_is_what_leaves_the_store() -> None:
    checked = 0
    for one in played(1):
        if one.path or not (costs := one.of("costs")):
            continue
        shown = costs[0].args["costs"]
        assert isinstance(shown, tuple)
        wanted = {repr(each.args["what"]): amounts(each, "things") for each in shown}
        step = GAME.step(one.state, one.prompt, (".build",))
        if not isinstance(step, Step) or step.ask.key != "twom-ask-build":
            continue
        who = _asked_of(one)
        for option in step.options:
            done = next(
                found
                for space in GAME.components.spaces
                if isinstance(found := _placed(one.state, Task((who,), space, "build", option.token)), Accepted)
            )
            paid = next(each for each in done.events if isinstance(each, group.Moved) and each.source == "store")
            assert wanted[repr(option.label)] == things(dict(paid.things))
            checked += 1
    assert checked > 5


def _asked_of(one: Asked) -> str:
    """Whose place is asked for."""
    step = GAME.step(one.state, one.prompt, one.path)
    assert isinstance(step, Step)
    names = {repr(GAME.components.say(GAME.components.characters[key].name)): key for key in one.state.keys}
    return names[repr(step.ask.args["who"])]


def _placed(state: State, task: Task) -> Accepted[object] | Rejected:
    return GAME.decide(state, GAME.prompts(state)[0].seat, Place((task,)), QUIET)


def test_who_cannot_build_something_is_refused_for_the_reason_that_is_shown() -> None:
    checked = 0
    for one in played(1):
        step = one.question
        if one.path or not isinstance(step, Step) or step.ask.key != "twom-ask-place":
            continue
        who, missing = _asked_of(one), GAME.barred(one.state, one.prompt, ())
        named = {repr(GAME.components.say(card.name)): key for key, card in GAME.components.fittings.items()}
        for barred in missing:
            if (key := named.get(repr(barred.what))) is None:
                continue
            for space in GAME.components.spaces:
                done = _placed(one.state, Task((who,), space, "build", key))
                assert isinstance(done, Rejected), (key, space)
            assert barred.why.rule in GAME.rules
            checked += 1
    assert checked > 3


def test_a_way_that_cannot_be_paid_for_says_what_is_missing_and_is_not_offered() -> None:
    missing = 0
    for seed in (1, 2, 3):
        for one in played(seed):
            for barred in GAME.barred(one.state, one.prompt, one.path):
                offered = one.question.options if isinstance(one.question, Step) else ()
                assert barred.what not in [option.label for option in offered]
                if barred.why.rule in ("twom-cs.term.storage", "twom-cs.explore.findings"):
                    missing += 1
    assert missing > 0


def test_what_a_way_is_said_to_cost_is_what_is_paid() -> None:
    checked = 0
    for one in (each for seed in (1, 2, 3) for each in played(seed)):
        for line in one.of("way"):
            assert isinstance(one.question, Step)
            (option,) = [each for each in one.question.options if each.label == line.args["way"]]
            step = GAME.step(one.state, one.prompt, (*one.path, option.token))
            assert isinstance(step, Complete)
            done = GAME.decide(one.state, one.prompt.seat, step.command, QUIET)
            assert isinstance(done, Accepted)
            paid = next(each for each in done.events if isinstance(each, group.Moved) and each.why == "pay")
            assert amounts(line, "things") == things(dict(paid.things))
            checked += 1
    assert checked > 3


def test_the_story_stands_above_what_happens() -> None:
    told = 0
    for one in (each for seed in (1, 2) for each in played(seed)):
        frame = one.state.stack[-1] if one.state.stack else None
        if not isinstance(frame, Doing) or not isinstance(frame.queue[0], Choose) or one.path:
            continue
        deck, _, key = frame.source.partition(".")
        if deck == "scripts":
            assert GAME.components.say(GAME.components.scripts[int(key)].text) in one.facts
            told += 1
        elif deck == "events":
            text = GAME.components.events[key].text
            assert text is None or GAME.components.say(text) in one.facts
            told += 1
    assert told > 5


def test_who_is_chosen_is_changed_as_the_question_says() -> None:
    checked = 0
    for one in (each for seed in range(1, 6) for each in played(seed)):
        if one.path or not (lines := one.of("level-by")) or not isinstance(one.question, Step):
            continue
        frame = one.state.stack[-1]
        assert isinstance(frame, Doing)
        effect = frame.queue[0]
        assert isinstance(effect, Level)
        (line,) = lines
        for option in one.question.options if one.question.most == 1 else ():
            step = GAME.step(one.state, one.prompt, (option.token,))
            assert isinstance(step, Complete)
            done = GAME.decide(one.state, one.prompt.seat, step.command, QUIET)
            assert isinstance(done, Accepted)
            changed = [each for each in done.events if isinstance(each, group.LevelSet) and each.who == option.token]
            before = one.state.person(option.token).level(effect.state)
            after = changed[0].level if changed else before
            assert after == max(0, min(4, before + int(str(line.args["by"]))))
            checked += 1
    assert checked > 0


def test_who_comes_back_reads_who_came_and_went_what_was_built_and_who_is_in_danger() -> None:
    game = tiny()
    vera, dita = Person("vera"), Person("dita")
    before = at("placing", (vera, dita))
    cot = replace(before, shelter={**before.shelter, "nook": Spot(fitting="cot")})
    lost = Lost("dita", "died", 2)
    now = replace(cot, day=before.day + 2, people=(replace(vera, hunger=3), Person("hugo")), lost=(lost,))
    changed, danger = game.recap(before, now)
    changes = changed.args["changes"]
    assert isinstance(changes, tuple)
    assert [each.key.removeprefix("twom-recap-") for each in changes] == ["days", "lost", "came", "built"]
    assert changes[0].args["count"] == 2
    grave = danger.args["grave"]
    assert isinstance(grave, tuple)
    assert [each.args["level"] for each in grave] == [3]
    assert [line.key for line in game.recap(before, before)] == ["twom-recap-unchanged", "twom-recap-safe"]


CHOSEN_BY_CARD = {"twom-ask-keep", "twom-ask-play", "twom-ask-location"}


def test_every_card_to_choose_from_says_what_it_does_or_which_story_tells_it() -> None:
    met = set()
    for asked in (one for seed in range(3) for one in played(seed)):
        if isinstance(asked.question, Step) and asked.question.ask.key in CHOSEN_BY_CARD:
            said = [line.args["card"] for line in (*asked.of("card"), *asked.of("card-script"))]
            cards = (option for option in asked.question.options if not option.token.startswith("."))
            assert all(option.label in said for option in cards), asked.question
            met.add(asked.question.ask.key)
    assert met >= {"twom-ask-keep", "twom-ask-location"}


def _asked(state: State, path: tuple[str, ...]) -> tuple[Line, tuple[Line, ...]]:
    """The question at the end of a path in the tiny box, and the lines beside it."""
    game = tiny()
    (prompt,) = game.prompts(state)
    step = game.step(state, prompt, path)
    assert isinstance(step, Step)
    return bare(step.ask), game.facts(state, prompt, path)


def _of(facts: tuple[Line, ...], key: str) -> list[tuple[int, Line]]:
    """The things that the only line of a kind names, with their numbers."""
    (line,) = (each for each in facts if each.key == f"{KEPT}{key}")
    found = line.args["things"]
    assert isinstance(found, tuple)
    return [(int(str(each.args["count"])), each.args["token"]) for each in found]  # type: ignore[misc]


def test_a_theft_says_how_many_are_still_to_go_and_what_goes_instead() -> None:
    guard = Person("vera", night="guard")
    store = {"bottle": 3, "plank": 2, "turnip": 1}
    state = at("raid-over", (guard,), stack=(Raiding("prowlers", 4, 0, "stolen"),), store=store)
    words = tiny().components
    planks, turnip = ((number, words.say(words.tokens[key].name)) for key, number in (("plank", 2), ("turnip", 1)))
    first, beside_first = _asked(state, ())
    assert (first.args["count"], first.args["of"]) == (4, 4)
    assert _of(beside_first, "later") == [planks, turnip]
    second, beside_second = _asked(state, ("2",))
    assert (second.args["count"], second.args["of"]) == (2, 4)
    assert _of(beside_second, "later") == [turnip]


def test_rerolling_says_what_is_to_be_warded_off_and_who_has_rerolls() -> None:
    guard = Person("vera", night="guard")
    raid = Raiding("prowlers", 4, 1, "rerolls", (Shot("vera", "grey", "S"),), {"vera": 1})
    _, beside = _asked(at("raid-over", (guard,), stack=(raid,)), ())
    left, dice, pools = (each for each in beside if each.key.startswith((f"{KEPT}raid-", f"{KEPT}pools")))
    assert dict(left.args) == {"damage": 4, "wounds": 1}
    assert dice.key == f"{KEPT}raid-dice"
    assert [each.args["count"] for each in pools.args["pools"]] == [1]  # type: ignore[union-attr]


def test_carrying_home_names_what_was_found_and_not_what_is_in_store() -> None:
    out, water = Person("vera", night="outside"), tiny().components.token_of("water")
    state = at("findings", (out,), outside="mill", pile={water: 3}, store={water: 7})
    ask, beside = _asked(state, ())
    assert [number for number, _ in _of(beside, "found")] == [3]
    assert set(ask.args) == {"token", "found", "capacity"}
    found = 0
    name = tiny().components.say(tiny().components.tokens[water].name)
    for path in ((), ("0",), ("0", "0")):
        ask, _ = _asked(state, path)
        assert ask.args["found"] == (3 if ask.args["token"] == name else 0)
        found += ask.args["token"] == name
    assert found == 1


def test_an_action_of_a_fitting_says_what_it_takes_and_gives_as_then_happens() -> None:
    one = next(each for each in played(1) if each.state.step == "placing" and not each.path)
    space = next(key for key in GAME.components.spaces if isinstance(_stove(one.state, key), Accepted))
    state = _with_stove(one.state, space)
    (prompt,) = GAME.prompts(state)
    lines = [line for line in GAME.facts(state, prompt, (space,)) if line.key == f"{KEPT}use"]
    assert lines
    done = _stove(one.state, space)
    assert isinstance(done, Accepted)
    moved = [each for each in done.events if isinstance(each, group.Moved)]
    paid, got = (next(each for each in moved if getattr(each, side) == "store") for side in ("source", "target"))
    (parts,) = (line.args["parts"] for line in lines if line.args["what"] == _roast())
    assert isinstance(parts, tuple)
    assert [each.key.removeprefix(KEPT) for each in parts] == ["takes", "gives"]
    assert [amounts(each, "things") for each in parts] == [things(dict(paid.things)), things(dict(got.things))]


def _roast() -> Line:
    return GAME.components.say(GAME.components.fittings["stove"].actions[0].name)


def _with_stove(state: State, space: str) -> State:
    return replace(
        state, shelter={**state.shelter, space: Spot(fitting="stove")}, store={**state.store, "raw-food": 2, "wood": 2}
    )


def _stove(state: State, space: str) -> Accepted[object] | Rejected:
    who = state.keys[0]
    return _placed(_with_stove(state, space), Task((who,), space, "use", "roast"))


def test_eating_says_by_how_much_hunger_falls() -> None:
    shown = [line for one in played(1) if one.state.step == "food" for line in one.of("meals")]
    by_name = {repr(GAME.components.say(card.name)): card.food for card in GAME.components.tokens.values()}
    assert shown
    for line in shown:
        meals = line.args["meals"]
        assert isinstance(meals, tuple)
        assert all(each.args["by"] == by_name[repr(each.args["token"])] for each in meals)
