"""The forms in which a verdict is written: its words and remedy, an adjustment, a result, a precedent."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Literal

import discord
import msgspec
from msgspec.structs import replace

from bot.chat.base.errors import Refusal
from bot.chat.base.forms import Form, choice_field, field, form
from bot.chat.base.ids.id import Pattern
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import CaseContext, case_of
from bot.chat.disputes.base.drafts import draft_of, in_effect, keep, kind_of, stored, with_kind
from bot.chat.disputes.base.ids import CaseId
from bot.chat.disputes.base.titles import typed_rules
from bot.chat.disputes.shows.arguments import kind_options
from bot.chat.disputes.shows.verdict_card import show_verdict
from bot.disputes.model.draft import Answering, Draft
from bot.disputes.model.precedents import Wording
from bot.disputes.model.verdicts import Decision
from bot.disputes.rules.words import LONGEST
from bot.games.adjusting import put
from bot.games.values import Adjustable
from bot.matches.model.remedies import Adjust, Corrected

_RULING, _WHY, _RULES, _REMEDY, _TEXT, _POINTS = "ruling", "why", "rules", "remedy", "text", "points"
_QUESTION, _ANSWER, _WAYS = "question", "answer", "ways"
_LONGEST_RULING, _LONGEST_WHY, _LONGEST_RULES = 1000, 3000, 1400


class VerdictForm(Form, CaseId, prefix="dverdict"):
    """Takes the words of a verdict and its remedy."""

    answers: Answering

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep them, and show what they would do."""
        context = await case_of(interaction, self.number)
        draft = await draft_of(context, self.answers)
        decision = replace(
            draft.decision,
            ruling=self.filled.get(_RULING, ""),
            why=self.filled.get(_WHY, ""),
            rules=tuple(typed_rules(self.filled.get(_RULES, ""))),
        )
        in_force = await in_effect(context)
        kind = next(iter(self.picked.get(_REMEDY, ())), kind_of(decision, in_force=in_force is not None))
        draft = Draft(decision=with_kind(decision, kind, context.dispute, in_force), answers=self.answers)
        await keep(context, draft)
        await show_verdict(context, draft)


class ArgumentForm(Form, CaseId, prefix="dtext"):
    """Takes what a remedy needs in writing, or the wording of a precedent."""

    what: Literal["adjust", "places", "precedent"]

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it, and show what the verdict would do.

        Raises:
            Refusal: it is not written as it must be, or there is no verdict in the making any more.
        """
        context = await case_of(interaction, self.number)
        draft = await stored(context)
        if draft is None:
            raise Refusal("verdict-no-draft")
        draft = replace(draft, decision=_TAKEN[self.what](self, context, draft.decision))
        await keep(context, draft)
        await show_verdict(context, draft)

    def adjusted(self, _: CaseContext, decision: Decision) -> Decision:
        """With what is to be set, from JSON."""
        try:
            changes = msgspec.json.decode(self.filled.get(_TEXT, ""), type=dict[str, msgspec.Raw])
            named = {name: msgspec.json.decode(value) for name, value in changes.items()}
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise Refusal("verdict-bad-json") from problem
        return replace(decision, remedy=Adjust(named))

    def corrected(self, _: CaseContext, decision: Decision) -> Decision:
        """With the places and points of all seats, from numbers."""
        try:
            places, points = (
                tuple(int(each) for each in re.split(r"[\s,;]+", self.filled.get(name, "").strip()) if each)
                for name in (_TEXT, _POINTS)
            )
        except ValueError as problem:
            raise Refusal("verdict-bad-places") from problem
        if any(abs(each) > 1_000_000 for each in (*places, *points)):
            raise Refusal("verdict-bad-places")
        return replace(decision, remedy=Corrected(places, points))

    def precedent(self, context: CaseContext, decision: Decision) -> Decision:
        """With a precedent; without its question there is none."""
        question = self.filled.get(_QUESTION, "").strip()
        if not question:
            return replace(decision, precedent=None)
        wording = Wording(
            language=context.words.language,
            question=question,
            answer=self.filled.get(_ANSWER, "").strip() or decision.ruling,
            ways=tuple(line.strip() for line in self.filled.get(_WAYS, "").splitlines() if line.strip()),
            rules=decision.rules,
        )
        return replace(decision, precedent=wording)


async def verdict_form(context: CaseContext, draft: Draft) -> discord.ui.Modal:
    """The form for the words of a verdict, with what is written already."""
    say, decision = context.words.say, draft.decision
    fields = [
        field(_RULING, say("verdict-ruling"), say("verdict-ruling-about"), _LONGEST_RULING, written=decision.ruling),
        field(_WHY, say("verdict-why"), say("verdict-why-about"), _LONGEST_WHY, written=decision.why),
        field(
            _RULES,
            say("verdict-cited"),
            say("verdict-cited-about"),
            _LONGEST_RULES,
            lines=False,
            required=False,
            written=", ".join(decision.rules),
        ),
    ]
    if draft.answers not in ("upheld", "sent-back"):
        options = kind_options(context, draft, await in_effect(context))
        fields.append(choice_field(_REMEDY, say("verdict-pick-remedy"), say("verdict-pick-remedy-about"), options))
    return form(VerdictForm.id_for(number=context.number, answers=draft.answers), context.said.title, *fields)


def adjust_form(context: CaseContext, decision: Decision) -> discord.ui.Modal:
    """The form for what is to be set, by the names the game knows it by."""
    say = context.words.say
    changes = decision.remedy.changes if isinstance(decision.remedy, Adjust) else {}
    text = msgspec.json.encode(changes).decode() if changes else ""
    what = field(_TEXT, say("verdict-adjust"), say("verdict-adjust-about"), LONGEST, written=text)
    return form(ArgumentForm.id_for(number=context.number, what="adjust"), context.said.title, what)


def places_form(context: CaseContext, decision: Decision) -> discord.ui.Modal:
    """The form for a corrected result."""
    say = context.words.say
    remedy = decision.remedy if isinstance(decision.remedy, Corrected) else Corrected(())
    places, points = (" ".join(map(str, each)) for each in (remedy.places, remedy.points))
    return form(
        ArgumentForm.id_for(number=context.number, what="places"),
        context.said.title,
        field(_TEXT, say("verdict-places"), say("verdict-places-about"), 60, lines=False, written=places),
        field(
            _POINTS, say("verdict-points"), say("verdict-points-about"), 80, lines=False, required=False, written=points
        ),
    )


class ValueForm(Form, CaseId, prefix="dvalue"):
    """Takes the new value of a part of the position."""

    path: Annotated[str, Pattern(r"[a-z_]+(?:\.[a-z0-9_-]+){0,4}")]

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it, and show what the verdict would do.

        Raises:
            Refusal: it is no number that fits, or there is no verdict in the making any more.
        """
        context = await case_of(interaction, self.number)
        draft = await stored(context)
        if draft is None or not isinstance(draft.decision.remedy, Adjust):
            raise Refusal("verdict-no-draft")
        each = _adjustable(context, tuple(self.path.split(".")))
        text = next(iter(self.picked.get(_TEXT, ())), self.filled.get(_TEXT, "")).strip()
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else -1
        if not each.least <= value <= each.most:
            raise Refusal("verdict-bad-value", least=each.least, most=each.most)
        remedy = Adjust(put(draft.decision.remedy.changes, each.path, value))
        draft = replace(draft, decision=replace(draft.decision, remedy=remedy))
        await keep(context, draft)
        await show_verdict(context, draft)


