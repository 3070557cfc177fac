"""What players agree on, give up, hand over and look back at, by commands and clicks."""

from __future__ import annotations

import json

import pytest

from bot.chat.matches.acts.table import personal
from bot.database import Database
from bot.matches.model.match import Actor, Status
from bot.matches.storage import preferences
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.test_play import play_to_the_end
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock
from tests.bot.matches.verified import problems


def asked(party: Party) -> Card:
    return next(card for card in party.public() if any(i.startswith("v:") for i in card.buttons.values()))


@pytest.mark.slow
async def test_a_draw_needs_everybody(party: Party) -> None:
    await party.started()
    answer = await party.use(party.player(0), "match draw")
    assert "remíza" in answer.text
    assert f"<@{party.player(0).id}> navrhuje: **remíza**" in asked(party).text
    await party.press(party.player(1), asked(party), ":y")
    assert (await party.position()).match.status is Status.OVER
    assert any("✓ Všichni souhlasí: remíza." in card.text for card in party.public())


@pytest.mark.slow
async def test_one_no_ends_a_proposal(party: Party) -> None:
    await party.started()
    await party.use(party.player(0), "match abandon")
    question = asked(party)
    await party.press(party.player(1), question, ":n")
    assert (await party.position()).match.status is Status.PLAYING
    assert "Bez dohody" in question.text
    assert not question.buttons


@pytest.mark.slow
async def test_who_plays_alone_is_asked_before_the_match_ends(party: Party) -> None:
    await party.use(party.player(0), "match new", game="toy", seats=2)
    managed = await party.press(party.player(0), party.status, "lb:1:manage")
    await party.press(party.player(0), managed, "lb:1:automaton")
    await party.press(party.player(0), party.status, "lb:1:start")
    sure = await party.use(party.player(0), "match abandon")
    assert (await party.position()).match.status is Status.PLAYING
    done = await party.press(party.player(0), sure, "sure:1:abandon")
    assert "Hotovo: konec bez výsledku." in done.text
    assert (await party.position()).match.status is Status.ABANDONED


async def test_a_stranger_has_no_vote(party: Party) -> None:
    await party.started()
    await party.use(party.player(0), "match draw")
    answer = await party.press(party.table.briton, asked(party), ":y")
    assert answer.private
    assert "You are not playing in this match." in answer.text
    assert (await party.position()).match.status is Status.PLAYING


async def test_a_move_is_taken_back_by_consent(party: Party) -> None:
    await party.started(seats=3)
    await party.move(0)
    before = (await party.position()).match.seq
    await party.use(party.player(0), "match undo")
    lines = asked(party).text.splitlines()
    # The others read what they are asked to take back, and no more than everybody may know of it.
    assert lines[0] == f"<@{party.player(0).id}> chce vzít zpět:"
    assert lines[1] == f"– **<@{party.player(0).id}> stakes a card.**"
    for seat in (1, 2):
        await party.press(party.player(seat), asked(party), ":y")
    position = await party.position()
    assert position.match.seq == before + 1
    assert position.prompts(0)


@pytest.mark.slow
async def test_a_roll_is_taken_back_by_a_judge_alone(party: Party) -> None:
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    answer = await party.use(party.player(0), "match undo")
    assert "To nejde" in answer.text
    refused = await party.use(party.player(0), "rewind", entry=1)
    assert "rozhodčí" in refused.text
    judge = await party.judge(party.table.briton)
    preview = await party.order(judge, "rewind", entry=1)
    assert "undone" in preview.text
    assert len((await party.position()).prompts()) == 1
    done = await party.press(judge, preview, "og:")
    assert "Done" in done.text
    assert len((await party.position()).prompts()) == 2


@pytest.mark.slow
async def test_conceding_asks_first(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(0), "match concede")
    assert (await party.position()).match.status is Status.PLAYING
    await party.press(party.player(0), card, "sure:1:concede")
    assert (await party.position()).match.status is Status.OVER
    assert "Somebody gave up." in party.status.text


@pytest.mark.slow
async def test_who_gave_up_is_asked_nothing_more(party: Party) -> None:
    await party.started(seats=3)
    card = await party.use(party.player(0), "match concede")
    await party.press(party.player(0), card, "sure:1:concede")
    assert (await party.position()).match.status is Status.PLAYING
    panel = await party.use(party.player(0), "play")
    assert "nic nečeká" in panel.text
    assert not any(":s:" in custom_id for custom_id in panel.buttons.values())


