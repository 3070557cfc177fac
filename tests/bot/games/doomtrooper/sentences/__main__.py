"""The sentences of cards: ``python -m tests.bot.games.doomtrooper.sentences brief|check|new|drawn|beside CODE…``.

``brief`` prints what is needed to write the sentences of cards, ``check`` what is wrong with them and how many there
are, ``new`` entries to fill in. Cards are named by their codes, by the first figures of these or by a range
(``01001-01040``); without any, all. ``drawn --seed WORD --language sv`` prints sixty as players read them, for somebody
to write what each does without its effects; ``beside``, with the same options, a page with twenty of each set and
their effects beside them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import msgspec

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.sentences.checking import SHORT, problems
from bot.games.doomtrooper.pack.cards.sentences.reading import Sentence, read_sentences, sentence_files
from bot.games.doomtrooper.pack.cards.sentences.template import template
from bot.games.doomtrooper.words.texts import CardText
from bot.games.packs.problems import PackProblem
from bot.games.packs.words import LANGUAGES
from rules_index import Language
from tests.bot.games.doomtrooper.sentences.brief import brief, unwritten
from tests.bot.games.doomtrooper.sentences.draw import beside, drawn, read


def main(told: list[str] | None = None) -> int:
    """Do what is asked; 1 where something is wrong."""
    parser = argparse.ArgumentParser(prog="sentences", description="The sentences of cards.")
    parser.add_argument("what", choices=("brief", "check", "new", "drawn", "beside"))
    parser.add_argument("cards", nargs="*", help="codes, their first figures, or ranges such as 01001-01040")
    parser.add_argument("--seed", default="1", help="what cards are drawn by")
    parser.add_argument("--language", type=Language, default=Language.EN, help="the language in which they are read")
    asked = parser.parse_args(told)
    if asked.what == "drawn":
        codes = drawn(asked.seed, asked.language)
        sys.stdout.write("".join(f"{read(own_catalogue()[code], asked.language)}\n" for code in codes))
        return 0
    if asked.what == "beside":
        sys.stdout.write("\n".join(beside(asked.seed, asked.language)))
        return 0
    chosen = [code for code in sorted(own_catalogue()) if _is_asked(code, asked.cards)]
    if asked.what == "check":
        return _check(chosen)
    printed = brief if asked.what == "brief" else unwritten
    sys.stdout.write("\n".join(printed(own_catalogue()[code]) for code in chosen))
    return 0


def _is_asked(code: str, asked: list[str]) -> bool:
    for each in asked:
        first, _, last = each.partition("-")
        if first <= code <= last if last else code.startswith(first):
            return True
    return not asked


def _check(codes: list[str]) -> int:
    found: dict[str, Sentence] = {}
    wrong = list(_read_all(found))
    texts = {code: own_catalogue()[code].text or CardText() for code in codes}
    for code in codes:
        if code in found:
            name = own_catalogue()[code].name
            wrong += (f"{code} {name}: {each}" for each in problems(found[code], texts[code], own_catalogue()))
    sys.stdout.write("".join(f"{each}\n" for each in wrong))
    for language in LANGUAGES:
        shown = [template(said).shown for code in codes if code in found and (said := getattr(found[code], language))]
        long, mean = sum(len(one) > SHORT for one in shown), sum(map(len, shown)) // max(len(shown), 1)
        sys.stdout.write(f"{language}: {len(shown)} of {len(codes)} written, {mean} characters on average")
        sys.stdout.write(f", {long} longer than {SHORT}\n")
    return 1 if wrong else 0


def _read_all(found: dict[str, Sentence]) -> Iterator[str]:
    """Reads every file; what is wrong with one."""
    for file in sentence_files():
        try:
            read = read_sentences(file.read_text("utf-8"), file.name)
        except (PackProblem, msgspec.ValidationError) as problem:
            yield f"{file.name}: {problem}"
            continue
        yield from (f"{file.name}: {code} is no card" for code in read if code not in own_catalogue())
        yield from (f"{file.name}: {code} stands in another file as well" for code in read if code in found)
        found |= {code: one for code, one in read.items() if code in own_catalogue()}


if __name__ == "__main__":
    raise SystemExit(main())
