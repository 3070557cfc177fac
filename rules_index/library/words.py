"""The roots of the lexicon's words, kept in a file: looking them up anew takes most of the time of a short book."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

from rules_index.digest.lexicon import Lexicon
from rules_index.index.build import BuildProblem, package_files, swap_in
from rules_index.index.vocabulary import LONGEST_WORD, names_of, remember_names
from rules_index.languages.dictionaries import dictionaries_version
from rules_index.languages.language import words
from rules_index.values.books import Language

_log = logging.getLogger(__name__)


def take_up_words(file: Path, lexicon: Lexicon) -> None:
    """Take the roots of a lexicon's words from a file; where it has others, look them up and write it."""
    stamp = _stamp(lexicon)
    with suppress(OSError, ValueError, KeyError, TypeError):
        kept = json.loads(file.read_text("utf-8"))
        if kept["stamp"] == stamp:
            for language in Language:
                remember_names(language, {word: tuple(names) for word, names in kept[language.value].items()})
            return
    found = {language.value: _names(lexicon, language) for language in Language}
    text = json.dumps({"stamp": stamp, **found}, ensure_ascii=False)
    try:
        swap_in(file, lambda fresh: fresh.write_text(text, "utf-8"), "file")
    except BuildProblem as problem:
        # The next build looks them up again.
        _log.warning("%s cannot be written: %s", file, problem)


def _stamp(lexicon: Lexicon) -> str:
    """A hash of all that the roots depend on."""
    digest = sha256(f"{dictionaries_version()} {version('PyStemmer')} {lexicon.model_dump_json()}".encode())
    for name, content in sorted(package_files(files("rules_index.languages"), "")):
        digest.update(f"{name} {sha256(content).hexdigest()}\n".encode())
    return digest.hexdigest()


def _names(lexicon: Lexicon, language: Language) -> dict[str, tuple[str, ...]]:
    members = [member for concept in lexicon.concept for member, spoken in concept.members() if spoken is language]
    members += [name for named in lexicon.named for name in named.names]
    return {word[:LONGEST_WORD]: names_of(word[:LONGEST_WORD], language) for each in members for word in words(each)}
