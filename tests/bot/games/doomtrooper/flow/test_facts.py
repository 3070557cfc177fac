"""The facts beside a question, held against what then happens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.contract import after_events
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command as menu
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.pack.decks.lobby import READY
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Attack, ChooseTactic, Play, Use
from bot.games.doomtrooper.position.frames import ActionFrame, Discarding, Opening
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.tells.beside import facts
from bot.games.doomtrooper.words.catalogue import named
from bot.games.kernel.ask import PathAnswers, Unanswered
from bot.games.offers import only
from bot.games.playing import Dice
from bot.games.questions import Complete, Number, Prompt, Step
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Accepted, Line
from tests.bot.games.doomtrooper.rules.combat.fights import Fight, Tactic, able
from tests.bot.games.doomtrooper.telling.words import inside
from tests.rows import rows

KEPT = "doomtrooper-fact-"
GAME = Doomtrooper(own_catalogue())


def of(lines: tuple[Line, ...], key: str) -> list[Line]:
    """The facts of a kind, wherever they stand in others."""
    return [each for line in lines for each in inside(line) if each.key == f"{KEPT}{key}"]


def in_hand(lines: tuple[Line, ...]) -> list[Line]:
    """The cards of a hand, a line each."""
    every = (each for line in of(lines, "in-hand") for each in inside(line))
    return [each for each in every if each.key in ("doomtrooper-said-short", "doomtrooper-said-short-name")]


def price(lines: tuple[Line, ...], what: str) -> int:
    """How much of something is asked for."""
    return sum(int(str(line.args["count"])) for line in of(lines, f"price-{what}"))


def path_by_chance(state: State, prompt: Prompt, lot: random.Random) -> tuple[str, ...]:
    """A path to a command, picked by chance; passing only where nothing else is offered."""
    path: tuple[str, ...] = ()
    while not isinstance(step := GAME.step(state, prompt, path), Complete):
        if isinstance(step, Number):
            path = (*path, str(lot.randint(step.least, step.most)))
            continue
        assert isinstance(step, Step), step
        said = only(step)
        if said is None and (step.least, step.most) != (1, 1):
            said = "+".join(option.token for option in step.options[: step.least]) or "-"
        tokens = [option.token for option in step.options]
        path = (*path, said or lot.choice([one for one in tokens if one != "pass"] or tokens))
    return path


def positions(seed: int, ruleset: int, moves: int) -> Iterator[tuple[State, Prompt, tuple[str, ...], tuple[Any, ...]]]:
    """Positions of a match with ready decks: who is asked, the path that is gone, the events it leads to."""
    lot, seats = random.Random(seed), tuple(SeatSetup({READY: deck}) for deck in ("dawn", "ash"))
    chance = Dice(lambda below: lot.randrange(below))
    state: State = after_events(GAME, GAME.open(Setup(GAME.rulesets[ruleset].key, "duel", seats), chance))
    for _ in range(moves):
        asked = [prompt for prompt in GAME.prompts(state) if not prompt.ahead]
        if not asked:
            return
        path = path_by_chance(state, asked[0], lot)
        command = GAME.command(state, asked[0], path)
        assert command is not None
        done = GAME.decide(state, asked[0].decider, command, chance)
        assert isinstance(done, Accepted), done
        yield state, asked[0], path, done.events
        state = after_events(GAME, done.events, state)


@pytest.mark.parametrize(("seed", "ruleset"), [(1, 0), (2, 1)])
def test_the_price_that_is_asked_is_what_leaves(seed: int, ruleset: int) -> None:
    paid = 0
    for state, prompt, path, events in positions(seed, ruleset, 260):
        command = GAME.command(state, prompt, path)
        if not isinstance(command, Play | Use):
            continue
        shown = GAME.facts(state, prompt, path)
        gone = next((one for one in events if isinstance(one, ev.Scored) and one.why == "pay"), None)
        left = (0, 0) if gone is None else (-gone.destiny, -gone.victory)
        assert (price(shown, "destiny"), price(shown, "victory")) == left
        if isinstance(command, Play):
            begun = next(at for at, one in enumerate(events) if isinstance(one, ev.Moved) and one.card == command.card)
            tokens = [len(one.tokens) for one in events[:begun] if isinstance(one, ev.Tokens)]
            before = len(state.players[prompt.seat].tokens)
            assert price(shown, "actions") == before - (tokens[-1] if tokens else before)
        for line in of(shown, "left"):
            player = after_events(GAME, events[: events.index(gone) + 1], state).players[prompt.seat]
            assert line.args["left"] == Line(
                "doomtrooper-points", {"destiny": player.destiny, "victory": player.victory}
            )
            paid += 1
    assert paid > 3


def names(lines: list[Line], what: str) -> list[str]:
    """The cards that lines name in an argument."""
    named = (each for line in lines for each in inside(Line("", {what: line.args[what]})))
    return sorted(str(each.args["key"]) for each in named if "key" in each.args)


def test_at_the_mulligan_the_turn_and_the_discard_the_own_hand_is_read() -> None:
    seen, discarded = set(), 0
    for state, prompt, _, _ in positions(3, 1, 120):
        shown = GAME.facts(state, prompt, ())
        held = (card for card in state.cards if card.zone == "hand" and card.controller == prompt.seat)
        hand = sorted(str(named(card.code).args["key"]) for card in held)
        if isinstance(state.stack[-1], Opening):
            assert names(in_hand(shown), "card") == hand
            assert [line.args["destiny"] for line in of(shown, "purse")] == [state.players[prompt.seat].destiny]
        elif isinstance(state.stack[-1], Discarding):
            assert names(in_hand(shown), "card") == hand
            discarded += 1
        elif of(shown, "hand"):
            assert names(of(shown, "hand"), "cards") == hand
        seen |= {line.key.removeprefix(KEPT) for line in shown}
    assert discarded
    assert seen >= {"in-hand", "hand", "points", "purse"}


def test_at_the_turn_the_cards_that_can_be_played_are_read_with_the_prices_asked_next() -> None:
    compared = 0
    for state, prompt, _, _ in positions(3, 1, 120):
        if not isinstance(state.stack[-1], ActionFrame) or prompt.judge:
            continue
        shown, asked = of(GAME.facts(state, prompt, ()), "playable"), of(GAME.facts(state, prompt, ("play",)), "price")
        assert len(shown) == bool(asked)
        for line in shown:
            cards = line.args["cards"]
            assert isinstance(cards, tuple)
            listed = [(each.args["card"], each.args["price"]) for each in cards if isinstance(each, Line)]
            offered = [(each.args["card"], each.args["price"]) for each in asked]
            assert all(one in offered for one in listed)
            assert all(one in listed for one in offered)
            assert all(listed.count(one) == 1 for one in listed)
            compared += 1
    assert compared > 5


FIGHTS = {
    "nobody is hurt": ("3/3/5/4", "3/3/5/4", ()),
    "the defender is wounded": ("6/3/5/4", "3/3/5/4", ()),
    "both are wounded": ("6/3/5/4", "7/3/5/4", ()),
    "who strikes first kills, and nobody strikes back": (
        "6/3/5/4",
        "7/3/5/4",
        (able("first-strike"), able("kills")),
    ),
    "who is struck first lives and strikes back": ("6/3/5/4", "7/3/5/4", (able("first-strike"),)),
}


@rows("tactic", ["fight", "shoot"])
@rows("name", FIGHTS)
def test_the_outcome_that_is_shown_before_the_tactic_is_that_of_the_fight(name: str, tactic: Tactic) -> None:
    ours, theirs, effects = FIGHTS[name]
    table = Fight(ours={"ratings": ours, "effects": effects}, theirs={"ratings": theirs}).announced().all_pass()
    shown = facts(Asked(table.run, 0), (tactic,), ChooseTactic(tactic))
    (outcome,) = of(shown, "if")
    sums = [line for line in shown if line.key.startswith("doomtrooper-tally-")]

    table.says(0, ChooseTactic(tactic)).all_pass()

    (fought,) = table.told(ev.Fought)
    hurt = {one.card for one in table.told(ev.Marked) if one.mark == "wounded" and not one.off}
    dead = {one.card for one in table.told(ev.Moved) if one.why == "kill"}
    said = [each for each in inside(outcome) if each.key.startswith(KEPT)]
    for key, happened in (("wounded", hurt), ("dies", dead)):
        assert [one.args["card"] for one in said if one.key == f"{KEPT}{key}"] == [
            labels.card(table.run, card) for card in sorted(happened, reverse=True)
        ]
    assert bool(of(shown, "unhurt")) is (not hurt and not dead)
    assert [_total(line, what) for line in sums for what in ("attack", "armour")] == [
        fought.attack,
        fought.back_armour,
        fought.back,
        fought.armour,
    ]


def _total(line: Line, what: str) -> int:
    rated = line.args[what]
    assert isinstance(rated, Line)
    return int(str(rated.args["total"]))


def test_of_both_tactics_the_sums_stand_there_before_one_is_chosen() -> None:
    table = Fight().announced().all_pass()
    found = menu_question(table)
    assert len(of(facts(Asked(table.run, 0), (), found), "if")) == 2


def test_who_attacks_reads_the_ratings_of_both_sides_but_not_of_who_lies_face_down() -> None:
    table = Fight().acting()
    table.warrior(1, name="Secret", unpaid=True, covered=True)
    table.says(0, Attack()).all_pass()
    shown = facts(Asked(table.run, 0), (), menu_question(table))
    assert len(of(shown, "card")) == 2
    (hidden,) = of(shown, "face-down")
    assert "Secret" not in repr(shown)
    assert hidden.args["card"] == labels.card(table.run, 2, 0)


def menu_question(table: Fight) -> Step:
    """The question of the first seat."""
    with pytest.raises(Unanswered) as raised:
        menu(PathAnswers(()), Asked(table.run, 0))
    assert isinstance(raised.value.step, Step)
    return raised.value.step
