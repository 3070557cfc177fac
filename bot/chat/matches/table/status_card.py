"""The one public message of a match being played: the board, whose move it is, the clock, and what proves fairness."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.boards.picture import Picture
from bot.chat.matches.base.buttons import Style, button
from bot.chat.matches.base.layout import GAP, card, small
from bot.chat.matches.base.lines import Voice
from bot.chat.matches.base.terms import moment
from bot.chat.matches.lobby.card import lobby_card
from bot.games.contract import Outcome, Standing
from bot.matches.model.match import Status, Wait
from bot.matches.model.refusals import held

_SHORT_HASH = 12
_PLAYED, _ENDED = discord.Colour.green(), discord.Colour.light_grey()


def status_card(voice: Voice, picture: Picture | None) -> ui.LayoutView:
    """The status message of a match in any of its states; the picture must be a spectator's."""
    match, say = voice.position.match, voice.words.say
    if match.status is Status.LOBBY:
        return lobby_card(voice)
    title = say("status-title", game=voice.words.game(match.game, match.game), match=match.id)
    if match.status is not Status.PLAYING:
        texts = [*outcome_lines(voice), GAP, *_seats(voice), small(_proved(voice))]
        history: list[ui.Item[Any]] = [button(f"h:{match.id}:{match.seq}:0", say("status-history"))]
        return card(title, texts, picture=picture, colour=_ENDED, rows=[history] if match.seq else [])
    buttons: list[ui.Item[Any]] = [
        button(f"play:{match.id}", say("status-play"), Style.success),
        button(f"board:{match.id}", say("panel-board")),
        button(f"h:{match.id}:{match.seq}:0", say("status-history")),
    ]
    proof = say("status-dice", commitment=match.course.commitment[:_SHORT_HASH])
    if match.hashes_shown:
        proof = say("status-proof", commitment=match.course.commitment[:_SHORT_HASH], head=match.head[:_SHORT_HASH])
    texts = [*_awaited(voice), GAP, *_seats(voice), small([proof])]
    return card(title, texts, picture=picture, colour=_PLAYED, rows=[buttons])


def outcome_lines(voice: Voice) -> list[str]:
    """How a match ended: the reason, then every seat by its place."""
    match, say = voice.position.match, voice.words.say
    outcome = match.course.outcome
    if outcome is None:
        return [say("status-abandoned")]
    reason = f"**{voice.markdown(outcome.reason)}**"
    if voice.position.variant.together:
        return [reason, *_ended_together(voice, outcome)]
    ranked = sorted(outcome.standings, key=lambda standing: standing.place or 0)
    return [reason, *(_ended(voice, one) for one in ranked)]


def _ended_together(voice: Voice, outcome: Outcome) -> list[str]:
    """Who won and who lost, each on one line, with the points that the table has in common."""
    winners = outcome.winners
    lines = []
    for key, won in (("status-won", True), ("status-lost", False)):
        of_these = [one for one in outcome.standings if (one.seat in winners) is won]
        if of_these:
            players = ", ".join(voice.player(one.seat) for one in of_these)
            points = {one.points for one in of_these}
            shared = points.pop() if len(points) == 1 else None
            line = voice.words.say(key, players=players, count=len(of_these))
            lines.append(line if shared is None else voice.words.say("status-points", player=line, points=shared))
    return lines


def _ended(voice: Voice, one: Standing) -> str:
    """How the match ended for a seat: its place and points, as far as the game has them."""
    player = voice.player(one.seat)
    line = player if one.points is None else voice.words.say("status-points", player=player, points=one.points)
    return line if one.place is None else f"**{one.place}.** {line}"


def _proved(voice: Voice) -> list[str]:
    match, say = voice.position.match, voice.words.say
    if not match.seq:
        return []
    whole = say("status-proved", commitment=match.course.commitment, head=match.head)
    return [whole, say("status-verify", match=match.id)]


def _awaited(voice: Voice) -> list[str]:
    match, say = voice.position.match, voice.words.say
    lines = [_wait_line(voice, wait) for wait in match.course.waits]
    if match.course.stands:
        return [*held_lines(voice), *lines]
    return lines or [say("status-automata")]


def held_lines(voice: Voice) -> list[str]:
    """Who holds the clock of a match that stands, and who lets it run again."""
    return [f"**{voice.markdown(held(owner))}**" for owner in voice.position.match.course.owners]


def _wait_line(voice: Voice, wait: Wait) -> str:
    asks = {prompt.id: prompt.ask for prompt in voice.position.prompts(wait.seat)}
    named = dict.fromkeys(voice.markdown(asks[prompt]) for prompt in wait.prompts if prompt in asks)
    said = voice.words.say("status-wait", player=voice.seat(wait.seat), ask=" · ".join(named))
    running = not voice.position.match.course.stands
    return f"▶ {said} · {moment(wait.deadline)}" if wait.deadline and running else f"▶ {said}"


def _seats(voice: Voice) -> list[str]:
    lines = []
    for seat, seating in enumerate(voice.position.match.seats):
        marks = [voice.player(seat)]
        marks.append(voice.words.say("status-conceded") if seating.conceded else "")
        marks.append(voice.words.say("status-away", until=moment(seating.away)) if seating.away else "")
        lines.append(f"{seat + 1}. " + " · ".join(mark for mark in marks if mark))
    return lines
