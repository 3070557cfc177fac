"""A group at the real panel, in three languages: advice, a newcomer, one who leaves, one who gives up, and the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from simcord.actors import MemberActor

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.games.values import Rejected
from bot.matches.model.match import Status
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.games.camp.game import Camp
from tests.bot.games.toy.values import violation
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with Camp alone."""
    return lambda: Client(settings, oracle, database, games=[GameEntry("camp", lambda _: Camp())], clock=clock)


async def pitched(party: Party, people: int, seats: int = 3, opens: str = "14400") -> None:
    """Start a camp of so many people, with seats that are still free."""
    first, *others = party.players[:people]
    await party.use(first, "match new", game="camp", variant="group", seats=seats)
    await party.settle(opens=opens)
    for member in others:
        await party.press(member, party.status, "lb:1:join")
    await party.press(first, party.status, "lb:1:start")


async def panel(party: Party, member: MemberActor) -> Card:
    """What the panel shows somebody who opens it."""
    return await party.press(member, party.status, "play:1")


async def advise(party: Party, member: MemberActor, kind: str, hours: int, why: str) -> Card:
    """Set an answer beside the question of the moment, with a reason."""
    step = await party.press(member, await panel(party, member), f":s:{kind}")
    step = await party.press(member, step, f":s:{kind}/{hours}")
    shown = await member.click(step.message, custom_id=next(i for i in step.buttons.values() if ":c:" in i))
    return await party.send(member, shown, why)


async def rest(party: Party, member: MemberActor) -> Card:
    """Answer the question of the moment: rest."""
    step = await party.press(member, await panel(party, member), ":s:rest")
    return await party.press(member, step, ":c:rest")


