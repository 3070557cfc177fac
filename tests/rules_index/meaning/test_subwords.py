"""The model of subword vectors: what a question and a rule have in common, and rules that it never saw."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from rules_index import Language
from rules_index.meaning.learned import BookVectors
from rules_index.meaning.subwords import RuleVector, Subwords, Vector, as_heard, packaged_subwords, pieces
from tests.oracles import packaged_rules

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


def numbers(of: Subwords, text: str) -> list[float]:
    """The vector of a question."""
    found = of.vector(text)
    return [number * found.step for number in found.numbers]


def scores(of: Subwords, text: str, rules: Mapping[str, RuleVector]) -> dict[str, float]:
    """How much a question speaks for each rule."""
    book = BookVectors(dict(enumerate(rules.values())), of.part)
    return dict(zip(rules, book.scores(of.vector(text)), strict=True))


def test_numbers_below_zero_do_not_spill_over() -> None:
    book = BookVectors({1: RuleVector([-3, 2]), 5: RuleVector([4, -4], 0.5), 9: RuleVector([-1, 0])}, 0.5)
    assert book.entries == (1, 5, 9)
    assert book.scores(Vector([10, -7], 2.0)) == [-44.0, 68.5, -10.0]


def test_a_question_is_the_mean_of_its_pieces() -> None:
    both = model({"brana": (4, 0), "most": (0, -8)})
    assert numbers(both, "brana") == pytest.approx([2.0, 0.0])
    assert numbers(both, "most") == pytest.approx([0.0, -4.0])
    mixed = numbers(both, "brána most")
    assert 0 < mixed[0] < 2.0 and -4.0 < mixed[1] < 0


def test_words_of_one_family_share_pieces() -> None:
    family, stranger = {*pieces("bojovník")} & {*pieces("bojovníkem")}, {*pieces("bojovník")} & {*pieces("zámek")}
    assert len(family) > 10
    assert not stranger


def test_a_question_without_letters_says_nothing() -> None:
    assert numbers(model({}), "?!") == [0.0, 0.0]
    assert not pieces("?!")


def test_a_rule_is_spoken_for_by_its_vector_and_its_bias() -> None:
    two = model({"brana": (4, 0)}, gate=((8, 0), 0.5), bridge=((0, 8), -1.0))
    assert scores(two, "brana", two.rules) == {"gate": pytest.approx(2.0 * 2.0 + 0.5), "bridge": pytest.approx(-1.0)}


def test_a_rule_that_was_never_seen_is_spoken_for_by_its_lines_as_much_as_is_usual() -> None:
    both = model({"brana": (4, 0), "most": (0, 8)})
    rules = {lines: both.composed(lines.split()) for lines in ("brana brana", "", "?")}
    assert scores(both, "brana", rules) == {"brana brana": pytest.approx(3.0, rel=0.001), "": 0.0, "?": 0.0}
    assert scores(both, "most", rules)["brana brana"] == pytest.approx(0.0)


def test_a_line_is_heard_as_a_question_is_read() -> None:
    assert as_heard("S bránama?", Language.CS) == "s branami"


def test_the_packaged_model_tells_rules_apart_by_words_that_none_of_their_lines_has() -> None:
    wanted, question = "doomtrooper-cs.combat.killed-discard", "zastreleneho odklidim kam"
    (rule,) = (rule for rule in packaged_rules() if rule.slug == wanted)
    told = {word for line, language in rule.asked(rule.book.language) for word in as_heard(line, language).split()}
    assert told & {*question.split()} <= {"kam"}
    known = packaged_subwords()
    rules = {slug: each for slug, each in known.rules.items() if slug.startswith("doomtrooper-cs.")}
    of_book = scores(known, question, rules)
    assert wanted in sorted(of_book, key=lambda slug: -of_book[slug])[:10]
