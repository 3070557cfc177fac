"""The verdicts in a case, with its appeal: for judges, and for its sides."""

from __future__ import annotations

from bot.chat.base.messages import GAP
from bot.chat.base.text import moment
from bot.chat.disputes.base.cases import CaseContext, verdicts_of
from bot.chat.disputes.base.showing import paragraphs
from bot.chat.disputes.base.titles import titles_of
from bot.disputes.model.dispute import RULED
from bot.disputes.model.refusals import DeskReason, DeskRefused


async def past_lines(context: CaseContext) -> list[str]:
    """Every verdict in order, the appeal in its place, and the penalties that the reader may know of."""
    given = await verdicts_of(context)
    if not given:
        return []
    appealed = await context.service.verdicts.appeal_of(context.guild, context.number, context.user)
    appeal = None if isinstance(appealed, DeskRefused) else appealed
    own = context.dispute.side_of(context.user.user)
    cited = [each.rule for verdict in given for each in verdict.cites]
    titles = await titles_of(context.interaction.client, context.guild, cited, context.words.language)
    lines = []
    for verdict in given:
        known = [each for each in verdict.sentences if own is None or each.side == own.side]
        lines += [GAP, *context.said.verdict(verdict, titles), *map(context.said.sentence, known)]
        if appeal is not None and appeal.verdict == verdict.number:
            side = context.said.side(appeal.side)
            lines += [GAP, context.words.say("dispute-appeal-of", side=side), *paragraphs(appeal.why)]
    return lines


async def what_next(context: CaseContext) -> tuple[list[str], bool]:
    """The steps still open against the verdict in force, and whether the reader may mend it; none before a verdict."""
    if context.dispute.status not in RULED:
        return [], False
    place, say = (context.guild, context.number), context.words.say
    mend = await context.service.verdicts.mendable(*place, context.user)
    appeal = await context.service.verdicts.appealable(*place)
    lines = []
    if not isinstance(mend, DeskRefused):
        lines.append(say("desk-mendable", until=moment(mend, "f")))
    elif mend.reason is DeskReason.NOT_YOURS:
        lines.append(say("desk-mendable-other"))
    if not isinstance(appeal, DeskRefused):
        lines.append(say("dispute-appealable", until=moment(appeal, "f")))
    return [GAP, *(lines or [say("desk-final")])], not isinstance(mend, DeskRefused)
