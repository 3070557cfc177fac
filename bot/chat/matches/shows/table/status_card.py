"""The one public message of a match being played: the board, whose move it is, the clock, and what proves fairness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.boards.entry import Picture
from bot.chat.base.ids.shared import DisputeId
from bot.chat.base.messages import GAP, Attached, LineRenderer, Style, button, card, small
from bot.chat.base.text import moment, short_hash
from bot.chat.matches.base.ids import BoardId, HistoryId, PlayId, RematchId, ReplayId, ShareId, SitId, VerifyId
from bot.chat.matches.base.series import series_lines
from bot.chat.matches.base.terms import span
from bot.chat.matches.shows.lobby.between import between_card
from bot.chat.matches.shows.lobby.card import lobby_card
from bot.chat.matches.shows.table.advice import advice_lines
from bot.games.values import Outcome, Standing
from bot.matches.model.match import Status, Wait
from bot.matches.model.refusals import held
from bot.matches.rules.clock.council import sitting
from bot.matches.rules.seats import is_vacant

_MOST_ADVICE = 3
_PLAYED, _ENDED = discord.Colour.green(), discord.Colour.light_grey()


def status_card(
    renderer: LineRenderer,
    picture: Picture | None,
    *,
    board: bool = True,
    course: Sequence[Attached] = (),
    seats: str = "",
    house: Sequence[str] = (),
) -> ui.LayoutView:
    """The status message of a match in any of its states.

    Args:
        picture: a spectator's.
        board: whether the game has a board, which a button shows to whoever presses it.
        course: of a match that is over, the picture of its scores.
        seats: who has which number in that picture.
        house: of a lobby, the lines about house rules that the referee does not play.
    """
    match, say = renderer.position.match, renderer.words.say
    if match.status is Status.LOBBY:
        return between_card(renderer) if match.is_between else lobby_card(renderer, house)
    title = say("status-title", game=renderer.words.game(match.game, match.game), match=match.id)
    if match.status is not Status.PLAYING:
        # An outcome names every seat already.
        seated = [] if match.course.outcome else _seats(renderer)
        texts = [*outcome_lines(renderer), GAP, *seated, small([seats, *_proved(renderer)])]
        history: list[ui.Item[Any]] = [
            button(HistoryId.id_for(match=match.id, seq=match.seq, place=0), say("status-history")),
            button(VerifyId.id_for(match=match.id), say("status-check")),
            button(RematchId.id_for(match=match.id), say("status-rematch"), Style.primary),
            button(DisputeId.id_for(match=match.id), say("status-dispute")),
        ]
        shown: list[ui.Item[Any]] = [button(ReplayId.id_for(match=match.id), say("replay-button"))] if board else []
        shown += [button(ShareId.id_for(match=match.id), say("ending-share"))] if match.status is Status.OVER else []
        rows = [history, shown] if match.seq else []
        return card(title, texts, picture=picture, pictures=course, colour=_ENDED, rows=rows)
    buttons: list[ui.Item[Any]] = [
        button(PlayId.id_for(match=match.id), say("status-play"), Style.success),
        *([button(BoardId.id_for(match=match.id), say("panel-board"))] if board else []),
        button(HistoryId.id_for(match=match.id, seq=match.seq, place=0), say("status-history")),
    ]
    buttons.append(button(DisputeId.id_for(match=match.id), say("status-dispute")))
    if match.terms.first and any(seating.automated for seating in match.seats):
        buttons.append(button(SitId.id_for(match=match.id), say("status-sit-for-bot")))
    elif renderer.position.variant.together and any(map(is_vacant, match.seats)):
        buttons.append(button(SitId.id_for(match=match.id), say("status-sit")))
    proof = say("status-dice", commitment=short_hash(match.course.commitment))
    if match.hashes_shown:
        proof = say("status-proof", commitment=short_hash(match.course.commitment), head=short_hash(match.head))
    # A line right below a list would be read as part of its last entry.
    series = [GAP, *lines] if (lines := series_lines(renderer)) else []
    texts = [*where_lines(renderer), *awaited_lines(renderer), GAP, *_seats(renderer), *series, small([proof])]
    return card(title, texts, picture=picture, colour=_PLAYED, rows=[buttons])


def outcome_lines(renderer: LineRenderer) -> list[str]:
    """How a match ended: who won, the reason, then every seat by its place."""
    match, say = renderer.position.match, renderer.words.say
    outcome = match.course.outcome
    if outcome is None:
        abandoned = [say("status-abandoned")] if match.seq or match.terms.best == 1 else []
        return [*abandoned, *series_lines(renderer)]
    reason = renderer.markdown(outcome.reason)
    if renderer.position.variant.together:
        return [f"**{reason}**", *_ended_together(renderer, outcome)]
    ranked = sorted(outcome.standings, key=lambda standing: standing.place or 0)
    winners = [renderer.player(one.seat) for one in ranked if one.seat in outcome.winners]
    won = [f"**{say('status-won', players=', '.join(winners), count=len(winners))}**"] if winners else []
    return [*won, reason, *(_ended(renderer, one) for one in ranked), *series_lines(renderer)]


def _ended_together(renderer: LineRenderer, outcome: Outcome) -> list[str]:
    """Who won and who lost, each on one line, with the points that the table has in common."""
    winners = outcome.winners
    lines = []
    for key, won in (("status-won", True), ("status-lost", False)):
        of_these = [
            one
            for one in outcome.standings
            if (one.seat in winners) is won and not is_vacant(renderer.position.match.seats[one.seat])
        ]
        if of_these:
            players = ", ".join(renderer.player(one.seat) for one in of_these)
            points = {one.points for one in of_these}
            shared = points.pop() if len(points) == 1 else None
            line = renderer.words.say(key, players=players, count=len(of_these))
            lines.append(line if shared is None else renderer.words.say("status-points", player=line, points=shared))
    return lines


def _ended(renderer: LineRenderer, one: Standing) -> str:
    """How the match ended for a seat: its place and points, as far as the game has them."""
    player = renderer.player(one.seat)
    line = player if one.points is None else renderer.words.say("status-points", player=player, points=one.points)
    return line if one.place is None else f"**{one.place}.** {line}"


def _proved(renderer: LineRenderer) -> list[str]:
    match, say = renderer.position.match, renderer.words.say
    if not match.seq:
        return []
    whole = say("status-proved", commitment=match.course.commitment, head=match.head)
    return [whole, say("status-verify", match=match.id)]


def where_lines(renderer: LineRenderer) -> list[str]:
    """How far the match has come, such as the round and its phase, and what a count of points would bring now."""
    game, state = renderer.position.game, renderer.position.state
    return [renderer.markdown(line) for line in (game.heading(state), game.prospect(state)) if line is not None]


def awaited_lines(renderer: LineRenderer) -> list[str]:
    """Whom the match waits for, and until when; and who paused it, where it is paused."""
    match, say = renderer.position.match, renderer.words.say
    lines = [_wait_line(renderer, wait) for wait in match.course.waits]
    lines += [line for wait in match.course.waits for line in _council(renderer, wait)]
    if match.course.advice:
        lines += advice_lines(renderer, {one.question for one in match.course.advice}, _MOST_ADVICE)
    if not match.course.runs:
        return [*held_lines(renderer), *lines]
    if match.course.overtime:
        lines.append(say("status-overtime"))
    elif match.course.ends is not None:
        lines.append(say("status-ends", until=moment(match.course.ends)))
    return lines or [say("status-automata")]


def held_lines(renderer: LineRenderer) -> list[str]:
    """Who stopped the clock of a match, and who may start it again."""
    return [f"**{renderer.markdown(held(owner))}**" for owner in renderer.position.match.course.owners]


def _wait_line(renderer: LineRenderer, wait: Wait) -> str:
    asks = {prompt.id: prompt.ask for prompt in renderer.position.prompts(wait.seat)}
    named = dict.fromkeys(renderer.markdown(asks[prompt]) for prompt in wait.prompts if prompt in asks)
    said = renderer.words.say("status-wait", player=renderer.seat(wait.seat), ask=" · ".join(named))
    if wait.open:
        said = f"{said} · {renderer.words.say('status-open')}"
    if wait.own is None or wait.deadline is None or not renderer.position.match.course.runs:
        return f"▶ {said}"
    reserve = renderer.words.say("status-then-reserve", until=moment(wait.deadline)) if wait.reserve else ""
    return " · ".join(filter(None, (f"▶ {said}", moment(wait.own), reserve)))


def _council(renderer: LineRenderer, wait: Wait) -> list[str]:
    """Who has not spoken yet on a question that is talked over first."""
    # As of when it was asked: the message says when the time is over, and is not written anew then.
    councils = (sitting(renderer.position, each, wait.since) for each in wait.prompts)
    return [
        renderer.words.say(
            "status-council", until=moment(each.until), seats=", ".join(renderer.seat(seat) for seat in each.silent)
        )
        for each in councils
        if each is not None
    ]


def _seats(renderer: LineRenderer) -> list[str]:
    lines, match, position = [], renderer.position.match, renderer.position
    scores = () if position.state is None else position.game.scores(position.state)
    for seat, seating in enumerate(match.seats):
        marks = [renderer.player(seat)]
        marks.append(f"**{renderer.markdown(scores[seat])}**" if seat < len(scores) else "")
        gone = "status-sentenced" if seating.sentenced else "status-conceded"
        marks.append(renderer.words.say(gone) if seating.conceded else "")
        marks.append(renderer.words.say("status-away", until=moment(seating.away)) if seating.away else "")
        if match.course.reserves:
            left = match.course.reserves[seat]
            said = ("status-reserve", span(left, renderer.words)) if left else ("status-no-reserve", "")
            marks.append(renderer.words.say(said[0], left=said[1]))
        lines.append(f"{seat + 1}. " + " · ".join(mark for mark in marks if mark))
    return lines
