"""The rules on a case: the oracle's answers to the question and to the whole story, weighed together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from msgspec import Struct

from bot.disputes.model.dispute import Dispute
from bot.disputes.services.books.rulebook import Rules
from rules_index import Answer, BookKind, CardAnswer, Gap, Language, Ruling, Surety

MOST = 10
FLOOR = 0.1
"""Sureness below which nothing is on a judge's first screen."""
GUIDED = 0.16
"""The same for an entry of the guide: among those that are less sure, more are wrong than right."""
FIRST = 3
"""Rules on a judge's first screen, at most."""
_ASKED = 10
"""Rulings that each text may bring."""
_NOTES = 5
"""House rules and precedents beside them."""
_WHOLE = 5
"""The first rulings, which bring what they point to along."""
_STORY = 2000
"""Characters that the oracle reads of one text."""


class Bundle(Struct, frozen=True):
    """The rules on a case; each ruling's confidence is how sure it is for the case.

    Attributes:
        rulings: at most ten, the surest first.
        notes: what the server itself has ruled on it, house rules first.
        guide: the entries of the guide that fit, the surest first.
        gap: what no rulebook answers, where the question is known to be that.
        answered: a rule answers the question or the story, as far as the oracle can tell.
        see: by the id of each of the surest, what it points to.
        cards: the cards and other components that are named.
        elsewhere: what another edition says of the first rulings.
    """

    rulings: tuple[Ruling, ...] = ()
    notes: tuple[Ruling, ...] = ()
    guide: tuple[Ruling, ...] = ()
    gap: Gap | None = None
    answered: bool = False
    see: dict[str, tuple[Ruling, ...]] = {}
    cards: tuple[CardAnswer, ...] = ()
    elsewhere: tuple[Ruling, ...] = ()

    @property
    def first(self) -> tuple[Ruling, ...]:
        """The rules for a first screen, the surest first: none below the floor."""
        return tuple(ruling for ruling in self.rulings[:FIRST] if ruling.confidence >= FLOOR) if self.answered else ()

    @property
    def certain(self) -> bool:
        """Whether the first rule is surely the one."""
        return bool(self.first) and self.first[0].surety is Surety.CERTAIN

    @property
    def entry(self) -> Ruling | None:
        """The entry of the guide for a first screen."""
        return next((entry for entry in self.guide if entry.confidence >= GUIDED), None)

    @property
    def by_guide(self) -> bool:
        """Whether an entry of the guide is surer than any rule."""
        best = self.first[0].confidence if self.first else 0.0
        return self.entry is not None and self.entry.confidence > best


def bundle(oracle: Rules, dispute: Dispute, language: Language) -> Bundle:
    """Ask the oracle the question alone and at the end of all views, and weigh both answers alike.

    A view alone says what else happened, and would bring what nobody asks.
    """
    texts = dict.fromkeys((dispute.question, _story(dispute)))
    answers = [
        oracle.ask(
            text,
            game=dispute.game,
            edition=dispute.edition,
            language=language,
            guild=dispute.guild,
            limit=_ASKED + _NOTES,
            guided=True,
        )
        for text in texts
    ]
    found = _weighed([_best(answer) for answer in answers])
    best = [ruling for ruling in found if not ruling.is_note]
    notes = [ruling for ruling in found if ruling.is_note and ruling.book.kind is not BookKind.GUIDE]
    first = best[:_WHOLE]
    return Bundle(
        tuple(best[:MOST]),
        tuple(sorted(notes[:_NOTES], key=lambda each: each.book.kind is not BookKind.HOUSE_RULE)),
        tuple(_weighed([answer.guide for answer in answers])),
        next((answer.gap for answer in answers if answer.gap is not None), None),
        any(answer.answered for answer in answers),
        {ruling.id: _pointed(oracle, ruling.see, dispute.guild) for ruling in first},
        tuple({card.name: card for answer in answers for card in answer.cards}.values()),
        _pointed(oracle, dict.fromkeys(ref for ruling in first for ref in ruling.same), dispute.guild),
    )


def _story(dispute: Dispute) -> str:
    """The views with the question at their end; of each view as much as fits."""
    views = [party.view for party in dispute.parties if party.view]
    room = (_STORY - len(dispute.question)) // max(len(views), 1) - 1
    return "\n".join([*(view[: max(room, 0)] for view in views), dispute.question])[:_STORY]


def _best(answer: Answer) -> list[Ruling]:
    """Every ruling of an answer once; the parts of a text that asks several things count too."""
    found: dict[str, Ruling] = {}
    for ruling in (one for part in (answer, *answer.parts) for one in part.rulings):
        if ruling.id not in found or found[ruling.id].confidence < ruling.confidence:
            found[ruling.id] = ruling
    return list(found.values())


def _weighed(answers: Sequence[Sequence[Ruling]]) -> list[Ruling]:
    """The rulings of all answers, the surest first: what only some answers have is as much less sure."""
    sure: defaultdict[str, float] = defaultdict(float)
    known: dict[str, Ruling] = {}
    for ruling in (one for answer in answers for one in answer):
        sure[ruling.id] += ruling.confidence / len(answers)
        known.setdefault(ruling.id, ruling)
    weighed = [replace(ruling, confidence=sure[ruling.id], sure=None) for ruling in known.values()]
    return sorted(weighed, key=lambda each: -each.confidence)


def _pointed(oracle: Rules, refs: Iterable[str], guild: int) -> tuple[Ruling, ...]:
    return tuple(found for ref in refs if (found := oracle.ruling(ref, guild=guild)) is not None)