async def test_a_pause_stops_moves_until_it_is_resumed(party: Party) -> None:
    await party.started()
    await party.use(party.player(0), "match pause")
    await party.press(party.player(1), asked(party), ":y")
    panel = await party.use(party.player(0), "play")
    assert "pozastaven" in panel.text
    assert "Na tahu po obnovení zápasu: " in panel.text
    assert "Teď se od tebe nic nečeká" not in panel.text
    assert "dohodli na pauze" in panel.text
    assert "dohodli na pauze" in party.status.text
    answer = await party.use(party.player(1), "match resume")
    assert "Matchen fortsätter." in answer.text
    assert "dohodli na pauze" not in party.status.text
    await party.move(0)


@pytest.mark.slow
async def test_what_players_and_a_judge_both_stopped_runs_when_both_let_go(party: Party) -> None:
    await party.started()
    judge = await party.judge(party.table.briton)
    await party.use(party.player(0), "match pause")
    await party.press(party.player(1), asked(party), ":y")
    refused = await party.use(judge, "match resume")
    assert "The players agreed on a pause; any of them can end it" in refused.text
    await party.order(judge, "match pause")
    assert "Rozhodčí zastavil hodiny" in party.status.text
    assert "dohodli na pauze" in party.status.text
    answer = await party.order(judge, "match resume")
    assert "the match is still paused" in answer.text
    assert "The players agreed on a pause" in answer.text
    assert "Rozhodčí zastavil hodiny" not in party.status.text
    answer = await party.use(party.player(0), "match resume")
    assert "Zápas pokračuje." in answer.text


@pytest.mark.slow
async def test_what_is_no_longer_proposed_is_asked_of_nobody(party: Party) -> None:
    await party.started()
    matches = party.client.matches
    await matches.proposals.propose(1, Actor(party.player(0).id), "draw")
    await matches.proposals.answer(1, Actor(party.player(1).id), 1, agree=False)
    await party.deliver()
    assert not [card for card in party.public() if any(i.startswith("v:") for i in card.buttons.values())]
    # Nor was it asked and taken back right afterwards, which would have pinged them.
    assert not [card for card in party.public() if "navrhuje" in card.text or "Bez dohody" in card.text]


async def test_a_seat_passes_on(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(1), "match substitute")
    await party.pick(party.player(1), card, "sub:1", "leave.1")
    assert "volné místo 2" in party.status.text
    card = await party.use(party.table.briton, "match substitute")
    await party.pick(party.table.briton, card, "sub:1", "take.1")
    assert (await party.position()).match.seats[1].user == party.table.briton.id
    panel = await party.use(party.table.briton, "play")
    assert "Stake a card" in panel.text


@pytest.mark.slow
async def test_whoever_takes_a_seat_is_told_until_when_they_may_think(party: Party, clock: HandClock) -> None:
    await party.started(time="24 h")
    clock.advance(hours=23, minutes=30)
    card = await party.use(party.player(1), "match substitute")
    await party.pick(party.player(1), card, "sub:1", "leave.1")
    assert not [each for each in party.public() if each.text.startswith(f"▶ <@{party.player(1).id}>")]
    card = await party.use(party.table.briton, "match substitute")
    done = await party.pick(party.table.briton, card, "sub:1", "take.1")
    until = int(clock.now().timestamp()) + 3600
    assert f"Your time runs out <t:{until}" in done.text
    (ping,) = [each.text for each in party.public() if each.text.startswith(f"▶ <@{party.table.briton.id}>")]
    assert f"<t:{until}" in ping


@pytest.mark.slow
async def test_history_walks_every_entry(party: Party) -> None:
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    card = await party.press(party.table.briton, party.status, "h:1:")
    last = (await party.position()).match.seq
    assert card.private
    assert f"{last} of {last}" in card.text
    seen = {card.text}
    for _ in range(last - 1):
        card = await party.press(party.table.briton, card, "Earlier")
        seen.add(card.text)
    assert len(seen) == last
    assert "Cards are dealt to 2." in card.text


