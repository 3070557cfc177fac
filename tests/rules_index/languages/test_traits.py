"""The traits of a question that turn its answer, and which questions want yes or no."""

from __future__ import annotations

import pytest

from rules_index.languages.questions import is_whether
from rules_index.languages.traits import FRAMES, IS, MAY, MUST, OPPOSITES, traits
from rules_index.values.books import Language
from tests.rows import rows

CS, EN, SV = Language.CS, Language.EN, Language.SV


@rows(
    ("question", "language", "modal"),
    [
        ("Musím lízat?", CS, MUST),
        ("muzu utocit z krytu", CS, MAY),
        ("Je sabotáž útok?", CS, IS),
        ("do I have to draw", EN, MUST),
        ("can he attack", EN, MAY),
        ("is sabotage an attack", EN, IS),
        ("måste jag dra", SV, MUST),
        ("får han anfalla", SV, MAY),
        ("är sabotage ett anfall", SV, IS),
    ],
)
def test_a_question_is_about_a_duty_a_permission_or_what_is_so(question: str, language: Language, modal: int) -> None:
    assert traits(question, language).modal == modal


@pytest.mark.parametrize(
    ("denied", "plain", "language"),
    [
        ("Nesmím útočit?", "Smím útočit?", CS),
        ("can't I attack?", "can I attack?", EN),
        ("får jag inte anfalla?", "får jag anfalla?", SV),
    ],
)
def test_a_question_that_is_denied_as_a_whole_denies_nothing_else(denied: str, plain: str, language: Language) -> None:
    here, there = traits(denied, language), traits(plain, language)
    assert (here.denied, there.denied) == (True, False)
    assert (here.frames, here.modal) == (there.frames, there.modal)


def test_a_condition_that_is_denied_is_a_trait() -> None:
    without, having = traits("Smím meditovat bez bojovníka?", CS), traits("Smím meditovat s bojovníkem?", CS)
    assert without.frames >> FRAMES.index("without") & 1
    assert not having.frames >> FRAMES.index("without") & 1


def test_words_of_opposite_meaning_are_on_opposite_sides() -> None:
    at = list(OPPOSITES).index("keep")
    kept, lost = traits("do I keep the weapon", EN), traits("do I lose the weapon", EN)
    assert (kept.sides >> at & 1, kept.contrary >> at & 1) == (1, 0)
    assert (lost.sides >> at & 1, lost.contrary >> at & 1) == (0, 1)


def test_numbers_are_kept_as_they_are_written() -> None:
    assert traits("mám 8 karet a 2 body", CS).numbers == {"8", "2"}


@rows(
    ("question", "language"),
    [
        ("nesmim na nej utocit", CS),
        ("mám jednoho bojovníka, co neútočí, smí do úkrytu?", CS),
        ("je bratrstvo korporace", CS),
        ("no warriors in my first hand, can I redraw", EN),
        ("is it free to leave?", EN),
        ("han har inga krigare, går det att slå honom", SV),
        ("do mercenaries earn points", EN),
        ("dva tanky u jednoho chlapa jo nebo ne", CS),
        ("prvni ho zabije, vrati ten mrtvej uder", CS),
        ("slutar spelet när lekarna är tomma", SV),
        ("står borgen kvar när alla är döda", SV),
        ("han blev skjuten, hinner han skjuta tillbaka", SV),
        ("rullar man om kaostärningen", SV),
        ("cant we just leave", EN),
        ("could he hold two", EN),
        ("to jako nemůžu vzít zpátky kartu, co už leží?", CS),
    ],
)
def test_these_want_yes_or_no(question: str, language: Language) -> None:
    assert is_whether(question, language)


@rows(
    ("question", "language"),
    [
        ("Kdo začíná?", CS),
        ("mam dve karty, kolik jich muzu zahodit?", CS),
        ("Je to útok, nebo sabotáž?", CS),
        ("dosly mi karty", CS),
        ("who may look at it?", EN),
        ("do I draw before or after?", EN),
        ("vilka får jag anfalla?", SV),
        ("trupper på stranden", SV),
        ("spelar vi om kort, hur väljer vi dem", SV),
        ("he turned up and cant pay", EN),
        ("hidden warriors", EN),
        ("zrušení kouzla a jeho body", CS),
        ("do úkrytu", CS),
        ("?", EN),
    ],
)
def test_these_want_something_else(question: str, language: Language) -> None:
    assert not is_whether(question, language)
