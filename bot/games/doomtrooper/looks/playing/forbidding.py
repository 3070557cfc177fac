"""Which card keeps another from being played, as far as a reader may know it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import of_card, of_player, reaches
from bot.games.doomtrooper.looks.playing.receiving import received_as
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.continuous import Bar
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.values import Line, Seat, Violation


def refusal(case: Case, seat: Seat, card: CardId, topic: str) -> Violation:
    """The refusal to play a card on a topic; where cards in play forbid it, it names them."""
    plain = refuse(case.rules, topic)
    if topic not in ("wording.may-not", "wording.never"):
        return plain
    found = tuple(labels.card(case, source, seat) for source in dict.fromkeys(_sources(case, seat, card)))
    return replace(plain, line=Line(f"{plain.line.key}-by", {"count": len(found), "cards": found})) if found else plain


def _sources(case: Case, seat: Seat, card: CardId) -> Iterator[CardId]:
    played = {f"play:{tag}" for tag in received_as(case, card)}
    whats = {"anything", "recruit", "action:recruit", *played, *(f"{what}-in-area" for what in played)}
    on_player = (each for each in of_player(case, Bar, seat) if reaches(case, each[1].whom, each[0], card))
    for held, word in (*on_player, *of_card(case, Bar, card)):
        source = held.source
        if not whats.isdisjoint(word.what) and source >= 0 and case.card(source).zone in IN_PLAY:
            yield source
