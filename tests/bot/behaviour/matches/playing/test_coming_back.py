"""Opening the panel after an absence: what happened since, which point of the match it is, and what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.chat.matches.shows.table import since
from bot.database import Database
from bot.games.zloba.position.state import THRESHOLD
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import act, begun, picks
from tests.bot.behaviour.table import Card, parts
from tests.bot.matches.table import HandClock, granted


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


async def opened(party: Party, seat: int) -> Card:
    return await party.press(party.player(seat), party.status, "play:1")


async def back(party: Party, seat: int) -> tuple[Card, Card]:
    """The board that somebody is shown who comes back after a while, and the panel below it."""
    result = await party.player(seat).click(party.status.message, custom_id="play:1")
    (panel,) = result.followups
    assert result.response is not None
    return Card(result.response), Card(panel)


async def played(party: Party, seat: int, panel: Card) -> None:
    """Answer what is asked in a panel, to the end of one entry."""
    before = (await party.position()).match.seq
    while (await party.position()).match.seq == before:
        panel = await act(party, seat, panel)


@pytest.fixture
async def draft(party: Party, monkeypatch: pytest.MonkeyPatch) -> int:
    """A match in its first draft; whose turn it is."""
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes(32))))
    await begun(party)
    for seat in (0, 1):
        await played(party, seat, await opened(party, seat))
    return (await party.position()).match.course.waits[0].seat


@pytest.mark.slow
async def test_who_comes_back_reads_what_the_others_did_and_what_is_asked(party: Party, draft: int) -> None:
    first, second = (f"<@{party.player(seat).id}>" for seat in (draft, 1 - draft))
    await played(party, draft, await opened(party, draft))
    await played(party, 1 - draft, await opened(party, 1 - draft))
    lines = (await opened(party, draft)).text.splitlines()
    assert lines[1] in ("Od tvého posledního tahu:", "Sedan ditt senaste drag:")
    told, point = lines[2:4]
    assert second in told
    assert first not in told
    assert point.startswith(("1\\. kolo · výběr kostek · ", "Runda 1 · tärningsval · "))


@pytest.mark.slow
async def test_after_a_while_the_board_stands_above_the_panel(party: Party, draft: int, clock: HandClock) -> None:
    other = f"<@{party.player(1 - draft).id}>"
    await played(party, draft, await opened(party, draft))
    clock.advance(minutes=20)
    # Nobody has done anything since: there is nothing to look at.
    alone = await party.player(draft).click(party.status.message, custom_id="play:1")
    assert not alone.followups
    await played(party, 1 - draft, await opened(party, 1 - draft))

    board, panel = await back(party, draft)

    (picture,) = board.message.attachments
    (gallery,) = [part for part in parts(board.message.components) if part["type"] == 12]
    assert picture.filename == "board.png"
    assert gallery["items"][0]["description"]
    assert other in board.text
    assert not board.buttons
    assert board.private
    assert panel.private
    assert not panel.message.attachments
    assert other not in panel.text
    assert picks(panel)


@pytest.mark.slow
async def test_what_is_asked_later_comes_into_the_panel_below_the_board(
    party: Party, draft: int, clock: HandClock
) -> None:
    await played(party, draft, await opened(party, draft))
    clock.advance(minutes=20)
    other = await opened(party, 1 - draft)
    await played(party, 1 - draft, other)
    board, panel = await back(party, draft)
    asked = panel.text
    again = await party.press(party.player(1 - draft), other, "unmake:1:")
    clock.advance(minutes=1)

    await played(party, 1 - draft, again)

    assert f"<@{party.player(1 - draft).id}>" in panel.text != asked
    assert picks(panel)
    assert board.message.attachments


@pytest.mark.slow
async def test_what_happened_is_told_by_player(party: Party, draft: int) -> None:
    del draft
    other = f"<@{party.player(1).id}>"
    lines = (await opened(party, 0)).text.splitlines()[2:-2]
    first, second = (lines.index(f"**{who}**") for who in (other, "Celý stůl"))
    assert first == 0 < second < len(lines) - 1
    assert all(line.startswith(f"-# – {other}") for line in lines[1:second])
    assert all(line.startswith("-# – ") for line in lines[second + 1 :])


@pytest.mark.slow
async def test_the_board_explains_its_signs_in_the_readers_language(party: Party, draft: int) -> None:
    for seat, sign in ((0, "koruna znamená nadvládu"), (1, "en krona betyder att området domineras")):
        shown = await party.press(party.player(seat), await opened(party, seat), "board:1")
        assert sign in shown.text
        # From the picture one press leads on to what is asked.
        back = await party.press(party.player(seat), shown, "p:1:-:r:")
        assert (shown.id == back.id) and bool(picks(back)) is (seat == draft)


@pytest.mark.slow
async def test_the_status_tells_round_scores_and_who_is_awaited(party: Party, draft: int) -> None:
    lines = party.status.text.splitlines()
    assert lines[1] == "1\\. kolo · výběr kostek"
    assert f"<@{party.player(draft).id}>" in lines[2]
    assert [line.rpartition("·")[2].strip() for line in lines if line.startswith(("1. <@", "2. <@"))] == [
        "**0 VB**"
    ] * 2
    shown = await party.use(party.player(1), "match status")
    assert shown.text.count("**0 SP**") == 2


@pytest.mark.slow
async def test_what_takes_a_move_back_says_which(party: Party, draft: int) -> None:
    panel = await act(party, draft, await opened(party, draft))
    (label,) = [label for label, custom_id in panel.buttons.items() if custom_id.startswith("unmake:1:")]
    assert label.startswith(("Vzít tah zpět: Vzít kostku: ", "Ta tillbaka mitt drag: Ta en tärning: "))


@pytest.mark.slow
async def test_a_round_begins_no_list(party: Party, draft: int) -> None:
    where = (await opened(party, draft)).message.components
    text = "\n".join(part["content"] for part in parts(where) if part["type"] == 10)
    # Discord makes a list of what begins with a number, a full stop and a space.
    assert not [line for line in text.splitlines() if re.match(r"\d+\. ", line)]


async def test_of_a_long_absence_nothing_is_cut_and_the_rest_is_a_press_away(
    party: Party, draft: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing_chosen_yet(*_: object) -> int:
        return 0

    monkeypatch.setattr(since, "_last_choice", nothing_chosen_yet)
    told = [line for line in (await opened(party, draft)).text.splitlines() if line.startswith("-# –")]
    # As if there were no room beside a question, and in a message for a single entry.
    monkeypatch.setattr(since, "_BESIDE", 1)
    monkeypatch.setattr(since, "_ALONE", 1)
    card = panel = await opened(party, draft)
    assert picks(panel), "the question stands below it"
    read: list[str] = []
    pages = 0
    while pages < 20:
        pages += 1
        shown = [line for line in card.text.splitlines() if line.startswith("-# –")]
        assert shown or card is panel, "no page is empty"
        read = [*shown, *read]
        more = [custom_id for custom_id in card.buttons.values() if re.fullmatch(r"since:1:\d+:[1-9]\d*", custom_id)]
        if not more:
            break
        card = await party.press(party.player(draft), card, more[0])
    assert pages > 2
    assert sorted(read) == sorted(told)
    latest = await party.press(party.player(draft), card, ":0")
    assert [line for line in latest.text.splitlines() if line.startswith("-# –")]
    assert picks(await party.press(party.player(draft), latest, "p:1:-:r:"))


@pytest.mark.slow
async def test_nothing_is_repeated_to_who_just_moved(party: Party, draft: int) -> None:
    await played(party, draft, await opened(party, draft))
    waiting = await opened(party, draft)
    assert not picks(waiting)
    assert "-# –" not in waiting.text


@pytest.mark.slow
async def test_a_move_that_was_taken_back_is_not_told(party: Party, draft: int) -> None:
    panel = await opened(party, draft)
    panel = await act(party, draft, panel)
    before = await opened(party, 1 - draft)
    assert f"<@{party.player(draft).id}>" in before.text
    taken = next(
        line for line in before.text.splitlines() if (line.startswith("-# –") and "kostk" in line) or "tärning:" in line
    )
    await party.press(party.player(draft), panel, "unmake:1:")
    assert taken not in (await opened(party, 1 - draft)).text


STORY = ("**Co se zatím stalo**", "**Hittills**", "**The story so far**")


def story(card: Card) -> list[str]:
    """The lines of the story so far; none where there is no story."""
    lines = card.text.splitlines()
    at = next((at for at, line in enumerate(lines) if line in STORY), None)
    if at is None:
        return []
    told = []
    for line in lines[at + 1 :]:
        if not line.startswith("-# ") or line.startswith("-# –"):
            break
        told.append(line.removeprefix("-# "))
    return told


async def test_after_days_the_story_so_far_comes_first(party: Party, draft: int, clock: HandClock) -> None:
    await played(party, draft, await opened(party, draft))
    clock.advance(hours=20)
    await played(party, 1 - draft, await opened(party, 1 - draft))
    board, panel = await back(party, draft)
    assert not story(board)
    clock.advance(hours=20)

    board, panel = await back(party, draft)

    told = story(board)
    assert 3 <= len(told) <= 5
    position = await party.position()
    points = [force.points for force in position.state.forces[:2]]
    assert points == [0, 0]
    assert any("Nikdo nevede" in line or "Ingen leder" in line for line in told)
    needed = (f" {THRESHOLD - max(points)}.", f"behöver {THRESHOLD - max(points)} till")
    assert any(str(THRESHOLD) in line and any(each in line for each in needed) for line in told)
    assert told[-1].startswith(("Čeká se na tebe: ", "Du ska svara på: "))
    lines = board.text.splitlines()
    assert lines.index(f"-# {told[-1]}") < next(at for at, line in enumerate(lines) if line.startswith("-# –"))
    assert picks(panel)


@pytest.mark.slow
async def test_who_looks_on_reads_the_story_and_nothing_of_their_own(party: Party, draft: int) -> None:
    await played(party, draft, await opened(party, draft))
    shown = await party.press(party.players[2], party.status, "play:1")
    told = story(shown)
    assert 3 <= len(told) <= 5
    assert told[-1].startswith(("Čeká se na: ", "Waiting for", "Väntar på"))
    assert any(line.startswith("-# –") for line in shown.text.splitlines())
    assert not any(
        own in shown.text for own in ("Od tvého posledního tahu", "Since your last move", "Sedan ditt senaste")
    )
    assert not picks(shown)


@pytest.mark.slow
async def test_a_substitute_reads_the_story_and_then_their_question(party: Party, draft: int) -> None:
    await played(party, draft, await opened(party, draft))
    await played(party, 1 - draft, await opened(party, 1 - draft))
    leaving, newcomer = party.player(draft), party.players[2]
    seats = party.client.matches.seats
    granted(await seats.vacate(1, Actor(leaving.id), draft))
    granted(await seats.take(1, Actor(newcomer.id), draft))

    shown = await party.press(newcomer, party.status, "play:1")

    told = story(shown)
    assert told[-1].startswith(("Čeká se na tebe: ", "You are asked: ", "Du ska svara på: "))
    assert any(line.startswith("-# –") for line in shown.text.splitlines())
    assert picks(shown)


@pytest.mark.slow
async def test_once_the_match_is_over_its_result_is_told_instead(party: Party, draft: int, clock: HandClock) -> None:
    granted(await party.client.matches.play.concede(1, Actor(party.player(1 - draft).id)))
    clock.advance(days=3)
    shown = await opened(party, draft)
    assert not story(shown)
    assert f"<@{party.player(draft).id}>" in shown.text
