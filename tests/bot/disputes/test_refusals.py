"""Every refusal of the desk has a sentence in every language that names what to do."""

from __future__ import annotations

from bot.disputes.model.refusals import DeskReason, from_match, refused
from bot.games.values import Line, Rejected, Violation
from bot.locales.sentences import localizer
from bot.matches.model import refusals as matches
from rules_index import Language
from tests.rows import rows

NUMBERS = ("number", "most", "least", "last", "length", "megabytes", "days", "version", "known")
ARGS: dict[str, int | str] = {**dict.fromkeys(NUMBERS, 2), "rule": "TOY 1", "name": "P-1"}


@rows("language", list(Language))
@rows("reason", list(DeskReason))
def test_each_reason_is_said(reason: DeskReason, language: Language) -> None:
    line = refused(reason).line
    said = localizer(language).say(line.key, **ARGS)
    assert said != line.key
    assert "{" not in said
    assert said.endswith(".")


def test_what_a_match_or_its_game_refuses_keeps_its_own_words() -> None:
    stale = from_match(matches.refused(matches.Reason.MOVED_ON, last=4))
    assert (stale.reason, stale.line.key) == (DeskReason.MOVED, "dispute-refused-moved")
    other = from_match(matches.refused(matches.Reason.NO_ENTRY, last=4))
    assert (other.reason, other.line) == (DeskReason.MATCH, Line("match-refused-no-entry", {"last": 4}))
    violation = Violation("toy.adjust", Line("toy-adjust"))
    assert from_match(Rejected((violation,))).violations == (violation,)
