"""What players agree on, give up, hand over and look back at, by commands and clicks."""

from __future__ import annotations

import json

from bot.chat.guilds import set_judge_role
from bot.matches.model import Status
from bot.matches.verify import problems
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.test_play import play_to_the_end
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock


def asked(party: Party) -> Card:
    return next(card for card in party.public() if any(i.startswith("v:") for i in card.buttons.values()))


async def test_a_draw_needs_everybody(party: Party) -> None:
    await party.started()
    answer = await party.use(party.player(0), "match draw")
    assert "remíza" in answer.text
    assert f"<@{party.player(0).id}> navrhuje: **remíza**" in asked(party).text
    await party.press(party.player(1), asked(party), ":y")
    assert (await party.position()).match.status is Status.OVER
    assert any("✓ Všichni souhlasí: remíza." in card.text for card in party.public())


async def test_one_no_ends_a_proposal(party: Party) -> None:
    await party.started()
    await party.use(party.player(0), "match abandon")
    question = asked(party)
    await party.press(party.player(1), question, ":n")
    assert (await party.position()).match.status is Status.PLAYING
    assert "Bez dohody" in question.text
    assert not question.buttons


async def test_a_stranger_has_no_vote(party: Party) -> None:
    await party.started()
    await party.use(party.player(0), "match draw")
    answer = await party.press(party.table.briton, asked(party), ":y")
    assert answer.private
    assert "You do not play in this match." in answer.text
    assert (await party.position()).match.status is Status.PLAYING


async def test_a_move_is_taken_back_by_consent(party: Party) -> None:
    await party.started(seats=3)
    await party.move(0)
    before = (await party.position()).match.seq
    await party.use(party.player(0), "match undo")
    for seat in (1, 2):
        await party.press(party.player(seat), asked(party), ":y")
    position = await party.position()
    assert position.match.seq == before + 1
    assert position.prompts(0)


async def test_a_roll_is_taken_back_by_a_judge_alone(party: Party) -> None:
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    answer = await party.use(party.player(0), "match undo")
    assert "To nejde" in answer.text
    refused = await party.use(party.player(0), "match undo", entry=1)
    assert "rozhodčí" in refused.text
    role = party.table.guild.create_role("Soudci")
    await set_judge_role(party.client.database, party.table.guild.id, role.id)
    party.table.env.backend.guilds[party.table.guild.id].members[party.table.briton.id].role_ids.append(role.id)
    done = await party.use(party.table.briton, "match undo", entry=1)
    assert "Done" in done.text
    assert len((await party.position()).prompts()) == 2


async def test_conceding_asks_first(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(0), "match concede")
    assert (await party.position()).match.status is Status.PLAYING
    await party.press(party.player(0), card, "sure:1:concede")
    assert (await party.position()).match.status is Status.OVER
    assert "Somebody gave up." in party.status.text


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
    assert "pozastaven" in party.status.text
    await party.use(party.player(1), "match resume")
    assert "pozastaven" not in party.status.text
    await party.move(0)


async def test_a_seat_passes_on(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(1), "match substitute")
    await party.pick(party.player(1), card, "sub:1", "leave.1")
    assert "volné místo 2" in party.status.text
    card = await party.use(party.table.briton, "match substitute")
    await party.pick(party.table.briton, card, "sub:1", "take.1")
    assert (await party.position()).match.seats[1].user == party.table.briton.id
    panel = await party.use(party.table.briton, "play")
    assert "stake a card" in panel.text


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


async def test_a_finished_match_is_exported_and_verified(party: Party) -> None:
    await party.started()
    early = await party.use(party.player(0), "match export")
    assert "To nejde" in early.text
    await play_to_the_end(party)
    exported = await party.use(party.player(0), "match export")
    (file,) = exported.message.attachments
    content = party.table.env.backend.cdn.get(file.url)
    assert content is not None
    assert problems(json.loads(content)) == []
    verdict = await party.use(party.table.briton, "match verify")
    assert "Everything holds." in verdict.text
    forged = json.dumps({**json.loads(content), "head": "0" * 64}).encode()
    verdict = await party.use(party.table.briton, "match verify", file=("m.json", forged))
    assert "wrong" in verdict.text
    verdict = await party.use(party.table.briton, "match verify", file=("m.json", b"\x00"))
    assert "no file of a match" in verdict.text
    verdict = await party.use(party.table.briton, "match verify", file=("m.json", b'{"a":' * 100_000))
    assert "nested more than 64 deep" in verdict.text
    verdict = await party.use(party.table.briton, "match verify", file=("m.json", b"[" + b"[]," * 600_000 + b"1]"))
    assert "more than a match can" in verdict.text
    longwinded = json.dumps({**json.loads(content), "head": "x" * 500_000}).encode()
    verdict = await party.use(party.table.briton, "match verify", file=("m.json", longwinded))
    assert "wrong" in verdict.text
    record = await party.use(party.table.briton, "match statistics")
    assert "played 1" in record.text


async def test_quiet_hours_hold_pings_back(party: Party, clock: HandClock) -> None:
    hour = clock.now().hour
    await party.use(party.player(1), "match quiet", **{"from": hour, "until": (hour + 2) % 24, "zone": "Etc/UTC"})
    await party.started()
    pinged = [card.text for card in party.public() if card.text.startswith("▶ <@")]
    assert [f"<@{party.player(0).id}>" in text for text in pinged] == [True]
    clock.advance(hours=2, minutes=1)
    await party.deliver()
    assert any(f"<@{party.player(1).id}>, stake a card" in card.text for card in party.public())


async def test_a_vacation_stops_ones_clock(party: Party) -> None:
    await party.started(time="60 min")
    before = (await party.position()).match.course.waits[0].deadline
    answer = await party.use(party.player(0), "match vacation", days=3)
    assert "v 1 zápase" in answer.text
    after = (await party.position()).match.course.waits[0].deadline
    assert before and after and (after - before).days == 3


async def test_who_wants_to_be_forgotten_is(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(1), "match forget")
    await party.press(party.player(1), card, "forget:")
    assert (await party.position()).match.seat_of(party.player(1).id) is None
