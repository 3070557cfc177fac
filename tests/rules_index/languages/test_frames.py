"""What a question asks for and under which condition, in three languages."""

from __future__ import annotations

from rules_index.digest.heard import load_heard
from rules_index.languages import questions, traits
from rules_index.languages.language import fold
from rules_index.languages.questions import FRAMES, frame
from rules_index.values.books import Language
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN
QUESTIONS = [
    ("who", "Kdo začíná?", "Vem börjar?", "Who begins?"),
    ("when", "V jaké fázi se táhne loď?", "I vilken fas flyttas båten?", "In which phase do boats move?"),
    ("where", "Odkud připluje pirát?", "Varifrån seglar piraten?", "Where does the pirate sail?"),
    ("count", "Kolika loděmi táhnu?", "Hur många båtar flyttar jag?", "How many boats sail?"),
    ("often", "Kolikrát táhnu?", "Hur ofta flyttar jag?", "How often do I move?"),
    ("long", "Jak dlouho svítí lucerna?", "Hur länge lyser lyktan?", "How long does a lantern shine?"),
    ("how", "Jak se plaví?", "Hur seglar man?", "How do I sail?"),
    ("why", "Proč zhasla?", "Varför slocknade den?", "Why did it go out?"),
    ("which", "Kterou loď táhnu?", "Vilken båt flyttar jag?", "Which boat sails?"),
    ("meaning", "K čemu slouží lucerna?", "Vad betyder lyktan?", "What does a lantern do?"),
    ("may", "Smíme vplout?", "Får jag segla?", "Can I sail?"),
    ("must", "Musím táhnout?", "Måste jag flytta?", "Do I have to sail?"),
    ("if", "Co když narazím?", "Vad händer på revet?", "What happens on a reef?"),
    ("not", "Nemám lucernu", "Jag har ingen lykta", "I have no lantern"),
    ("already", "Už svítí", "Den lyser redan", "It shines already"),
    ("still", "Ještě svítí", "Den lyser fortfarande", "It still shines"),
    ("only", "Pouze lucerny", "Bara lyktor", "Lanterns only"),
    ("both", "Oběma svítí", "Båda lyser", "Both shine"),
    ("every", "Každému svítí", "Alla lyser", "Each one shines"),
    ("first", "Poprvé svítí", "Den lyser först", "It shines first"),
    ("last", "Svítí poslední", "Den lyser sist", "It shines last"),
    ("without", "Bez lucerny", "Utan lykta", "Without a lantern"),
    ("again", "Zase svítí", "Den lyser igen", "It shines again"),
    ("before", "Před plavbou", "Innan seglingen", "Before sailing"),
    ("after", "Po plavbě", "Efter seglingen", "After sailing"),
    ("during", "Během plavby", "Under seglingen", "During sailing"),
    ("most", "Nejvýš pět", "Högst fem", "The maximum of boats"),
    ("least", "Alespoň pět", "Minst fem", "The minimum of boats"),
    ("own", "Moje loď", "Min båt", "My boat"),
    ("other", "Cizí loď", "Annan båt", "Another boat"),
    ("instead", "Místo lodi", "Istället för båten", "Instead of a boat"),
]


def test_every_frame_is_asked_for() -> None:
    assert [name for name, *_ in QUESTIONS] == list(FRAMES)


@rows(
    ("name", "text", "language"),
    [(name, text, language) for name, *texts in QUESTIONS for text, language in zip(texts, (CS, SV, EN), strict=True)],
)
def test_a_frame_is_known_in_each_language(name: str, text: str, language: Language) -> None:
    assert name in frame(text, language)


@rows(
    ("text", "language", "frames"),
    [
        ("Kolik karet smím mít nejvýš?", CS, ("count", "may", "most")),
        ("kolik karet smim mit nejvys", CS, ("count", "may", "most")),
        ("Nemůžu už podruhé útočit, když nemám bojovníka?", CS, ("may", "if", "not", "already", "again")),
        ("jak často", CS, ("often",)),
        ("jak velkou loď", CS, ("count",)),
        ("jakou loď", CS, ("which",)),
        ("Hur ofta", SV, ("often",)),
        ("Måste alla spelare ge bort sina kort?", SV, ("must", "every", "own")),
        ("Kan jag spela kortet innan striden?", SV, ("may", "before")),
        ("how many times", EN, ("count", "often")),
        ("Must I discard if nobody else has cards?", EN, ("must", "if", "not", "other")),
        ("lucerna v přístavu", CS, ()),
        ("", EN, ()),
    ],
)
def test_a_question_has_all_its_frames_in_the_order_of_the_table(
    text: str, language: Language, frames: tuple[str, ...]
) -> None:
    assert frame(text, language) == frames


@rows(
    ("text", "language"),
    [("kdokoli", CS), ("mapa", CS), ("vart", CS), ("jak", EN), ("kan", CS), ("canteen", EN), ("musik", SV)],
)
def test_a_part_of_a_word_or_a_word_of_another_language_is_no_frame(text: str, language: Language) -> None:
    assert frame(text, language) == ()


def test_a_pattern_is_searched_for_where_a_word_opens_it_and_found_as_everywhere() -> None:
    heard = [(question, each.language) for each in load_heard() for question, _ in each.questions()][::5]
    for text, language in heard:
        folded = fold(text)
        found = tuple(name for name, pattern in questions._COMPILED[language] if pattern.search(folded))
        assert frame(text, language) == found, text
        sides = [[bool(pattern.search(folded)) for pattern in side] for side in traits._SIDES]
        assert list(traits._sides(folded)) == [
            sum(1 << at for at, is_said in enumerate(side) if is_said) for side in sides
        ]


def test_a_frame_said_twice_counts_once() -> None:
    assert frame("who and who", EN) == ("who",)
