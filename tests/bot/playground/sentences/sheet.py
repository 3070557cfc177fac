"""The page on which each sentence of the bot is beside a picture of where it was seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from rules_index import Language
from tests.bot.playground.sentences.watching import Picture

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5rem; max-width: 110rem }
article { display: grid; grid-template-columns: 400px 1fr; gap: 1.5rem; border-top: 1px solid #ccc; padding: 1rem 0 }
img { width: 390px; max-height: 90vh; object-fit: contain; object-position: top }
table { border-collapse: collapse; width: 100%; align-self: start }
td, th { border-bottom: 1px solid #ddd; padding: .3rem .5rem; text-align: left; vertical-align: top }
td { white-space: pre-line }
code { color: #666 }
"""

Said = Mapping[Language, Mapping[str, str]]
"""How the sentences are written in each language, by their ids."""


def sheet(said: Said, language: Language, folder: str, pictures: Sequence[Picture], named: Iterable[str]) -> str:
    """The page as HTML.

    Args:
        language: that of the pictures; its sentences come first.
        folder: where they lie, seen from the page.
        named: the sentences that can be found in a text.
    """
    return "\n".join(_sheet(said, language, folder, pictures, frozenset(named)))


def _sheet(
    said: Said, language: Language, folder: str, pictures: Sequence[Picture], named: frozenset[str]
) -> Iterator[str]:
    order = [language, *(each for each in Language if each is not language)]
    seen = {each for picture in pictures for each in picture.sentences}
    never = [each for each in said[language] if each in named and each not in seen]
    nameless = [each for each in said[language] if each not in named]
    yield f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Sentences</title>'
    yield f"<style>{STYLE}</style>"
    yield f"<h1>{len(seen)} of {len(said[language])} sentences in {len(pictures)} pictures</h1>"
    yield f'<p><a href="#never">{len(never)} were never seen</a>, '
    yield f'<a href="#nameless">{len(nameless)} are values alone</a>'
    for picture in pictures:
        yield f'<article><img loading="lazy" src="{folder}/{picture.file}" alt="{picture.file}">'
        yield from _table(said, order, picture.sentences)
        yield "</article>"
    yield '<h2 id="never">Never seen</h2>'
    yield from _table(said, order, never)
    yield '<h2 id="nameless">Values alone, which no text tells apart</h2>'
    yield from _table(said, order, nameless)


def _table(said: Said, order: Sequence[Language], sentences: Iterable[str]) -> Iterator[str]:
    yield "<table><tr><th>id" + "".join(f"<th>{each}" for each in order)
    for name in sentences:
        yield f"<tr><td><code>{escape(name)}</code>" + "".join(f"<td>{escape(said[each][name])}" for each in order)
    yield "</table>"
