"""An organiser's pack laid over the cards that the bot comes with: their table, then the pack's, then its effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.printed import TableCard
from bot.games.doomtrooper.pack.decks.names import folded
from bot.games.doomtrooper.pack.own.pack import Pack
from bot.games.doomtrooper.words.texts import CardText
from bot.games.values import Line


class Merged(Struct, frozen=True):
    """The cards of a table and what they do, by code.

    Attributes:
        same: by code of an imported card that the bot knows already, its code there.
        rest: cards that the bot comes with and that are played beside the imported ones.
    """

    texts: dict[str, CardText]
    same: dict[str, str]
    rest: tuple[TableCard, ...]


def merge(pack: Pack, own: Collection[TableCard], texts: Mapping[str, CardText]) -> Merged:
    """Which cards are played with a pack, and what each of them does."""
    names = {card.code: folded(card.name_en) for card in own}
    counted = Counter(names.values())
    by_name = {name: code for code, name in names.items() if name and counted[name] == 1}
    same: dict[str, str] = {}
    for row in pack.table:
        name = folded(row.name_en)
        known = row.code if names.get(row.code) == name or (not name and row.code in names) else by_name.get(name)
        if known is not None:
            same[row.code] = known
    gone = {*same.values(), *(row.code for row in pack.table)}
    rest = () if pack.only else tuple(card for card in own if card.code not in gone)
    told = {card.code: texts[card.code] for card in rest if card.code in texts}
    told |= {code: texts[known] for code, known in same.items() if known in texts}
    return Merged({**told, **pack.cards}, same, rest)


def _report(pack: Pack, merged: Merged, catalogue: Catalogue) -> Iterator[Line]:
    """How much of the pack there is, and what its organiser should know of it."""
    known = len(merged.same)
    yield Line("doomtrooper-pack-cards", {"cards": len(catalogue), "known": known, "new": len(pack.table) - known})
    unsaid = sum(row.code not in merged.texts for row in pack.table)
    yield Line("doomtrooper-pack-effects", {"effects": len(pack.cards), "unsaid": unsaid})
    if pack.declared:
        yield Line("doomtrooper-pack-declared", {"count": len(pack.declared)})
    if pack.formats:
        labels = tuple(each.label for each in pack.formats)
        yield Line("doomtrooper-pack-formats", {"count": len(labels), "names": labels})
    names = Counter(name for card in catalogue.values() for name in {folded(card.name), folded(card.name_cs)} - {""})
    if clashes := sum(count > 1 for count in names.values()):
        yield Line("doomtrooper-pack-clashes", {"count": clashes})
    yield Line("doomtrooper-pack-public" if pack.public else "doomtrooper-pack-private")
