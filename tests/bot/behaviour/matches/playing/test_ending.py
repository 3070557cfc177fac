"""What the message of a match that is over shows and offers."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from bot.boards.entry import Picture
from bot.chat.matches.end.page import Scene, page_of
from bot.locales.sentences import localizer
from bot.matches.files.course import Moment
from bot.matches.model.match import Status
from bot.matches.storage.errors import DamageProblem
from rules_index import Language
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.test_play import play_to_the_end


async def played(party: Party, **options: Any) -> None:
    await party.started(**options)
    await play_to_the_end(party)


async def test_the_course_of_the_scores_stands_below_the_result(party: Party) -> None:
    await played(party)
    (picture,) = [each for each in party.status.message.attachments if each.filename == "course.png"]
    content = await picture.read()
    assert len(content) <= 100_000
    assert Image.open(io.BytesIO(content)).format == "PNG"
    assert "Průběh skóre od zápisu" in str(party.status.message.components)


async def test_a_match_that_lasts_has_no_course_yet(party: Party) -> None:
    await party.started()
    await party.move((await party.position()).match.course.waits[0].seat)
    assert not [each for each in party.status.message.attachments if each.filename == "course.png"]


async def test_a_log_that_cannot_be_played_again_does_not_keep_the_result_back(party: Party) -> None:
    await party.started()

    async def damaged(match: int) -> list[Moment]:
        raise DamageProblem(f"match {match} cannot be played again")

    party.client.matches.history.course = damaged  # type: ignore[method-assign]
    await play_to_the_end(party)
    assert (await party.position()).match.status is Status.OVER
    assert "The market closes." in party.status.text
    assert not [each for each in party.status.message.attachments if each.filename == "course.png"]


async def test_a_game_without_a_board_has_nothing_to_replay(party: Party) -> None:
    await played(party)
    assert "replay:1" not in party.status.buttons.values()


async def test_a_player_shares_the_result_with_everybody_and_a_stranger_sees_it_alone(party: Party) -> None:
    await played(party)
    over = party.status
    alone = await party.press(party.table.briton, over, "share:1")
    assert alone.private
    shared = await party.press(party.player(0), over, "share:1")
    assert not shared.private
    assert "The market closes." in shared.text
    assert [each.filename for each in shared.message.attachments] == ["course.png"]


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
