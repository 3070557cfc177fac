"""One question of the panel: as buttons, a select, several picks over pages, or a form to type in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.chat.base.messages import Style, button, select, small
from bot.chat.base.text import begun, escape, one_line
from bot.chat.matches.base.ids import OptionId, PanelId, PromptId, SeveralId
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import SEPARATOR, joined, pack, prompt_code, remember_name, with_draft
from bot.games.offers import NONE, WRITTEN, only, picked, written
from bot.games.questions import Complete, Name, Number, Option, Prompt, Question, Step, Text, bare
from bot.games.shortcuts import Shortcut, folded, grouped, label_of, labels_of, settled
from bot.games.values import Line
from bot.matches.rules.foresight import foreseen

AS_BUTTONS = 5
PAGE = 25
_BUTTON, _OPTION, _HEADING = 80, 100, 150

Rows = list[list[ui.Item[Any]]]
Answer = Question | Complete[Any] | None


@dataclass(frozen=True)
class Asked:
    """A question at the end of a path.

    Attributes:
        page: which of the pages of options is shown, from 0.
        draft: what was picked so far of a question with several picks.
    """

    context: MatchContext
    prompt: Prompt
    path: tuple[str, ...]
    question: Question
    page: int = 0
    draft: tuple[str, ...] = ()

    @property
    def at_once(self) -> bool:
        """Whether its game makes moves with the last pick, so that nothing is lost where two picks become one."""
        return self.context.position.game.at_once and not self.context.plans

    def press(self, act: str, path: str) -> str:
        """The id of a button that does something with a packed path."""
        return self.id_for(PanelId, act=act, path=path)

    def id_for(self, kind: type[PromptId], **carried: object) -> str:
        """The id of a button or select of it."""
        return kind.id_for(match=self.context.match, code=prompt_code(self.prompt.id), **carried)

    @cached_property
    def merged(self) -> tuple[Shortcut, ...]:
        """Its options and those of the questions that follow, as far as all fit one list; none where they do not."""
        step = self.question
        if not self.at_once or not isinstance(step, Step) or (step.least, step.most) != (1, 1):
            return ()
        seldom = self.context.position.game.seldom
        if bare(step.ask).key in seldom or len(step.options) > PAGE:
            return ()

        def walk(path: tuple[str, ...]) -> Answer:
            found = self._after(path)
            return None if isinstance(found, Step) and bare(found.ask).key in seldom else found

        found = folded(walk, self.path, step, seldom)
        return () if any(len(SEPARATOR.join(each.tokens)) > _OPTION for each in found) else found

    def settled(self, tokens: tuple[str, ...]) -> tuple[Line, ...]:
        """The only answers that follow these picks, which nobody is asked for."""
        before = (self._after((*self.path, *tokens[:number])) for number in range(len(tokens)))
        asked = tuple(each.ask for each in before if isinstance(each, Step))
        taken = partial(self.context.position.taken, self.prompt)
        return settled(self._after, taken, (*self.path, *tokens), asked)

    def _after(self, path: tuple[str, ...]) -> Answer:
        """Where a path leads, which takes long to look at twice."""
        if path not in self._looked_at:
            self._looked_at[path] = self.context.position.step(self.prompt, path)
        return self._looked_at[path]

    @cached_property
    def _looked_at(self) -> dict[tuple[str, ...], Answer]:
        return {}

    async def packed(self) -> str:
        """Its path for a button."""
        return await pack(self.context.interaction.client.database, self.path)


def looked_at(asked: Asked) -> list[tuple[str, ...]]:
    """The paths of the questions that a list answers: its own, and of those that are merged into it."""
    further = {each.tokens[:length] for each in asked.merged for length in range(1, len(each.tokens))}
    return [asked.path, *((*asked.path, *tokens) for tokens in sorted(further))]


def past_forced(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> tuple[Answer, tuple[str, ...]]:
    """Where a path leads once every question with only one answer is answered."""
    step = context.position.step(prompt, path)
    while step is not None and not isinstance(step, Complete) and (said := only(step)) is not None:
        path = (*path, said)
        step = context.position.step(prompt, path)
    return step, path


def whole_move(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> tuple[str, ...] | None:
    """The path of an answer that needs no preview, because it does nothing in a window or its seat may take it back.

    ``None`` where it needs one.
    """
    if prompt.judge or prompt.seat != context.seat or context.plans:
        return None
    step, path = past_forced(context, prompt, path)
    if not isinstance(step, Complete):
        return None
    if prompt.urgency == "window":
        return path if context.position.does_nothing(prompt, step.command) else None
    game = context.position.game
    longer = any(each.token not in game.seldom for each in step.more)
    return path if game.at_once and not (step.final or step.previewed or longer) else None


class Next(NamedTuple):
    """A move that follows a window, and the match at that question."""

    context: MatchContext
    prompt: Prompt


def move_after(context: MatchContext, window: Prompt) -> Next | None:
    """The reader's own move that follows a window of theirs if nobody does anything; ``None`` where it is not known."""
    if not window.onward or window.ahead or window.seat != context.seat or context.plans or context.window:
        return None
    coming = next(iter(foreseen(context.position, window.seat)), None)
    if coming is None or coming.prompt.urgency != "move":
        return None
    return Next(context.foreseeing(coming.position, window.id), coming.prompt)


