"""What asking keeps in memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASK = """
import sys
from pathlib import Path
from simplemma.strategies import DEFAULT_DICTIONARY_FACTORY
from rules_index import Oracle
oracle = Oracle.open(Path(sys.argv[1]))
oracle.warm()
for question in ("kolik kostek hodím", "hur många tärningar slår spelaren", "how many dice are rolled"):
    assert oracle.ask(question).rulings, question
print(DEFAULT_DICTIONARY_FACTORY._get_dictionary.cache_info().currsize)
"""


def test_questions_in_three_languages_unpack_no_dictionary(digest_index: Path) -> None:
    command = [sys.executable, "-c", ASK, str(digest_index)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr
