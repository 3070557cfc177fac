"""Matches from their opening, with decks of printed cards: how the table is set, and who may play with what."""

from __future__ import annotations

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.deck import Deck, written
from bot.games.doomtrooper.pack.decks.lobby import DECK, READY
from bot.games.doomtrooper.pack.decks.ready import ready_decks
from bot.games.doomtrooper.position.commands import Pass, Privilege
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.doomtrooper.words.rules.ways import TARGET
from bot.games.setup import FIRST, SeatSetup, Setup
from bot.games.values import Accepted, Rejected
from tests.bot.games.doomtrooper.table import Fixed

GAME = Doomtrooper(own_catalogue())
BOTH = [CZECH, SWEDISH]
DAWN = next(ready.deck for ready in ready_decks() if ready.key == "dawn")
FIGHTERS = {code for code, card in own_catalogue().items() if card.type == "warrior"}
PLAIN = [code for code, card in own_catalogue().items() if card.limit == 5 and code not in FIGHTERS]
UNARMED = Deck(dict.fromkeys(PLAIN[:15], 4), DAWN.side)


def set_up(rules: Rules, *decks: dict[str, str], variant: str = "duel", **options: str) -> Setup:
    """The setup of a table; seats without a deck of their own play a ready one."""
    return Setup(rules.key, variant, tuple(SeatSetup(deck or {READY: "dawn"}) for deck in decks), options=options)


def opened(setup: Setup, *drawn: int) -> State:
    """The position of a match as it begins; chance draws these numbers first, then zeroes."""
    assert GAME.check(setup) == ()
    first, *others = GAME.open(setup, Fixed(*drawn))
    return after_events(GAME, others, GAME.initial(first))


def zone(state: State, seat: int, where: str) -> list[str]:
    """The codes of a seat's cards in a zone, in the order of their numbers."""
    return [card.code for card in state.cards if card.owner == seat and card.zone == where]


def said(state: State, seat: int, command: Privilege | Pass) -> State | str:
    """The position after a command, or the rule that refuses it."""
    decision = GAME.decide(state, seat, command, Fixed())
    if isinstance(decision, Rejected):
        return decision.violations[0].rule
    assert isinstance(decision, Accepted)
    return after_events(GAME, decision.events, state)


@pytest.mark.parametrize("rules", BOTH)
def test_everybody_begins_with_five_points_and_seven_cards_of_a_shuffled_deck(rules: Rules) -> None:
    """Rule: doomtrooper-cs.setup.destiny-points, doomtrooper-cs.setup.opening-hand, doomtrooper-cs.setup.shuffle,
    doomtrooper-sv.setup.start-points, doomtrooper-sv.setup.hand, doomtrooper-sv.setup.shuffle"""
    state = opened(set_up(rules, {}, {}))
    for seat, player in enumerate(state.players):
        assert (player.destiny, player.victory) == (5, 0)
        assert (len(zone(state, seat, "hand")), len(state.libraries[seat])) == (7, 53)
        assert len(zone(state, seat, "sideboard")) == 25
    other = opened(set_up(rules, {}, {}), *range(40))
    assert sorted(zone(other, 0, "hand")) != sorted(zone(state, 0, "hand"))


def test_who_starts_is_drawn_by_lot_in_the_czech_book() -> None:
    """Rule: doomtrooper-cs.setup.who-starts"""
    draws = 2 * (sum(DAWN.main.values()) - 1)
    assert {opened(set_up(CZECH, {}, {}), *(0,) * draws, lot).first for lot in (0, 1)} == {0, 1}


@pytest.mark.parametrize("first", ["0", "1"])
def test_who_starts_is_settled_by_the_players_in_the_swedish_one(first: str) -> None:
    """Rule: doomtrooper-sv.setup.first-player"""
    state = opened(set_up(SWEDISH, {}, {}, **{FIRST: first}))
    assert state.active == int(first)
    assert {prompt.decider for prompt in GAME.prompts(state) if not prompt.ahead} == {int(first)}


def test_a_new_hand_comes_before_the_old_one_goes_back() -> None:
    """Without a warrior the old hand is shuffled into the library.

    Rule: doomtrooper-cs.setup.cardinals-privilege
    """
    state = opened(set_up(CZECH, {DECK: written(UNARMED, own_catalogue())}, {}))
    old = {at for at, card in enumerate(state.cards) if card.owner == 0 and card.zone == "hand"}
    assert not FIGHTERS & {state.cards[at].code for at in old}
    after = said(state, 0, Privilege(new=True))
    assert isinstance(after, State)
    assert {after.cards[at].zone for at in old} == {"library"}
    assert (len(zone(after, 0, "hand")), len(after.libraries[0])) == (7, len(state.libraries[0]))
    assert said(after, 0, Privilege(new=True)) == "doomtrooper-cs.anytime.order"