def previous_choice(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> tuple[str, ...] | None:
    """The path before the last answer that was a real choice; ``None`` when there was none."""
    while path:
        path = path[:-1]
        step = context.position.step(prompt, path)
        if step is not None and not isinstance(step, Complete) and only(step) is None:
            return path
    return None


def picked_so_far(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> str:
    """What was answered so far, in words; the only answer to a question is told once something was picked before it.

    Whoever plays the one card that they can play reads which one it is.
    """
    said: list[str] = []
    for length, token in enumerate(path):
        step = context.position.step(prompt, path[:length])
        if step is not None and not isinstance(step, Complete) and (said or only(step) is None):
            said += [with_its_thing(context, step, _in_words(context, prompt, path[:length], step, token))]
    return small([" → ".join(filter(None, said))])


def headline(context: MatchContext, question: Question) -> str:
    """A question as a sentence of its own, in bold."""
    return f"**{begun(context.renderer.markdown(question.ask))}**"


async def rows(asked: Asked) -> Rows:
    """What a question is answered with."""
    match asked.question:
        case Step(least=1, most=1, options=options):
            return await (_merged(asked, asked.question) if asked.at_once else _options(asked, options))
        case Step(most=1, options=options, others=others) if len(options) > PAGE:
            return [*await _options(asked, options), await _none(asked), *await _others(asked, others)]
        case Step(others=others):
            return [*await _several(asked, asked.question), *await _others(asked, others)]
        case Number(least=least, most=most) if most - least < PAGE:
            return await _numbers(asked, range(least, most + 1))
        case Number(least=least, most=most):
            typed = await _typed(asked, "panel-type-number", least=least, most=most)
            return [*(await _numbers(asked, _around_zero(least, most)) if least < 0 < most else []), *typed]
        case Name():
            return await _names(asked)
        case Text():
            return await _own_words(asked)


async def found_names(asked: Asked, found: tuple[Option, ...]) -> Rows:
    """The names that what was typed may have meant, and the way to type again."""
    return [*await _options(asked, found[:PAGE]), *await _typed(asked, "panel-type-name")]


async def _options(asked: Asked, options: tuple[Option, ...]) -> Rows:
    packed, plain = await asked.packed(), asked.context.renderer.plain
    if len(options) <= AS_BUTTONS:
        return [
            [
                button(asked.press("s", joined(packed, each.token)), label, Style.primary)
                for each, label in zip(options, _offered(asked, options, _BUTTON), strict=True)
            ]
        ]
    shown = _page(asked, len(options))
    page = options[shown * PAGE : (shown + 1) * PAGE]
    picks = [
        discord.SelectOption(label=label, value=each.token)
        for each, label in zip(page, _offered(asked, page, _OPTION), strict=True)
    ]
    chosen = select(asked.id_for(OptionId, path=packed), picks, begun(plain(asked.question.ask, _HEADING)))
    return [[chosen], *_turn(asked, packed, shown, len(options))]


def _offered(asked: Asked, options: Sequence[Option], limit: int) -> list[str]:
    """Options as they are offered, each with what it settles beside."""
    return _labels(asked, [Shortcut((each.token,), (each.label,)) for each in options], limit)


def _labels(asked: Asked, found: Sequence[Shortcut], limit: int, *, shared: int = 0) -> list[str]:
    """Shortcuts as they are offered, each with what it settles beside.

    Args:
        shared: so many of their picks stand above the list.
    """
    settled = [asked.settled(each.tokens) for each in found]
    own = [Shortcut(each.tokens[shared:], each.labels[shared:]) for each in found]
    return labels_of(partial(asked.context.renderer.plain, limit=limit), own, settled, limit)


async def _merged(asked: Asked, step: Step) -> Rows:
    """The options of a question and of those that follow it, as far as they fit one list or a few."""
    context, found = asked.context, asked.merged
    if not found:
        return await _options(asked, step.options)
    if len(found) > AS_BUTTONS:
        lists = grouped(found)
        return [[await _list(asked, group, step.ask if len(lists) == 1 else None)] for group in lists]
    row = []
    for each, label in zip(found, _labels(asked, found, _BUTTON), strict=True):
        *first, last = each.tokens
        packed = await pack(context.interaction.client.database, (*asked.path, *first))
        row.append(button(asked.press("s", joined(packed, last)), label, Style.primary))
    return [list(row)]


async def _list(asked: Asked, group: tuple[Shortcut, ...], ask: Line | None) -> ui.Item[Any]:
    """One list; what all of its options begin with is above it, and the place from which they are picked.

    Args:
        ask: the question of a list that is the only one; of several each says what it leads to.
    """
    context, plain = asked.context, asked.context.renderer.plain
    heads = [len(set(picks)) == 1 for picks in zip(*(each.tokens for each in group), strict=False)]
    shared = 0 if len(group) == 1 else [*heads, False].index(False)
    heading = Shortcut(group[0].tokens[:shared], group[0].labels[:shared])
    if shared:
        above = label_of(partial(plain, limit=_HEADING), heading, _HEADING)
    elif ask is not None:
        above = plain(ask, _HEADING)
    else:
        above = one_line(", ".join(label_of(plain, each, _OPTION) for each in group), _HEADING)
    picks = [
        discord.SelectOption(label=label, value=SEPARATOR.join(each.tokens[shared:]))
        for each, label in zip(group, _labels(asked, group, _OPTION, shared=shared), strict=True)
    ]
    packed = await pack(context.interaction.client.database, (*asked.path, *heading.tokens))
    return select(asked.id_for(OptionId, path=packed), picks, begun(above))


async def _several(asked: Asked, step: Step) -> Rows:
    """Several picks: one select where they fit, else one a page, which adds to what was picked on the others."""
    say, plain = asked.context.words.say, asked.context.renderer.plain
    packed = await asked.packed()
    rows: Rows = []
    if len(step.options) <= PAGE:
        picks = [discord.SelectOption(label=plain(each.label), value=each.token) for each in step.options]
        rows = [
            [
                select(
                    asked.id_for(SeveralId, page=0, path=packed),
                    picks,
                    begun(plain(step.ask, _HEADING)),
                    (max(step.least, 1), step.most),
                )
            ]
        ]
    else:
        database = asked.context.interaction.client.database
        draft = await pack(database, with_draft(asked.path, asked.draft))
        shown = _page(asked, len(step.options))
        picks = [
            discord.SelectOption(label=plain(each.label), value=each.token, default=each.token in asked.draft)
            for each in step.options[shown * PAGE : (shown + 1) * PAGE]
        ]
        said = say("panel-several", least=step.least, most=step.most, count=len(asked.draft))
        enough = step.least <= len(asked.draft) <= step.most and asked.draft
        rows = [
            [select(asked.id_for(SeveralId, page=shown + 1, path=draft), picks, said, (0, PAGE))],
            *_turn(asked, draft, shown, len(step.options)),
            [button(asked.press("d", draft), say("panel-several-done"), Style.primary, disabled=not enough)],
        ]
    if step.least == 0:
        rows.append(await _none(asked))
    return rows


async def _others(asked: Asked, others: tuple[Option, ...]) -> Rows:
    """The buttons of what can be done in the place of several picks."""
    return await _options(asked, others) if others else []


async def _none(asked: Asked) -> list[ui.Item[Any]]:
    """The button that picks nothing, where nothing need be picked."""
    return [button(asked.press("s", joined(await asked.packed(), NONE)), asked.context.words.say("panel-several-none"))]


async def _numbers(asked: Asked, numbers: range) -> Rows:
    packed = await asked.packed()
    if len(numbers) <= AS_BUTTONS:
        made = [button(asked.press("s", joined(packed, str(each))), str(each), Style.primary) for each in numbers]
        return [list(made)]
    picks = [discord.SelectOption(label=str(each), value=str(each)) for each in numbers]
    ask = begun(asked.context.renderer.plain(asked.question.ask, _HEADING))
    return [[select(asked.id_for(OptionId, path=packed), picks, ask)]]


def _around_zero(least: int, most: int) -> range:
    """As many of the numbers as fit a select, zero in their middle as far as the others allow."""
    start = max(least, min(-(PAGE // 2), most - PAGE + 1))
    return range(start, start + PAGE)


async def _own_words(asked: Asked) -> Rows:
    ((write,),) = await _typed(asked, "panel-type-text")
    nothing = asked.press("s", joined(await asked.packed(), written("")))
    return [[write, button(nothing, asked.context.words.say("panel-no-text"))]]


async def _names(asked: Asked) -> Rows:
    context = asked.context
    client = context.interaction.client
    await remember_name(client.database, context.match, context.actor.user, prompt_code(asked.prompt.id), asked.path)
    names = context.position.suggest(asked.prompt, asked.path, "")
    shown = await _options(asked, names) if len(names) <= PAGE else []
    return [*shown, *await _typed(asked, "panel-type-name")]


async def _typed(asked: Asked, label: str, **values: int) -> Rows:
    packed = await asked.packed()
    return [[button(asked.press("t", packed), asked.context.words.say(label, **values), Style.primary)]]


def _page(asked: Asked, count: int) -> int:
    return min(asked.page, (count - 1) // PAGE)


def _turn(asked: Asked, packed: str, shown: int, count: int) -> Rows:
    pages, say = (count - 1) // PAGE + 1, asked.context.words.say
    if pages == 1:
        return []
    before = button(asked.press(f"g{max(shown - 1, 0)}", packed), say("panel-page-before"), disabled=shown == 0)
    after = button(asked.press(f"n{shown + 1}", packed), say("panel-page-after"), disabled=shown + 1 == pages)
    return [[before, after]]


def with_its_thing(context: MatchContext, question: Question, said: str) -> str:
    """An answer that says what it is about: a bare number with the one thing that its question names."""
    about = [each for each in question.ask.args.values() if isinstance(each, Line)]
    return f"{context.renderer.markdown(about[0])}: {said}" if said.isdecimal() and len(about) == 1 else said


def _in_words(context: MatchContext, prompt: Prompt, path: tuple[str, ...], question: Question, said: str) -> str:
    match question:
        case Number():
            return said
        case Text():
            return escape(said.removeprefix(WRITTEN)) or context.words.say("panel-no-text")
        case Name():
            options = tuple(each for each in context.position.suggest(prompt, path, "") if each.token == said)
        case Step():
            options = picked(question, said) or tuple(each for each in question.others if each.token == said)
    nothing = context.words.say("panel-several-none") if said == NONE else ""
    return ", ".join(context.renderer.markdown(each.label) for each in options) or nothing
