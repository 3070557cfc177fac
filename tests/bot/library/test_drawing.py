"""The picture of a passage: a process each, and one that is ready for the next."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.library import drawing
from bot.library.drawing import Drawing
from rules_index.library import page
from tests.bot.behaviour.rulebooks.books import STORM, lighthouse
from tests.rules_index.sources.pdf.printing import column, pdf


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lighthouse.pdf"
    path.write_bytes(lighthouse())
    return path


@pytest.fixture
async def draws() -> AsyncIterator[Drawing]:
    made = Drawing()
    yield made
    await made.close()


def _marked(drawn: bytes) -> float:
    """The share of a picture that is marked."""
    picture = Image.open(BytesIO(drawn)).convert("RGB")
    colours = picture.getcolors(picture.width * picture.height) or []
    return sum(many for many, (red, _, blue) in colours if red - blue > 90) / (picture.width * picture.height)  # type: ignore[misc]


@pytest.mark.slow
async def test_a_process_is_ready_for_the_next_picture_and_draws_one_only(book: Path, draws: Drawing) -> None:
    first = await draws.passage(book, 1, STORM, "The storm")
    assert first is not None
    assert 0.1 < _marked(first) < 0.9
    assert draws._spare is not None
    ready = await draws._spare
    assert ready.returncode is None
    assert await draws.passage(book, 1, STORM, "The storm") == first
    assert ready.returncode == 0
    assert await draws._spare is not ready


@pytest.mark.slow
async def test_one_that_is_gone_is_not_waited_for(book: Path, draws: Drawing) -> None:
    assert await draws.passage(book, 1, STORM, "The storm")
    assert draws._spare is not None
    gone = await draws._spare
    gone.kill()
    await gone.wait()
    assert await draws.passage(book, 1, STORM, "The storm")


@pytest.mark.slow
@pytest.mark.parametrize("how", ["nobody asks for another", "the bot ends"])
async def test_what_is_ready_ends(book: Path, draws: Drawing, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(drawing, "SPARE", 0.01 if how == "nobody asks for another" else 300)
    assert await draws.passage(book, 1, STORM, "The storm")
    spare = draws._spare
    assert spare is not None
    if how == "the bot ends":
        await draws.close()
    process = await spare
    async with asyncio.timeout(30):
        await process.wait()
    assert draws._spare is None
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


async def test_what_is_not_on_the_page_is_not_drawn(book: Path, draws: Drawing) -> None:
    assert await draws.passage(book, 2, STORM, "The storm") is None
    assert await draws.passage(book, 9, STORM, "The storm") is None


def test_no_line_is_cut_by_the_edge_of_a_picture() -> None:
    passage = page.Box(100, 200, 300, 240)
    above, below = page.Box(100, 182, 300, 194), page.Box(100, 241, 300, 253)
    aside = page.Box(400, 244, 500, 256)
    shown = page.Box(90, 190, 310, 250)
    assert page._whole_lines([above, passage, below, aside], shown, passage) == page.Box(90, 194, 310, 241)
    assert page._whole_lines([passage, aside], shown, passage) == shown
    # Of a passage longer than half a page the end is cut.
    long = passage._replace(bottom=700)
    assert page._whole_lines([passage, below, page.Box(100, 705, 300, 717)], shown, long).bottom == 250


def test_the_line_below_a_passage_is_not_in_its_picture(tmp_path: Path) -> None:
    told = "Each pilot takes three lanterns from the harbour.\nThe oldest one is first."
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(column(f"{told}\nWHHHHMMMMWWWWHHHHMMMM", 72, 100)))
    drawn = page.main({"file": str(path), "page": 1, "text": told, "heading": ""})
    assert drawn
    picture = Image.open(BytesIO(drawn)).convert("L")
    darkest, _ = picture.crop((0, picture.height - 3, picture.width, picture.height)).getextrema()
    assert isinstance(darkest, int)
    assert darkest > 100


def test_of_two_that_begin_alike_the_one_with_the_whole_passage_is_marked() -> None:
    begins = "atthispointallformsofrevealingare"
    text = f"{begins}forbiddenofcourse{'x' * 200}{begins}permittedwithtenorfewerplayers"
    passage = f"{begins}permittedwithtenorfewerplayers"
    assert page._found(text, passage) == list(range(text.rindex(begins), len(text)))
    assert page._found(text, passage[:10]) == list(range(10))
    assert page._found(text, "") == []
