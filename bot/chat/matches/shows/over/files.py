"""A match as a file: exported for its players, and checked for anybody who has one, as the file of a case is."""

from __future__ import annotations

import io

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import GAP, card, cut, reply
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import MatchContext, context_of
from bot.chat.matches.base.replies import granted
from bot.chat.matches.shows.over.case_files import checked_case
from bot.disputes.files.case_file import is_case
from bot.locales.sentences import Localizer
from bot.matches.files.checking import Verdict
from bot.matches.files.comparing import Difference
from bot.matches.files.json_files import DEEPEST, LARGEST, MEGABYTE, MOST_ENTRIES
from bot.matches.model.match import Match, Status
from bot.matches.model.refusals import Refused
from bot.matches.verify import OPEN, Finding

_MOST_TOLD = 10
_TOO_MUCH = {
    "long": "verify-too-long",
    "too-large": "verify-too-large",
    "too-deep": "verify-too-deep",
    "too-much": "verify-too-much",
}
_GREEN, _RED, _YELLOW = discord.Colour.green(), discord.Colour.red(), discord.Colour.gold()


async def send_export(context: MatchContext) -> None:
    """Send a match's file to a person who may see everything in it."""
    await context.interaction.response.defer(ephemeral=True, thinking=True)
    content = granted(context, await context.service.exports.export(context.match, context.actor))
    name = f"match-{context.match}.json"
    file = discord.File(io.BytesIO(content), name)
    said = context.words.say("export-about", match=context.match)
    await context.interaction.followup.send(said, file=file, ephemeral=True)


async def verify_match(context: MatchContext) -> None:
    """Check a match as it is stored here, and say what to compare with the channel."""
    await context.interaction.response.defer(ephemeral=True, thinking=True)
    verdict = granted(context, await context.service.checks.check(context.match))
    if context.position.match.status is Status.PLAYING:
        await reply(context.interaction, _so_far(verdict, context.position.match, context.words))
    elif verdict.export is None or _wrong(verdict):
        await reply(context.interaction, _what_is_wrong(verdict, context.words))
    else:
        await reply(context.interaction, _good(verdict, "verify-holds", context.words))


