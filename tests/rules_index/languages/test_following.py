"""Which questions need the one before them, in people's words."""

from __future__ import annotations

import pytest

from rules_index.languages.following import CLEAR, POSSIBLE, needed
from tests.rows import rows


@rows(
    "question",
    [
        "a když je zraněný?",
        "A ve dvou?",
        "kolikrát?",
        "Kam potom přijde?",
        "smí ho napadnout někdo jiný?",
        "and if he is wounded?",
        "what about two players?",
        "how often?",
        "can he attack then?",
        "och om han är skadad?",
        "Hur är det med två spelare?",
        "får jag poäng då?",
        "Elita?",
    ],
)
def test_these_do(question: str) -> None:
    assert needed(question) == CLEAR


@rows(
    "question",
    [
        "Kdo začíná?",
        "korrakam",
        "Smí zraněný bojovník útočit z úkrytu?",
        "who starts?",
        "can a wounded warrior attack from cover?",
        "vem börjar?",
        "Får en sårad krigare anfalla från skydd?",
        "Smí zraněná elita jít do oblasti čtyři rovnou ze zóny nasazení?",
    ],
)
def test_these_do_not(question: str) -> None:
    assert not needed(question)


@pytest.mark.parametrize(
    "question",
    ["Platí to i pro elitní jednotky?", "does that also apply to elite units?", "Gäller det även sårade krigare då?"],
)
def test_these_may(question: str) -> None:
    assert needed(question) == POSSIBLE
