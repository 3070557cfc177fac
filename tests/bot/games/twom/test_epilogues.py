"""The end of a campaign: epilogues for everybody who was in it, and the campaign in figures."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

from bot.games.contract import after_events
from bot.games.playing import Dice
from bot.games.twom.asks.decide import begun
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.people import Kill
from bot.games.twom.pack.effects.story import End
from bot.games.twom.pack.form import FORM
from bot.games.twom.position.commands import Assign, Bedtime
from bot.games.twom.position.events import Drew, Read, Summed, Told, Unframed
from bot.games.twom.position.figures import evolve
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.people import Lost, Person
from bot.games.values import SPECTATOR, Accepted
from tests.bot.games.twom.table import TINY, Script, at, setup, tiny

STORIES = """
[[epilogues]]
when = [{ type = "flagged", flag = "sung" }]
text = { cs = "Dům zpíval." }
[[epilogues]]
text = { cs = "Dům mlčí." }
"""
OF_VERA = """
[[characters.epilogues]]
fate = "died"
text = { cs = "Věru pohřbili." }
[[characters.epilogues]]
fate = "alive"
when = [{ type = "somebody", who = { of = "acting" }, quality = "misery", least = 2 }]
text = { cs = "Věra nespí." }
[[characters.epilogues]]
fate = "alive"
text = { cs = "Věra zpívá." }
"""


@cache
def told_game() -> Twom:
    """The game with a pack that tells of the group, and of Věra."""
    text = TINY.read_text("utf-8").replace('[[characters]]\nkey = "hugo"', f'{OF_VERA}\n[[characters]]\nkey = "hugo"')
    return Twom(FORM.read((text + STORIES).encode()))


def over(people: tuple[Person, ...], **parts: Any) -> list[Any]:
    """What happens when an event ends the campaign."""
    state = at("event-over", people, stack=(Doing((End(won=True),), "finales.truce"),), **parts)
    return [*begun(told_game().components, state, Script()).events]


def said(events: list[Any]) -> list[str]:
    """The epilogues in the order in which they are told: the texts of the pack, and the keys of other lines."""
    game = told_game()
    lines = [line for event in events if isinstance(event, Told) for line in game.narrate(event, SPECTATOR)]
    return [game.texts[str(line.args["key"])].cs if line.key == "pack-text" else line.key for line in lines]


def test_everybody_who_was_in_it_has_an_epilogue() -> None:
    events = over((Person("hugo"), Person("dita")), lost=(Lost("vera", "died", 3), Lost("olaf", "left", 5)))
    told = [event for event in events if isinstance(event, Told)]
    assert [(each.who, each.fate) for each in told] == [
        (None, None),
        ("vera", "died"),
        ("olaf", "left"),
        ("hugo", "alive"),
        ("dita", "alive"),
    ]
    assert said(events) == [
        "Dům mlčí.",
        "twom-told-died",
        "Věru pohřbili.",
        "twom-told-left",
        "twom-told-alive",
        "twom-told-alive",
    ]


def test_the_first_epilogue_whose_conditions_hold_is_told() -> None:
    assert said(over((Person("vera", misery=1),), flags=("sung",))) == ["Dům zpíval.", "twom-told-alive", "Věra zpívá."]
    assert said(over((Person("vera", misery=2), Person("dita")))) == [
        "Dům mlčí.",
        "twom-told-alive",
        "Věra nespí.",
        "twom-told-alive",
    ]


def test_the_stories_are_told_when_nobody_is_left() -> None:
    state = at("event-over", (Person("vera"),), stack=(Doing((Kill(),), acting=("vera",)),))
    events = begun(told_game().components, state, Script()).events
    assert [type(event).__name__ for event in events][-4:] == ["Ended", "Told", "Told", "Summed"]
    assert said([*events]) == ["Dům mlčí.", "twom-told-died", "Věru pohřbili."]


def test_the_figures_are_told_last_and_only_what_was_counted() -> None:
    summed = over((Person("vera"),), day=7, figures={"built": 2}, lost=(Lost("hugo", "left", 2),))[-1]
    assert summed == Summed(7, 1, 1, {"built": 2})
    lines = told_game().narrate(summed, SPECTATOR)
    assert [(line.key, line.args["count"]) for line in lines] == [
        ("twom-sum-days", 7),
        ("twom-sum-here", 1),
        ("twom-sum-lost", 1),
        ("twom-sum-built", 2),
    ]


def test_the_figures_are_those_of_what_happened() -> None:
    game = tiny()
    totals: Counter[str] = Counter()
    for seed in range(6):
        lot = random.Random(seed)
        chance = Dice(lot.randrange)
        events = [*game.open(setup(2), chance)]
        state = after_events(game, events)
        while prompts := game.prompts(state):
            command = game.pick(state, prompts[0], lot.randrange)
            if isinstance(command, Assign):
                guard, *others = state.keys
                command = Assign((Bedtime(guard, "guard"), *(Bedtime(key, "outside") for key in others)))
            decision = game.decide(state, prompts[0].seat, command, chance)
            assert isinstance(decision, Accepted)
            events += decision.events
            state = after_events(game, decision.events, state)
        summed = events[-1]
        assert isinstance(summed, Summed)
        assert summed.figures.get("scripts", 0) == sum(isinstance(event, Read) for event in events)
        drawn = Counter(event.deck for event in events if isinstance(event, Drew))
        assert summed.figures.get("explored", 0) == drawn["exploration"]
        assert summed.figures.get("raids", 0) == drawn["raids"]
        assert (summed.here, summed.lost) == (len(state.people), len(state.lost))
        totals += Counter(summed.figures)
    assert {"explored", "raids", "brought", "nights-out"} <= set(totals)


def test_killed_enemies_are_counted_once() -> None:
    foes = (Foe("A", 0), Foe("A", 0))
    before = at("card-over", (Person("vera"),), stack=(Combat(foes, ("vera",)),))
    dealt = evolve(before, Unframed(Combat(foes, ("vera",), stage="receiving", killed=1)))
    assert dealt.figures == {"killed": 1}
    after = evolve(dealt, Unframed(Combat(foes, ("vera",), stage="choice", killed=1)))
    assert after.figures == {"killed": 1}
