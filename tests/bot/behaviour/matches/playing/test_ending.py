"""What the message of a match that is over shows and offers."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.boards.entry import Picture
from bot.chat.matches.shows.over.page import Scene, page_of
from bot.locales.sentences import localizer
from bot.matches.files.course import Score
from bot.matches.model.match import Actor, Status
from bot.matches.storage.errors import DamageProblem
from rules_index import Language
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.test_play import play_to_the_end
from tests.bot.behaviour.table import Card


async def played(party: Party, **options: Any) -> None:
    await party.started(**options)
    await play_to_the_end(party)


def results(party: Party) -> list[Card]:
    """The results that players shared."""
    others = (card for card in party.public() if card.message.id != party.status.message.id)
    return [card for card in others if any(each.filename == "course.png" for each in card.message.attachments)]


@pytest.mark.slow
async def test_the_course_of_the_scores_stands_below_the_result(party: Party) -> None:
    await played(party)
    (picture,) = [each for each in party.status.message.attachments if each.filename == "course.png"]
    content = await picture.read()
    assert len(content) <= 100_000
    assert Image.open(io.BytesIO(content)).format == "PNG"
    assert "Průběh skóre od zápisu" in str(party.status.message.components)
    assert "replay:1" not in party.status.buttons.values(), "a game without a board has nothing to replay"


@pytest.mark.slow
async def test_a_match_that_lasts_has_no_course_yet(party: Party) -> None:
    await party.started()
    await party.move((await party.position()).match.course.waits[0].seat)
    assert not [each for each in party.status.message.attachments if each.filename == "course.png"]


async def test_a_log_that_cannot_be_played_again_does_not_keep_the_result_back(party: Party) -> None:
    await party.started()

    async def damaged(match: int) -> list[Score]:
        raise DamageProblem(f"match {match} cannot be played again")

    party.client.matches.history.scores = damaged  # type: ignore[method-assign]
    await party.client.matches.play.concede(1, Actor(party.player(0).id))
    await party.deliver()
    assert (await party.position()).match.status is Status.OVER
    assert "Somebody gave up." in party.status.text
    assert not [each for each in party.status.message.attachments if each.filename == "course.png"]


@pytest.mark.slow
async def test_a_game_without_a_board_has_nothing_to_replay(party: Party) -> None:
    await played(party)
    assert "replay:1" not in party.status.buttons.values()


async def test_a_player_shares_the_result_with_everybody_and_a_stranger_sees_it_alone(party: Party) -> None:
    await played(party)
    over = party.status
    alone = await party.press(party.table.briton, over, "share:1")
    assert alone.private
    told = await party.press(party.player(0), over, "share:1")
    assert told.private
    (shared,) = results(party)
    assert str(shared.message.id) in told.text
    assert "The market closes." in shared.text
    assert [each.filename for each in shared.message.attachments] == ["course.png"]
    again = await party.press(party.player(0), over, "share:1")
    assert again.text == told.text
    assert len(results(party)) == 1


@pytest.mark.slow
async def test_a_player_who_shares_again_is_led_to_what_they_shared(party: Party) -> None:
    await played(party)
    over = party.status
    first = await party.press(party.player(0), over, "share:1")
    again = await party.press(party.player(0), over, "share:1")
    assert again.text == first.text
    assert len(results(party)) == 1
    await party.press(party.player(1), over, "share:1")
    assert len(results(party)) == 2


@pytest.mark.slow
async def test_a_result_that_was_deleted_is_shared_anew(party: Party) -> None:
    await played(party)
    over = party.status
    await party.press(party.player(0), over, "share:1")
    (gone,) = results(party)
    del party.table.env.backend.messages[party.table.channel.id][gone.message.id]
    told = await party.press(party.player(0), over, "share:1")
    (shared,) = results(party)
    assert shared.message.id != gone.message.id and str(shared.message.id) in told.text


@pytest.mark.slow
async def test_the_course_is_worked_out_once_for_everybody_who_reads_it(party: Party) -> None:
    await played(party)
    over, asked, scores = party.status, list[int](), party.client.matches.history.scores

    async def counted(match: int) -> list[Score]:
        asked.append(match)
        return await scores(match)

    party.client.matches.history.scores = counted  # type: ignore[method-assign]
    for _ in range(3):
        await party.press(party.player(0), over, "share:1")
        await party.press(party.table.briton, over, "share:1")
    assert len(asked) == 1, "by the Briton in English, and never again in the server's language"


def test_what_is_put_on_the_page_is_escaped() -> None:
    stream = io.BytesIO()
    Image.new("RGB", (20, 10)).save(stream, "PNG")
    scene = Scene(Picture(stream.getvalue(), 'a "board"'), "<b>title</b>", ("<script>alert(1)</script>",))
    page = page_of("<i>match</i>", [scene], localizer(Language.EN))
    assert page is not None
    text = page.decode()
    assert "<script>alert" not in text and "<b>" not in text and "<i>" not in text
    assert 'alt="a &quot;board&quot;"' in text
    assert page_of("match", [scene], localizer(Language.EN), largest=100) is None
