"""The course of the scores as a picture: small, the same for equal scores, readable without colour, said in words."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image

from bot.boards.course import WIDTH, Course, Scores, Unit, draw_course
from bot.locales.sentences import localizer
from rules_index import Language

ENTRIES = tuple(range(4, 404, 10))
LANGUAGES = list(Language)


def climbing(name: str, every: int, by: int) -> Scores:
    return Scores(name, tuple(number // every * by for number in range(len(ENTRIES))))


COURSE = Course(
    "entry", ENTRIES, (climbing("Koda", 3, 2), climbing("Runen", 5, 4), Scores("Aldan", (0,) * len(ENTRIES)))
)


def image(course: Course) -> Image.Image:
    return Image.open(io.BytesIO(draw_course(course, localizer(Language.EN)).png))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_small_and_the_same_every_time(language: Language) -> None:
    words = localizer(language)
    first, second = draw_course(COURSE, words), draw_course(COURSE, words)
    assert first == second
    assert len(first.png) <= 100_000
    assert Image.open(io.BytesIO(first.png)).width == WIDTH


def test_the_words_say_every_change_of_every_score() -> None:
    course = Course("entry", (3, 8, 9, 20), (Scores("Koda", (0, 2, 2, 31)), Scores("Runen", (0, 0, 5, 5))))
    alt = draw_course(course, localizer(Language.EN)).alt
    assert "from entry 3 to entry 20" in alt
    assert "Koda: 3: 0; 8: 2; 20: 31." in alt
    assert "Runen: 3: 0; 9: 5." in alt


@pytest.mark.parametrize(
    ("unit", "language", "written"),
    [
        ("round", Language.CS, "od 0. do 3. kola: vždy číslo kola"),
        ("turn", Language.SV, "från tur 0 till tur 3: turens nummer"),
        ("round", Language.EN, "from round 0 to round 3: the number of a round"),
    ],
)
def test_chapters_of_a_round_are_told_together_in_what_the_game_counts(
    unit: Unit, language: Language, written: str
) -> None:
    course = Course(unit, (0, 0, 1, 1, 1, 2, 3, 3), (Scores("Koda", (0, 0, 0, 2, 5, 5, 5, 9)),))
    alt = draw_course(course, localizer(language)).alt
    assert written in alt
    assert "Koda: 0: 0; 1: 5; 3: 9." in alt


def test_a_round_takes_as_much_room_however_much_happened_in_it() -> None:
    busy = Course("round", (0, *(1,) * 8, 2), (Scores("Koda", (0, *(0,) * 7, 4, 8)),))
    quiet = Course("round", (0, 1, 2), (Scores("Koda", (0, 4, 8)),))
    one, other = (image(course).convert("RGB").crop((0, 470, WIDTH, 540)) for course in (busy, quiet))
    assert one.tobytes() == other.tobytes()
    counted = image(quiet._replace(unit="entry")).convert("RGB").crop((0, 470, WIDTH, 540))
    assert image(quiet).convert("RGB").crop((0, 470, WIDTH, 540)).tobytes() != counted.tobytes()


def test_a_match_set_back_to_an_earlier_round_goes_on_from_where_it_was() -> None:
    scores = (Scores("Koda", (0, 3, 4, 6)),)
    back, straight = Course("round", (1, 3, 2, 4), scores), Course("round", (1, 3, 3, 4), scores)
    assert image(back).tobytes() == image(straight).tobytes()


def test_the_words_of_a_long_match_fit_and_end_with_the_result() -> None:
    entries = tuple(range(1, 2001))
    scores = tuple(Scores(f"Seat {seat}", tuple(entry + seat for entry in entries)) for seat in range(4))
    alt = draw_course(Course("entry", entries, scores), localizer(Language.CS)).alt
    assert len(alt) <= 1000
    assert all(f"2000: {2000 + seat}." in alt for seat in range(4))


def test_lines_are_told_apart_without_colour() -> None:
    names = ("", "", "", "", "")
    course = Course("entry", ENTRIES, tuple(climbing(name, 2 + number, 3) for number, name in enumerate(names)))
    grey = image(course).convert("L").point(lambda level: 255 if level > 60 else 0)
    samples = [grey.crop((24, grey.height - 46 * row, 122, grey.height - 46 * (row - 1))) for row in range(1, 6)]
    for one, other in itertools.combinations(samples, 2):
        assert one.tobytes() != other.tobytes()


def test_scores_that_were_equal_all_the_time_are_one_line() -> None:
    shared = Course("entry", ENTRIES, (climbing("Koda", 3, 2), climbing("Runen", 3, 2)))
    apart = Course("entry", ENTRIES, (climbing("Koda", 3, 2), climbing("Runen", 3, 4)))
    assert image(shared).height < image(apart).height
    assert "Koda, Runen: 4: 0;" in draw_course(shared, localizer(Language.EN)).alt


@pytest.mark.parametrize("points", [(0, -7, 3), (0, 100_000, 250_000), (5, 4, 3)])
def test_any_points_have_their_place(points: tuple[int, ...]) -> None:
    assert image(Course("entry", (1, 2, 3), (Scores("Koda", points),))).height > 0


def test_scores_that_never_changed_are_not_worth_a_picture() -> None:
    assert not Course("entry", (1, 2), (Scores("Koda", (0, 0)), Scores("Runen", (3, 3)))).is_worth_drawing
    assert not Course("entry", (1, 2), ()).is_worth_drawing
    assert COURSE.is_worth_drawing
