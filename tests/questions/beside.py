"""Measure what the precedents of a server do to its answers: ``python -m tests.questions.beside [--sealed]``.

Servers of 10, 50 and 200 precedents. Of the plain questions about the rules that they cite, and of others that people
wrote, those that were certain stay so: the same rule, as sure. Own questions, in other words and in two languages, are
those of precedents that were written about a rule of the digest: they show the precedent first, or among five. A server
is filled up with what clubs ruled, but for what one of those precedents rules already: no judge rules it twice.

Nothing is fitted to the precedents of SEALED: their own questions are asked with ``--sealed`` alone.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from rules_index import Answer, Oracle, build_index
from rules_index.digest.rules import load_digest
from rules_index.values.digest import Rule
from tests.questions.notes import CITED, FILLING, FOLDER, SECOND, Precedent, citing, precedents, without_twins

SEALED = FOLDER / "precedents_sealed.jsonl"
"""Precedents about rules of the digest that nothing was fitted to."""
WRITTEN = ("hall", "kitchen", "harbour")
"""Questions that people wrote, whatever a server has ruled."""
SIZES: Mapping[int, int] = {10: 5, 50: 1, 200: 1}
"""Precedents of a server, and how many servers of that size are measured."""
KNOWN, PLAIN, SEED = 3, 400, 11
"""Questions that the digest knows of each cited rule, in each language, and of a server in all, at most."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A question that has nothing to do with a precedent, in the channel of an edition."""

    text: str
    game: str
    edition: str


@dataclass
class Found:
    """The effect of a server's precedents on its answers.

    ``changed`` are the plain questions, of ``plain`` and of ``written`` ones that were certain, whose answer became
    another. ``missed`` are those of the precedents' ``own`` that do not show it first, ``lost`` not among five;
    ``behind`` those that show another precedent before it.
    ``near`` are questions beside a precedent that it answers in the place of a rule that was certain.
    """

    plain: int = 0
    written: int = 0
    own: int = 0
    near: int = 0
    changed: list[str] = field(default_factory=list)
    changed_written: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    elsewhere: list[str] = field(default_factory=list)

    @property
    def kept(self) -> float:
        """The share of the plain questions about cited rules that are answered as before."""
        return 1 - len(self.changed) / max(self.plain, 1)

    @property
    def first(self) -> float:
        """The share of the own questions that show the precedent first."""
        return 1 - len(self.missed) / max(self.own, 1)

    @property
    def leading(self) -> float:
        """The share of the own questions that show no other precedent before it, in the lead or beneath a rule."""
        return 1 - len(self.behind) / max(self.own, 1)

    @property
    def five(self) -> float:
        """The share of the own questions that show it among five."""
        return 1 - len(self.lost) / max(self.own, 1)

    def __add__(self, other: Found) -> Found:
        return Found(*(getattr(self, name) + getattr(other, name) for name in self.__dataclass_fields__))

    def __str__(self) -> str:
        written = 1 - len(self.changed_written) / max(self.written, 1)
        return (
            f"unchanged {self.kept:.3f} of {self.plain} about cited rules, {written:.3f} of {self.written} others; own "
            f"questions: first {self.first:.3f}, first of the precedents {self.leading:.3f}, in five {self.five:.3f} "
            f"of {self.own}; {len(self.taken)} of {self.near} near ones taken; {len(self.elsewhere)} elsewhere"
        )


def servers(oracle: Oracle, size: int, count: int, *, sealed: bool = False) -> Iterator[tuple[list[Precedent], int]]:
    """Some servers of this many precedents each, chosen by chance, and how many of them have their own questions asked.

    Args:
        sealed: whether those are the ones that nothing was fitted to.
    """
    known, kept = [*precedents()["own"], *chain.from_iterable(precedents(CITED).values())], precedents(SEALED)["quay"]
    first, rest = (kept, known) if sealed else (known, kept)
    rest += [each for name, found in (precedents() | precedents(SECOND)).items() if name != "own" for each in found]
    if size > len(first):
        rest = [*without_twins(oracle, rest, first), *precedents(FILLING)["market"]]
    chance = random.Random(SEED)
    for _ in range(count):
        chosen = chance.sample(first, min(size, len(first)))
        chosen += chance.sample(rest, min(size - len(chosen), len(rest)))
        yield [citing(oracle, each, f"P-{number}") for number, each in enumerate(chosen, 1)], min(size, len(first))


