"""The cards on the table of Doomtrooper in the words of claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.affiliations import TRIBES
from bot.games.values import Seat
from tests.bot.games.claimed.doomtrooper.cards import copies, warrior, words_of
from tests.bot.games.claimed.doomtrooper.look import Look
from tests.bot.games.claimed.judging import Deed, Value, among, called

OF_ALL, OF_SEAT = ("personality", "relic"), ("warzone", "fortification")
OF_WARRIOR = ("dark-symmetry", "ki-power", "mission", "prophecy")
"""Cards of which all players, one, or a warrior may have so many copies."""
COPIED = {*OF_ALL, *OF_SEAT, *OF_WARRIOR}


def table(look: Look) -> Iterator[Deed]:
    """The copies that there are, what warriors bear, and the outposts."""
    case = look.case
    there = [(card, words_of(case, card)) for card in case.in_play() if not case.card(card).unpaid]
    for sort in OF_ALL:
        yield _copies(look, "anyone", sort, [card for card, words in there if sort in words])
    for seat, player in enumerate(case.state.players):
        for sort in OF_SEAT:
            own = [card for card, words in there if sort in words and case.card(card).controller == seat]
            yield _copies(look, "player", sort, own)
        under = {**look.facts, "under(zero)": player.victory < 0}
        yield Deed("have", called("player"), called("promotion-point"), under)
        yield _outpost(look, seat)
    for card, _ in there:
        bearer = case.card(card).on
        if bearer >= 0:
            left: dict[str, Value] = {"dead": case.card(bearer).zone not in IN_PLAY}
            left |= {"own(warrior)": True, "of(warrior)": True}
            yield Deed("keep", called("player"), called("attachment"), left, permitted=look.lets)
    for card in case.warriors():
        yield from _borne(look, card)


def _copies(look: Look, who: str, sort: str, cards: list[CardId]) -> Deed:
    of = {**look.facts, "of": among({sort}, COPIED), "in-play": True}
    return Deed("have", called(who), called("copy"), of, {}, {"copy": copies(look.case, cards)}, look.lets)


def _outpost(look: Look, seat: Seat) -> Deed:
    """The tribal warriors of an outpost."""
    posted = [tags(look.case, card) for card in look.case.warriors(seat) if look.case.card(card).zone == "outpost"]
    same = {"same(tribal-warrior)": len({tribe for own in posted for tribe in own & TRIBES}) < 2}
    number = {"tribal-warrior": sum("tribe" in own for own in posted)}
    return Deed("contain", called("outpost"), called("tribal-warrior"), same, {}, number, look.lets)


def _borne(look: Look, card: CardId) -> Iterator[Deed]:
    """The cards on a warrior, and with whom he shares the outpost."""
    case = look.case
    controller = case.card(card).controller
    me = warrior(case, card, controller)
    held = [(other, words_of(case, other)) for other in case.attached(card)]
    sorts = Counter(word for _, words in held for word in words)
    for sort in ("vehicle", "beast", "armor"):
        if sorts[sort]:
            facts: dict[str, Value] = {
                **look.facts,
                "has(beast)": sorts["beast"] > 0,
                "has(vehicle)": sorts["vehicle"] > 0,
                "several": sorts[sort] > 1,
                "is(relic)": any({sort, "relic"} <= words for _, words in held),
            }
            yield Deed("have", me, called(sort), facts, {}, {sort: sorts[sort]}, look.lets)
    for sort in OF_WARRIOR:
        own = [other for other, words in held if sort in words]
        if own:
            of = {**look.facts, "of": among({sort}, COPIED), "card-allows": look.lets, "same(mission)": True}
            yield Deed("have", me, called("copy"), of, {}, {"copy": copies(case, own)}, look.lets)
    if case.card(card).zone == "outpost":
        beside = [other for other in case.warriors(controller) if case.card(other).zone == "outpost"]
        together = {"together(dark-legion)": any("legion" in tags(case, other) for other in beside)}
        yield Deed("stay", me, called("outpost"), together, permitted=look.lets)
