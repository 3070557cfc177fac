"""Sections in words, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.base.messages import LineRenderer
from bot.chat.matches.base.fitting import fitted
from bot.games.values import Section

_PAGE = 3000
_LINE = 1500


def pages_of(renderer: LineRenderer, sections: tuple[Section, ...]) -> Iterator[str]:
    """The sections as text; one that goes over to another page has its title there again.

    Lines in small print fit on a telephone: what they lose is a press away, where the section has more.
    """
    text = ""
    for section in sections:
        title = f"**{renderer.markdown(section.title)}**"
        opened = False
        said = [renderer.markdown(line)[:_LINE] for line in section.lines]
        for line in fitted(said) if section.is_small else said:
            line = f"{'-#' if section.is_small else '-'} {line}"
            added = line if opened else f"{title}\n{line}"
            if text and len(text) + 1 + len(added) > _PAGE:
                yield text
                text, added = "", f"{title}\n{line}"
            # An empty line ends the list of the section before.
            text, opened = f"{text}\n{'' if opened else chr(10)}{added}" if text else added, True
    if text:
        yield text
