"""What an organiser brings: a card table, what cards do, formats; and what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from bot.games.doomtrooper.pack.cards.naming import misnamed
from bot.games.doomtrooper.pack.cards.sentences.checking import disagreements
from bot.games.doomtrooper.pack.decks.formats import Format, mistakes_in
from bot.games.doomtrooper.pack.own.rows import Row, row_mistakes
from bot.games.doomtrooper.words.declarable import can_be_declared
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.texts import CardText
from bot.games.packs.problems import Mistake


class Pack(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An organiser's pack; every part may be missing.

    Attributes:
        table: cards, each of which takes the place of the card of the same code or the same English name.
        cards: what cards do, by code; this takes the place of what the bot knows of them.
        declared: what players agreed on once that cards do which nobody has written, by code.
        formats: each takes the place of the one with the same key.
        only: the table is the whole catalogue, and the cards that the bot comes with are not played.
        public: the file of a match that is over may hold the pack, and the names of its cards.
    """

    table: tuple[Row, ...] = ()
    cards: dict[str, CardText] = {}
    declared: dict[str, Kept] = {}
    formats: tuple[Format, ...] = ()
    only: bool = False
    public: bool = False


def pack_mistakes(pack: Pack, own: Collection[str]) -> Iterator[Mistake]:
    """What is wrong with a pack whose parts are all of their kind.

    Args:
        own: the codes of the cards that the bot comes with.
    """
    if not (pack.table or pack.cards or pack.formats or pack.declared):
        yield Mistake((), "there is nothing in it; write a table, cards or formats")
    if pack.only and not pack.table:
        yield Mistake(("only",), "without a table there would be no cards at all")
    yield from row_mistakes(pack.table)
    yield from mistakes_in(pack.formats)
    known = {row.code for row in pack.table} | (set() if pack.only else {*own})
    yield from _text_mistakes(pack.cards, known)
    for code, kept in pack.declared.items():
        if code not in known:
            yield Mistake(("declared", code), "no card of the table has this code")
        elif kept.is_empty or not can_be_declared(kept):
            yield Mistake(("declared", code), "no player could declare that; play the card and keep what is declared")


def _text_mistakes(cards: Mapping[str, CardText], known: Collection[str]) -> Iterator[Mistake]:
    for code, text in cards.items():
        if code not in known:
            yield Mistake(("cards", code), "no card of the table has this code")
        yield from (Mistake(("cards", code, *each.place), each.said) for each in misnamed(text))
        yield from (Mistake(("cards", code, "says"), each) for each in disagreements(text.says, text, known))
