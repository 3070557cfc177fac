"""What a player settles about their answers in advance: a private card with a select for each choice."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.ids.fields import ChoiceName
from bot.chat.base.messages import button, card, select, update
from bot.chat.base.waiting.crowd import Haste
from bot.chat.matches.base.ids import PlanId, StandingId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.replies import granted
from bot.chat.matches.shows.panel.sheet import back_row
from bot.games.offers import BETWEEN, NONE, part
from bot.games.setup import Choice
from bot.matches.rules.submit import lasting

_MOST = 10


class StandingButton(MatchButton, StandingId):
    """Opens the presser's own card."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the card to the presser, in place of their panel, and to nobody else."""
        await update(context.interaction, await standing_card(context))


class StandingSelect(MatchSelect, prefix="settle"):
    """One of the choices."""

    haste = Haste.MOVE

    name: ChoiceName

    async def picked(self, context: MatchContext, value: str) -> None:
        """Settle it, and show the card as it is then."""
        name = self.name
        choices = () if context.seat is None else context.position.standing_choices(context.seat)
        several = next((each for each in choices if each.name == name and each.kind == "picks"), None)
        said = value if several is None else part(several.options, self.values)
        done = granted(context, await context.service.play.settle(context.match, context.actor, name, said))
        await update(context.interaction, await standing_card(context.after(done)))


class UsualButton(MatchButton, prefix="usual"):
    """Keeps what is settled here for all the presser's matches of the game, or settles here what they kept."""

    haste = Haste.MOVE

    what: Literal["keep", "use"]

    async def pressed(self, context: MatchContext) -> None:
        """Do it, and show the card as it is then."""
        usual, what = context.service.usual, self.what
        done = granted(context, await (usual.keep if what == "keep" else usual.use)(context.match, context.actor))
        await update(context.interaction, await standing_card(context.after(done)))


async def standing_card(context: MatchContext) -> ui.LayoutView:
    """The reader's own card.

    Raises:
        Refusal: they do not play, or there is nothing to settle.
    """
    choices = () if context.seat is None else context.position.standing_choices(context.seat)
    if not choices:
        raise Refusal("panel-no-standing")
    rows: list[list[ui.Item[Any]]] = [[_select(context, choice)] for choice in choices[:_MOST]]
    said, buttons = await _usual(context)
    rows += [buttons, [*_plan_button(context), *back_row(context)]]
    title = context.words.say("panel-standing-title", match=context.match)
    return card(title, [context.words.say("panel-standing-about"), said], rows=rows)


def _plan_button(context: MatchContext) -> list[ui.Item[Any]]:
    """The button that opens what the reader can plan; none where nobody steps in."""
    if not context.position.game.has_windows:
        return []
    return [button(PlanId.id_for(match=context.match), context.words.say("panel-plan"))]


async def _usual(context: MatchContext) -> tuple[str, list[ui.Item[Any]]]:
    """What the reader brings to their matches, compared with what is settled here, and the buttons for it."""
    seat, say, position = context.seat or 0, context.words.say, context.position
    here = lasting(position, position.answers.standing.get(seat, {}))
    kept = await context.service.usual.of_person(position.match, context.actor.user)
    keep = button(UsualButton.id_for(match=context.match, what="keep"), say("panel-standing-keep"))
    if here == lasting(position, kept):
        return say("panel-standing-as-usual"), []
    use = button(UsualButton.id_for(match=context.match, what="use"), say("panel-standing-use"))
    return say("panel-standing-unlike-usual"), [keep, use]


def _select(context: MatchContext, choice: Choice) -> ui.Select[Any]:
    several = choice.kind == "picks"
    chosen = context.position.answers.standing.get(context.seat or 0, {})
    said = chosen.get(choice.name, NONE if several else choice.options[0].token).split(BETWEEN)
    what = _named(context, choice.name)
    options = [
        discord.SelectOption(
            label=f"{what}: {context.renderer.plain(each.label)}"[:100], value=each.token, default=each.token in said
        )
        for each in choice.options
    ]
    picks = (0, len(options)) if several else (1, 1)
    return select(StandingSelect.id_for(match=context.match, name=choice.name), options, what, picks)


def _named(context: MatchContext, name: str) -> str:
    key = f"choice-{context.position.match.game}-{name}"
    said = context.words.say(key)
    return name if said == key else said
