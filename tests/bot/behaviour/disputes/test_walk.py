"""A dispute from its opening to its verdict, by clicks alone."""

from __future__ import annotations

from unittest import mock

import pytest

from bot.disputes.model.dispute import Status
from bot.games.values import Line, Rejected, Violation
from bot.matches.model.match import Actor
from bot.matches.model.refusals import about
from bot.matches.model.remedies import Back, Nothing
from tests.bot.behaviour.disputes.court import OTHER_VIEW, QUESTION, RULING, VIEW, WHY, Court


async def test_a_dispute_is_opened_told_claimed_and_decided(court: Court) -> None:
    party = court.party
    await party.started()
    await party.move(0)

    opened = await court.open()

    assert court.presses == 2
    assert opened.private
    assert "Spor D-1 je otevřený" in opened.text
    card = court.card()
    assert QUESTION in card.text
    assert VIEW not in court.told()
    assert not (await party.position()).match.course.stands
    stands = await court.press(court.karel, court.card(), ":still")
    assert "vill ha paus" in stands.text
    assert (await party.position()).match.course.held_by("dispute")

    told = await court.tell()
    assert "Din syn på D-1" in told.text
    assert (await court.dispute()).status is Status.OPEN
    assert VIEW not in court.told()
    assert OTHER_VIEW not in court.told()
    assert "čeká na rozhodčího" in court.told()

    panel = await court.claimed()
    assert VIEW in panel.text
    assert OTHER_VIEW in panel.text
    assert "Spor teď řeší " in court.card().text

    preview = await court.written(panel)
    assert "Nothing is undone" in preview.text
    assert (await court.dispute()).status is Status.CLAIMED
    given = await court.give(preview)

    assert "The verdict in D-1 is given" in given.text
    assert (await court.dispute()).status is Status.DECIDED
    assert not (await party.position()).match.course.stands
    (verdict,) = await court.verdicts()
    assert (verdict.ruling, verdict.why, verdict.remedy) == (RULING, WHY, Nothing())
    assert RULING in court.card().text
    assert VIEW not in court.told()


@pytest.mark.slow
async def test_a_rewind_takes_six_presses_from_the_queue_and_shows_what_falls_away(court: Court) -> None:
    party = court.party
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    before = (await party.position()).match.seq
    await court.open()
    await court.tell()
    dispute = await court.dispute()
    assert dispute.about is not None and dispute.agreed is not None
    court.presses = 0

    preview = await court.written(await court.claimed(), "back-anew")

    assert f"back to entry {dispute.agreed}" in preview.text
    assert "is undone:" in preview.text or "are undone:" in preview.text
    assert (await party.position()).match.seq == before + 1
    await court.give(preview)
    assert court.presses == 6
    (verdict,) = await court.verdicts()
    assert verdict.remedy == Back(dispute.agreed)
    assert (await party.position()).match.seq > before + 1
    checked = await party.client.matches.checks.check(1)
    assert not getattr(checked, "wrong", True)


async def test_a_refusal_is_disputed_from_its_own_button_and_undone(court: Court) -> None:
    party = court.party
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    position = await party.position()
    (prompt,) = position.prompts()
    player = party.player(prompt.seat)
    panel = await party.press(player, party.status, "play:1")
    refused = Rejected((Violation("toy.turn", Line("toy-turn")),))
    with mock.patch.object(type(position.game), "decide", return_value=refused):
        panel = await party.move(prompt.seat, panel)

    shown = await court.shown(player, panel, "dispute:1:r1")
    assert "toy.turn" in str(shown.modal)
    opened = await court.fill(player, shown, question=QUESTION, view="I was refused.")

    assert "D-1" in opened.text
    assert court.presses == 2
    other = party.player(1 - prompt.seat)
    await court.tell(other)
    panel = await court.claimed()
    commands = await court.press(court.judge, panel, ":r:0")
    assert "toy.turn" in commands.text
    kept = await party.client.matches.disputes.refused_commands(1, Actor(player.id), prompt.seat)
    assert isinstance(kept, tuple) and kept[0].command
    assert kept[0].command not in commands.text and "{" not in commands.text, (
        "a judge reads words, not what programs do"
    )
    dispute = await court.dispute()
    await court.give(await court.written(commands, "back-anew"))
    assert (await court.verdicts())[0].remedy == Back(dispute.agreed or 1)


@pytest.mark.slow
async def test_a_refused_take_back_is_disputed_where_it_is_refused(court: Court) -> None:
    party = court.party
    await party.started()
    refused = await party.use(court.karel, "match undo")
    assert list(refused.buttons.values()) == ["dispute:1"]
    stranger = await party.use(party.table.admin, "match undo")
    assert "dispute:1" not in stranger.buttons.values(), "who plays no seat disputes nothing"

    shown = await court.shown(court.karel, refused, "dispute:1")
    opened = await court.fill(court.karel, shown, question=QUESTION, view=VIEW)
    assert "D-1" in opened.text
    assert court.presses == 2


@pytest.mark.slow
async def test_a_take_back_refused_over_a_roll_is_disputed_seen_and_undone(court: Court) -> None:
    party = court.party
    await party.started()
    await party.move(0)
    # The last stake rolls for the first turn.
    await party.move(1)
    rolled = await party.position()
    refused = await party.use(court.karel, "match undo")
    (disputes,) = refused.buttons.values()
    assert disputes == "dispute:1:r1"

    shown = await court.shown(court.karel, refused, disputes)
    assert f"ta tillbaka mitt drag i post {rolled.match.seq}" in str(shown.modal)
    await court.fill(court.karel, shown, question=QUESTION, view="I was still thinking.")
    assert court.presses == 2
    dispute = await court.dispute()
    assert (dispute.about, dispute.agreed) == (rolled.match.seq, rolled.match.seq - 1)

    await court.tell(court.eva)
    panel = await court.claimed()
    commands = await court.press(court.judge, panel, ":r:0")
    assert f"Take back the move of entry {rolled.match.seq}" in commands.text
    assert "rolled, drawn or revealed" in commands.text
    await court.give(await court.written(commands, "back-anew"))
    (verdict,) = await court.verdicts()
    assert verdict.remedy == Back(rolled.match.seq - 1)
    after = await party.position()
    assert not after.match.course.stands
    assert [prompt.seat for prompt in after.prompts()] == [1], "the last stake is to be laid once more"


@pytest.mark.slow
async def test_a_move_that_is_no_longer_the_last_is_disputed_as_refused(court: Court) -> None:
    party = court.party
    await party.started()
    panel = await party.move(0)
    own = (await party.position()).match.seq
    # What is too old to be changed stays as it was.
    party.client.panels.close(1, court.eva.id)
    await party.move(1)
    refused = await party.press(court.eva, panel, f"unmake:1:{own}")
    assert "dispute:1:r1" in refused.buttons.values()
    kept = await party.client.matches.disputes.refused_commands(1, Actor(court.eva.id), 0)
    assert isinstance(kept, tuple)
    assert [about(each) for each in kept] == [own]


@pytest.mark.slow
async def test_what_a_side_told_is_shown_to_the_other_only_once_both_told(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()
    hidden = await court.press(court.karel, court.card(), ":views")
    assert VIEW not in hidden.text
    spectator = await court.press(court.party.table.admin, court.card(), ":views")
    assert VIEW not in spectator.text
    await court.tell()
    shown = await court.press(court.karel, court.card(), ":views")
    assert VIEW in shown.text
    assert OTHER_VIEW in shown.text
