"""Verdicts drafted from the first screen: for a side, or to leave things, in each side's language."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.chat.answers.ruling_text import heading_of, summary_of
from bot.chat.base.text import one_line
from bot.chat.disputes.base.bundles import bundle_or_none
from bot.chat.disputes.base.cases import CaseButton, CaseContext, CaseSelect, granted
from bot.chat.disputes.base.drafts import in_effect, keep, stored, with_kind
from bot.chat.disputes.base.ids import AimId, AimPickId
from bot.chat.disputes.base.showing import begin
from bot.chat.disputes.base.spoken import channel_language, spoken_by
from bot.chat.disputes.base.words import CaseWords
from bot.chat.disputes.shows.entries import guide
from bot.chat.disputes.shows.verdict_card import show_verdict
from bot.disputes.model.draft import Draft
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Decision, Sentence, Verdict
from bot.disputes.services.books.bundles import Bundle
from bot.locales.sentences import localizer
from bot.matches.model.match import FORGOTTEN
from rules_index import Language, UsualRemedy

_LEAVE = "x"
_SURE = 0.5
"""Sureness from which a precedent or house rule is cited."""
_KINDS = {UsualRemedy.BACK: "back-anew", UsualRemedy.TIME: "time", UsualRemedy.NO_RESULT: "no-result"}
"""The usual remedies that need nothing more from the judge; any other is picked."""
_GIST = 300


class AimButton(CaseButton, AimId):
    """Drafts a verdict for a side, or to leave things as they are."""

    async def pressed(self, context: CaseContext) -> None:
        """Draft it, and show what it would do."""
        await _aim(context, self.aim)


class AimSelect(CaseSelect, AimPickId):
    """Drafts a verdict for the side that was picked."""

    async def picked(self, context: CaseContext) -> None:
        """Draft it, and show what it would do."""
        await _aim(context, self.value)


async def _aim(context: CaseContext, aim: str) -> None:
    await begin(context.interaction)
    granted(context, await context.service.desk.renew(context.guild, context.number, context.user))
    found = await bundle_or_none(context) or Bundle()
    client, words = context.interaction.client, context.words
    spoken = await spoken_by(client, context.dispute)
    languages = tuple(dict.fromkeys((await channel_language(client, context.guild), *spoken.values())))
    sides = [str(party.side) for party in context.dispute.parties]
    rulings = {each: _ruling(context, each, languages) for each in (*sides, _LEAVE)}
    aim = aim if aim in rulings else _LEAVE
    before, why = await stored(context), await _why(context, found, languages)
    if before is not None and _is_own(before.decision, rulings.values(), why):
        # Nothing that a judge has written by hand is lost by a press.
        await show_verdict(context, before, (words.say("draft-own"),))
        return
    in_force, rules = await in_effect(context), _rules(found, () if before is None else before.decision.rules)
    # What an earlier verdict did stays only where things are left as they are.
    decision = Decision(ruling=rulings[aim], why=why, rules=rules, undoes=aim != _LEAVE and in_force is not None)
    if found.by_guide and aim != _LEAVE:
        decision = await _as_the_guide_has_it(context, decision, found, int(aim), in_force)
    draft = Draft(decision=decision)
    await keep(context, draft)
    in_own = () if words.language in languages else (_ruling(context, aim, (words.language,)),)
    await show_verdict(context, draft, (words.say("draft-made"), *in_own))


def _is_own(before: Decision, rulings: Iterable[str], why: str) -> bool:
    """Whether a judge wrote something of it by hand."""
    return before.ruling not in ("", *rulings) or before.why not in ("", why)


def _ruling(context: CaseContext, aim: str, languages: Iterable[Language]) -> str:
    """The decision in a sentence, in each of these languages."""
    told = []
    for language in languages:
        said = CaseWords(localizer(language), context.dispute, context.said.settings, context.said.position)
        if aim == _LEAVE:
            told.append(said.words.say("draft-leave"))
        else:
            told.append(said.words.say("draft-for", side=said.side(int(aim), markdown=False)))
    return " / ".join(told)


async def _why(context: CaseContext, found: Bundle, languages: Iterable[Language]) -> str:
    """The deciding rule, quoted with its title, in each of these languages."""
    return " / ".join([await _reason(context, found, language) for language in languages])


async def _reason(context: CaseContext, found: Bundle, language: Language) -> str:
    say = localizer(language).say
    if found.by_guide and found.entry is not None:
        known = (await guide(context.interaction.client, context.guild, language)).get(found.entry.id)
        return say("draft-guide", title=known.title if known else found.entry.title)
    if found.first:
        rule = found.first[0]
        gist = one_line(summary_of(rule, language), _GIST)
        return say("draft-rule", rule=heading_of(rule, language), gist=gist)
    if found.gap is not None:
        return found.gap.says.get(language, "") or say("draft-no-rule")
    return say("draft-no-rule")


def _rules(found: Bundle, before: tuple[str, ...]) -> tuple[str, ...]:
    """The rules to cite: the deciding one, the server's rulings on it, and the judge's own picks."""
    ruled = [note.id for note in found.notes if note.confidence >= _SURE and not note.again]
    if found.by_guide and found.entry is not None:
        first = [found.entry.id]
    else:
        first = [ruling.id for ruling in found.first[:1]]
    return tuple(dict.fromkeys((*ruled, *first, *before)))


async def _as_the_guide_has_it(
    context: CaseContext, decision: Decision, found: Bundle, aim: int, in_force: Verdict | None
) -> Decision:
    """With the usual remedy, and the usual penalty of the other side where there is one alone."""
    entries = await guide(context.interaction.client, context.guild, context.words.language)
    known = entries.get(found.entry.id) if found.entry else None
    if known is None:
        return decision
    if context.dispute.match is not None and known.entry.remedy in _KINDS:
        decision = with_kind(decision, _KINDS[known.entry.remedy], context.dispute, in_force)
    others = [party for party in context.dispute.parties if party.side != aim and party.user != FORGOTTEN]
    if known.entry.penalty == "none" or len(others) != 1:
        return decision
    grown = await context.service.penalties.suggested(
        context.guild, others[0].user, known.entry.slug, PenaltyKind(known.entry.penalty), but=context.number
    )
    # How long an exclusion lasts is for the judge to say.
    sentences = () if grown is PenaltyKind.EXCLUSION else (Sentence(others[0].side, grown),)
    return replace(decision, infraction=known.entry.slug, penalties=sentences)
