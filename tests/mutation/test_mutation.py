"""What the mutation run changes, and whether it tells the dead from the living."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation import killed
from tests.mutation.accepted import load, needless, unaccepted
from tests.mutation.mutants import mutants
from tests.mutation.running import HOME, Trial, drawn
from tests.rows import rows

RULES = '''"""Rules that a test can tell apart, and some that it cannot."""

from __future__ import annotations

LEAST = 3


def enough(count: int) -> bool:
    """Whether there are enough."""
    return count >= LEAST


def steps(count: int) -> int:
    """As many steps as there are: a mutant takes them for ever."""
    taken: list[int] = []
    while len(taken) < count:
        taken.append(count)
    return len(taken)


def unseen(count: int) -> int:
    return count + 1
'''
TESTS = """
import functools

from sample.rules import enough, steps


@functools.cache
def shared():
    return steps(2)


def test_shared_is_made_once():
    assert shared() > 0


def test_shared_is_used_again():
    assert shared() == 2


def test_enough():
    assert enough(3)


def test_not_enough():
    assert not enough(2)
"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    (tmp_path / "sample").mkdir()
    (tmp_path / "sample" / "rules.py").write_text(RULES)
    (tmp_path / "test_rules.py").write_text(TESTS)
    (tmp_path / "accepted.toml").write_text("")
    return tmp_path


