"""What a task in hand is about, in the first question a player meets on coming back to it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.questions import Step
from bot.games.values import Line
from bot.games.zloba.looks.labels import named, place
from bot.games.zloba.pack.components import name_of
from bot.games.zloba.position.commands import UseSkill
from bot.games.zloba.position.state import Act, Onward, Pending, State
from bot.games.zloba.position.units import Figure
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import GAME, after, arrange, asked


def first(state: State) -> Line:
    step = GAME.step(state, asked(state), ())
    assert isinstance(step, Step)
    return step.ask


def test_spoils_are_named_with_their_area_and_action() -> None:
    stack = (Pending(0, "spoils", (Act("extend"),), 3),)
    state = replace(arrange({"basics": {"3": 1}}, {}), stack=stack)
    assert first(state) == Line("zloba-ask-spoils", {"action": named("extend"), "place": place(3)})


def test_an_effect_is_named_by_what_it_comes_from() -> None:
    seats: tuple[dict[str, Any], ...] = ({}, {"corra": 2, "basics": {"1": 2, "4": 1}, "removed": 2})
    state = after(arrange(*seats, turn={"seat": 1}), UseSkill("rally"), 1)
    assert first(state) == Line("zloba-ask-effect", {"source": name_of(GAME.components.skill("rally"))})


def test_swift_elites_are_asked_where_they_stand() -> None:
    state = arrange({"elites": [[2, "scout", 1]]}, {})
    state = replace(state, stack=(Onward(0, 2, (Figure("scout", 1),)),))
    assert first(state) == Line("zloba-ask-onward", {"place": place(2)})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.CS, "Co uděláš s kořistí (oblast 3, Posílení)?"),
        (Language.EN, "What will you do with the spoils (region 3, Extend)?"),
        (Language.SV, "Vad gör du med krigsbytet (område 3, Förstärka)?"),
    ],
)
def test_the_question_reads_like_one(language: Language, said: str) -> None:
    say = localizer(language).say
    where, what = say("zloba-area", area=3), say("zloba-name-extend")
    assert say("zloba-ask-spoils", place=where, action=what) == said