@pytest.mark.slow
async def test_advice_that_the_game_refuses_can_be_disputed_by_who_took_it_over(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    czech, swede, _ = party.players
    await pitched(party, 2)
    await advise(party, swede, "wood", 2, "")
    monkeypatch.setattr(Camp, "decide", lambda *_: Rejected((violation("camp.hours"),)))
    refused = await party.press(czech, await panel(party, czech), "adv:1:a:1")
    assert refused.buttons["Spor"] == "dispute:1:r1"


@pytest.mark.slow
async def test_a_group_goes_on_though_one_leaves_and_another_comes(party: Party) -> None:
    czech, swede, briton = party.players
    await pitched(party, 2)
    assert "rozhodni pro den" in party.status.text
    assert "Přisednout" in party.status.buttons

    opened = await panel(party, swede)
    assert "Råd till" in opened.text
    assert "Bestäm för dag" in opened.text
    given = await advise(party, swede, "wood", 2, "det blir @everyone **kallt**")
    assert given.private
    assert "Ditt råd är framlagt" in given.text
    shown = party.status.text
    assert "Sbírat, dřevo, hodin: 2" in shown
    assert "\\*\\*kallt\\*\\*" in shown

    await party.press(briton, party.status, "sit:1")
    assert (await party.position()).match.seats[2].user == briton.id
    theirs = await panel(party, briton)
    assert "advises: Gather wood for 2 hours" in theirs.text
    await party.press(briton, theirs, "adv:1:b:1")
    assert f"souhlasí <@{briton.id}>" in party.status.text

    own = await panel(party, czech)
    assert "radí: Sbírat, dřevo, hodin: 2" in own.text
    done = await party.press(czech, own, "adv:1:a:1")
    assert "✓ Hotovo" in done.text
    position = await party.position()
    assert (position.state.holder, position.state.left, position.match.course.advice) == (1, 5, ())
    assert "💬" not in party.status.text

    await party.use(swede, "match substitute")
    seats = await party.use(swede, "match substitute")
    await party.pick(swede, seats, "sub:1", "leave.1")
    assert (await party.position()).state.holder == 2

    given_up = await party.press(briton, await party.use(briton, "match concede"), "sure:1:concede")
    assert given_up.private
    position = await party.position()
    assert (position.match.status, position.state.holder) == (Status.PLAYING, 0)

    for _ in range(5):
        await rest(party, czech)
    position = await party.position()
    assert position.match.status is Status.OVER
    lost = next(card.text for card in party.public() if "prohra" in card.text.lower())
    assert "Dny uplynuly." in lost
    assert "1." not in lost.split("Dny uplynuly.")[1].split("-#")[0]
    records = await party.use(czech, "my statistics")
    assert "prohr" in records.text


@pytest.mark.slow
async def test_a_question_that_waits_too_long_is_everybodys(party: Party, clock: HandClock) -> None:
    swede = party.players[1]
    await pitched(party, 2, seats=2, opens="7200")
    pings = [card.id for card in party.public() if card.text.startswith("▶ <@")]
    clock.advance(hours=2, minutes=1)
    await party.client.matches.scheduler.tick()
    await party.deliver()
    assert "odpovědět smí kdokoli" in party.status.text
    assert [card.id for card in party.public() if card.text.startswith("▶ <@")] == pings, "nobody is pinged again"
    assert "Vem som helst får svara" in (await panel(party, swede)).text
    await rest(party, swede)
    assert any("> odpovídá za hráče <@" in card.text for card in party.public())
    assert (await party.position()).state.holder == 1
    assert "odpovědět smí kdokoli" not in party.status.text


@pytest.mark.slow
async def test_advice_that_comes_too_late_is_taken_over_by_nobody(party: Party) -> None:
    czech, swede, briton = party.players
    await pitched(party, 3)
    await advise(party, swede, "food", 1, "")
    old = await panel(party, czech)
    theirs = await panel(party, briton)
    await rest(party, czech)
    late = await party.press(czech, old, "adv:1:a:1")
    assert "Ta rada už neplatí" in late.text
    assert "its advice is gone" in (await party.press(briton, theirs, "adv:1:b:1")).text
    assert (await party.position()).state.left == 5


@pytest.mark.slow
async def test_whoever_is_asked_changes_what_was_advised(party: Party) -> None:
    czech, swede, briton = party.players
    await pitched(party, 3)
    await advise(party, swede, "wood", 2, "")
    await advise(party, briton, "wood", 2, "")
    theirs = await panel(party, briton)
    assert not [label for label in theirs.buttons if label.startswith("Edit:")]
    assert [label for label in theirs.buttons if label.startswith("Support")] == [
        "Support sven: Gather wood for 2 hours"
    ]

    own = await panel(party, czech)
    labels = [label for label in own.buttons if label.startswith(("Udělat", "Upravit"))]
    assert labels == ["Udělat: Sbírat, dřevo, hodin: 2", "Upravit: Sbírat, dřevo, hodin: 2"], "both are the same"
    shown = await party.press(czech, own, labels[1])
    assert "Sbírat, dřevo, hodin: 2" in shown.text
    assert (await party.position()).state.holder == 0, "nothing is done yet"
    back = await party.press(czech, shown, "Zpět")
    step = await party.press(czech, back, ":s:wood/3")
    await party.press(czech, step, ":c:wood/3")
    assert (await party.position()).state.holder == 1


async def test_a_spectator_advises_nobody(party: Party) -> None:
    await pitched(party, 2, seats=2)
    shown = await panel(party, party.players[2])
    assert not [each for each in shown.buttons.values() if ":s:" in each or each.startswith("adv")]
    assert "What I have" in shown.buttons
    sheet = await party.press(party.players[2], shown, "What I have")
    assert "Found by you" not in sheet.text


async def test_a_lobby_has_no_button_for_a_player_that_the_game_lacks(party: Party) -> None:
    first = party.players[0]
    await party.use(first, "match new", game="camp", variant="group", seats=3)
    managed = await party.press(first, party.status, "lb:1:manage")
    assert not [each for each in managed.buttons.values() if each.endswith(":automaton")]
    await party.press(first, party.status, "lb:1:start")
    refused = await party.use(first, "match draw")
    assert "remíza mezi spoluhráči není" in refused.text