@pytest.mark.slow
async def test_a_finished_match_is_exported_and_verified(party: Party) -> None:
    await party.started()
    early = await party.use(party.player(0), "file export")
    assert "To nejde" in early.text
    await play_to_the_end(party)
    exported = await party.use(party.player(0), "file export")
    (file,) = exported.message.attachments
    content = party.table.env.backend.cdn.get(file.url)
    assert content is not None
    assert problems(json.loads(content)) == []
    verdict = await party.use(party.table.briton, "file verify")
    assert "Match 1 is genuine." in verdict.text
    forged = json.dumps({**json.loads(content), "head": "0" * 64}).encode()
    verdict = await party.use(party.table.briton, "file verify", file=("m.json", forged))
    assert "wrong" in verdict.text
    verdict = await party.use(party.table.briton, "file verify", file=("m.json", b"\x00"))
    assert "not a match file" in verdict.text
    verdict = await party.use(party.table.briton, "file verify", file=("m.json", b'{"a":' * 100_000))
    assert "nested more than 64 levels deep" in verdict.text
    verdict = await party.use(party.table.briton, "file verify", file=("m.json", b"[" + b"[]," * 600_000 + b"1]"))
    assert "more than a match can" in verdict.text
    longwinded = json.dumps({**json.loads(content), "head": "x" * 500_000}).encode()
    verdict = await party.use(party.table.briton, "file verify", file=("m.json", longwinded))
    assert "wrong" in verdict.text
    record = await party.use(party.table.briton, "my statistics")
    assert "played 1" in record.text


@pytest.mark.slow
async def test_quiet_hours_hold_pings_back(party: Party, clock: HandClock) -> None:
    hour = clock.now().hour
    await party.use(party.player(1), "my quiet", **{"from": hour, "until": (hour + 2) % 24, "zone": "Etc/UTC"})
    await party.started()
    pinged = [card.text for card in party.public() if card.text.startswith("▶ <@")]
    assert [f"<@{party.player(0).id}>" in text for text in pinged] == [True]
    clock.advance(hours=2, minutes=1)
    await party.deliver()
    assert any(f"<@{party.player(1).id}>, stake a card" in card.text for card in party.public())


async def test_half_of_the_quiet_hours_changes_nothing(party: Party, database: Database) -> None:
    member = party.player(0)
    await party.use(member, "my quiet", **{"from": 22, "until": 7})
    before = await preferences.player(database, member.id)
    refused = await party.use(member, "my quiet", **{"from": 21})
    assert "Zadej obě hodiny" in refused.text
    assert await preferences.player(database, member.id) == before


async def test_quiet_hours_in_a_zone_that_is_gone_can_be_moved_and_turned_off(
    party: Party, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = party.player(0)
    await party.use(member, "my quiet", **{"from": 22, "until": 7, "zone": "Asia/Tokyo"})
    monkeypatch.setattr(personal, "time_zones", lambda: preferences.time_zones() - {"Asia/Tokyo"})
    refused = await party.use(member, "my quiet", **{"from": 21, "until": 7})
    assert "Asia/Tokyo" in refused.text
    assert "Vyber" in refused.text
    assert (await preferences.player(database, member.id)).quiet == (22 * 60, 7 * 60)
    await party.use(member, "my quiet")
    assert (await preferences.player(database, member.id)).quiet is None


@pytest.mark.slow
async def test_a_vacation_stops_ones_clock(party: Party) -> None:
    await party.started(time="60 min")
    before = (await party.position()).match.course.waits[0].deadline
    answer = await party.use(party.player(0), "my vacation", days=3)
    assert "v 1 zápase" in answer.text
    after = (await party.position()).match.course.waits[0].deadline
    assert before and after and (after - before).days == 3


@pytest.mark.slow
async def test_who_has_used_up_a_seats_vacation_is_told_so(party: Party, clock: HandClock) -> None:
    await party.started(time="60 min")
    await party.use(party.player(0), "my vacation", days=28)
    clock.advance(days=20)
    answer = await party.use(party.player(0), "my vacation", days=28)
    assert "v 0 zápasech" in answer.text
    assert "V 1 zápase stojí kratší dobu, nebo nestojí vůbec" in answer.text
    assert "28 dní" in answer.text


@pytest.mark.slow
async def test_who_wants_to_be_forgotten_is(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(1), "my forget")
    await party.press(party.player(1), card, "forget:")
    assert (await party.position()).match.seat_of(party.player(1).id) is None


@pytest.mark.slow
async def test_who_left_is_in_the_statistics(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(1), "match substitute")
    asked = await party.pick(party.player(1), card, "sub:1", "game.1")
    assert (await party.position()).match.seats[1].human
    await party.press(party.player(1), asked, "hand:1:1")
    assert not (await party.position()).match.seats[1].human
    sure = await party.use(party.player(0), "match concede")
    await party.press(party.player(0), sure, "sure:1:concede")
    assert (await party.position()).match.status is Status.OVER
    for member, said in zip(party.players, ("opuštěno 1", "lämnade 1", "left 1"), strict=True):
        records = await party.use(member, "my statistics")
        (line,) = [line for line in records.text.splitlines() if f"<@{party.player(1).id}>" in line]
        assert said in line
