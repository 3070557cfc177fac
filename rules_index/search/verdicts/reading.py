"""Find out whether the answer to a question is yes or no, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp

from rules_index.index.leanings.packing import Leaning, unpack_leanings
from rules_index.index.reader import IndexReader
from rules_index.languages.traits import IS, MAY, MUST, Traits
from rules_index.search.evidence import LineReader
from rules_index.search.lookup import Lookup, find_entry
from rules_index.search.model import Model, packaged_model
from rules_index.search.verdicts.features import (
    OF_PAIR,
    OF_RULE,
    OF_VERDICT,
    Asked,
    Vote,
    odds_of,
    pair_features,
    rule_features,
)
from rules_index.values.answers import Answer, Modal, Verdict

_MODALS = {MUST: Modal.MUST, MAY: Modal.MAY, IS: Modal.IS}
CONSIDERED = 5
"""Rules, from the first, whose lines are compared with the question."""
SHARPNESS = 10.0
"""How much more a rule counts whose score is higher."""
SURE = 0.8
"""How likely a verdict is right that is given at least."""
UNDERSTOOD = 1.0
"""How much what the whole question says for yes or no counts beside the lines of a rule."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """The opinion of one rule: how likely yes is the answer if it is the rule asked for, and the grounds for that.

    ``understood`` is how much the whole question says for yes: a logarithm, 0 where only its words are known.
    """

    yes: float
    weight: float
    likeness: float
    claimed: float
    understood: float


@dataclass(frozen=True, slots=True)
class Reading:
    """The opinions of the first rules, the best one first; ``sure`` is how likely that one is the right one."""

    question: Traits
    opinions: tuple[Opinion, ...]
    sure: float
    said: float

    @property
    def yes(self) -> float:
        """How likely the answer is yes, by all of them."""
        total = sum(each.weight for each in self.opinions)
        return sum(each.weight * each.yes for each in self.opinions) / total if total else 0.5

    @property
    def features(self) -> list[float]:
        """The signs that the likelier answer is right, in the order of ``OF_VERDICT``."""
        side = 1.0 if self.yes >= 0.5 else -1.0
        total = sum(each.weight for each in self.opinions) or 1.0
        first = self.opinions[0]
        return [
            side * odds_of(self.yes),
            side * odds_of(first.yes),
            sum(each.weight for each in self.opinions if (each.yes >= 0.5) == (self.yes >= 0.5)) / total,
            first.weight / total,
            first.likeness,
            side * first.claimed,
            side * first.understood,
            self.sure,
            self.said,
            float(self.yes >= 0.5),
            float(self.question.modal == MUST),
            float(self.question.modal == IS),
            float(self.question.denied),
            float(self.question.words),
        ]


def with_verdict(reader: IndexReader, answer: Answer, lookup: Lookup) -> Answer:
    """The answer, its first ruling with yes or no where the question wants that.

    There is none while editions differ, of another edition than the one played, or by anything but a rule of the books.
    """
    first = answer.rulings[0] if answer.answered and answer.rulings else None
    if first is None or first.rule is None or first.is_note or first.elsewhere or answer.editions:
        return answer
    if answer.from_table or not lookup.ranked or find_entry(reader, first.id) != lookup.ranked[0].id:
        return answer
    verdict = read_verdict(reader, lookup)
    return replace(answer, rulings=(replace(first, verdict=verdict), *answer.rulings[1:])) if verdict else answer


def read_verdict(reader: IndexReader, lookup: Lookup) -> Verdict | None:
    """Yes or no, where the question wants that and the first rules tell it surely enough; ``None`` otherwise."""
    reading = reading_of(reader, lookup)
    if reading is None or (reading.yes >= 0.5) != (reading.opinions[0].yes >= 0.5):
        return None
    share = packaged_model("verdicts/verdict", OF_VERDICT).probability(reading.features)
    if share < SURE:
        return None
    return Verdict(reading.yes >= 0.5, share, _MODALS[reading.question.modal], reading.question.denied)


def reading_of(reader: IndexReader, lookup: Lookup) -> Reading | None:
    """The opinions of the first rules; ``None`` where yes or no is not wanted, or the first rule has no lines."""
    language = lookup.question.language
    if not lookup.wants_yes_or_no:
        return None
    ranked = lookup.ranked[:CONSIDERED]
    lines = leanings_of(reader, (one.id for one in ranked))
    if not ranked or ranked[0].id not in lines:
        return None
    asked = Asked.of(lookup.text, language)
    best = ranked[0].score
    compared = LineReader(reader, lookup.question)
    opinions = tuple(
        opinion_of(
            compared, asked, lines[one.id], exp(SHARPNESS * (one.score - best)), lookup.learned.yes.get(one.id, 0.0)
        )
        for one in ranked
        if one.id in lines
    )
    return Reading(asked.traits, opinions, lookup.first_answers, lookup.said)


def leanings_of(reader: IndexReader, entries: Iterable[int]) -> Mapping[int, tuple[Leaning, ...]]:
    """The lines of these entries that lean to yes or no."""
    query = "SELECT entry, data FROM leaning WHERE entry IN (SELECT value FROM json_each(?))"
    return {entry: unpack_leanings(data) for entry, data in reader.rows(query, list(entries))}


def opinion_of(
    compared: LineReader, asked: Asked, lines: Sequence[Leaning], weight: float, understood: float
) -> Opinion:
    """The opinion of a rule, from its lines, and from what the question says to it for yes."""
    features = rule_features(asked.traits, *votes_of(compared, asked, lines))
    told = dict(zip(OF_RULE, features, strict=True))
    likeness = max(told["asked-likeness"], told["claimed-likeness"])
    odds = odds_of(_rule().probability(features)) + UNDERSTOOD * understood
    return Opinion(1 / (1 + exp(-odds)), weight, likeness, told["claimed"], understood)


def votes_of(compared: LineReader, asked: Asked, lines: Sequence[Leaning]) -> tuple[list[Vote], list[Vote]]:
    """The votes of a rule's answered questions, and of its claims in the question's own language."""
    answered: list[Vote] = []
    claimed: list[Vote] = []
    for line in lines:
        if line.is_claim and line.language is not asked.language:
            continue
        alike = compared.compare(line.roots)
        features = pair_features(asked, line, alike)
        model = packaged_model("verdicts/claimed" if line.is_claim else "verdicts/asked", OF_PAIR)
        (claimed if line.is_claim else answered).append(Vote(model.probability(features), line.is_yes, alike[1]))
    return answered, claimed


def _rule() -> Model:
    return packaged_model("verdicts/rule", OF_RULE)
