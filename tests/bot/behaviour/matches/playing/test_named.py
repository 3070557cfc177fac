"""A press that settles everything says so before: which one thing it buys or uses, and what it does otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.games.contract import Chance
from bot.games.doomtrooper.position.events import Event, Opened
from bot.games.setup import Setup
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM as TWOM_FORM
from bot.games.twom.position import events as twom
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State as TwomState
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.form import FORM as ZLOBA_FORM
from bot.games.zloba.position import events as zloba
from bot.locales.sentences import LOCALES
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.campaign.group import gathered
from tests.bot.behaviour.matches.declaring.silent import Laid
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing import zloba_match
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.behaviour.table import Card
from tests.bot.games.twom.table import TINY, at
from tests.bot.games.zloba.table import HERE, arrange
from tests.bot.matches.table import HandClock

DEAR, PRICE = "01222", 7
"""A warrior who costs more points than anybody has at the start."""


class Troopers(Laid):
    """One warrior of the first player is under cover, and a hand that is too dear."""

    held = DEAR

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is laid out."""
        first, *rest = super().open(setup, chance)
        assert isinstance(first, Opened)
        cards = list(first.state.cards)
        cards[0] = replace(cards[0], covered=True)
        players = [replace(player, destiny=PRICE - 1) for player in first.state.players]
        return (Opened(replace(first.state, cards=tuple(cards), players=tuple(players))), *rest)


class Buyers(Zloba):
    """The second player can pay for the cheapest of their elites alone."""

    def open(self, setup: Setup, chance: Chance) -> tuple[zloba.Event, ...]:
        """The table as it is laid out."""
        del setup, chance
        return (zloba.Opened(arrange({}, {"corra": 2}, turn={"seat": 1})),)


def hungry(step: str) -> TwomState:
    """One of the group is hungry, and there is one thing to eat."""
    people = (Person("vera", hunger=3), Person("dita"))
    return at(step, people, store={"stew": 1, "bottle": 1, "wood": 3})


class Eaters(Twom):
    """The group is in the midst of a day."""

    begins = "placing"

    def open(self, setup: Setup, chance: Chance) -> tuple[twom.Event, ...]:
        """The table as it is laid out."""
        del setup, chance
        return (twom.Opened(hungry(self.begins)),)


GAMES = (
    GameEntry("doomtrooper", lambda _: Troopers(), words=LOCALES / "doomtrooper"),
    GameEntry("zloba", lambda _: Buyers(ZLOBA_FORM.read((HERE / "tiny.toml").read_bytes())), words=LOCALES / "zloba"),
    GameEntry("twom", lambda _: Eaters(TWOM_FORM.read(TINY.read_bytes())), words=LOCALES / "twom"),
)


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=GAMES, clock=clock)


@pytest.fixture
async def eating(party: Party, step: str, monkeypatch: pytest.MonkeyPatch) -> Card:
    """The panel of who holds the Diary in a step."""
    monkeypatch.setattr(Eaters, "begins", step)
    await gathered(party, 3)
    await party.press(party.player(0), party.status, "lb:1:start")
    seat = (await party.position()).match.course.waits[0].seat
    return await party.press(party.player(seat), party.status, "play:1")


async def test_who_leaves_cover_is_named_where_there_is_one(party: Party) -> None:
    await begun(party)
    panel = await party.press(party.player(0), party.status, "play:1")
    assert "Opustit úkryt → Příslušník klanu" in panel.buttons


async def test_the_one_elite_that_can_be_bought_is_named(party: Party) -> None:
    await zloba_match.begun(party)
    panel = await party.press(party.player(1), party.status, "play:1")
    assert [each for each in panel.buttons if each.startswith("Köp en elit → archer för ")]


async def test_a_warrior_is_recruited_face_down_only_after_it_was_said(party: Party) -> None:
    await begun(party)
    panel = await party.press(party.player(0), party.status, "play:1")
    assert "Nepharite of Muawijhe (3 akce, jen lícem dolů)" in panel.text
    before = (await party.position()).match.seq
    shown = await party.press(party.player(0), panel, "Zahrát kartu → Nepharite of Muawijhe → Lícem dolů do úkrytu")
    assert "Bojovníka Nepharite of Muawijhe vyložíš lícem dolů, rovnou do úkrytu." in shown.text
    assert "Nepharite of Muawijhe stojí: 3 akce" in shown.text
    assert (await party.position()).match.seq == before
    await party.press(party.player(0), shown, ":c:")
    assert (await party.position()).match.seq > before


EATEN = ("jíst nebo dát lék → Věra: guláš", "ät eller ge medicin → Věra: guláš", "eat or give medicine → Věra: stew")


@pytest.mark.parametrize("step", ["placing", "water"])
async def test_who_eats_what_is_named_and_offered_beside_a_list_of_several_too(party: Party, eating: Card) -> None:
    (label,) = [each for each in eating.buttons if each in EATEN]
    before = await party.position()
    panel = await party.press(party.player(before.match.course.waits[0].seat), eating, label)
    after = (await party.position()).state
    assert (after.step, after.store.get("stew", 0)) == (before.state.step, 0)
    assert after.person("vera").hunger < before.state.person("vera").hunger
    assert not any(each in EATEN for each in panel.buttons)
