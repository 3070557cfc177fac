"""What the rules say on a case: the oracle's answers to the question and to each view, merged."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bot.disputes.model.dispute import Dispute
from bot.disputes.services.books.rulebook import Rules
from rules_index import Answer, BookKind, CardAnswer, Language, Ruling

MOST = 10
_ASKED = 10
"""Rulings that each text may bring."""
_NOTES = 5
"""House rules and precedents beside them."""
_WHOLE = 5
"""The first rulings, which bring what they point to along."""


class Bundle(Struct, frozen=True):
    """What the rules say on a case.

    Attributes:
        rulings: at most ten, in the order of their books.
        notes: what the server itself has ruled on it, house rules first.
        see: by the id of each of the surest, what it points to.
        cards: the cards and other components that are named.
        elsewhere: what another edition says of the first rulings.
    """

    rulings: tuple[Ruling, ...] = ()
    notes: tuple[Ruling, ...] = ()
    see: dict[str, tuple[Ruling, ...]] = {}
    cards: tuple[CardAnswer, ...] = ()
    elsewhere: tuple[Ruling, ...] = ()


def bundle(oracle: Rules, dispute: Dispute, language: Language) -> Bundle:
    """Ask the oracle the question and each view, and put what it says in the order of the books."""
    texts = [dispute.question, *(party.view for party in dispute.parties if party.view)]
    answers = [
        oracle.ask(
            text,
            game=dispute.game,
            edition=dispute.edition,
            language=language,
            guild=dispute.guild,
            limit=_ASKED + _NOTES,
        )
        for text in texts
    ]
    found = _best(answers)
    best = [ruling for ruling in found if not ruling.is_note]
    notes = [ruling for ruling in found if ruling.is_note and ruling.book.kind is not BookKind.GUIDE]
    first = best[:_WHOLE]
    return Bundle(
        tuple(sorted(best[:MOST], key=_place)),
        tuple(sorted(notes[:_NOTES], key=lambda each: each.book.kind is not BookKind.HOUSE_RULE)),
        {ruling.id: _pointed(oracle, ruling.see, dispute.guild) for ruling in first},
        tuple({card.name: card for answer in answers for card in answer.cards}.values()),
        _pointed(oracle, dict.fromkeys(ref for ruling in first for ref in ruling.same), dispute.guild),
    )


def _best(answers: list[Answer]) -> list[Ruling]:
    """Every ruling once, the surest of any text first; the parts of a text that asks several things count too."""
    found: dict[str, tuple[float, Ruling]] = {}
    for answer in (part for whole in answers for part in (whole, *whole.parts)):
        for place, ruling in enumerate(answer.rulings):
            weight = ruling.confidence / (place + 1) ** 0.5
            if ruling.id not in found or found[ruling.id][0] < weight:
                found[ruling.id] = (weight, ruling)
    return [ruling for _, ruling in sorted(found.values(), key=lambda each: -each[0])]


def _place(ruling: Ruling) -> tuple[str, bool, list[str | int]]:
    parts = [int(part) if part.isdigit() else part for part in ruling.number.replace(".", " ").split()]
    # Numbers and words are not compared with one another.
    keys: list[str | int] = [f"{part:09}" if isinstance(part, int) else part for part in parts]
    return ruling.book.game, ruling.book.kind is not BookKind.RULEBOOK, [ruling.book.key, *keys]


def _pointed(oracle: Rules, refs: Iterable[str], guild: int) -> tuple[Ruling, ...]:
    return tuple(found for ref in refs if (found := oracle.ruling(ref, guild=guild)) is not None)
