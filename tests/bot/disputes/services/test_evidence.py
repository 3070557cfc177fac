"""Pictures and messages: what may come in, what of it stays, and who sees it when."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageFile, features
from PIL.PngImagePlugin import PngInfo

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import MOST_BROUGHT, MOST_BYTES, Message, Picture
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services import pictures
from bot.disputes.services.cases import Opened
from bot.disputes.services.pictures import Cleaned, clean
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, QUESTION, STRANGER, VIEW, Desk, decision, got, reason
from tests.bot.matches.table import CHANNEL, GUILD, START
from tests.rows import rows

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


@rows(
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
    assert reason(clean(brought)) is DeskReason.PICTURE_KIND


@pytest.mark.slow
def test_a_photo_of_thirty_megabytes_is_made_smaller() -> None:
    brought = picture("JPEG", (4000, 3000))
    cleaned = got(clean(brought + bytes(30_000_000 - len(brought))), Cleaned)
    assert len(cleaned.content) <= MOST_BYTES
    assert (cleaned.kind, cleaned.width, cleaned.height) == ("jpeg", 1920, 2560)


@pytest.mark.slow
def test_a_photo_of_eighty_million_points_is_read_at_a_part_of_its_size() -> None:
    file = BytesIO()
    Image.new("L", (10_000, 8_000), 90).save(file, "JPEG")
    cleaned = got(clean(file.getvalue()), Cleaned)
    assert (cleaned.width, cleaned.height) == (pictures.LONGEST_SIDE, 2048)


@pytest.mark.parametrize(("kind", "kept"), [("GIF", "jpeg"), ("WEBP", "webp"), ("PNG", "png")])
def test_of_a_picture_that_moves_the_first_frame_stays(kind: str, kept: str) -> None:
    file = BytesIO()
    frames = [Image.new("RGB", (40, 20), colour) for colour in ((200, 30, 30), (30, 30, 200))]
    frames[0].save(file, kind, save_all=True, append_images=frames[1:], duration=80)
    cleaned = got(clean(file.getvalue()), Cleaned)
    assert cleaned.kind == kept
    with Image.open(BytesIO(cleaned.content)) as image:
        assert getattr(image, "n_frames", 1) == 1
        red, _, blue = image.convert("RGB").split()
        assert red.histogram()[200] or red.histogram()[199] or red.histogram()[201]
        assert not any(blue.histogram()[100:])


def test_an_avif_is_taken_as_a_jpeg() -> None:
    if not features.check("avif"):
        pytest.skip("this Pillow reads no AVIF")
    file = BytesIO()
    Image.new("RGB", (40, 20), "red").save(file, "AVIF")
    assert got(clean(file.getvalue()), Cleaned).kind == "jpeg"


HEIC = b"\x00\x00\x00\x24ftypmif1\x00\x00\x00\x00mif1heicmiaf" + bytes(200)


def test_without_the_library_that_reads_it_a_heic_photo_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "reads_heif", lambda: False)
    assert reason(clean(HEIC)) is DeskReason.PICTURE_HEIC


def test_a_heic_photo_is_taken_upright_as_a_jpeg() -> None:
    heif: Any = pytest.importorskip("pillow_heif")
    heif.register_heif_opener()
    file, exif = BytesIO(), Image.Exif()
    exif[0x010E] = SECRET.decode()
    Image.new("RGB", (64, 32), "red").save(file, "HEIF", exif=exif)
    assert SECRET in file.getvalue()
    cleaned = got(clean(file.getvalue()), Cleaned)
    assert (cleaned.kind, cleaned.width, cleaned.height) == ("jpeg", 64, 32)
    assert SECRET not in cleaned.content
    assert reason(clean(HEIC)) is DeskReason.PICTURE_KIND


def _png_of(width: int, height: int) -> bytes:
    """A PNG that says it is this large, and is a few bytes."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _jpeg_of(width: int, height: int) -> bytes:
    """A JPEG that says it is this large, and is a few hundred bytes."""
    content = bytearray(picture("JPEG"))
    at = content.index(b"\xff\xc0") + 5
    content[at : at + 4] = struct.pack(">HH", height, width)
    return bytes(content)


def _gif_of(width: int, height: int) -> bytes:
    """A GIF that says it is this large, and is a few dozen bytes."""
    content = bytearray(picture("GIF"))
    content[6:10] = struct.pack("<HH", width, height)
    return bytes(content)


@rows(
    "bomb",
    [_png_of(60_000, 60_000), _png_of(9_000, 9_000), _jpeg_of(65_500, 65_500), _gif_of(65_535, 65_535)],
)
def test_a_picture_that_would_fill_the_memory_is_refused_before_it_is_read(
    bomb: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_: Image.Image) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(ImageFile.ImageFile, "load", read)
    assert reason(clean(bomb)) is DeskReason.PICTURE_SIZE


def test_a_picture_of_too_many_bytes_or_points_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reason(clean(picture() + bytes(MOST_BROUGHT))) is DeskReason.PICTURE_SIZE
    monkeypatch.setattr(pictures, "MOST_PIXELS", 799)
    assert reason(clean(picture())) is DeskReason.PICTURE_SIZE


@pytest.mark.on_both_databases(every_run=True)
async def test_each_side_has_room_for_three_pictures_until_the_verdict(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    add = desk.service.evidence.add_picture
    for number, user in enumerate((EVA, KAREL, EVA, KAREL, EVA), start=1):
        if number == 4:
            await desk.claimed(dispute)
        assert got(await add(GUILD, 1, user, picture()), Picture).number == number
    assert reason(await add(GUILD, 1, EVA, picture())) is DeskReason.PICTURES
    assert reason(await add(GUILD, 1, STRANGER, picture())) is DeskReason.NOT_A_PARTY
    assert reason(await add(GUILD, 7, EVA, picture())) is DeskReason.NO_DISPUTE
    assert len(got(await desk.service.evidence.pictures(GUILD, 1, JUDGE), tuple)) == 5
    assert reason(await desk.service.evidence.pictures(GUILD, 1, STRANGER)) is DeskReason.NOT_A_PARTY
    got(await desk.service.verdicts.give(GUILD, 1, JUDGE, decision()), Verdict)
    assert reason(await add(GUILD, 1, KAREL, picture())) is DeskReason.CLOSED


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
    assert reason(await desk.service.evidence.add_message(GUILD, 1, KAREL, message)) is DeskReason.MESSAGE_TAKEN
