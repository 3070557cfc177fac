"""Why the desk does not do what it was asked, each as a reason for code and a sentence for people."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.games.values import Arg, Line, Rejected, Violation
from bot.matches.model import refusals as matches


class DeskReason(StrEnum):
    """Every reason there is; its sentence in the locale files is ``dispute-refused-`` and the value."""

    NO_DISPUTE = "no-dispute"
    NO_MATCH = "no-match"
    NOT_A_PLAYER = "not-a-player"
    NOT_A_PARTY = "not-a-party"
    NOT_PLAYED = "not-played"
    NO_ENTRY = "no-entry"
    ALREADY_OPEN = "already-open"
    DECIDED_ALREADY = "decided-already"
    TOO_MANY = "too-many"
    TOO_MANY_WORDS = "too-many-words"
    EMPTY = "empty"
    TOO_LONG = "too-long"
    TOLD = "told"
    CALLED = "called"
    STILL = "still"
    OVER = "over"
    HEARING_OVER = "hearing-over"
    CLOSED = "closed"
    NOT_YOURS = "not-yours"
    ALONE = "alone"
    SETTLING = "settling"
    NOT_FROZEN = "not-frozen"
    NOT_YET = "not-yet"
    OPENERS_OWN = "openers-own"
    PICTURES = "pictures"
    PICTURE_SIZE = "picture-size"
    PICTURE_KIND = "picture-kind"
    PICTURE_HEIC = "picture-heic"
    PICTURE_GONE = "picture-gone"
    MESSAGES = "messages"
    MESSAGE_TAKEN = "message-taken"
    JUDGE_ONLY = "judge-only"
    HEAD_ONLY = "head-only"
    ADMIN_ONLY = "admin-only"
    PARTIAL = "partial"
    BARRED = "barred"
    BARS = "bars"
    RECUSED = "recused"
    STILL_HEARD = "still-heard"
    CLAIMED = "claimed"
    NOT_CLAIMED = "not-claimed"
    LAPSED = "lapsed"
    MOVED = "moved"
    MATCH = "match"
    NO_REMEDY_HERE = "no-remedy-here"
    NO_RULE = "no-rule"
    SEVERAL_RULES = "several-rules"
    NO_SIDE = "no-side"
    NO_DAY = "no-day"
    STAYED = "stayed"
    NO_VERDICT = "no-verdict"
    NOTHING_TO_UNDO = "nothing-to-undo"
    UNDO_FIRST = "undo-first"
    NOT_ASKED = "not-asked"
    NOBODY_TO_ASK = "nobody-to-ask"
    APPEALED = "appealed"
    APPEAL_OVER = "appeal-over"
    TABLES_OWN = "tables-own"
    TOO_LATE = "too-late"
    NOT_APPEALED = "not-appealed"
    RULED_BEFORE = "ruled-before"
    NOT_FOR_THEM = "not-for-them"
    NO_INFRACTION = "no-infraction"
    GROUNDLESS = "groundless"
    OTHER_OPEN = "other-open"
    NO_PRECEDENT = "no-precedent"
    AGAINST_OFFICIAL = "against-official"
    REPLACES_NOTHING = "replaces-nothing"
    CITES_NOTHING = "cites-nothing"
    PRECEDENT_STATE = "precedent-state"
    CIRCLE = "circle"
    OTHER_GAME = "other-game"
    SEVERAL_GAMES = "several-games"
    FILE_SIZE = "file-size"
    FILE_KIND = "file-kind"
    FILE_VERSION = "file-version"
    PEOPLE = "people"
    OUT_OF_RANGE = "out-of-range"
    BUSY = "busy"
    NO_TABLE = "no-table"
    IS_SIDE = "is-side"
    SIDES_GONE = "sides-gone"
    NO_ELECTOR = "no-elector"
    NO_PROPOSAL = "no-proposal"
    PROPOSAL_OLD = "proposal-old"
    HIDDEN_REMEDY = "hidden-remedy"
    ONLY_PLAY = "only-play"
    NO_STAND_IN = "no-stand-in"
    NOT_NEUTRAL = "not-neutral"


class DeskRefused(Struct, frozen=True):
    """Nothing happened, and why.

    Attributes:
        violations: where a game itself refuses a remedy, its rules and sentences.
    """

    reason: DeskReason
    line: Line
    violations: tuple[Violation, ...] = ()


def refused(reason: DeskReason, /, **args: Arg) -> DeskRefused:
    """A refusal with the sentence of its reason."""
    return DeskRefused(reason, Line(f"dispute-refused-{reason}", dict(args)))


def from_match(answer: matches.Refused | Rejected) -> DeskRefused:
    """What a match or its game refuses, as a refusal of the desk: its own sentence stays."""
    if isinstance(answer, Rejected):
        return DeskRefused(DeskReason.MATCH, Line("dispute-refused-match"), answer.violations)
    if answer.reason is matches.Reason.MOVED_ON:
        return refused(DeskReason.MOVED)
    return DeskRefused(DeskReason.MATCH, answer.line, answer.violations)
