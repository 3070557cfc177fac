"""What a player cannot have stands beneath what they can, with the reason and the rule, and never too much of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.games.questions import Barred, Prompt
from bot.games.values import Line, Violation
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.state import State
from bot.matches.model.chance import Secret
from bot.settings import Settings
from rules_index import IndexPending, Language, Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import begun, turn
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

HEAD = {0: "Teď nejde:", 1: "Går inte nu:"}


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


@pytest.fixture
async def acting(party: Party, monkeypatch: pytest.MonkeyPatch) -> int:
    """A match in its first phase of actions; whose turn it is."""
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes(32))))
    await begun(party)
    panels: dict[int, Card] = {}
    while (position := await party.position()).state.phase != "actions" or position.state.stack:
        await turn(party, panels)
    return position.match.course.waits[0].seat


def beneath(panel: Card, seat: int) -> list[str]:
    """The lines of what cannot be had, as they are read."""
    lines = [line.removeprefix("-# ") for line in panel.text.splitlines()]
    return lines[lines.index(HEAD[seat]) + 1 :] if HEAD[seat] in lines else []


@pytest.mark.slow
async def test_an_elite_that_is_too_dear_is_named_with_the_reason_beneath_the_options(
    party: Party, acting: int
) -> None:
    panel = await party.press(party.player(acting), party.status, "play:1")
    lines = beneath(panel, acting)
    state = (await party.position()).state
    have = state.forces[acting].corra
    faction = state.forces[acting].faction
    game = (await party.position()).game
    assert isinstance(game, Zloba)
    dear = [kind.cost for kind in game.components.kinds[faction].values() if kind.cost > have]
    elites = [line for line in lines if "zbývá: " in line or "kvar: " in line]
    told = [line for line in elites if line.endswith((f"máš {have}.", f"har {have}.", f"du har {have}."))]
    assert dear
    assert len(told) == len(dear)
    # The options come first: what cannot be had stands below them.
    kinds = [part["type"] for part in panel.message.components]
    assert kinds.index(10) > kinds.index(1)


async def test_no_more_than_a_few_are_named_the_others_are_counted_and_who_is_not_asked_reads_nothing(
    party: Party, acting: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = 1 - acting
    assert beneath(await party.press(party.player(other), party.status, "play:1"), other) == []
    panel = await party.press(party.player(acting), party.status, "play:1")
    numbered = beneath(panel, acting)
    with monkeypatch.context() as prepared:
        prepared.setattr(type(party.client.oracle.within(None, Language.CS)), "ruling", pending)
        # While the rules are prepared, the reasons are read without their numbers.
        lines = beneath(await party.press(party.player(acting), party.status, "play:1"), acting)
    assert len(lines) == len(numbered) > 0

    def many(_: Zloba, __: State, ___: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        why = Violation("hrad-cs.setup.coins", Line("zloba-no-turn"))
        return tuple(Barred(Line("zloba-area", {"area": number}), why) for number in range(12)) if not path else ()

    monkeypatch.setattr(Zloba, "barred", many)
    lines = beneath(await party.press(party.player(acting), party.status, "play:1"), acting)
    assert len(lines) == 5
    # The number of the rule in the book.
    assert all(line.endswith("(HR 1.1)") for line in lines[:-1])
    assert lines[-1] in ("… a 8 dalších věcí", "… och 8 till")


def pending(*_: object) -> None:
    raise IndexPending
