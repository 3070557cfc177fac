"""The price of a picture of a passage: ``python -m tests.questions.foreign.pages FOLDER``.

FOLDER holds PDF files; passages of each are drawn as the bot draws them, by a process that is started for it and by one
that is ready. Beside them is the least that a picture costs without the bot: a process that draws the whole page.
"""

from __future__ import annotations

import asyncio
import resource
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from bot.library.drawing import Drawing
from rules_index.values.books import Passage
from tests.questions.foreign.books import book_at

OF_EACH = 4
"""Passages of each book."""
PAUSE = 0.5
"""Seconds between two pictures, in which the next process gets ready."""
WHOLE = """
import sys
import pypdfium2
page = pypdfium2.PdfDocument(sys.argv[1])[int(sys.argv[2]) - 1]
page.render(scale=780 / page.get_width(), may_draw_forms=False).to_pil().save(sys.stdout.buffer, "JPEG", quality=82)
"""

Draw = Callable[[Path, Passage], Awaitable[object]]


def passages(folder: Path) -> Iterator[tuple[Path, Passage]]:
    """Passages of every book, from its beginning to its end."""
    for path in sorted(folder.glob("*.pdf")):
        found = [passage for passage in book_at(path).passages if passage.page is not None]
        yield from ((path, passage) for passage in found[:: len(found) // OF_EACH + 1])


async def whole(path: Path, passage: Passage) -> object:
    """Draw a whole page in a process of its own."""
    command = (sys.executable, "-c", WHOLE, str(path), str(passage.page))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    return (await process.communicate())[0]


async def started(path: Path, passage: Passage) -> object:
    """Draw a passage in a process that is started for it."""
    drawing = Drawing()
    try:
        return await _drawn(drawing, path, passage)
    finally:
        await drawing.close()


async def _drawn(drawing: Drawing, path: Path, passage: Passage) -> object:
    heading = passage.section[-1] if passage.section else ""
    return await drawing.passage(path, passage.page or 0, passage.text, heading)


async def measured(draw: Draw, asked: list[tuple[Path, Passage]]) -> str:
    """The median and the 95th percentile of the clock, and the median of processor time, in milliseconds."""
    clock, lost = [], 0
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for path, passage in asked:
        start = time.perf_counter()
        lost += not await draw(path, passage)
        clock.append(1000 * (time.perf_counter() - start))
        await asyncio.sleep(PAUSE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / len(asked)
    median, high = statistics.median(clock), statistics.quantiles(clock, n=20)[-1]
    return f"median {median:.0f} ms, p95 {high:.0f} ms; processor {spent:.0f} ms; not drawn {lost} of {len(asked)}"


async def main(folder: Path) -> None:
    """Print the costs."""
    asked = list(passages(folder))
    ready = Drawing()
    await _drawn(ready, *asked[0])
    await asyncio.sleep(PAUSE)
    ways: dict[str, Draw] = {
        "a whole page, by pypdfium2 alone": whole,
        "a passage, by a process started for it": started,
        "a passage, by one that is ready": lambda path, passage: _drawn(ready, path, passage),
    }
    for name, draw in ways.items():
        sys.stdout.write(f"{name}: {await measured(draw, asked)}\n")
        sys.stdout.flush()
    await ready.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
