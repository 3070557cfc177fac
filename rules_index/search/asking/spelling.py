"""Find words of the index that are spelt like a word of the question: typing errors and related words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection

from rapidfuzz.distance import OSA

from rules_index.index.reader import IndexReader
from rules_index.languages.language import trigrams

GRAM_BUDGET = 300
"""Trigram rows read for one word, rarest trigrams first: what keeps a misspelt word cheap in a large index."""
MOST_NEIGHBOURS = 12
"""Forms that share most trigrams with a word and are compared with it letter by letter."""
LEAST_SIMILAR = 0.7
SHORTEST = 3
MOST_REMEMBERED = 20_000
"""Words whose neighbours are kept: players ask with the same words again and again."""
SOFTENING = str.maketrans("kgh", "czz")
"""Consonants that Czech changes within a word family (útok, útočit; noha, nožní), folded together."""


def similar_roots(reader: IndexReader, words: Collection[str]) -> dict[str, dict[int, float]]:
    """For each folded word the roots of forms spelt like it, with the similarity of the best form."""
    if len(reader.spelt) > MOST_REMEMBERED:
        reader.spelt.clear()
    unseen = [word for word in words if word not in reader.spelt]
    reader.spelt.update(_look_up(reader, unseen))
    return {word: reader.spelt.get(word, {}) for word in words}


def _look_up(reader: IndexReader, words: Collection[str]) -> dict[str, dict[int, float]]:
    spelt = [word for word in words if len(word) >= SHORTEST and not word.isdigit()]
    grams = {word: _rarest(reader, word) for word in spelt}
    forms: defaultdict[str, list[int]] = defaultdict(list)
    query = "SELECT gram, form FROM gram WHERE gram IN (SELECT value FROM json_each(?))"
    for gram, form in reader.rows(query, sorted({gram for found in grams.values() for gram in found})):
        forms[gram].append(form)
    nearest = {
        word: Counter(form for gram in found for form in forms[gram]).most_common(MOST_NEIGHBOURS)
        for word, found in grams.items()
    }
    query = (
        "SELECT form.id, form.form, form_root.root FROM form JOIN form_root ON form_root.form = form.id "
        "WHERE form.id IN (SELECT value FROM json_each(?))"
    )
    roots: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
    for number, form, root in reader.rows(query, sorted({number for near in nearest.values() for number, _ in near})):
        roots[number].append((form, root))
    return {
        word: _alike(word, [pair for number, _ in near for pair in roots[number]]) for word, near in nearest.items()
    }


def spelling_similarity(one: str, other: str) -> float:
    """How alike two folded forms are, from 0 to 1: typing errors, or a long common beginning."""
    slips = OSA.normalized_similarity(one.translate(SOFTENING), other.translate(SOFTENING))
    common = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    beginning = common / max(len(one), len(other)) + 0.1 if common >= 4 else 0.0
    return max(slips, min(1.0, beginning))


def _rarest(reader: IndexReader, word: str) -> list[str]:
    """The word's trigrams that tell most, as many as the budget allows; at least one."""
    known = sorted((reader.gram_sizes[gram], gram) for gram in trigrams(word) if gram in reader.gram_sizes)
    kept: list[str] = []
    spent = 0
    for size, gram in known:
        spent += size
        if kept and spent > GRAM_BUDGET:
            break
        kept.append(gram)
    return kept


def _alike(word: str, forms: list[tuple[str, int]]) -> dict[int, float]:
    roots: dict[int, float] = {}
    for form, root in forms:
        similarity = spelling_similarity(word, form) if form != word else 0.0
        if similarity >= LEAST_SIMILAR:
            roots[root] = max(roots.get(root, 0.0), similarity)
    return roots
