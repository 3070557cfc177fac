"""Lines of text that keep to their room: cut with an ellipsis, or broken between words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.boards.drawing import width_of

ELLIPSIS = "…"


def fitted(text: str, size: float, room: float, *, heavy: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than the room."""
    if width_of(text, size, heavy=heavy) <= room:
        return text
    least, most = 0, len(text)
    while least < most:
        middle = (least + most + 1) // 2
        if width_of(_cut(text, middle), size, heavy=heavy) <= room:
            least = middle
        else:
            most = middle - 1
    return _cut(text, least)


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip(" ,·–-") + ELLIPSIS


def wrapped(
    parts: Iterable[str], size: float, room: float, lines: int, *, between: str = " · ", heavy: bool = False
) -> tuple[str, ...]:
    """The parts on as many lines as they need, each part whole on one line.

    Args:
        between: stands between two parts of a line.
        lines: the most there may be; the last one says by an ellipsis that parts are left out.
    """
    found = list(_broken(parts, size, room, between, heavy=heavy))
    if len(found) > lines:
        last = f"{found[lines - 1]}{between}{found[lines]}"
        shown = fitted(last, size, room, heavy=heavy)
        found = [*found[: lines - 1], shown if shown.endswith(ELLIPSIS) else _cut(last, len(last) - 2)]
    return tuple(found)


def _broken(parts: Iterable[str], size: float, room: float, between: str, *, heavy: bool) -> Iterator[str]:
    line = ""
    for part in parts:
        longer = f"{line}{between}{part}" if line else part
        if line and width_of(longer, size, heavy=heavy) > room:
            yield fitted(line, size, room, heavy=heavy)
            line = part
        else:
            line = longer
    if line:
        yield fitted(line, size, room, heavy=heavy)
