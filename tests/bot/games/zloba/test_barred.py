"""What is not offered although one may look for it: elites, skills, dice, areas, each with the refusal it would get."""

from __future__ import annotations

import random

from bot.games.offers import pick
from bot.games.questions import Barred, Option, Prompt, Step
from bot.games.values import Line, Rejected
from bot.games.zloba.position.commands import Buy, Command, Deploy, Mine, UseSkill
from bot.games.zloba.position.state import State
from tests.bot.games.zloba.table import GAME, Chance, after, arrange, asked, opened


def barred(state: State, *path: str) -> tuple[Barred, ...]:
    return GAME.barred(state, asked(state), path)


def sentences(found: tuple[Barred, ...]) -> list[tuple[str, str]]:
    return [(one.why.rule.removeprefix("zloba-cs."), one.why.line.key.removeprefix("zloba-no-")) for one in found]


def test_an_elite_that_is_too_dear_says_what_it_costs_and_what_one_has() -> None:
    state = arrange({"corra": 2}, {})
    found = barred(state, "buy")
    dear = [one for one in found if one.why.line.key == "zloba-no-corra"]
    assert dear
    assert {one.what.key for one in dear} == {"zloba-elite-price"}
    for one in dear:
        assert one.why.rule == "zloba-cs.purchase.cost"
        assert one.why.line.args == {"cost": one.what.args["cost"], "have": 2}
        assert int(str(one.what.args["cost"])) > 2
    assert all(one in barred(state) for one in dear)


def test_an_elite_of_which_none_is_left_says_so() -> None:
    state = arrange({"corra": 9, "elites": [[1, "scout", 2], [2, "scout", 1]]}, {})
    assert ("purchase.own-mat", "elite-out") in sentences(barred(state, "buy"))


def test_an_elite_that_has_no_place_says_so_and_one_that_has_says_where_it_may_not_go() -> None:
    state = arrange({"corra": 5, "basics": {"0": 3}}, {})
    assert ("purchase.legal-placement", "nowhere") in sentences(barred(state, "buy"))
    (places,) = barred(arrange({"corra": 5, "basics": {"3": 1}}, {}), "buy", "shield")
    assert sentences((places,)) == [("purchase.deploy", "elite-place")]
    others = Line("zloba-areas", {"count": 7, "areas": "1, 2, 4, 5, 6, 7, 8"})
    assert places.what.args["places"] == (Line("zloba-zone"), others)


def test_areas_without_own_units_are_one_line_of_a_deployment() -> None:
    state = arrange({"dice": ["extend"], "basics": {"2": 1, "5": 1}}, {})
    zone, found = barred(state, "extend")
    assert (zone.what, zone.why.rule) == (
        Line("zloba-elsewhere", {"what": Line("zloba-name-extend")}),
        "zloba-cs.action.extend-own-zone",
    )
    others = (Line("zloba-areas", {"count": 6, "areas": "1, 3, 4, 6, 7, 8"}),)
    assert found.what == Line("zloba-elsewhere", {"what": Line("zloba-name-extend")})
    assert sentences((found,)) == [("action.extend", "nobody-there")]
    assert found.why.line.args["place"] == others


def test_areas_out_of_reach_are_named_and_those_in_reach_are_not() -> None:
    state = arrange({"dice": ["battle"], "basics": {"1": 1}}, {"basics": {"1": 1, "4": 1}})
    (found,) = barred(state, "battle")
    assert found.what == Line("zloba-elsewhere", {"what": Line("zloba-name-battle")})
    assert found.why.line.args["place"] == (Line("zloba-areas", {"count": 1, "areas": "4"}),)
    assert sentences((found,)) == [("action.battle", "too-far")]


def test_a_die_of_no_use_is_named() -> None:
    state = arrange({"dice": ["battle", "mine"], "basics": {"1": 1}}, {})
    (die,) = [one for one in barred(state) if one.what == Line("zloba-name-battle")]
    assert sentences((die,)) == [("action.battle", "useless")]
    assert barred(after(state, Mine("die")), "battle") == ()


def test_nothing_is_said_in_anybody_elses_turn_or_before_the_first_round() -> None:
    start = opened("red", "blue")
    assert all(GAME.barred(start, prompt, ()) == () for prompt in GAME.prompts(start))
    draft = arrange({"corra": 0}, {}, phase="draft", offer=["mine", "battle"])
    assert barred(draft) == ()


def test_whatever_is_said_not_to_be_had_is_refused_for_that_in_any_match() -> None:
    chooser, seen = random.Random(4), 0
    state = opened("red", "blue")
    for _ in range(150):
        prompts = GAME.prompts(state)
        if not prompts:
            break
        prompt = prompts[0]
        assert GAME.barred(state, prompt, ("nonsense", "path")) == ()
        for path in ((), *((option.token,) for option in options(state, prompt, ()))):
            offered = [option.label for option in options(state, prompt, ())]
            assert not [one for one in GAME.barred(state, prompt, path) if one.what in offered]
        for one in GAME.barred(state, prompt, ("buy",)):
            keys = list(GAME.components.kinds[state.forces[prompt.seat].faction].values())
            said = {key for kind in keys for key in _why(state, prompt.seat, Buy(kind.key, 0))}
            assert one.why.line.key in said | {"zloba-no-corra", "zloba-no-elite-out", "zloba-no-nowhere"}
            seen += 1
        for one in GAME.barred(state, prompt, ("extend",)):
            for number in numbers(one):
                assert one.why.line.key in _why(state, prompt.seat, Deploy(number, 1, "die"))
                seen += 1
        for one in GAME.barred(state, prompt, ("skill",)):
            skills = GAME.components.skills[state.forces[prompt.seat].faction]
            assert any(one.why.line.key in _why(state, prompt.seat, UseSkill(key)) for key in skills)
        command = pick(GAME, state, prompt, chooser.randrange)
        state = after(state, command, prompt.seat)
    assert seen


def options(state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Option, ...]:
    step = GAME.step(state, prompt, path)
    return step.options if isinstance(step, Step) else ()


def numbers(one: Barred) -> list[int]:
    """The places that a refusal names."""
    named = one.why.line.args["place"]
    assert isinstance(named, tuple)
    areas = [str(line.args.get("areas", "0")).split(", ") for line in named]
    return [int(area) for some in areas for area in some]


def _why(state: State, seat: int, command: Command) -> tuple[str, ...]:
    decision = GAME.decide(state, seat, command, Chance())
    return tuple(one.line.key for one in decision.violations) if isinstance(decision, Rejected) else ()