async def verify_file(interaction: discord.Interaction[Bot], file: discord.Attachment) -> None:
    """Check the file of a match or of a disputed case, and compare it with what is kept here.

    A match is compared only if the person may see it.

    Raises:
        Refusal: it is too large, or holds what no match can.
    """
    if file.size > LARGEST:
        raise Refusal("verify-too-large", megabytes=LARGEST // MEGABYTE)
    await interaction.response.defer(ephemeral=True, thinking=True)
    words = await words_of_person(interaction)
    content = await file.read()
    if is_case(content):
        await reply(interaction, await checked_case(interaction, content, words))
        return
    verdict = await interaction.client.matches.checks.check_file(content)
    if verdict.export is None or _wrong(verdict):
        await reply(interaction, _what_is_wrong(verdict, words))
        return
    await reply(interaction, await _compared(interaction, verdict, words))


async def _compared(interaction: discord.Interaction[Bot], verdict: Verdict, words: Localizer) -> discord.ui.LayoutView:
    unknown = _unproven(verdict, words.say("verify-unknown", match=verdict.export["match"]), words)
    try:
        played = await context_of(interaction, verdict.export["match"])
    except Refusal:
        return unknown
    differences = await played.service.checks.compare(played.match, verdict.export)
    if isinstance(differences, Refused):
        return _unproven(verdict, words.say("verify-not-over", match=played.match), words)
    if differences:
        found = [_difference(each, words) for each in differences]
        return card(words.say("verify-other", match=played.match), [_listed(found)], colour=_RED)
    return _good(verdict, "verify-as-played", words)


def _wrong(verdict: Verdict) -> list[Finding]:
    return [each for each in verdict.wrong if each.kind not in OPEN]


def _what_is_wrong(verdict: Verdict, words: Localizer) -> discord.ui.LayoutView:
    wrong = _wrong(verdict)
    if verdict.export is None:
        kind = next((each.kind for each in wrong if each.kind in _TOO_MUCH), None)
        limits = {"entries": MOST_ENTRIES, "deepest": DEEPEST, "megabytes": LARGEST // MEGABYTE}
        title = words.say("verify-no-file") if kind is None else words.say(_TOO_MUCH[kind], **limits)
        return card(title, [], colour=_RED)
    found = list(dict.fromkeys(_finding(each, words) for each in wrong))
    return card(words.say("verify-wrong", count=len(found)), [_listed(found)], colour=_RED)


def _so_far(verdict: Verdict, match: Match, words: Localizer) -> discord.ui.LayoutView:
    # What is wrong with which entry may tell what is hidden.
    if verdict.export is None or _wrong(verdict):
        return card(words.say("verify-so-far-wrong"), [], colour=_RED)
    said = words.say("verify-so-far-about", entries=len(verdict.export["entries"]))
    # A hash without a salt, as older versions made them, would let hidden choices be guessed.
    compare = [GAP, *_to_compare(verdict, words)] if match.course.seals[-1].salted else []
    return card(words.say("verify-so-far"), [said, *_declared(verdict, words), *compare], colour=_GREEN)


def _good(verdict: Verdict, title: str, words: Localizer) -> discord.ui.LayoutView:
    lines = [*_counted(verdict, words), *_unjudged(verdict, words), GAP, *_to_compare(verdict, words)]
    colour = _YELLOW if verdict.unjudged else _GREEN
    return card(words.say(title, match=verdict.export["match"]), lines, colour=colour)


def _unproven(verdict: Verdict, why: str, words: Localizer) -> discord.ui.LayoutView:
    lines = [why, *_counted(verdict, words), *_unjudged(verdict, words), GAP, *_to_compare(verdict, words)]
    return card(words.say("verify-unproven"), lines, colour=_YELLOW)


def _counted(verdict: Verdict, words: Localizer) -> list[str]:
    entries = verdict.export["entries"]
    draws = sum(len(row["entry"].get("draws", ())) for row in entries)
    return [words.say("verify-counted", entries=len(entries), draws=draws), *_declared(verdict, words)]


def _declared(verdict: Verdict, words: Localizer) -> list[str]:
    """That nothing is claimed for what people said came at their own table."""
    return [words.say("verify-declared", count=verdict.declared)] if verdict.declared else []


def _unjudged(verdict: Verdict, words: Localizer) -> list[str]:
    if not verdict.unjudged:
        return []
    played, judging = (escape(each) for each in verdict.engines)
    return [words.say("verify-unjudged", count=len(verdict.unjudged), played=played or "?", judging=judging)]


def _to_compare(verdict: Verdict, words: Localizer) -> list[str]:
    lines = [words.say("verify-compare")]
    for entry in (row["entry"] for row in verdict.export["entries"]):
        if "commitment" in entry:
            lines.append(words.say("verify-fingerprint", fingerprint=f"`{escape(entry['commitment'])}`"))
        if entry.get("mixed"):
            lines.append(words.say("verify-message", message=f"`{escape(entry['mixed']['message'])}`"))
    return [*lines, words.say("verify-head", head=f"`{escape(verdict.export['head'])}`")]


def _finding(finding: Finding, words: Localizer) -> str:
    what = words.say(f"verify-found-{finding.kind}")
    return what if finding.entry is None else words.say("verify-entry", entry=finding.entry, what=what)


def _difference(difference: Difference, words: Localizer) -> str:
    name = escape(difference.name)
    return words.say(f"verify-differs-{difference.aspect}", entry=difference.where, name=name)


def _listed(findings: list[str]) -> str:
    return cut("\n".join(f"- {each}" for each in findings[:_MOST_TOLD]), 1800)
