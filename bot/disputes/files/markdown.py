"""A case as Markdown, in a person's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from msgspec import UNSET

from bot.disputes.files.case_file import CaseFile, Given, Side
from bot.locales.lines import Say


def markdown(case: CaseFile, say: Say) -> str:
    """The case to read; people's words are quoted as they wrote them.

    Args:
        say: says a message of the locale files.
    """
    return "\n\n".join(part for part in _parts(case, say) if part) + "\n"


def _parts(case: CaseFile, say: Say) -> Iterator[str]:
    yield f"# {say('dispute-record-title', number=case.number)}"
    opened = say("dispute-record-opened", at=_at(case.opened), game=case.game)
    entry = "" if case.match is None else say("dispute-record-match", match=case.match, entry=case.about or 0)
    yield " ".join(part for part in (opened, entry, say(f"dispute-record-status-{case.status}")) if part)
    yield f"## {say('dispute-record-question')}"
    yield _quoted(case.question)
    yield f"## {say('dispute-record-views')}"
    for side in case.sides:
        yield _view(side, say)
    if case.messages:
        yield f"## {say('dispute-record-messages')}"
        for message in case.messages:
            who = message.side or say("dispute-record-somebody")
            yield f"**{who}**, {_at(message.at)}\n\n{_quoted(message.text)}"
    if case.pictures:
        yield f"## {say('dispute-record-pictures')}"
        yield _listed(f"{each.number}, {each.side}: `{each.sha256}`" for each in case.pictures)
    for verdict in case.verdicts:
        yield from _verdict(verdict, say)
        if case.appeal is not None and case.appeal.verdict == verdict.number:
            yield f"## {say('dispute-record-appeal', side=case.appeal.side, at=_at(case.appeal.at))}"
            yield _quoted(case.appeal.why)
    yield say("dispute-record-digest", digest=case.digest)


def _view(side: Side, say: Say) -> str:
    if side.view is not None:
        return f"**{side.side}**\n\n{_quoted(side.view)}"
    silent = "dispute-record-silent" if side.told is None else "dispute-record-no-view"
    return f"**{side.side}**: {say(silent)}"


def _verdict(verdict: Given, say: Say) -> Iterator[str]:
    office = say(f"dispute-record-office-{verdict.office}")
    kind = say(f"dispute-record-kind-{verdict.kind}")
    yield f"## {say('dispute-record-verdict', number=verdict.number, kind=kind)}"
    yield say("dispute-record-by", office=office, at=_at(verdict.at))
    yield f"{_quoted(verdict.ruling)}\n\n{_quoted(verdict.why)}"
    facts = [] if verdict.undoes is UNSET else [say("dispute-record-undoes")]
    facts += [say("dispute-record-remedy", remedy=say(f"dispute-record-remedy-{verdict.remedy}"))]
    if verdict.rules:
        facts.append(say("dispute-record-rules", rules=", ".join(each.number for each in verdict.rules)))
    for side, penalty in verdict.penalties:
        facts.append(say("dispute-record-penalty", side=side, penalty=say(f"dispute-record-penalty-{penalty}")))
    if verdict.precedent is not None:
        facts.append(say("dispute-record-precedent", number=verdict.precedent))
    if verdict.seq is not None:
        facts.append(say("dispute-record-entry", entry=verdict.seq, hash=verdict.hash))
    yield _listed(facts)


def _quoted(words: str) -> str:
    return "\n".join(f"> {line}" if line else ">" for line in words.splitlines())


def _listed(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _at(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