def mutate(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.mutation", "sample", "--tests", "test_rules.py", "--root", str(root)]
    command += ["--accept", str(root / "accepted.toml"), "--limit", "20", *options]
    return subprocess.run(
        command, cwd=root, env={**os.environ, "PYTHONPATH": str(HOME)}, capture_output=True, text=True, check=False
    )


def accept(root: Path, after: str) -> None:
    text = f"""
[[accepted]]
path = "sample/rules.py"
function = "unseen"
before = "return count + 1"
after = "{after}"
reason = "nothing calls it"
"""
    with (root / "accepted.toml").open("a") as file:
        file.write(text)


def changed(tmp_path: Path, code: str) -> list[str]:
    """What the mutants of some code have instead of it."""
    (tmp_path / "code.py").write_text(code)
    return [mutant.after for mutant in mutants(tmp_path, "code.py")]


@rows(
    ("code", "expected"),
    [
        ("a < b", {"a <= b"}),
        ("a == b is not c", {"a != b is not c", "a == b is c"}),
        ("a in b and not c", {"not c", "a in b", "a not in b and not c", "a in b and c"}),
        ("x = (a + b) * c", {"x = (a - b) * c", "x = a + b + c"}),
        ("x -= 2", {"x += 2", "x -= 3"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = sorted(a, key=b)", {"x = list(a)"}),
        ("x = [a for a in b if c(a)]", {"x = [a for a in b]"}),
        ("x = a if b else c", {"x = a", "x = c"}),
        ("x = True", {"x = False"}),
        ("call(a)", {"pass"}),
        ("if a:\n    b = c", {"if False:"}),
        ("for a in b:\n    continue", {"break"}),
    ],
)
def test_one_change_at_a_time(tmp_path: Path, code: str, expected: set[str]) -> None:
    assert set(changed(tmp_path, code)) == expected


@rows(
    "code",
    [
        '"""Say 1."""',
        "x: Literal[1] = a",
        "Number: TypeAlias = Literal[1] | None",
        "@each(1)\ndef f(a: b | c) -> d | None: return a",
        "match a:\n    case 1:\n        b = c",
        "x = zip(a, b, strict=True)",
        "if TYPE_CHECKING:\n    import a",
    ],
)
def test_what_decides_nothing_is_left_alone(tmp_path: Path, code: str) -> None:
    assert changed(tmp_path, code) == []


def test_a_mutant_names_its_line_and_its_function(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("class A:\n    def b(self):\n        return (\n            1 < a\n        )\n")
    found = {(one.line, one.function, one.after) for one in mutants(tmp_path, "code.py")}
    assert found == {(4, "A.b", "1 <= a"), (4, "A.b", "2 < a")}


def test_a_default_value_belongs_to_the_module(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("def a(b=1):\n    return b\n")
    assert [one.function for one in mutants(tmp_path, "code.py")] == [""]


def test_what_no_test_kills_survives(sample: Path) -> None:
    ended = mutate(sample)
    assert ended.stdout.splitlines() == [
        "sample/rules.py:22 unseen",
        "    - return count + 1",
        "    + return count - 1",
        "",
        "sample/rules.py:22 unseen",
        "    - return count + 1",
        "    + return count + 2",
        "",
        "sample: 6 mutants, 4 killed, 0 accepted, 2 survive: 66.7 % killed (floor 85 %)",
    ]
    assert ended.returncode == 1


@pytest.mark.slow
def test_accepted_survivors_do_not_count(sample: Path) -> None:
    accept(sample, "return count - 1")
    accept(sample, "return count + 2")
    ended = mutate(sample)
    assert ended.stdout == "sample: 6 mutants, 4 killed, 2 accepted, 0 survive: 100.0 % killed (floor 85 %)\n"
    assert ended.returncode == 0


def test_numbers_that_are_fitted_are_accepted_together(sample: Path) -> None:
    rules = sample / "sample" / "rules.py"
    rules.write_text(rules.read_text() + "\n\nWEIGHTS: tuple[float, ...] = (\n    0.5,\n    -0.25,\n)\nOTHER = 7\n")
    (sample / "accepted.toml").write_text(
        '[[accepted]]\npath = "sample/rules.py"\nconstant = "WEIGHTS"\nreason = "fitted"\n'
    )
    fitted = [one for one in mutants(sample, "sample/rules.py") if not one.function]
    known = load(sample / "accepted.toml")
    assert [one.after for one in unaccepted(fitted, known)] == ["LEAST = 4", "OTHER = 8"]
    assert len(fitted) == 5
    assert needless(fitted, known, "sample") == []
    assert needless(unaccepted(fitted, known), known, "sample") == known


def test_what_is_accepted_needlessly_is_found(sample: Path) -> None:
    accept(sample, "return count * 1")
    accept(sample, "return count + 2")
    survive = [one for one in mutants(sample, "sample/rules.py") if one.function == "unseen"]
    accepted = load(sample / "accepted.toml")
    assert [one.after for one in needless(survive, accepted, "sample")] == ["return count * 1"]


def test_a_sample_is_the_same_for_the_same_seed(sample: Path) -> None:
    trial = Trial(sample, ("sample",), ("test_rules.py",), sample=3, seed="a")
    assert len(drawn(trial, "sample")) == 3
    assert drawn(trial, "sample") == drawn(trial, "sample")


def test_tests_that_fail_anyway_judge_nothing(sample: Path) -> None:
    with (sample / "test_rules.py").open("a") as file:
        file.write("\n\ndef test_wrong():\n    assert steps(2) == 3\n")
    ended = mutate(sample)
    assert ended.returncode == 2
    assert "test_rules.py::test_wrong" in ended.stderr


@pytest.mark.slow
def test_what_was_killed_is_listed_and_must_die_again(sample: Path) -> None:
    options = ("--list", str(sample / "killed.jsonl"), "--floor", "0")
    assert mutate(sample, "--record", *options).returncode == 0
    listed = killed.load(sample / "killed.jsonl")
    assert sorted(name.after for name in listed) == [
        "LEAST = 4",
        "pass",
        "return count > LEAST",
        "while len(taken) <= count:",
    ]
    again = mutate(sample, "--again", *options)
    assert again.stdout == "sample: 4 mutants, 4 killed, 0 accepted, 0 survive: 100.0 % killed (floor 100 %)\n"
    tests, rules = sample / "test_rules.py", sample / "sample" / "rules.py"
    tests.write_text(tests.read_text().replace("enough(3)", "True"))
    rules.write_text(rules.read_text().replace("LEAST = 3", "LEAST = 2 + 1"))
    worse = mutate(sample, "--again", *options)
    assert worse.returncode == 1
    assert "no longer in the code: sample/rules.py (module)\n    + LEAST = 4" in worse.stdout
    assert "2 killed, 0 accepted, 1 survive" in worse.stdout


def test_equal_lines_have_names_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("def a():\n    b(1)\n    b(1)\n")
    names = killed.named(mutants(tmp_path, "code.py"))
    assert len(names) == len(mutants(tmp_path, "code.py"))
    assert {name.nth for name in names} == {0, 1}


@pytest.mark.slow
def test_functions_that_a_test_run_has_frozen_are_swapped_all_the_same(sample: Path) -> None:
    (sample / "conftest.py").write_text("import gc\n\ndef pytest_collection_finish():\n    gc.freeze()\n")
    ended = mutate(sample, "--warm", "--floor", "50")
    assert "sample: 6 mutants, 3 killed, 0 accepted, 3 survive" in ended.stdout
