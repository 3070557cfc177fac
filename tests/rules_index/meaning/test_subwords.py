"""The model of subword vectors: what a question and a rule have in common, and rules that it never saw."""

from __future__ import annotations

import json

import pytest

from rules_index import Language
from rules_index.meaning.subwords import RuleVector, Subwords, as_heard, packaged_subwords, pieces

PLACES = 4096


def model(vectors: dict[str, tuple[int, int]], **rules: tuple[tuple[int, int], float]) -> Subwords:
    """A model of two numbers a vector, read from its file: those of whole words by word, and of rules with a bias."""
    table = bytearray(PLACES * 2)
    for word, vector in vectors.items():
        for piece in pieces(word):
            at = piece % PLACES * 2
            table[at : at + 2] = bytes(number % 256 for number in vector)
    told = {
        "size": 2, "places": PLACES, "scale": 0.5, "scale_of_rules": 0.25, "usual": 3.0,
        "rules": {slug: bias for slug, (_, bias) in rules.items()},
    }  # fmt: skip
    rows = bytes(number % 256 for vector, _ in rules.values() for number in vector)
    return Subwords.read(json.dumps(told).encode() + b"\n" + bytes(table) + rows)


def test_a_question_is_the_mean_of_its_pieces() -> None:
    both = model({"brana": (4, 0), "most": (0, -8)})
    assert both.vector("brana") == [2.0, 0.0]
    assert both.vector("most") == [0.0, -4.0]
    mixed = both.vector("brána most")
    assert 0 < mixed[0] < 2.0 and -4.0 < mixed[1] < 0


def test_words_of_one_family_share_pieces() -> None:
    family, stranger = {*pieces("bojovník")} & {*pieces("bojovníkem")}, {*pieces("bojovník")} & {*pieces("zámek")}
    assert len(family) > 10
    assert not stranger


def test_a_question_without_letters_says_nothing() -> None:
    assert tuple(model({}).vector("?!")) == (0.0, 0.0)
    assert not pieces("?!")


def test_a_rule_is_spoken_for_by_its_vector_and_its_bias() -> None:
    two = model({"brana": (4, 0)}, gate=((8, 0), 0.5), bridge=((0, 8), -1.0))
    asked = two.vector("brana")
    assert two.rules["gate"].score(asked) == pytest.approx(2.0 * 2.0 + 0.5)
    assert two.rules["bridge"].score(asked) == pytest.approx(-1.0)


def test_a_rule_that_was_never_seen_is_spoken_for_by_its_lines_as_much_as_is_usual() -> None:
    both = model({"brana": (4, 0), "most": (0, 8)})
    gate = both.composed(["brana", "brana"])
    assert gate.score(both.vector("brana")) == pytest.approx(3.0)
    assert gate.score(both.vector("most")) == pytest.approx(0.0)
    assert both.composed([]) == RuleVector((0.0, 0.0))
    assert both.composed(["?"]).score(both.vector("brana")) == 0.0


def test_a_line_is_heard_as_a_question_is_read() -> None:
    assert as_heard("S bránama?", Language.CS) == "s branami"


def test_the_packaged_model_tells_rules_apart_by_words_that_none_of_their_lines_has() -> None:
    known = packaged_subwords()
    asked = known.vector("smim s tim samym chlapem jeste jednou zautocit")
    of_book = {slug: rule.score(asked) for slug, rule in known.rules.items() if slug.startswith("doomtrooper-cs.")}
    best = sorted(of_book, key=lambda slug: -of_book[slug])[:10]
    assert "doomtrooper-cs.actions.attack-once" in best
