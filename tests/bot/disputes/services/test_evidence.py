"""Pictures and messages: what may come in, what of it stays, and who sees it when."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import MOST_BYTES, Message, Picture
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Reason
from bot.disputes.services import pictures
from bot.disputes.services.cases import Opened
from bot.disputes.services.pictures import Cleaned, clean
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, QUESTION, STRANGER, VIEW, Desk, got, reason
from tests.bot.matches.table import CHANNEL, GUILD, START

SECRET = b"49.2827,-123.1207"


def picture(kind: str = "PNG", size: tuple[int, int] = (40, 20), mode: str = "RGB") -> bytes:
    """A picture that says where it was taken."""
    file, image = BytesIO(), Image.new(mode, size, (200, 30, 30, 90)[: len(mode)])
    exif = Image.Exif()
    exif[0x010E], exif[0x0112] = SECRET.decode(), 6
    text = PngInfo()
    text.add_text("Comment", SECRET.decode())
    options = {"pnginfo": text} if kind == "PNG" else {}
    image.save(file, kind, exif=exif, comment=SECRET, **options)
    return file.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_picture_keeps_nothing_but_what_is_seen_and_is_upright(kind: str) -> None:
    brought = picture(kind)
    assert SECRET in brought

    cleaned = got(clean(brought), Cleaned)

    assert SECRET not in cleaned.content
    assert cleaned.kind == kind.lower()
    with Image.open(BytesIO(cleaned.content)) as image:
        assert (image.format, image.size) == (kind, (20, 40))
        assert not image.getexif()
        assert set(image.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density", "loop", "background"}
    assert (cleaned.width, cleaned.height) == (20, 40)


def test_a_large_picture_is_made_smaller_and_what_is_seen_through_stays_so() -> None:
    cleaned = got(clean(picture(size=(5000, 10), mode="RGBA")), Cleaned)
    assert max(cleaned.width, cleaned.height) == pictures.LONGEST_SIDE
    with Image.open(BytesIO(cleaned.content)) as image:
        assert image.mode == "RGBA"


@pytest.mark.parametrize(
    "brought",
    [
        b"",
        b"not a picture",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"GIF89a" + bytes(100),
        picture()[:60],
        picture("JPEG")[:200],
        b"\x89PNG\r\n\x1a\n" + bytes(200),
        b"RIFF" + bytes(4) + b"WEBP" + bytes(50),
        b"\xff\xd8\xff" + b"%PDF-1.7" * 20,
    ],
)
def test_what_is_no_picture_is_refused(brought: bytes) -> None:
    assert reason(clean(brought)) is Reason.PICTURE_KIND


def test_a_picture_of_too_many_bytes_or_points_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reason(clean(picture() + bytes(MOST_BYTES))) is Reason.PICTURE_SIZE
    monkeypatch.setattr(pictures, "MOST_PIXELS", 799)
    assert reason(clean(picture())) is Reason.PICTURE_SIZE


@pytest.mark.on_both_databases
async def test_each_dispute_has_room_for_three_pictures_of_its_sides(desk: Desk) -> None:
    await desk.elsewhere(KAREL)
    add = desk.service.evidence.add_picture
    for number, user in enumerate((EVA, KAREL, EVA), start=1):
        assert got(await add(GUILD, 1, user, picture()), Picture).number == number
    assert reason(await add(GUILD, 1, EVA, picture())) is Reason.PICTURES
    assert reason(await add(GUILD, 1, STRANGER, picture())) is Reason.NOT_A_PARTY
    assert reason(await add(GUILD, 7, EVA, picture())) is Reason.NO_DISPUTE
    assert len(got(await desk.service.evidence.pictures(GUILD, 1, JUDGE), tuple)) == 3
    assert reason(await desk.service.evidence.pictures(GUILD, 1, STRANGER)) is Reason.NOT_A_PARTY


async def test_what_a_side_lays_before_the_judge_is_its_own_until_the_hearing_is_over(desk: Desk) -> None:
    done = await desk.service.cases.open_elsewhere(EVA, GUILD, CHANNEL, QUESTION, game="toy", others=(KAREL.user,))
    assert isinstance(done, Opened)
    message = Message(id=77, author=STRANGER.user, at=START, text="I saw it.")
    got(await desk.service.evidence.add_picture(GUILD, 1, EVA, picture()), Picture)
    got(await desk.service.evidence.add_message(GUILD, 1, EVA, message), Dispute)

    async def seen(user: Official) -> tuple[int, int]:
        found = (
            await desk.service.evidence.pictures(GUILD, 1, user),
            await desk.service.evidence.messages(GUILD, 1, user),
        )
        return len(got(found[0], tuple)), len(got(found[1], tuple))

    assert [await seen(user) for user in (EVA, KAREL, JUDGE)] == [(1, 1), (0, 0), (0, 0)]
    await desk.service.cases.tell(GUILD, 1, KAREL, VIEW)
    assert [await seen(user) for user in (EVA, KAREL, JUDGE)] == [(1, 1), (1, 1), (1, 1)]
    assert reason(await desk.service.evidence.add_message(GUILD, 1, KAREL, message)) is Reason.MESSAGE_TAKEN
