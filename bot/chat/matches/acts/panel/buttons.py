"""The buttons of the private panel: each reloads the match, checks that the question is still open, and answers."""

from __future__ import annotations

from typing import Literal

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import button, card, files, picture_of, small, update
from bot.chat.base.waiting.crowd import Haste
from bot.chat.matches.acts.panel.advice_buttons import ask_for_reason
from bot.chat.matches.acts.panel.plans import Located, located, plan_card, walk
from bot.chat.matches.acts.panel.rulings import ask_why
from bot.chat.matches.acts.panel.typed_answers import open_form
from bot.chat.matches.base.ids import (
    AdviceId,
    BoardId,
    LearnId,
    OptionId,
    OwnMoveId,
    PanelId,
    PlayId,
    QuestionId,
    RestId,
    SeveralId,
    TakeBackId,
    panel_id,
)
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.paths import SEPARATOR, drafted, prompt_code, unpack, with_draft
from bot.chat.matches.base.replies import dispute_row, granted, refusal_note
from bot.chat.matches.shows.panel.opening import open_panel
from bot.chat.matches.shows.panel.panel import (
    find_prompt,
    moved_card,
    opened_card,
    panel_card,
    prompts_of,
    show_after,
    stale_card,
)
from bot.chat.matches.shows.panel.questions import PAGE, whole_move
from bot.chat.matches.shows.table.guide import stop_row
from bot.chat.matches.shows.table.since import view_since
from bot.games.offers import part, picked
from bot.games.questions import Prompt, Step
from bot.games.values import Rejected
from bot.matches.model.match import Status
from bot.matches.model.private import ALL
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path, Submitted


class OpenButton(MatchButton, PlayId):
    """Opens the panel from a public message."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the panel to the person who pressed it."""
        await open_panel(context)


class BoardButton(MatchButton, BoardId):
    """Shows the board as the presser may see it."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the picture privately."""
        await show_board(context)


class LearnButton(MatchButton, LearnId):
    """Has an explanation gone, or all of them."""

    async def pressed(self, context: MatchContext) -> None:
        """Note it, and show the question without it."""
        prompt = find_prompt(context, self.code)
        if prompt is None:
            await update(context.interaction, await stale_card(context))
            return
        kind = ALL if self.act == "all" else prompt.ask.key
        done = granted(context, await context.service.play.learn(context.match, context.actor, kind))
        more = [stop_row(context, prompt)] if self.act == "one" else None
        await update(context.interaction, await panel_card(context.after(done), more=more))


class PanelButton(MatchButton, PanelId):
    """Any button of the panel: an option, an answer again, confirm, back, cancel, refresh, done, type, another page."""

    haste = Haste.MOVE
    shows_panel = True

    async def pressed(self, context: MatchContext) -> None:
        """Do what the button says, or say that its question is closed and show the current one."""
        act, code, packed = self.act, self.code, self.path
        if act == "r" or (act == "x" and len(prompts_of(context)) > 1):
            await update(context.interaction, await (opened_card if act == "r" else panel_card)(context))
            return
        path = await unpack(context.interaction.client.database, packed) if act != "x" else ()
        at = located(context, code)
        if act == "c":
            await _confirm(context, at, code, path, packed)
        elif act == "t":
            await open_form(context, at, path)
        elif act == "d":
            await _go_on(context, at, _finished(at, path))
        elif act in ("s", "a"):
            await _go_on(context, at, path)
        else:
            await walk(context, at, path, int(act[1:]) if act[1:] else 0)


class OwnMoveButton(MatchButton, OwnMoveId):
    """Takes the presser's last move back, if nobody has acted since."""

    haste = Haste.MOVE
    shows_panel = True

    async def pressed(self, context: MatchContext) -> None:
        """Take it back, and show what is asked then."""
        done = await context.service.play.undo(context.match, context.actor, self.seq)
        await show_after(context, done, "panel-taken-back")


