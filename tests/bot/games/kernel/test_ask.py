"""Answers to the questions on the way to a command: from a path, and drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.kernel.ask import (
    Answers,
    Aside,
    Asked,
    Branch,
    DrawnAnswers,
    NoSuchAnswer,
    PathAnswers,
    Unanswered,
)
from bot.games.offers import one_line, only
from bot.games.questions import Option, Step, Text
from bot.games.values import Line
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import Command, EndTurn, LetBe
from tests.bot.games.zloba.table import GAME, arrange
from tests.rows import rows

CASE = Case(GAME.components, arrange({}, {}), 0)


def ends(command: Command) -> Callable[[Answers, Case], Command]:
    return lambda _, __: command


def label(_: Case) -> Line:
    return Line("label")


BRANCHES: tuple[Branch[Case, Command], ...] = (
    Branch("shut", label, lambda _: False, ends(EndTurn())),
    Branch("end", label, lambda _: True, ends(EndTurn())),
    Branch("let-be", label, lambda _: True, ends(LetBe())),
)


def of(answers: Answers, *choices: str) -> str:
    return answers.choose("ask", choices, str, Line)


def drawn(number: int, asked: list[int] | None = None) -> DrawnAnswers:
    """Answers that are all the same choice; ``asked`` notes among how many."""

    def draw(below: int) -> int:
        if asked is not None:
            asked.append(below)
        return number

    return DrawnAnswers(draw)


def test_a_path_answers_in_its_order() -> None:
    answers = PathAnswers(("b", "d"))
    assert (of(answers, "a", "b"), answers.done, of(answers, "c", "d"), answers.done) == ("b", False, "d", True)


def test_at_its_end_the_path_leaves_a_question() -> None:
    with pytest.raises(Unanswered) as found:
        of(PathAnswers(()), "a", "b")
    assert found.value.step == Step(Line("ask"), (Option("a", Line("a")), Option("b", Line("b"))))


@pytest.mark.parametrize("answers", [PathAnswers(("b",)), drawn(0)])
def test_an_only_choice_is_not_asked_for(answers: Answers) -> None:
    assert of(answers, "a") == "a"


def test_an_only_choice_that_is_taken_after_a_path_can_be_named() -> None:
    answers = PathAnswers(("b",))
    assert (of(answers, "only"), of(answers, "a", "b"), of(answers, "c"), of(answers, "d")) == ("only", "b", "c", "d")
    assert answers.taken == tuple(Step(Line("ask"), (Option(each, Line(each)),)) for each in "cd")


OTHERS = (Option("other", Line("other")),)


def several(answers: Answers) -> object:
    return answers.picks(Asked("ask", "abc", str, Line, 0, 3, {}, OTHERS))


def test_what_can_be_done_in_the_place_of_several_picks_is_picked_alone() -> None:
    with pytest.raises(Unanswered) as found:
        several(PathAnswers(()))
    assert isinstance(found.value.step, Step)
    assert found.value.step.others == OTHERS
    assert several(PathAnswers(("a+c",))) == ("a", "c")
    with pytest.raises(Aside, match="other"):
        several(PathAnswers(("other",)))
    with pytest.raises(NoSuchAnswer):
        several(PathAnswers(("a+other",)))


def test_a_question_with_something_in_the_place_of_its_picks_has_no_only_answer() -> None:
    alone = Step(Line("ask"), (Option("a", Line("a")),))
    assert (only(alone), only(replace(alone, others=OTHERS))) == ("a", None)


def test_a_menu_asks_for_an_only_choice_too() -> None:
    asked: list[int] = []
    with pytest.raises(Unanswered):
        PathAnswers(()).menu("ask", ["a"], str, Line)
    assert (drawn(0, asked).menu("ask", ["a"], str, Line), asked) == ("a", [1])


@pytest.mark.parametrize("answers", [PathAnswers(()), PathAnswers(("a",)), drawn(0)])
def test_without_choices_there_is_no_answer(answers: Answers) -> None:
    with pytest.raises(NoSuchAnswer):
        of(answers)


def test_what_is_no_choice_is_no_answer() -> None:
    with pytest.raises(NoSuchAnswer):
        of(PathAnswers(("c",)), "a", "b")


@pytest.mark.parametrize("answers", [PathAnswers(("3",)), drawn(1)])
def test_numbers_count_from_the_least(answers: Answers) -> None:
    assert answers.number("ask", "count", 2, 4) == 3


def test_every_number_may_be_drawn() -> None:
    asked: list[int] = []
    assert (drawn(2, asked).number("ask", "count", 2, 4), asked) == (4, [3])


@pytest.mark.parametrize("answers", [PathAnswers(()), drawn(0)])
def test_an_only_number_is_not_asked_for(answers: Answers) -> None:
    assert answers.number("ask", "count", 2, 2) == 2


@pytest.mark.parametrize("answers", [PathAnswers(("2",)), drawn(0)])
def test_no_number_is_above_the_most(answers: Answers) -> None:
    with pytest.raises(NoSuchAnswer):
        answers.number("ask", "count", 2, 1)


def test_a_path_picks_a_branch() -> None:
    answers = PathAnswers(("let-be",))
    assert (answers.branch("ask", CASE, BRANCHES), answers.done) == (LetBe(), True)


@pytest.mark.parametrize("token", ["shut", "unknown"])
def test_a_branch_that_is_shut_is_no_answer(token: str) -> None:
    with pytest.raises(NoSuchAnswer):
        PathAnswers((token,)).branch("ask", CASE, BRANCHES)


def test_only_open_branches_are_shown() -> None:
    with pytest.raises(Unanswered) as found:
        PathAnswers(()).branch("ask", CASE, BRANCHES)
    assert isinstance(found.value.step, Step)
    assert [option.token for option in found.value.step.options] == ["end", "let-be"]


def test_only_open_branches_are_drawn() -> None:
    asked: list[int] = []
    answers = drawn(0, asked)
    assert (answers.branch("ask", CASE, BRANCHES), asked) == (EndTurn(), [2])


def test_nothing_is_drawn_where_all_are_shut() -> None:
    with pytest.raises(NoSuchAnswer):
        drawn(0).branch("ask", CASE, BRANCHES[:1])


@pytest.mark.parametrize(("said", "found"), [("b+c", ("b", "c")), ("-", ()), ("a", ("a",))])
def test_a_path_picks_several(said: str, found: tuple[str, ...]) -> None:
    assert PathAnswers((said,)).several("ask", "abc", str, Line, 0, 2) == found


@rows("said", ["a+b+c", "c+b", "d", ""])
def test_too_many_or_disordered_picks_are_no_answer(said: str) -> None:
    with pytest.raises(NoSuchAnswer):
        PathAnswers((said,)).several("ask", "abc", str, Line, 0, 2)


def test_several_are_drawn_in_their_order() -> None:
    assert drawn(1).several("ask", "abc", str, Line, 1, 2) == ("b", "c")


@pytest.mark.parametrize("answers", [PathAnswers(("7",)), drawn(5)])
def test_an_amount_is_typed(answers: Answers) -> None:
    assert answers.amount("ask", 2, 40) == 7


@rows("said", ["41", "1", "07", "-3", "x", "9" * 5000])
def test_what_is_no_amount_is_no_answer(said: str) -> None:
    with pytest.raises(NoSuchAnswer):
        PathAnswers((said,)).amount("ask", 2, 40)


def test_a_negative_number_is_typed_in_digits_after_its_sign() -> None:
    assert PathAnswers(("-3",)).amount("ask", -5, 5) == -3
    for said in ("-6", "--3", "-03", "-", "−3", "-0"):
        with pytest.raises(NoSuchAnswer):
            PathAnswers((said,)).amount("ask", -5, 5)


def test_a_text_is_asked_for_and_taken_as_it_is_written() -> None:
    with pytest.raises(Unanswered) as found:
        PathAnswers(()).text("ask", 5)
    assert found.value.step == Text(Line("ask"), 5)
    assert [PathAnswers((said,)).text("ask", 5) for said in ("=", "==", "=a/b", "=*a+b")] == ["", "=", "a/b", "*a+b"]
    for said in ("", "a", "=abcdef", "= a", "=a\nb", "=a\u200b"):
        with pytest.raises(NoSuchAnswer):
            PathAnswers((said,)).text("ask", 5)
    assert drawn(0).text("ask", 5) == ""


def test_a_command_may_be_continued_in_several_ways() -> None:
    def ways(*path: str) -> tuple[bool, bool, tuple[Option, ...], bool]:
        answers = PathAnswers(path)
        more, on = (answers.more(token, lambda: Line("label")) for token in ("more", "on"))
        return more, on, answers.continued, answers.done

    both = (Option("more", Line("label")), Option("on", Line("label")))
    assert ways() == (False, False, both, True)
    assert ways("more") == (True, False, both[1:], True)
    assert ways("on") == (False, True, (), True)
    assert ways("other") == (False, False, (), False)
    assert [drawn(number).more("more", lambda: Line("more")) for number in (0, 1)] == [False, True]


def test_what_is_written_comes_on_one_line_without_what_is_unseen() -> None:
    assert one_line(" a\n\tb\u2028c \x00\u202ed ") == "a b c d"
    assert one_line("\N{WOMAN}\u200d\N{ROCKET}") == "\N{WOMAN}\u200d\N{ROCKET}"
