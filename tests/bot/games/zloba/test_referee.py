"""The referee as a game of the bot: paths, defaults, what is final, what is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.questions import Complete, Step
from bot.games.values import Rejected
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position.commands import (
    Attack,
    ChooseCards,
    Discard,
    EndTurn,
    Exodus,
    LetBe,
    Mine,
    Move,
    PickDie,
    UseCard,
)
from bot.games.zloba.position.events import DieUsed, Framed, Opened, Prepared, Started, TurnEnded
from bot.games.zloba.position.units import Figure, Hit, March, Troops, Wounds
from tests.bot.games.zloba.table import GAME, Chance, after, arrange, asked, ends, offers, opened, told


def test_a_path_asks_one_thing_after_the_other() -> None:
    state = arrange({"dice": ["maneuver"], "basics": {"1": 2, "4": 1}, "elites": [[1, "giant", 4]]}, {})
    prompt = asked(state)
    asks = []
    path: tuple[str, ...] = ()
    for token in ("maneuver", "move", "a1", "a7", "1", "1"):
        here = GAME.step(state, prompt, path)
        assert isinstance(here, Step)
        asks.append(here.ask.key.removeprefix("zloba-ask-"))
        path = (*path, token)
    assert asks == ["turn", "how", "from", "to", "elites", "basics"]
    end = GAME.step(state, prompt, path)
    assert isinstance(end, Complete)
    assert end.command == Move(1, 7, Troops(1, (Figure("giant", 4),)), "die")
    assert GAME.step(state, prompt, (*path, "1")) is None
    assert GAME.step(state, prompt, (*path[:3], "a4")) is None
    assert GAME.step(state, replace(prompt, id="r1.1"), ()) is None


def test_an_exodus_says_in_which_order_it_asks_for_regions() -> None:
    state = arrange({"dice": ["mine", "battle"], "basics": {"5": 2}}, {})
    where, onward = (GAME.step(state, asked(state), path) for path in (("exodus",), ("exodus", "a6", "1")))
    assert isinstance(where, Step) and isinstance(onward, Step)
    assert (where.ask.key, [option.token for option in where.options]) == ("zloba-ask-to", ["a4", "a6", "a8"])
    assert (onward.ask.key, [option.token for option in onward.options]) == ("zloba-ask-to-next", ["a8", "done"])


def test_an_only_answer_is_not_asked_for() -> None:
    state = arrange({"dice": ["battle"], "basics": {"1": 1}}, {"basics": {"2": 3}})
    end = GAME.step(state, asked(state), ("battle",))
    assert isinstance(end, Complete)
    assert end.command == Attack(2, 1, Wounds(1), "die")


def test_every_division_of_wounds_is_offered_once() -> None:
    twins = {"elites": [[1, "champion", 3], [1, "champion", 3]], "basics": {"1": 1}}
    state = arrange({"eye": "charge", "basics": {"1": 1}}, twins)
    one = Figure("champion", 3)
    assert [command.wounds for command in offers(state) if isinstance(command, Attack)] == [
        Wounds(1, (Hit(one, 1),)),
        Wounds(0, (Hit(one, 1), Hit(one, 1))),
        Wounds(0, (Hit(one, 2),)),
    ]


def test_every_exodus_is_offered_once() -> None:
    state = arrange({"dice": ["mine", "mine"], "basics": {"5": 2}}, {})
    found = [command for command in offers(state) if isinstance(command, Exodus)]
    around = (4, 6, 8)
    whole = {(March(end, Troops(units)),) for end in around for units in (1, 2)}
    parted = {(March(one, Troops(1)), March(two, Troops(1))) for one in around for two in around if one < two}
    assert {command.marches for command in found} == whole | parted
    assert len(found) == len(whole | parted)


@pytest.mark.parametrize(
    ("dice", "acted", "command"), [(["battle", "mine"], False, Discard("battle")), (["mine"], True, EndTurn())]
)
def test_the_default_commits_to_least(dice: list[Face], acted: bool, command: object) -> None:
    state = arrange({"dice": dice, "eye": "mine"}, {}, turn={"seat": 0, "acted": acted})
    assert GAME.default(state, asked(state)) == command


def test_the_default_lets_effects_be() -> None:
    state = arrange({"basics": {"5": 2}}, {"cards": ["raid"]}, turn={"seat": 1})
    state = after(state, UseCard("raid"), 1)
    assert GAME.default(state, asked(state)) == LetBe()


def test_the_default_takes_a_die_and_cards_that_are_there() -> None:
    draft = arrange({"dice": []}, {"dice": []}, phase="draft", offer=["mine", "extend"])
    assert GAME.default(draft, asked(draft)) == PickDie("extend")
    state = opened("red", "blue", newcomers=(0,))
    assert GAME.default(state, GAME.prompts(state)[0]) == ChooseCards(("hoard", "levy"))


def test_what_rolls_or_reveals_is_final() -> None:
    last = arrange({"dice": ["mine"]}, {"dice": []})
    assert {end.command: end.final for end in ends(last)} == {Mine("die"): True, Discard("mine"): True}
    early = arrange({"dice": ["mine"]}, {"dice": ["mine"]})
    assert not any(end.final for end in ends(early))
    alone = after(opened("red", "blue"), ChooseCards(("levy",)))
    assert all(end.final for end in ends(alone, 1))
    assert not any(end.final for end in ends(opened("red", "blue")))


def test_rolls_and_reveals_cannot_be_forgotten() -> None:
    events = told(arrange({"dice": ["mine"]}, {"dice": []}), Mine("die"))
    assert {type(event) for event in events if GAME.reveals(event)} >= {Prepared}
    assert not GAME.reveals(events[0])
    assert GAME.reveals(Started(0))


def test_bookkeeping_is_not_told() -> None:
    events = told(arrange({"dice": ["mine"]}, {}), Mine("die"))
    silent = [type(event) for event in events if not GAME.narrate(event, 0)]
    assert set(silent) <= {DieUsed, TurnEnded, Framed, *(type(event) for event in events[-1:])}
    assert len(events) - len(silent) == 1, "one line for one move"


def test_a_match_begins_with_its_table() -> None:
    with pytest.raises(TypeError, match="begins with its table"):
        GAME.initial(Started(0))
    state = opened("red", "blue")
    assert GAME.initial(Opened(state)) == state


def test_the_own_player_goes_for_points() -> None:
    state = arrange({"dice": ["maneuver"], "basics": {"1": 3}}, {"basics": {"5": 3}})
    command = GAME.automated(state, asked(state))
    assert isinstance(command, Move)
    assert 0 < command.troops.size < 3, "it keeps area 1 and takes another"


def test_a_picked_command_is_judged_anywhere_but_where_it_was_picked() -> None:
    state = arrange({"dice": ["mine"]}, {"dice": ["mine"]})
    prompt = asked(state)
    command = GAME.pick(state, prompt, lambda _: 0)
    later, chance = GAME.play(state, prompt.seat, command, Chance()), Chance()
    assert later == after(state, command, prompt.seat)
    assert isinstance(GAME.play(state, 1, command, chance), Rejected)
    assert isinstance(GAME.play(later, prompt.seat, command, chance), Rejected)
    other = GAME.play(state, prompt.seat, Mine("effect"), chance)
    assert isinstance(other, Rejected)