class RestButton(MatchButton, RestId):
    """Lets windows be passed for the presser until something that they named."""

    haste = Haste.MOVE
    shows_panel = True

    async def pressed(self, context: MatchContext) -> None:
        """Settle it, which answers what is asked now too, and show what is asked then."""
        done = await context.service.play.settle(context.match, context.actor, self.name, self.token)
        await show_after(context, done, "panel-settled")


class TakeBackButton(MatchButton, TakeBackId):
    """Takes back what the presser answered before their turn."""

    haste = Haste.MOVE

    async def pressed(self, context: MatchContext) -> None:
        """Take it back, and show the question again."""
        prompt = find_prompt(context, self.code)
        if prompt is None:
            await update(context.interaction, await stale_card(context))
            return
        done = await context.service.play.take_back(context.match, context.actor, prompt.id)
        await show_after(context, done, "panel-taken-back")


class OptionSelect(MatchSelect, OptionId):
    """A step with many options, and of steps in one list."""

    haste = Haste.MOVE
    shows_panel = True

    async def picked(self, context: MatchContext, value: str) -> None:
        """Go on with the picked option, or with several picked one after the other."""
        path = await unpack(context.interaction.client.database, self.path)
        picks = value.split(SEPARATOR)
        await _go_on(context, located(context, self.code), None if path is None else (*path, *picks))


class SeveralSelect(MatchSelect, SeveralId):
    """A step with several picks; on a page from 1 on they join those of the other pages."""

    haste = Haste.MOVE
    shows_panel = True

    async def picked(self, context: MatchContext, value: str) -> None:  # noqa: ARG002
        """Go on with what was picked, or show the page with it."""
        page = self.page
        path = await unpack(context.interaction.client.database, self.path)
        at = there, prompt = located(context, self.code)
        path, draft = drafted(path) if path is not None else (None, ())
        step = there.position.step(prompt, path) if prompt and path is not None else None
        if path is None or not isinstance(step, Step):
            await update(context.interaction, await stale_card(context, prompt))
            return
        shown = {option.token for option in step.options[(page - 1) * PAGE : page * PAGE]} if page else set()
        tokens = [*(token for token in draft if token not in shown), *self.values]
        said = part(step.options, tokens)
        # Who confirms the same picks again has no more to add.
        again = bool(tokens) and {*tokens} == {*draft} and picked(step, said) is not None
        if page and not again:
            await walk(context, at, with_draft(path, _ordered(step, tokens)), page - 1)
        else:
            await _go_on(context, at, (*path, said))


class QuestionSelect(MatchSelect, QuestionId):
    """Which of several prompts to answer."""

    shows_panel = True

    async def picked(self, context: MatchContext, value: str) -> None:
        """Show the options of the picked prompt."""
        await walk(context, located(context, value), ())


class AdoptButton(MatchButton, AdviceId):
    """Answers a question as somebody advised."""

    haste = Haste.MOVE

    act: Literal["a"]

    shows_panel = True

    async def pressed(self, context: MatchContext) -> None:
        """Give the answer for the presser's seat."""
        number, click = self.number, context.interaction.id
        done = await context.service.advisers.adopt(context.match, context.actor, number, interaction=click)
        await _answered(context, done)


async def show_board(context: MatchContext) -> None:
    """Show the board to the person alone, from their seat or as a spectator.

    Raises:
        Refusal: the game has no picture, or the match has not begun.
    """
    await context.interaction.response.defer(ephemeral=True, thinking=True)
    seen = None if context.position.state is None else await view_since(context)
    picture = await picture_of(context.interaction.client, context.position, context.viewer, context.words, seen)
    if picture is None:
        raise Refusal("panel-no-board")
    title = context.words.say("panel-board-title", match=context.match)
    asked = context.seat is not None and context.position.match.status is Status.PLAYING
    rows = [[button(panel_id(match=context.match), context.words.say("status-play"))]] if asked else []
    view = card(title, [small(_legend(context).splitlines())], picture=picture, rows=rows)
    await context.interaction.followup.send(view=view, files=files(picture), ephemeral=True)


