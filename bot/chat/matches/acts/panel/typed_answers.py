"""Answers that are typed: a number, a name or own words, in a form of the panel or by a command."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.forms import field, form
from bot.chat.base.messages import card, small, update
from bot.chat.base.text import begun
from bot.chat.matches.acts.panel.plans import Located
from bot.chat.matches.acts.panel.prompt_form import PromptForm
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import pack, prompt_code
from bot.chat.matches.base.typed import fold
from bot.chat.matches.shows.panel.panel import prompt_card, stale_card
from bot.chat.matches.shows.panel.questions import Asked, found_names, headline, picked_so_far
from bot.games.offers import one_line, written
from bot.games.questions import Name, Number, Prompt, Text, bare
from bot.games.values import Line
from bot.matches.rules.choices import is_number

LONGEST = 100
_SAID, _MOST = "said", 25
_YOURS = discord.Colour.green()


class TypedForm(PromptForm, prefix="typed"):
    """Answers the question that a form was opened for."""

    async def filled_in(self, context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> None:
        """Go on with what was typed; what is no answer leaves everything picked before as it is."""
        shown = await answered(context, prompt, path, self.filled.get(_SAID, ""))
        await update(context.interaction, shown or await stale_card(context, prompt))


async def open_form(context: MatchContext, at: Located, path: tuple[str, ...] | None) -> None:
    """Show the form in which the question at the end of a path is answered."""
    there, prompt = at
    question = there.position.step(prompt, path) if prompt and path is not None else None
    if prompt is None or path is None or not isinstance(question, Number | Name | Text):
        await update(context.interaction, await stale_card(context, prompt))
        return
    # A form has room for a short question; the rest follows beneath it.
    say, ask = there.words.say, begun(there.renderer.plain(bare(question.ask)))
    if isinstance(question, Number):
        about = say("panel-type-number", least=question.least, most=question.most)
    elif isinstance(question, Text):
        about = say("panel-type-text-about", longest=question.longest)
    else:
        about = say("panel-type-name-about")
    of = question.ask.args.get("about")
    about = f"{begun(there.renderer.plain(of))} · {about}" if isinstance(of, Line) else about
    packed = await pack(context.interaction.client.database, path)
    own_words = isinstance(question, Text)
    longest = question.longest if isinstance(question, Text) else LONGEST
    said = field(_SAID, ask, about, longest, lines=own_words, required=not own_words)
    title = say("panel-title", match=context.match)
    opens = TypedForm.id_for(match=context.match, code=prompt_code(prompt.id), path=packed)
    modal = form(opens, title, said)
    await context.interaction.response.send_modal(modal)


async def answered(context: MatchContext, prompt: Prompt, path: tuple[str, ...], typed: str) -> ui.LayoutView | None:
    """The panel after something was typed for the question at the end of a path; ``None`` where nothing is asked."""
    question = context.position.step(prompt, path)
    if isinstance(question, Number):
        said = "".join(typed.split())
        if is_number(said, question.least, question.most):
            return await prompt_card(context, prompt, (*path, said))
        wrong = context.words.say("match-refused-out-of-range", least=question.least, most=question.most)
        return await prompt_card(context, prompt, path, notes=(wrong,))
    if isinstance(question, Text):
        said = one_line(typed)
        if len(said) <= question.longest:
            return await prompt_card(context, prompt, (*path, written(said)))
        wrong = context.words.say("panel-text-too-long", longest=question.longest, count=len(said))
        return await prompt_card(context, prompt, path, notes=(wrong,))
    if isinstance(question, Name):
        return await _named(context, prompt, path, question, typed)
    return None


async def _named(
    context: MatchContext, prompt: Prompt, path: tuple[str, ...], question: Name, typed: str
) -> ui.LayoutView | None:
    # What a command suggested comes as its token.
    if (token := typed.strip()) and context.position.step(prompt, (*path, token)) is not None:
        return await prompt_card(context, prompt, (*path, token))
    found = context.position.suggest(prompt, path, typed) if token else ()
    exact = [each for each in found[:_MOST] if fold(context.renderer.plain(each.label)) == fold(typed)]
    if len(exact) == 1 or len(found) == 1:
        return await prompt_card(context, prompt, (*path, (exact or found)[0].token))
    if not found:
        nothing = context.words.say("panel-no-name", typed=discord.utils.escape_markdown(typed[:LONGEST]))
        return await prompt_card(context, prompt, path, notes=(nothing,))
    asked = Asked(context, prompt, path, question)
    texts = [picked_so_far(context, prompt, path), headline(context, question)]
    count = context.words.say("panel-names-found", count=len(found), shown=min(len(found), _MOST))
    title = context.words.say("panel-title", match=context.match)
    return card(title, [*texts, small([count])], colour=_YOURS, rows=await found_names(asked, found))
