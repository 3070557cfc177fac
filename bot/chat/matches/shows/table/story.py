"""The story so far in five lines, for who was away for days, looks on, or takes over a seat."""

from __future__ import annotations

from bot.chat.base.messages import small
from bot.chat.base.text import begun
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.shows.table.status_card import held_lines
from bot.games.contract import AnyGame


async def story_lines(context: MatchContext, start: int) -> list[str]:
    """Where the match is, who leads, what changed since entry ``start``, what is at stake, who is asked for what.

    All of it is what everybody sees.
    """
    position, markdown = context.position, context.renderer.markdown
    game, state = position.game, position.state
    earlier = await context.service.history.position_at(context.match, max(start, 1))
    before = state if earlier is None else earlier.state
    heading = game.heading(state)
    where = [] if heading is None else [begun(markdown(heading))]
    lines = [
        " · ".join([*where, *_passed(context, before)]),
        _leads(context, before),
        *map(markdown, game.recap(before, state)),
        *_asked(context),
    ]
    return [f"**{context.words.say('story-title')}**", *(small([line]) for line in lines if line)]


def _passed(context: MatchContext, before: object) -> list[str]:
    """How many rounds or turns have gone by; nothing where none has, or the game counts none."""
    game: AnyGame = context.position.game
    now, then = game.progress(context.position.state), game.progress(before)
    if now is None or then is None or now.number <= then.number:
        return []
    return [context.words.say(f"story-{now.unit}s", count=now.number - then.number)]


def _leads(context: MatchContext, before: object) -> str:
    """Who has most points, and what each seat has, with what came to it; empty in a game that keeps no score."""
    game, say, state = context.position.game, context.words.say, context.position.state
    points, then = game.points(state), game.points(before)
    scores = [context.renderer.markdown(score) for score in game.scores(state)]
    if not points or len(scores) != len(points):
        return ""
    gains = [now - was for now, was in zip(points, then or points, strict=True)]
    held = [
        f"{context.renderer.seat(seat)} {score}{f' ({gain:+d})'.replace('-', '−') if gain else ''}"
        for seat, (score, gain) in enumerate(zip(scores, gains, strict=True))
    ]
    leaders = [seat for seat, one in enumerate(points) if one == max(points)]
    if context.position.variant.together or len(leaders) == len(points):
        return f"{'' if context.position.variant.together else say('story-level') + ' '}{' · '.join(held)}"
    named = ", ".join(map(context.renderer.seat, leaders))
    return f"{say('story-leads', players=named, count=len(leaders))} {' · '.join(held)}"


def _asked(context: MatchContext) -> list[str]:
    """The reader's open questions, or who else is waited for."""
    waits, say, renderer = context.position.match.course.waits, context.words.say, context.renderer
    own = [wait for wait in waits if wait.seat == context.seat]
    asks = {prompt.id: prompt.ask for prompt in context.position.prompts()}
    if own:
        named = dict.fromkeys(renderer.markdown(asks[each]) for wait in own for each in wait.prompts if each in asks)
        return [say("story-asked", ask=" · ".join(named))]
    if not waits:
        return held_lines(renderer)
    return [say("story-waiting", players=", ".join(dict.fromkeys(renderer.seat(wait.seat) for wait in waits)))]