def _legend(context: MatchContext) -> str:
    """What the signs of the picture mean, line by line; empty for a game whose picture says so itself."""
    key = f"board-legend-{context.position.match.game}"
    said = context.words.say(key)
    return "" if said == key else said


async def _go_on(context: MatchContext, at: Located, path: tuple[str, ...] | None) -> None:
    """Show where a pick leads; a move that its seat may take back is made with the last pick."""
    there, prompt = at
    whole = whole_move(there, prompt, path) if prompt and path is not None else None
    if prompt is None or whole is None:
        await walk(context, at, path)
        return
    await _submit(context, at, whole)


async def _submit(context: MatchContext, at: Located, path: tuple[str, ...]) -> None:
    """Give an answer, and show what came of it."""
    (there, prompt), play, click = at, context.service.play, context.interaction.id
    if prompt is None:
        await update(context.interaction, await stale_card(context))
        return
    answer = Path(path)
    if there.window:
        done = await play.go_on(context.match, context.actor, there.window, prompt.id, answer, interaction=click)
    else:
        done = await play.submit(context.match, context.actor, prompt.id, answer, interaction=click)
    await _answered(context, done, prompt)


def _finished(at: Located, path: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """The path with what was picked on several pages as an answer; as it was, where that is none."""
    context, prompt = at
    if prompt is None or path is None:
        return None
    path, draft = drafted(path)
    step = context.position.step(prompt, path)
    said = part(step.options, draft) if isinstance(step, Step) else ""
    fits = isinstance(step, Step) and picked(step, said) is not None
    return (*path, said) if fits else with_draft(path, draft)


def _ordered(step: Step, tokens: list[str]) -> list[str]:
    return [option.token for option in step.options if option.token in tokens]


async def _confirm(context: MatchContext, at: Located, code: str, path: tuple[str, ...] | None, packed: str) -> None:
    there, prompt = at
    if prompt is None or path is None:
        await update(context.interaction, await stale_card(context, prompt))
        return
    if there.plans:
        await _plan(context, prompt, path)
        return
    if context.is_advice(prompt):
        await ask_for_reason(context, code, packed)
        return
    if prompt.judge:
        await ask_why(context, code, packed)
        return
    await _submit(context, at, path)


async def _plan(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> None:
    """Keep an answer to a question that is yet to come, and show the plan."""
    done = await context.service.play.plan(context.match, context.actor, prompt.id, Path(path))
    if isinstance(done, Refused | Rejected):
        note, _ = await refusal_note(context, done)
        await update(context.interaction, plan_card(context, (note,)))
        return
    await update(context.interaction, plan_card(context.after(done), (context.words.say("plan-kept"),)))


async def _answered(context: MatchContext, done: Submitted | Rejected | Refused, prompt: Prompt | None = None) -> None:
    """Show what came of an answer to a question, and the panel as it is then."""
    if isinstance(done, Refused | Rejected):
        now = await context.service.position(context.match)
        after = context.after(now) if now else context
        if isinstance(done, Refused) and done.reason is Reason.STALE:
            still = None if prompt is None else find_prompt(after, prompt_code(prompt.id))
            await update(context.interaction, await stale_card(after, still))
            return
        if isinstance(done, Refused) and done.reason is Reason.REPEATED:
            await update(context.interaction, await opened_card(after))
            return
        refused, rules = await refusal_note(after, done)
        disputed = await dispute_row(after) if isinstance(done, Rejected) else []
        more = [row for row in (rules, disputed) if row]
        await update(context.interaction, await panel_card(after, (refused,), more or None))
        return
    after = context.after(done.position)
    await update(context.interaction, await moved_card(after, done))
