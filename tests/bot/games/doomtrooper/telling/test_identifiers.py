"""Nothing that a seat is shown follows from the ids of cards, which follow the order of a deck."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.seen import labels, picking
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import arrivals
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position import run as runs
from bot.games.doomtrooper.position.commands import Attack
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, State
from bot.games.doomtrooper.tells import view_builder
from bot.games.playing import Dice
from bot.games.questions import Step
from bot.games.values import SPECTATOR, Viewer
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.suite.identifiers import renamed
from tests.bot.games.suite.offering import same_steps
from tests.bot.games.suite.play import Breach
from tests.rows import rows

CODES = ("ada", "bea", "cyd", "dot")
TRIES = 12


class Fight(Seats):
    """Seat 0 attacks seat 1, before whom warriors lie that nobody else knows: his deck is sorted, and known to all."""

    def __init__(self, *hidden: str, open_too: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.mine = self.warrior(name="mine")
        self.gun = self.card("equipment", 1, name="gun")
        self.ids = {code: self.warrior(1, "library", name=code) for code in sorted({*CODES, *hidden, *open_too})}
        self.acting()
        for code in open_too:
            self.comes(code)
        for code in hidden:
            self.comes(code, hidden=True)
        self.says(0, Attack()).all_pass()

    def comes(self, code: str, *, hidden: bool = False) -> None:
        """One of the warriors of seat 1 comes, openly or hidden."""
        zone = "aside" if hidden else "squad"
        self.run.emit(ev.Moved(self.ids[code], zone, "recruit", controller=1, covered=hidden, unpaid=hidden))  # type: ignore[arg-type]

    @property
    def game(self) -> Doomtrooper:
        return Doomtrooper(Catalogue(tuple(self.printed.values())))

    def defenders(self) -> Step:
        """The question whom to attack, as seat 0 is asked it."""
        game, state = self.game, self.goes_on().state
        (prompt,) = game.prompts(state)
        step = game.step(state, prompt, (self.token(self.mine),))
        assert isinstance(step, Step)
        return step


def as_first_version(state: State) -> State:
    """The position as the first version kept it: cards are gone through by ids, and nobody knows how they came."""
    return replace(arrivals.bare(state), by_arrival=False)


def test_a_button_does_not_name_a_hidden_warrior() -> None:
    table = Fight("cyd", "ada")
    deck = [card.code for card in table.state.cards]
    for option in table.defenders().options:
        named = deck[int(option.token)] if option.token.isdecimal() and int(option.token) < len(deck) else ""
        assert named == "", f"{option.token} is {named}"


@pytest.mark.parametrize("hidden", [("ada", "cyd"), ("cyd", "ada"), ("dot", "bea")])
def test_what_is_offered_is_the_same_whoever_lies_hidden(hidden: tuple[str, str]) -> None:
    assert Fight(*hidden).defenders() == Fight("bea", "cyd").defenders()


def test_hidden_warriors_keep_the_numbers_in_which_they_came() -> None:
    table = Fight("dot", "ada", "cyd")
    of = {code: labels.hidden_number(table.run, table.ids[code]) for code in ("dot", "ada", "cyd")}
    assert of == {"dot": 1, "ada": 2, "cyd": 3}
    table.run.emit(ev.Moved(table.ids["dot"], "discard", "discard"))
    table.comes("bea", hidden=True)
    of = {code: labels.hidden_number(table.run, table.ids[code]) for code in ("ada", "cyd", "bea")}
    assert of == {"ada": 2, "cyd": 3, "bea": 4}


def test_a_warrior_who_was_known_is_not_known_again() -> None:
    """He was seen in play, went back to the hand, and one of those there is laid down hidden."""
    shown = set()
    for code in ("ada", "bea"):
        table = Fight(open_too=("ada", "bea"))
        before = {option.token for option in table.defenders().options}
        for one in ("ada", "bea"):
            table.run.emit(ev.Moved(table.ids[one], "hand", "hand"))
        table.comes(code, hidden=True)
        (option,) = table.defenders().options
        assert option.token not in before
        shown.add(option.token)
    assert len(shown) == 1


def test_a_token_is_the_same_as_long_as_a_card_lies() -> None:
    table = Fight("dot", "ada", open_too=("cyd",))
    before = table.token(table.ids["ada"], 0)
    table.run.emit(ev.Moved(table.ids["dot"], "discard", "discard"))
    table.comes("bea", hidden=True)
    table.run.emit(ev.Moved(table.ids["ada"], "squad", "transfer", covered=True))
    assert table.token(table.ids["ada"], 0) == before
    known = [at for at, card in enumerate(table.state.cards) if card.zone in arrivals.TABLE or card.owner == 0]
    assert len({table.token(at, 0) for at in known}) == len(known)


def test_no_token_is_made_of_a_card_in_a_pile_that_a_seat_does_not_know() -> None:
    table = Fight("dot", "ada")
    table.run.emit(ev.Moved(table.ids["ada"], "hand", "returned"))
    with pytest.raises(LookupError, match="does not know"):
        table.token(table.ids["ada"], 0)
    assert table.token(table.ids["ada"], 1).startswith("h1-")


def test_a_copy_that_a_seat_does_not_know_is_not_counted() -> None:
    """Of two cards of one name in a hand it has seen one: which of them it was does not show."""
    tokens = []
    for seen in (0, 1):
        table = Seats()
        copies = [table.card(seat=1, name="twin") for _ in range(2)]
        table.run.emit(ev.Looked(0, (copies[seen],)))
        tokens.append(table.token(copies[seen], 0))
    assert tokens[0] == tokens[1]


# The same under other ids, and what that is there for.


def holds(table: Fight) -> None:
    """Nothing differs under other ids, for anybody who does not know them."""
    game, state = table.game, table.goes_on().state
    viewers: tuple[Viewer, ...] = (0, SPECTATOR)
    for viewer in viewers:
        for seed in range(TRIES):
            other = renamed(game, state, viewer, seed)
            assert other is not None
            for prompt in game.prompts(state):
                if game.view(state, viewer) != game.view(other.state, viewer):
                    raise Breach("the view follows from ids")
                same_steps(game, state, other.state, prompt, command=other.command)
                if other.command(game.automated(state, prompt)) != game.automated(other.state, prompt):
                    raise Breach("the automated player goes by ids")


def crowded() -> Fight:
    """Two warriors of seat 1 lie hidden, one of them under a weapon, and one stands openly."""
    table = Fight("dot", "ada", open_too=("cyd",))
    table.run.emit(ev.Moved(table.gun, "aside", "attach", on=table.ids["ada"]))
    return table


def test_nothing_follows_from_ids() -> None:
    holds(crowded())


def _by_id(tokens: picking.CardTokens[CardId], card: CardId) -> str:
    return f"t{card}" if tokens else ""


def _number_by_id(case: Case, which: CardId) -> int:
    owner = case.card(which).controller
    hidden = [at for at, one in enumerate(case.state.cards) if one.unpaid and one.controller == owner]
    return hidden.index(which) + 1


def _lying_by_id(case: Case) -> tuple[CardId, ...]:
    return tuple(at for at, card in enumerate(case.state.cards) if card.zone in IN_PLAY)


FAULTS: dict[str, tuple[object, str, Callable[..., object]]] = {
    "a token is an id": (picking.CardTokens, "_of", _by_id),
    "warriors are numbered by ids": (labels, "hidden_number", _number_by_id),
    "cards are gone through by ids": (runs, "_lying", _lying_by_id),
    "the board shows cards by ids": (view_builder, "ordered", lambda _, cards: sorted(cards)),
}


@rows("fault", FAULTS)
def test_what_follows_from_ids_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, wrong = FAULTS[fault]
    monkeypatch.setattr(where, name, wrong)
    table = crowded()
    with pytest.raises(Breach):
        holds(table)


# Matches that were opened by the first version.


def test_a_running_match_of_the_first_version_is_closed_too() -> None:
    """How its cards came is drawn from its secret, so that they are offered in any order and under no id."""
    table = Fight("dot", "ada", "cyd", open_too=("bea",))
    game, orders = table.game, set()
    for seed in range(TRIES):
        chance = Dice(random.Random(seed).randrange)
        state = game.completed(as_first_version(table.goes_on().state), chance)
        (prompt,) = game.prompts(state)
        step = game.step(state, prompt, (table.token(table.mine),))
        assert isinstance(step, Step)
        assert [option.token for option in step.options] == ["t2", "t3", "t4", "t5"]
        said = [game.command(state, prompt, (table.token(table.mine), each.token)) for each in step.options]
        orders.add(tuple(getattr(each, "defender", -1) for each in said))
        assert game.completed(state, chance) == state
    assert len(orders) > 1


@pytest.mark.parametrize("old", ["1", "3", "4"])
def test_a_button_of_the_first_version_leads_nowhere(old: str) -> None:
    table = Fight("dot", "ada")
    game, state = table.game, table.goes_on().state
    (prompt,) = game.prompts(state)
    assert game.step(state, prompt, (old,)) is None
    assert game.step(state, prompt, (table.token(table.mine), old)) is None
    assert game.command(state, prompt, (old, old)) is None


def test_the_first_version_still_decides_by_ids() -> None:
    table = Fight("dot", "ada")
    state = table.goes_on().state
    old = as_first_version(state)
    pick = [table.game.automated(each, table.game.prompts(each)[0]) for each in (state, old)]
    assert [getattr(each, "defender", -1) for each in pick] == [table.ids["dot"], table.ids["ada"]]