def value_form(context: CaseContext, path: tuple[str, ...]) -> discord.ui.Modal:
    """The form for the new value of a part of the position.

    Raises:
        Refusal: the position has no such part.
    """
    say, each = context.words.say, _adjustable(context, path)
    renderer = context.said.renderer
    about = say("verdict-value-about", least=each.least, most=each.most, now=each.now)
    if each.is_seat:
        options = [
            discord.SelectOption(label=context.said.seat(seat)[:100], value=str(seat), default=seat == each.now)
            for seat in range(each.least, each.most + 1)
        ]
        value = choice_field(_TEXT, say("verdict-value"), say("verdict-pick-seat"), options)
    else:
        value = field(_TEXT, say("verdict-value"), about, 4, lines=False, written=str(each.now))
    title = renderer.plain(each.label, 45) if renderer else context.said.title
    return form(ValueForm.id_for(number=context.number, path=".".join(path)), title, value)


def _adjustable(context: CaseContext, path: tuple[str, ...]) -> Adjustable:
    position = context.said.position
    known = () if position is None or position.state is None else position.game.adjustable(position.state)
    found = next((each for each in known if each.path == path), None)
    if found is None:
        raise Refusal("verdict-value-gone")
    return found


def precedent_form(context: CaseContext, decision: Decision) -> discord.ui.Modal:
    """The form for a precedent in general words."""
    say, made = context.words.say, decision.precedent
    return form(
        ArgumentForm.id_for(number=context.number, what="precedent"),
        context.said.title,
        field(
            _QUESTION,
            say("precedent-question"),
            say("precedent-question-about"),
            300,
            required=False,
            written=made.question if made else "",
        ),
        field(
            _ANSWER,
            say("precedent-answer"),
            say("precedent-answer-about"),
            1000,
            required=False,
            written=made.answer if made else decision.ruling,
        ),
        field(
            _WAYS,
            say("precedent-ways"),
            say("precedent-ways-about"),
            1000,
            required=False,
            written="\n".join(made.ways) if made else "",
        ),
    )


_TAKEN: dict[str, Callable[[ArgumentForm, CaseContext, Decision], Decision]] = {
    "adjust": ArgumentForm.adjusted,
    "places": ArgumentForm.corrected,
    "precedent": ArgumentForm.precedent,
}
