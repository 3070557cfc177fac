"""What elites add to an action, and where: rule zloba-cs.attack.elite-abilities; cards that would do nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.zloba.game import Zloba
from bot.games.zloba.pack import effects
from bot.games.zloba.pack.effects import Effect, More, Trait
from bot.games.zloba.pack.form import FORM
from bot.games.zloba.pack.pack import Faction, Pack
from bot.games.zloba.position.commands import Attack, Deploy, Move, UseCard
from bot.games.zloba.position.units import Troops, Wounds
from tests.bot.games.zloba import table
from tests.bot.games.zloba.table import arrange, breaches, offers

SCOUT = [1, "scout", 2]


def changed(change: Callable[[Faction], Faction]) -> Zloba:
    """The game with another first faction."""
    pack: Pack = FORM.read((table.HERE / "tiny.toml").read_bytes())
    return Zloba(replace(pack, factions=(change(pack.factions[0]), *pack.factions[1:])))


@pytest.fixture
def scouts(monkeypatch: pytest.MonkeyPatch) -> Callable[[Trait], None]:
    """Let scouts have this trait and do nothing else."""

    def put(trait: Trait) -> None:
        def change(red: Faction) -> Faction:
            elites = (
                replace(each, traits=(trait,), on_move=()) if each.key == "scout" else each for each in red.elites
            )
            return replace(red, elites=tuple(elites))

        monkeypatch.setattr(table, "GAME", changed(change))

    return put


@pytest.fixture
def hoard(monkeypatch: pytest.MonkeyPatch) -> Callable[[Effect], None]:
    """Let the card of that name do this once."""

    def put(effect: Effect) -> None:
        def change(red: Faction) -> Faction:
            card = next(each for each in red.cards if each.key == "hoard")
            return replace(red, cards=(replace(card, once=(effect,)),))

        monkeypatch.setattr(table, "GAME", changed(change))

    return put


def test_an_elite_helps_to_extend_where_it_is(scouts: Callable[[Trait], None]) -> None:
    """One more there, none in the area next to it."""
    scouts(More("extend"))
    state = arrange({"dice": ["extend"], "elites": [SCOUT], "basics": {"2": 1}}, {})
    assert breaches(state, Deploy(1, 3, "die")) == set()
    assert breaches(state, Deploy(1, 4, "die")) == {"action.extend"}
    assert breaches(state, Deploy(2, 2, "die")) == set()
    assert breaches(state, Deploy(2, 3, "die")) == {"action.extend"}


def test_an_elite_helps_to_move_from_where_it_is(scouts: Callable[[Trait], None]) -> None:
    scouts(More("maneuver"))
    state = arrange({"dice": ["maneuver"], "elites": [SCOUT], "basics": {"1": 3, "2": 3}}, {})
    assert breaches(state, Move(1, 2, Troops(3), "die")) == set()
    assert breaches(state, Move(2, 1, Troops(3), "die")) == {"action.maneuver-move"}


def test_an_elite_helps_in_battle_where_it_is_and_next_to_it(scouts: Callable[[Trait], None]) -> None:
    scouts(More("battle"))
    state = arrange({"dice": ["battle"], "elites": [SCOUT], "basics": {"5": 1}}, {"basics": {"2": 5, "5": 5}})
    assert {(each.area, each.wounds) for each in offers(state) if isinstance(each, Attack)} == {
        (2, Wounds(2)),
        (5, Wounds(1)),
    }


@pytest.mark.parametrize("place", [0, 1, 5])
def test_some_elites_help_wherever_they_are(scouts: Callable[[Trait], None], place: int) -> None:
    scouts(More("battle", 2, here=False))
    state = arrange({"dice": ["battle"], "elites": [[place, "scout", 2]], "basics": {"8": 1}}, {"basics": {"8": 5}})
    assert breaches(state, Attack(8, 1, Wounds(3), "die")) == set()
    assert breaches(state, Attack(8, 1, Wounds(1), "die")) == {"attack.wounds"}


@pytest.mark.parametrize(("place", "refused"), [("0", set()), ("3", set()), (None, {"support.kinds"})])
def test_units_come_to_others_on_the_board_if_there_are_any(
    hoard: Callable[[Effect], None], place: str | None, refused: set[str]
) -> None:
    """A card that deploys where one has units is of no use without them. Rule: zloba-cs.support.kinds"""
    hoard(effects.Deploy(2))
    state = arrange({"cards": ["hoard"], "basics": {place: 1} if place else {}}, {})
    assert breaches(state, UseCard("hoard")) == refused
    assert (UseCard("hoard") in offers(state)) is not bool(refused)
