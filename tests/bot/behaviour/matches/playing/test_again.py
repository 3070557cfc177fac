"""An answer that was given before is given again by one press, where it is legal again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.games.questions import Complete
from bot.matches.model.chance import Secret
from bot.matches.model.position import Position
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import begun, turn
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

AGAIN = ":a:"
LABELS = ("Stejně jako minule: ", "Samma som förra gången: ")
ENOUGH = 120


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


def again(panel: Card) -> list[str]:
    """The label of the button that answers as before, if there is one."""
    return [label for label, custom_id in panel.buttons.items() if AGAIN in custom_id]


async def offered(party: Party) -> int:
    """Play until somebody who is asked may answer as before without anything drawn; whose turn it is."""
    panels: dict[int, Card] = {}
    for _ in range(ENOUGH):
        position = await party.position()
        seat = position.match.course.waits[0].seat
        if seat in panels and again(panels[seat]) and not expected(position, seat).final:
            return seat
        await turn(party, panels)
    raise AssertionError("nothing was ever offered again")


def expected(position: Position, seat: int) -> Complete[object]:
    """What the seat's latest answer to the question that it is asked does, of those that are legal."""
    (prompt,) = position.prompts(seat)
    steps = (position.step(prompt, one.path) for one in position.answers.given[seat] if one.ask == prompt.ask.key)
    return next(step for step in steps if isinstance(step, Complete))


@pytest.fixture
async def asked(party: Party, monkeypatch: pytest.MonkeyPatch) -> int:
    """A match in which somebody is asked what they answered before; who."""
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes(32))))
    await begun(party)
    return await offered(party)


@pytest.mark.slow
async def test_one_press_answers_as_last_time_and_can_be_taken_back(party: Party, asked: int) -> None:
    before = await party.position()
    panel = await party.press(party.player(asked), party.status, "play:1")
    (label,) = again(panel)
    assert label.startswith(LABELS)
    kept, prompt = before.answers.given[asked], before.prompts(asked)[0]
    fitting = (one for one in kept if one.ask == prompt.ask.key)
    meant = next(one for one in fitting if isinstance(before.step(prompt, one.path), Complete))
    assert again(await party.press(party.player(1 - asked), party.status, "play:1")) == []
    await party.restart()

    done = await party.press(party.player(asked), panel, AGAIN)

    after = await party.position()
    assert after.match.seq > before.match.seq
    assert after.answers.given[asked][0] == meant
    assert len(after.answers.given[asked]) == len(kept)
    assert "Hotovo" in done.text or "Klart" in done.text

    # Whoever takes a move back does not want to make it again.
    taken = await party.press(party.player(asked), done, "unmake:1:")
    assert again(taken) != [label]
    assert meant not in (await party.position()).answers.given[asked]
