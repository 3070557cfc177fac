"""Choices about the card that is to bear the one that is being played: what is offered, and what is accepted."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command as menu
from bot.games.doomtrooper.position.commands import Chosen, Play
from bot.games.doomtrooper.position.state import CardId
from bot.games.kernel.ask import NoSuchAnswer, PathAnswers, Unanswered
from bot.games.questions import Step
from tests.bot.games.doomtrooper.examples.real import Real

ATTACHED = {"when": "action", "to": "card", "whom": {"tags": ["warrior"]}, "after": "attach"}


def warriors(table: Real, *values: int) -> tuple[CardId, ...]:
    """Warriors of these values, of both players in turn."""
    return tuple(table.warrior(at % 2, ratings=f"5/5/5/{value}") for at, value in enumerate(values))


def accepts(table: Real, card: CardId, *targets: CardId) -> bool:
    return table.turned_away(0, Play(card, targets=targets)) == ""


def offered(table: Real, card: CardId, *path: str) -> set[tuple[CardId, ...]]:
    """All that a card may be played on, one choice after the other, as the questions offer it."""
    table.goes_on()
    try:
        command = menu(PathAnswers(("play", *path)), Asked(table.run, 0))
    except NoSuchAnswer:
        return set()
    except Unanswered as unanswered:
        assert isinstance(unanswered.step, Step)
        return {found for each in unanswered.step.options for found in offered(table, card, *path, each.token)}
    return {command.targets} if isinstance(command, Play) and command.card == card else set()


def agree(table: Real, card: CardId, stand: set[tuple[CardId, ...]]) -> bool:
    """Whether just these pairs of cards in play are offered for a card, and just these are accepted."""
    pairs = {pair for pair in product(table.run.in_play(), repeat=2) if accepts(table, card, *pair)}
    return offered(table, card) == pairs == stand


@pytest.mark.parametrize(
    ("value", "other", "stands"),
    [(4, 7, False), (4, 8, True), (4, 9, True), (3, 5, False), (3, 6, True), (10, 1, False), (1, 1, False)],
)
def test_prove_your_valor_takes_another_of_at_least_twice_the_value(value: int, other: int, *, stands: bool) -> None:
    table = Real()
    own, foe, great = warriors(table, value, other, 40)
    mission = table.put("prove-your-valor", 0, "hand")
    table.acting()
    pairs = {pair for pair in offered(table, mission) if pair[0] == own}
    assert pairs == {(own, great)} | ({(own, foe)} if stands else set())
    if stands:
        table.plays(0, mission, own, foe).settled()
        assert (table.state.cards[mission].on, table.state.cards[mission].chosen) == (own, (foe,))
    else:
        assert table.refused(0, Play(mission, targets=(own, foe))) == "target.general"


@pytest.mark.parametrize(
    ("more", "others_more", "stand"),
    [
        (0, 0, (False, True, True)),
        (1, 0, (False, False, True)),
        (0, 1, (True, True, True)),
        (1, 1, (False, True, True)),
    ],
)
def test_prove_your_valor_reckons_with_values_as_they_are_now(
    more: int, others_more: int, stand: tuple[bool, ...]
) -> None:
    table = Real()
    own, *others = warriors(table, 4, 7, 9, 10)
    for one, by in ((own, more), *((other, others_more) for other in others)):
        table.on(one, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["value"], "sum": by},))
    mission = table.put("prove-your-valor", 0, "hand")
    table.acting()
    assert tuple(accepts(table, mission, own, other) for other in others) == stand


def test_prove_your_valor_is_offered_for_nobody_who_finds_no_such_foe() -> None:
    table = Real()
    low, _, high = warriors(table, 3, 5, 6)
    mission = table.put("prove-your-valor", 0, "hand")
    assert agree(table.acting(), mission, {(low, high)})


@pytest.mark.parametrize("fits", [True, False])
def test_prove_your_valor_may_be_played_where_only_the_last_of_many_finds_one(*, fits: bool) -> None:
    table = Real()
    great = warriors(table, 8, 8, 8, 8, 8, 8)
    (last,) = warriors(table, 4 if fits else 5)
    mission = table.put("prove-your-valor", 0, "hand")
    table.acting()
    assert agree(table, mission, {(last, one) for one in great} if fits else set())


def test_prove_your_valor_is_never_about_one_warrior_twice() -> None:
    table = Real()
    own, other = warriors(table, 0, 0)
    mission = table.put("prove-your-valor", 0, "hand")
    table.acting()
    assert agree(table, mission, {(own, other), (other, own)})


def test_weapon_link_may_be_played_where_only_the_last_of_many_has_a_weapon() -> None:
    table = Real()
    mishima = [table.warrior(0, tags=("doomtrooper", "mishima")) for _ in range(6)]
    weapon = table.on(mishima[-1], "equipment", tags=("weapon", "weapon:fight"))
    link = table.put("weapon-link", 0, "hand")
    table.acting()
    assert agree(table, link, {(mishima[-1], weapon)})


@pytest.mark.parametrize(
    ("also", "fitting"),
    [
        ({"tags": ["equipment"], "on": {"role": "bearer"}}, {"gun"}),
        ({"tags": ["equipment"], "on": {"role": "holder"}}, {"gun"}),
        ({"tags": ["warrior"], "side": "bearer"}, {"friend"}),
        ({"tags": ["warrior"], "area": "bearer"}, {"friend"}),
        ({"tags": ["warrior"], "bounds": {"value": {"most": {"of": "value", "cards": {"role": "bearer"}}}}}, {"foe"}),
    ],
)
def test_further_choices_know_who_is_to_bear_the_card(also: dict[str, Any], fitting: set[str]) -> None:
    table = Real()
    foe, bearer, _, friend = warriors(table, 3, 4, 9, 9)
    guns = {"gun": table.on(bearer, "equipment"), "other gun": table.on(foe, "equipment")}
    named = {**guns, "foe": foe, "friend": friend}
    card = table.card(play={**ATTACHED, "also": [also]})
    table.acting()
    pairs = {(bearer, named[one]) for one in fitting}
    assert {pair for pair in offered(table, card) if pair[0] == bearer} == pairs
    assert {(bearer, one) for one in named.values() if accepts(table, card, bearer, one)} == pairs


def test_what_another_card_plays_is_about_the_one_that_is_to_bear_it_too() -> None:
    table = Real()
    own, _, great = warriors(table, 4, 3, 8)
    mission = table.put("prove-your-valor", 0, "hand")
    helper = table.card(
        play={"when": "action", "after": "discard"}, effects=({"do": "play", "who": {"tags": ["mission"], "count": 1}},)
    )
    table.acting().plays(0, helper).settled()
    table.says(0, Chosen((mission,))).settled()
    here = table.state.cards[mission]
    assert (here.on, here.chosen) == (own, (great,))