def test_a_new_hand_in_the_place_of_one_with_a_warrior_costs_seven_cards() -> None:
    """Rule: doomtrooper-cs.setup.cardinals-privilege-warrior"""
    state = opened(set_up(CZECH, {}, {}))
    old = {at for at, card in enumerate(state.cards) if card.owner == 0 and card.zone == "hand"}
    assert FIGHTERS & {state.cards[at].code for at in old}
    after = said(state, 0, Privilege(new=True))
    assert isinstance(after, State)
    assert {after.cards[at].zone for at in old} == {"discard"}
    assert len(after.libraries[0]) == len(state.libraries[0]) - 7
    kept = said(state, 0, Privilege(new=False))
    assert isinstance(kept, State)
    assert {kept.cards[at].zone for at in old} == {"hand"}


def test_the_swedish_book_knows_no_new_hand() -> None:
    """Rule: doomtrooper-sv.setup.hand"""
    state = opened(set_up(SWEDISH, {}, {}))
    assert str(said(state, state.active, Privilege(new=True))).startswith("doomtrooper-sv.")


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("seats", "variant", "stands"), [
    (1, "duel", False), (2, "duel", True), (3, "free", True), (3, "arch-enemies", True), (4, "teams", True),
    (5, "teams", False),
])  # fmt: skip
def test_how_many_play_and_how(seats: int, variant: str, *, stands: bool, rules: Rules) -> None:
    """Rule: doomtrooper-sv.overview.players, doomtrooper-sv.multiplayer.choose"""
    known = next(each for each in GAME.rulesets if each.key == rules.key)
    if variant not in {each.key for each in known.variants}:
        pytest.skip("only the Swedish book has this mode")
    assert (GAME.check(set_up(rules, *({},) * seats, variant=variant)) == ()) is stands


def test_a_team_shares_ten_points_at_the_start() -> None:
    """Rule: doomtrooper-sv.multiplayer.teams"""
    state = opened(set_up(SWEDISH, {}, {}, {}, {}, variant="teams"))
    assert sum(player.destiny for player in state.players) in (20, 40)
    assert (state.mode, {player.destiny for player in state.players}) == ("teams", {10})


@pytest.mark.parametrize("target", [25, 40])
def test_how_many_points_win_is_agreed_before(target: int) -> None:
    """Rule: doomtrooper-sv.goal.length"""
    assert opened(set_up(SWEDISH, {}, {}, **{TARGET: str(target)})).target == target
    (refused,) = GAME.check(set_up(SWEDISH, {}, {}, **{TARGET: "0"}))
    assert refused.rule == "doomtrooper-sv.goal.twenty-five"


def lists(main: dict[str, int], side: dict[str, int] | None = None) -> dict[str, str]:
    """A seat that brings a list."""
    return {DECK: written(Deck(main, DAWN.side if side is None else side), own_catalogue())}


FEW = dict(list(DAWN.main.items())[:-1])
COMMON = next(code for code in DAWN.main if own_catalogue()[code].limit == 5)


@pytest.mark.parametrize(
    ("rules", "deck", "rule"),
    [
        (CZECH, lists(FEW), "term.deck-size"),
        (SWEDISH, lists(FEW), "deck.minimum"),
        (CZECH, lists({**DAWN.main, COMMON: 6}), "term.deck-size"),
        (SWEDISH, lists({**DAWN.main, COMMON: 6}), "deck.copies"),
        (CZECH, lists(DAWN.main, dict(list(DAWN.side.items())[:-1])), "term.sideboard"),
    ],
)
def test_a_deck_of_another_size_or_with_more_copies_does_not_play(
    rules: Rules, deck: dict[str, str], rule: str
) -> None:
    """Rule: doomtrooper-cs.term.deck-size, doomtrooper-cs.term.sideboard, doomtrooper-sv.deck.minimum,
    doomtrooper-sv.deck.copies"""
    assert GAME.check(set_up(rules, lists(dict(DAWN.main)), {})) == ()
    assert {each.rule.partition(".")[2] for each in GAME.check(set_up(rules, deck, {}))} == {rule}
