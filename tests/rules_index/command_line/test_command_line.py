"""The oracle on the command line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rules_index.__main__ import app
from tests.rules_index.library import Ran

Run = Callable[..., Ran]
QUESTIONS = [
    {"id": "pieces", "query": "S čím začínám?"},
    {"id": "rain", "query": "co když prší a chci obilí"},
    {"id": "poker", "query": "jak se v pokeru počítá postupka"},
    {"id": "empty", "query": ""},
    {"id": "chosen", "query": "co dostanu na začátku kola", "game": "sklizen"},
]


@pytest.fixture
def queries(tmp_path: Path) -> Path:
    path = tmp_path / "questions.jsonl"
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in QUESTIONS), "utf-8")
    return path


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.slow
def test_an_index_is_built_and_then_up_to_date(run: Run, package: Path, books: Path, tmp_path: Path) -> None:
    index = tmp_path / "rules.sqlite"
    built = run("build", "--rulebooks", books, "--index", index)
    assert (built.code, built.err) == (0, "")
    assert f"{index} built: 3 rules, " in built.out
    again = run("build", "--rulebooks", books, "--index", index)
    assert f"{index} is up to date: 3 rules, " in again.out
    assert "MA 1.1" in run("search", "S čím začínám?", "--index", index).out


@pytest.mark.slow
def test_folder_and_index_may_come_from_the_environment(
    run: Run, package: Path, books: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INDEX_FILE", str(tmp_path / "rules.sqlite"))
    monkeypatch.setenv("RULEBOOKS_DIR", str(books))
    assert run("build").code == 0
    assert "MA 1.1" in run("show", "ma1.1").out


def test_a_bad_file_among_good_ones_is_one_line(run: Run, package: Path, books: Path, tmp_path: Path) -> None:
    (books / "scan-with-a-long-name-that-fills-the-line.txt").write_bytes(bytes(range(256)) * 9)
    built = run("build", "--rulebooks", books, "--index", tmp_path / "rules.sqlite")
    assert built.code == 0
    (line,) = built.err.splitlines()
    assert line.startswith(str(books / "scan-with-a-long-name-that-fills-the-line.txt"))
    assert "is binary" in line


def test_a_question_is_answered_for_people(run: Run, index: Path) -> None:
    found = run("search", "kdo vyhraje partii", "--index", index, "--edition", "maják-cs")
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("MA 2.1 Pátá lucerna\n")
    assert "Jakmile někomu svítí pět lucern, zvítězil." in found.out
    assert "Maják · Konec · druhé vydání · " in flat(found.out)
    assert found.out.rstrip().endswith(" ms")


@pytest.mark.slow
def test_editions_that_differ_are_named(run: Run, index: Path) -> None:
    open_, chosen = (
        answers(run("search", "kdo vyhraje partii", "--index", index, "--json", *more).out)[0]
        for more in ((), ("--edition", "maják-cs"))
    )
    assert (open_["editions"], open_["certain"]) == (["maják-cs", "maják-sv"], False)
    assert open_["results"][0]["confidence"] <= 0.5
    assert chosen["editions"] == []


def test_an_edition_that_is_not_there_is_said_with_those_that_are(run: Run, index: Path) -> None:
    found = run("search", "kdo vyhraje partii", "--index", index, "--edition", "maják-en")
    assert found.code != 0
    assert "no rulebook 'maják-en' is indexed" in flat(found.err)


def test_no_more_answers_than_asked_for(run: Run, index: Path) -> None:
    found = run("search", "loď a lucerna", "--index", index, "--limit", "1", "--json")
    assert len(answers(found.out)[0]["results"]) == 1


@pytest.mark.slow
def test_an_unsure_answer_says_so(run: Run, index: Path) -> None:
    found = run("search", "jak se v pokeru počítá postupka", "--index", index)
    assert found.code == 0
    assert found.out.startswith(("Not sure", "Nothing in the indexed books"))


@pytest.mark.slow
def test_only_the_game_asked_for(run: Run, index: Path) -> None:
    found = run("search", "co dostanu na začátku", "--index", index, "--game", "sklizen", "--json")
    assert {result["book"] for result in answers(found.out)[0]["results"]} == {"sklizen"}


def test_a_file_of_questions_is_answered_line_by_line(run: Run, index: Path, queries: Path) -> None:
    found = run("search", "--index", index, "--queries", queries, "--limit", "10", "--json")
    assert (found.code, found.err) == (0, "")
    rows = answers(found.out)
    assert [row["id"] for row in rows] == [question["id"] for question in QUESTIONS]
    pieces, rain, poker, empty, chosen = rows
    assert pieces["answered"] is True
    assert pieces["results"][0]["rule"] == "maják-cs.setup.pieces"
    assert rain["results"][0]["rule"] is None
    assert "sklízet obilí" in rain["results"][0]["passages"][0]["text"]
    assert poker["answered"] is False
    assert (empty["answered"], empty["results"]) == (False, [])
    assert {result["book"] for result in chosen["results"]} == {"sklizen"}


@pytest.mark.slow
def test_the_fields_of_an_answer_are_those_promised(run: Run, index: Path, queries: Path) -> None:
    for row in answers(run("search", "--index", index, "--queries", queries, "--json").out):
        assert isinstance(row["id"], str)
        assert isinstance(row["answered"], bool)
        assert row["millis"] >= 0
        for result in row["results"]:
            assert result["rule"] is None or isinstance(result["rule"], str)
            assert all(isinstance(result[field], str) for field in ("book", "section", "text"))
            assert 0 <= result["confidence"] <= 1
            for passage in result["passages"]:
                assert set(passage) == {"book", "section", "text"}
                assert all(isinstance(value, str) and value for value in passage.values())


@pytest.mark.slow
def test_a_file_of_questions_may_be_read_by_people_too(run: Run, index: Path, queries: Path) -> None:
    found = run("search", "--index", index, "--queries", queries)
    assert found.code == 0
    assert "MA 1.1" in found.out
    assert "The question is empty" in found.out


@pytest.mark.parametrize("ref", ["MA 1.1", "ma1.1", "maják-cs.setup.pieces"])
def test_a_rule_is_shown_by_number_and_slug(run: Run, index: Path, ref: str) -> None:
    found = run("show", ref, "--index", index)
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("MA 1.1 Co má hráč na začátku\n")
    assert "postaví je do přístavu" in flat(found.out)


def test_a_rule_is_shown_as_json(run: Run, index: Path) -> None:
    (row,) = answers(run("show", "MA 1.1", "--index", index, "--json").out)
    assert row["rule"] == "maják-cs.setup.pieces"
    assert row["passages"][0]["book"] == "maják-cs"


def test_an_unknown_rule_suggests_what_is_near(run: Run, index: Path) -> None:
    found = run("show", "Lucerny", "--index", index)
    assert found.code == 1
    assert found.out == ""
    assert found.err.startswith("no rule is called 'Lucerny'; did you mean Lucerna (maják-cs.term.lantern), ")
    assert len(found.err.splitlines()) == 1
    assert run("show", "XY 99.9", "--index", index).err == "no rule is called 'XY 99.9'\n"


def test_the_digest_is_checked_without_books(run: Run, package: Path) -> None:
    found = run("check")
    assert found.code == 0
    assert "digest maják-cs: 3 rules" in found.out
    assert "crib maják-cs: " in found.out
    assert "scenarios maják-cs: Bouřka" in found.out
    assert found.out.endswith("Nothing is wrong with the digest.\n")


def test_books_are_checked_for_people(run: Run, package: Path, books: Path) -> None:
    found = run("check", "--rulebooks", books, "--book", "maják-cs")
    assert found.code == 0
    assert "3 digest rules of which 0 found no passage" in flat(found.out)
    assert "sklizen" not in found.out


def test_a_check_as_json_is_nothing_but_json(run: Run, package: Path, books: Path) -> None:
    (books / "empty.txt").touch()
    rows = answers(run("check", "--rulebooks", books, "--json").out)
    sound = ["digest", *["words"] * 5, "claims", "crib", "scenarios"]
    assert [row["type"] for row in rows[:10]] == [*sound, "problem"]
    assert [row["book"] for row in rows if row["type"] == "book"] == ["maják-cs", "maják-sv", "sklizen"]


def is_one_line(ran: Ran) -> bool:
    return ran.code == 1 and ran.out == "" and len(ran.err.splitlines()) == 1 and "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("search", "loď", "--index", "nowhere.sqlite"), "make one with: python -m rules_index build"),
        (("show", "MA 1.1", "--index", "nowhere.sqlite"), "make one with: python -m rules_index build"),
        (("search", "loď", "--index", "INDEX", "--game", "šachy"), "there are: maják, sklizen"),
        (("search", "--queries", "nowhere.jsonl", "--index", "INDEX"), "cannot read nowhere.jsonl"),
        (("search", "--queries", "bad.jsonl", "--index", "INDEX"), "bad.jsonl, line 2: a JSON object"),
        (("build", "--rulebooks", "nowhere", "--index", "new.sqlite"), "nowhere is not a folder"),
        (("build", "--rulebooks", "empty", "--index", "new.sqlite"), "empty holds no rulebook"),
        (("build", "--index", "bad.jsonl/new.sqlite"), "choose another folder"),
        (("bench", "--rulebooks", "nowhere"), "nowhere is not a folder"),
    ],
)
def test_what_goes_wrong_is_one_line_that_says_what_to_do(
    run: Run,
    package: Path,
    index: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    Path("bad.jsonl").write_text('{"id": "a", "query": "q"}\nKdo začíná?\n', "utf-8")
    ran = run(*(str(index) if argument == "INDEX" else argument for argument in arguments))
    assert is_one_line(ran), ran
    assert said in ran.err
    assert not Path("new.sqlite").exists()


@pytest.mark.parametrize("arguments", [("--rulebooks", "nowhere"), ("--rulebooks", "books", "--book", "šachy")])
def test_what_cannot_be_checked_is_one_line(
    run: Run, package: Path, books: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(books.parent)
    ran = run("check", *arguments, "--json")
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert {row["type"] for row in answers(ran.out)} == {"digest", "claims", "crib", "scenarios", "words"}


def test_a_broken_digest_is_one_line(run: Run, package: Path, tmp_path: Path) -> None:
    (package / "books" / "maják-cs" / "02-konec.md").write_text("no front matter", "utf-8")
    ran = run("build", "--index", tmp_path / "rules.sqlite")
    assert is_one_line(ran), ran
    assert ran.err.startswith("02-konec.md: ")


def test_a_damaged_index_is_one_line(run: Run, index: Path, tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    shutil.copy(index, path)
    path.write_bytes(path.read_bytes()[:5000])
    ran = run("search", "loď", "--index", path)
    assert is_one_line(ran), ran
    assert "is cut short" in ran.err


@pytest.mark.parametrize("given", [(), ("loď", "--queries", "questions.jsonl")], ids=["neither", "both"])
def test_either_a_question_or_a_file_is_wanted(run: Run, index: Path, given: tuple[str, ...]) -> None:
    ran = run("search", *given, "--index", index)
    assert ran.code != 0
    assert ran.out == ""
    assert 'give either a question in quotes ("…") or --queries FILE' in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("arguments", [("search", "loď", "--limit", "0"), ("bench", "--passages", "5"), ("sing",)])
def test_a_wrong_option_is_refused(run: Run, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert "Traceback" not in ran.err


@pytest.mark.slow
def test_as_a_program_it_builds_and_answers(program: Path, books: Path, queries: Path) -> None:
    index = program / "rules.sqlite"

    def ran(*arguments: str | Path) -> str:
        command = [sys.executable, "-m", "rules_index", *map(str, arguments)]
        done = subprocess.run(command, cwd=program, capture_output=True, text=True, encoding="utf-8", check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    ran("build", "--rulebooks", books, "--index", index)
    rows = answers(ran("search", "--index", index, "--queries", queries, "--limit", "10", "--json"))
    assert [row["id"] for row in rows] == [question["id"] for question in QUESTIONS]
    assert rows[0]["results"][0]["rule"] == "maják-cs.setup.pieces"
    assert {passage["book"] for result in rows[-1]["results"] for passage in result["passages"]} == {"sklizen"}


@pytest.mark.parametrize("command", ["search", "show", "compare", "phase", "scenario", "cards show"])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_half_a_character_gets_a_clear_answer(run: Run, index: Path, command: str, form: tuple[str, ...]) -> None:
    ran = run(*command.split(), "S čím \udcffzačínám", "--index", index, *form)
    assert ran.code in (0, 1)
    assert (ran.out + ran.err).encode()
    assert len(ran.err.splitlines()) == ran.code


@pytest.mark.parametrize(
    "words", [("cards", "show", "troll"), ("search", "who begins?"), ("rules", "x"), ("phase",), ("scenario",)]
)
def test_a_missing_index_is_one_line_also_in_process(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(app, [*words, "--index", str(tmp_path / "none.sqlite")])
    assert isinstance(done.exception, SystemExit)
    assert done.exit_code == 1
    assert done.output.splitlines() == [
        f"there is no index at {tmp_path / 'none.sqlite'}; make one with: python -m rules_index build"
    ]
