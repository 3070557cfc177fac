"""The process that reads packs: what it answers, and that nothing keeps it, or hurts who asked it."""

from __future__ import annotations

import sys

import pytest

from bot.games.packs import worker
from bot.games.packs.form import SMALL, PackForm
from bot.games.packs.problems import MOST_PROBLEMS, PackProblem
from tests.bot.games.packs import ill_forms
from tests.bot.games.packs.zips import zipped
from tests.rows import rows


def told(form: PackForm[ill_forms.Any], content: bytes = b"") -> str:
    with pytest.raises(PackProblem) as problem:
        worker.read(form.name, content)
    return str(problem.value)


def test_a_pack_comes_back_as_json_of_its_form() -> None:
    content = zipped({"pack.toml": 'text = "Vrána"'})
    assert worker.read(ill_forms.GOOD.name, content) == '{"text":"Vrána"}'.encode()
    assert ill_forms.GOOD.decoded(worker.read(ill_forms.GOOD.name, content)) == ill_forms.Any("Vrána")


def test_mistakes_come_back_with_their_places_and_not_without_end() -> None:
    assert told(ill_forms.GOOD, b"\ntext = 1") == "line 2: text: Expected `str`, got `int`"
    assert len(told(ill_forms.CHATTY, b"text = ''").splitlines()) == MOST_PROBLEMS


@rows("form", [ill_forms.GOOD, ill_forms.CHATTY])
@rows("content", [b"text = 'x'", b"text = 1", b"x = ["])
def test_a_pack_is_the_same_in_this_process_and_in_its_own(form: PackForm[ill_forms.Any], content: bytes) -> None:
    def answer(read: object) -> object:
        try:
            return read()  # type: ignore[operator]
        except PackProblem as problem:
            return problem.problems

    assert answer(lambda: form.document(content)) == answer(lambda: worker.read(form.name, content))


def test_a_process_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SECONDS", 2)
    assert "make it smaller" in told(ill_forms.ENDLESS)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory of a process reliably")
def test_a_process_that_takes_too_much_memory_is_ended() -> None:
    assert "make it smaller" in told(ill_forms.GREEDY)


def test_a_process_that_goes_too_deep_says_so() -> None:
    assert "make it smaller" in told(ill_forms.DEEP)


@pytest.mark.skipif(sys.platform == "win32", reason="signals end processes elsewhere")
def test_a_process_that_dies_is_a_problem_of_the_pack() -> None:
    assert "make it smaller" in told(ill_forms.DYING)


def test_a_process_that_fails_is_no_problem_of_the_pack() -> None:
    with pytest.raises(RuntimeError, match="KeyError"):
        worker.read(ill_forms.BROKEN.name, b"")


def test_the_process_has_none_of_the_secrets_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    said = told(ill_forms.CURIOUS)
    assert "PYTHONPATH" in said
    assert "DISCORD_TOKEN" not in said
    assert "modules: False" in said


def test_a_document_that_comes_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "LARGEST_DOCUMENT", 10)
    answer = worker._answer(ill_forms.GOOD.name, b'text = "more than ten"')
    assert "MB of values" in str(answer.problems[0])


@rows(
    ("content", "apart"),
    [(b"text = ''", False), (b"#" * SMALL, False), (b"#" * (SMALL + 1), True), (zipped({"a.toml": ""}), True)],
)
def test_only_a_small_file_is_read_in_the_process_that_asks(
    content: bytes, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def read(name: str, _: bytes) -> bytes:
        asked.append(name)
        return b"{}"

    monkeypatch.setattr(worker, "read", read)
    ill_forms.GOOD.document(content)
    assert bool(asked) == apart
