"""A verdict in the making with its preview: the board before and after, what falls away, and the second press."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.base.messages import GAP, Attached, Style, button, card, cut
from bot.chat.base.previews import falls_away
from bot.chat.base.text import escape, one_line
from bot.chat.disputes.base.cases import CaseContext, verdicts_of
from bot.chat.disputes.base.drafts import digest
from bot.chat.disputes.base.gone import gone_from
from bot.chat.disputes.base.ids import ArgumentId, AskSidesId, GiveId, SectionId, WriteId
from bot.chat.disputes.base.showing import begin, show
from bot.chat.disputes.base.titles import titles_of
from bot.chat.disputes.shows.arguments import argument_rows, infraction_row, kind_row, penalty_row
from bot.chat.disputes.shows.entries import Entry, guide, usual
from bot.chat.disputes.shows.sections import boards_of
from bot.disputes.model.draft import Draft
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules import verdicts
from bot.disputes.services.verdicts import Previewed
from bot.games.adjusting import differences
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.remedies import Adjust, Back, Corrected, Remedy

_ASKS = ("give", "changed")
"""Who writes these has the case, and so may ask the sides."""
_WORDS, _TOO_FAR = 500, "match-refused-too-far"
_ORANGE, _RED = discord.Colour.orange(), discord.Colour.red()


async def show_verdict(
    context: CaseContext, draft: Draft, notes: tuple[str, ...] = (), page: int = 0, penalties: int = 0
) -> None:
    """Show a verdict as it is written so far, and what it would do.

    Args:
        notes: what has just happened, above everything else.
        page: of the infractions to choose from; penalties: that of the penalties.
    """
    await begin(context.interaction)
    entries = await guide(context.interaction.client, context.guild, context.words.language)
    seen = await context.service.verdicts.preview(
        context.guild, context.number, context.user, draft.decision, draft.answers
    )
    asks = draft.answers in _ASKS and isinstance(seen, DeskRefused) and seen.line.key == _TOO_FAR
    asks = asks and isinstance(draft.decision.remedy, Back)
    can_ask = asks and await _others_are_here(context)
    titles = await titles_of(context.interaction.client, context.guild, draft.decision.rules, context.words.language)
    given = await verdicts_of(context)
    effect = verdicts.effective(given)
    shown = replace(draft.decision, remedy=_as_previewed(draft.decision.remedy, seen))
    written = _written(context, replace(draft, decision=shown), entries, titles, effect.remedy if effect else None)
    lifted = _lifted(context, draft, verdicts.standing(given))
    chosen = entries.get(draft.decision.infraction)
    lines = [*notes, *written, *lifted, *(await usual(context, chosen) if chosen else ()), GAP]
    pictures: list[Attached] = []
    if isinstance(seen, DeskRefused):
        lines += [f"**{context.words.say('verdict-cannot')}**", *context.said.why_not(seen)]
        if asks and not can_ask:
            lines.append(context.words.say("dispute-refused-nobody-to-ask"))
    elif seen.preview is not None:
        if seen.preview.gone or not isinstance(draft.decision.remedy, Adjust):
            lines += falls_away(context.words, context.said.renderer, seen.preview)
        lines += [context.words.say("verdict-reopens")] if seen.preview.reopens else []
        lines += [context.words.say("verdict-ends")] if seen.preview.ends else []
        positions = (("before.png", seen.preview.before), ("after.png", seen.preview.after))
        pictures = await boards_of(context.interaction.client, positions, context.words)
        lines += [context.words.say("verdict-boards")] if pictures else []
    rows = await _rows(context, draft, entries, (page, penalties), seen, effect, can_ask=can_ask)
    title = f"{context.said.title} · {context.words.say(f'verdict-title-{draft.answers}')}"
    colour = _RED if isinstance(seen, DeskRefused) else _ORANGE
    view = card(title, [cut("\n".join(lines), 3300)], pictures=pictures, colour=colour, rows=rows)
    await show(context.interaction, view, pictures)


def _written(
    context: CaseContext, draft: Draft, entries: dict[str, Entry], titles: dict[str, str], in_force: Remedy | None
) -> list[str]:
    say, said, decision = context.words.say, context.said, draft.decision
    lines = [f"**{escape(one_line(decision.ruling, _WORDS))}**", escape(one_line(decision.why, _WORDS))]
    if decision.rules:
        lines.append(say("verdict-rules", rules=escape("; ".join(titles.get(rule, rule) for rule in decision.rules))))
    if draft.answers in ("upheld", "sent-back"):
        return lines
    if decision.groundless:
        lines.append(say("remedy-kind-groundless"))
    if context.dispute.match is not None:
        undone, left = (in_force, None) if decision.undoes else (None, in_force)
        lines += said.done(undone, left, decision.remedy, dismissed=decision.groundless)
    if decision.infraction:
        entry = entries.get(decision.infraction)
        lines.append(say("verdict-infraction", name=escape(entry.title if entry else decision.infraction)))
    lines += [f"- {said.sentence(sentence)}" for sentence in decision.penalties]
    if decision.precedent is not None:
        lines.append(say("verdict-makes-precedent", question=escape(one_line(decision.precedent.question, 200))))
    return lines


def _as_previewed(remedy: Remedy, seen: Previewed | DeskRefused) -> Remedy:
    """An adjustment with what it makes different, as everybody will read it; any other remedy as it is."""
    if not isinstance(remedy, Adjust) or isinstance(seen, DeskRefused) or seen.preview is None:
        return remedy
    before, after = seen.preview.before, seen.preview.after
    return replace(remedy, shown=differences(after.game, before.state, after.state))


def _lifted(context: CaseContext, draft: Draft, before: Verdict | None) -> list[str]:
    """The penalties of the verdict in force that the draft takes back."""
    if before is None or draft.answers in ("upheld", "sent-back"):
        return []
    stay = draft.decision.penalties if draft.decision.infraction == before.infraction else ()
    gone = [context.said.sentence(each) for each in before.sentences if each not in stay]
    return [context.words.say("verdict-lifted", penalties=", ".join(gone))] if gone else []


async def _others_are_here(context: CaseContext) -> bool:
    """Whether two sides at least are still in the server, and could agree."""
    gone = await gone_from(context)
    return sum(party.user not in (FORGOTTEN, *gone) for party in context.dispute.parties) > 1


async def _rows(
    context: CaseContext,
    draft: Draft,
    entries: dict[str, Entry],
    pages: tuple[int, int],
    seen: Previewed | DeskRefused,
    in_force: Verdict | None,
    *,
    can_ask: bool,
) -> list[list[ui.Item[Any]]]:
    say, number, decision = context.words.say, context.number, draft.decision
    rows: list[list[ui.Item[Any]]] = []
    acts: list[ui.Item[Any]] = []
    if not isinstance(seen, DeskRefused):
        gives = GiveId.id_for(number=number, seen=seen.seen, digest=digest(draft))
        acts.append(button(gives, say("verdict-give"), Style.danger))
    elif can_ask and isinstance(decision.remedy, Back):
        acts.append(button(AskSidesId.id_for(number=number, to=decision.remedy.to), say("verdict-ask-sides")))
    acts.append(button(WriteId.id_for(number=number, answers=draft.answers), say("verdict-edit")))
    if draft.answers not in ("upheld", "sent-back"):
        rows += await argument_rows(context, decision)
        if not decision.groundless:
            rows += infraction_row(context, decision, entries, pages[0])
            rows += penalty_row(context, decision, pages[1])
        rows += kind_row(context, draft, in_force)
        if isinstance(decision.remedy, Adjust):
            acts.append(button(ArgumentId.id_for(number=number, what="adjust"), say("verdict-adjust-json")))
        if isinstance(decision.remedy, Corrected):
            acts.append(button(ArgumentId.id_for(number=number, what="places"), say("verdict-places")))
        acts.append(button(ArgumentId.id_for(number=number, what="precedent"), say("verdict-precedent-button")))
    acts.append(button(SectionId.id_for(number=number, section="o", page=0), say("verdict-back")))
    return [*rows, acts]
