"""Presses in the private panel: every one reloads the match, checks that the question still stands, and answers."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal
from bot.chat.matches.base.buttons import CODE, MATCH, PATH, MatchButton, MatchSelect
from bot.chat.matches.base.interaction import Visit
from bot.chat.matches.base.layout import card, cut, files, small
from bot.chat.matches.base.pictures import picture_of
from bot.chat.matches.base.replies import show, tell, why
from bot.chat.matches.panel.panel import entrance, face, find_prompt, prompts_of
from bot.chat.matches.panel.paths import unpack
from bot.games.contract import Rejected
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path, Submitted

_MOST_ENTRIES = 12
_LONGEST = 1500


class OpenButton(MatchButton, template=rf"play:{MATCH}(?::\d+)?"):
    """Opens the panel from a public message."""

    async def pressed(self, visit: Visit) -> None:
        """Show the panel to whoever pressed it."""
        await tell(visit.interaction, await entrance(visit))


class BoardButton(MatchButton, template=rf"board:{MATCH}"):
    """Shows the board as the presser may see it."""

    async def pressed(self, visit: Visit) -> None:
        """Show the picture privately."""
        await show_board(visit)


class PanelButton(MatchButton, template=rf"p:{MATCH}:{CODE}:(?P<act>[scbxr]|[gn]\d{{1,2}}):{PATH}"):
    """Any button of the panel: an option, confirm, back, cancel, refresh, another page."""

    async def pressed(self, visit: Visit) -> None:
        """Do what the button says, or say that its question is over and show what stands now."""
        act, code, packed = self.found["act"], self.found["code"], self.found["path"]
        if act == "r" or (act == "x" and len(prompts_of(visit)) > 1):
            await show(visit.interaction, await entrance(visit))
            return
        path = await unpack(visit.interaction.client.database, packed) if act != "x" else ()
        if act == "c":
            await _confirm(visit, code, path)
        else:
            await _walk(visit, code, path, int(act[1:]) if act[1:] else 0)


class OptionSelect(MatchSelect, template=rf"q:{MATCH}:{CODE}:{PATH}"):
    """A step with many options."""

    async def picked(self, visit: Visit, value: str) -> None:
        """Go on with the picked option."""
        path = await unpack(visit.interaction.client.database, self.found["path"])
        await _walk(visit, self.found["code"], None if path is None else (*path, value))


class QuestionSelect(MatchSelect, template=rf"w:{MATCH}"):
    """Which of several prompts to answer."""

    async def picked(self, visit: Visit, value: str) -> None:
        """Show the options of the picked prompt."""
        await _walk(visit, value, ())


async def show_board(visit: Visit) -> None:
    """Show the board to the visitor alone, from their seat or as a spectator.

    Raises:
        Refusal: the game has no picture, or the match has not begun.
    """
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    viewer = visit.position.match.viewer(visit.actor.user)
    picture = await picture_of(visit.interaction.client.boards, visit.position, viewer, visit.words)
    if picture is None:
        raise Refusal("panel-no-board")
    title = visit.words.say("panel-board-title", match=visit.match)
    view = card(title, [], picture=picture)
    await visit.interaction.followup.send(view=view, files=files(picture), ephemeral=True)


async def _walk(visit: Visit, code: str, path: tuple[str, ...] | None, page: int = 0) -> None:
    prompt = find_prompt(visit, code)
    shown = await face(visit, prompt, path, page=page) if prompt and path is not None else None
    await show(visit.interaction, shown or await _stale(visit))


async def _confirm(visit: Visit, code: str, path: tuple[str, ...] | None) -> None:
    prompt = find_prompt(visit, code)
    if prompt is None or path is None:
        await show(visit.interaction, await _stale(visit))
        return
    click = visit.interaction.id
    done = await visit.service.play.submit(visit.match, visit.actor, prompt.id, Path(path), interaction=click)
    if isinstance(done, Refused | Rejected):
        now = await visit.service.position(visit.match)
        after = visit.at(now) if now else visit
        if isinstance(done, Refused) and done.reason is Reason.STALE:
            await show(visit.interaction, await _stale(after))
            return
        if isinstance(done, Refused) and done.reason is Reason.REPEATED:
            await show(visit.interaction, await entrance(after))
            return
        text, rules = why(after, done)
        refused = f"**{visit.words.say('match-refused')}**\n{text}"
        await show(visit.interaction, await entrance(after, (refused,), [rules] if rules else None))
        return
    after = visit.at(done.position)
    await show(visit.interaction, await entrance(after, _happened(after, done)))


def _happened(visit: Visit, done: Submitted) -> tuple[str, str]:
    """What came of a move, as its own seat may know it: a card drawn is named here and nowhere else."""
    if not done.told:
        return visit.words.say("panel-ahead"), ""
    lines = (visit.voice.markdown(line) for entry in done.told[:_MOST_ENTRIES] for line in entry.lines)
    return visit.words.say("panel-done"), cut(small(lines), _LONGEST)


async def _stale(visit: Visit) -> discord.ui.LayoutView:
    return await entrance(visit, (visit.words.say("panel-stale"),))