def asked(oracle: Oracle, question: Plain, guild: int | None = None) -> Answer:
    """The answer to a question in its channel."""
    return oracle.ask(question.text, game=question.game or None, edition=question.edition or None, guild=guild)


def known_questions(found: Sequence[Precedent]) -> list[Plain]:
    """Questions that the digest knows about the rules that some precedents cite."""
    chance = random.Random(SEED)
    rules: dict[str, Rule] = {rule.slug: rule for rule in load_digest()}
    told = {line.casefold() for each in found for line, _ in each.note.asked()}
    questions = []
    for slug in dict.fromkeys(slug for each in found for slug in each.note.cites):
        rule = rules[slug]
        for lines in (rule.ask, *(other.ask for other in rule.others.values())):
            plain = [line for line in lines if line.casefold() not in told]
            kept = chance.sample(plain, min(KNOWN, len(plain)))
            questions += [Plain(line, rule.book.game, rule.book.key) for line in kept]
    return chance.sample(questions, min(PLAIN, len(questions)))


def written_questions() -> Iterator[Plain]:
    """Questions that people wrote."""
    for row in chain.from_iterable(
        map(json.loads, (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()) for name in WRITTEN
    ):
        game = str(row.get("game") or "")
        swedish = game == "doomtrooper" and row.get("edition") == "sv"
        yield Plain(row["query"], game, "doomtrooper-sv" if swedish else f"{game}-cs" if game else "")


def measured(
    oracle: Oracle, found: Sequence[Precedent], counted: int, guild: int, further: Sequence[Plain] = ()
) -> Found:
    """Lay all precedents of a server before its oracle, and ask for each and around it.

    Args:
        counted: of how many precedents, from the first on, the own questions are asked.
        further: plain questions that have nothing to do with what is cited.
    """
    oracle.lay(guild, [each.note for each in found], 1)
    told = Found()
    for questions, changed, kind in (
        (known_questions(found), told.changed, "plain"),
        (further, told.changed_written, "written"),
    ):
        for each in questions:
            before = asked(oracle, each)
            if before.certain:
                setattr(told, kind, getattr(told, kind) + 1)
                after = asked(oracle, each, guild)
                if not after.certain or _first(after) != _first(before):
                    changed.append(f"{each.text} → {after.rulings[0].id} {after.rulings[0].confidence:.2f}")
    for precedent in found[:counted]:
        note = precedent.note
        for text in precedent.asks:
            question = Plain(text, note.game, note.edition)
            shown = asked(oracle, question, guild).rulings[:5]
            ids = [ruling.id for ruling in shown]
            # What a card shows: the ruling that leads, or beneath a rule the likeliest precedents.
            notes = shown[:1] if shown and shown[0].is_note else [ruling for ruling in shown if ruling.is_note]
            told.own += 1
            if note.id not in ids:
                told.lost.append(text)
            if ids[:1] != [note.id]:
                told.missed.append(text)
            surest = max(notes, key=lambda ruling: ruling.confidence, default=None)
            if surest is None or surest.id != note.id:
                told.behind.append(text)
            told.elsewhere += [text for ruling in asked(oracle, question).rulings if ruling.is_note]
        for text in precedent.near:
            question = Plain(text, note.game, note.edition)
            if asked(oracle, question).certain:
                told.near += 1
                if asked(oracle, question, guild).rulings[0].is_note:
                    told.taken.append(text)
    return told


def _first(answer: Answer) -> tuple[str, float]:
    return answer.rulings[0].id, answer.rulings[0].confidence


def main() -> None:
    """Print the figures of each size, and with ``--all`` every question behind them."""
    sealed = "--sealed" in sys.argv
    further = list(written_questions())
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index)
        oracle = Oracle.open(index)
        for size, count in SIZES.items():
            total = Found()
            for at, (found, counted) in enumerate(servers(oracle, size, count, sealed=sealed)):
                total += measured(oracle, found, counted, size * 100 + at, () if at else further)
            sys.stdout.write(f"{size} precedents: {total}\n")
            if "--all" in sys.argv:
                for name in ("changed", "changed_written", "missed", "behind", "lost", "taken"):
                    sys.stdout.writelines(f"  {name}: {line}\n" for line in getattr(total, name))


if __name__ == "__main__":
    main()
