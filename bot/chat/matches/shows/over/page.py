"""The replay of a match as a page in one file, which asks nothing of any server."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib import resources
from string import Template
from typing import NamedTuple

from bot.boards.animation import narrowed
from bot.boards.entry import Picture
from bot.locales.sentences import Localizer

LARGEST = 7_500_000
"""In bytes; a server without boosts takes little more."""
_WIDTHS = (1080, 900, 720, 540, 400, 280)
_LINES = 400
"""How many lines one picture may have beside it."""


class Scene(NamedTuple):
    """A board of the replay, where in the match it is, and what happened before it; plain text."""

    picture: Picture
    title: str
    lines: tuple[str, ...]


def page_of(title: str, scenes: Sequence[Scene], words: Localizer, largest: int = LARGEST) -> bytes | None:
    """The page as UTF-8; ``None`` where even the smallest pictures do not fit into so many bytes."""
    for width in _WIDTHS:
        pngs = [narrowed(scene.picture.png, width) for scene in scenes]
        if sum(len(png) for png in pngs) * 4 / 3 > largest:
            continue
        made = _page(title, scenes, pngs, words)
        if len(made) <= largest:
            return made
    return None


def _page(title: str, scenes: Sequence[Scene], pngs: Sequence[bytes], words: Localizer) -> bytes:
    template = Template(resources.files(__package__).joinpath("page.html").read_text("utf-8"))
    sections = (_section(scene, png, words) for scene, png in zip(scenes, pngs, strict=True))
    return template.substitute(
        language=words.language.value,
        title=escape(title),
        before=escape(words.say("history-before")),
        after=escape(words.say("history-after")),
        play=escape(words.say("replay-play")),
        pause=escape(words.say("replay-pause")),
        sections="\n".join(sections),
    ).encode()


def _section(scene: Scene, png: bytes, words: Localizer) -> str:
    left = len(scene.lines) - _LINES
    said = [words.say("replay-lines-before", count=left)] if left > 0 else []
    lines = "\n".join(f"<p>{escape(line)}</p>" for line in [*said, *scene.lines[-_LINES:]])
    data = b64encode(png).decode()
    return (
        f'<section><img alt="{escape(scene.picture.alt)}" src="data:image/png;base64,{data}">'
        f"<div><h2>{escape(scene.title)}</h2>\n{lines}</div></section>"
    )
