"""The public card of a lobby, and the host's private one: who sits where, what is played, and how to join."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, LineRenderer, Style, button, card, select, small
from bot.chat.matches.base.lobby_ids import ChoiceId, ClearId, LobbyId, RemoveId
from bot.chat.matches.base.terms import terms_lines
from bot.chat.matches.shows.lobby.choice_card import choice_button
from bot.chat.matches.shows.lobby.choice_words import choice_name, is_simple, missing_of, seat_choices, table_choice
from bot.chat.matches.shows.lobby.looking import look_button
from bot.games.setup import Choice
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from bot.matches.model.private import TABLE
from bot.matches.rules.choices import choices
from bot.matches.rules.lobby import wanted

_GATHERING = discord.Colour.blurple()
_MOST_CHOICES, _MOST_SELECTS = 4, 9


def lobby_card(renderer: LineRenderer, house: Sequence[str] = ()) -> ui.LayoutView:
    """The card for everybody: seats, terms, and buttons that join, leave, choose and start.

    Args:
        house: the lines about house rules that the referee does not play.
    """
    match, say = renderer.position.match, renderer.words.say
    seats = [_seat_line(renderer, seat) for seat in range(match.terms.places)]
    asked = choices(renderer.position.game, match)
    table = [table_choice(renderer, choice) for choice in asked if not choice.each_seat]
    opens = match.course.opening is not None
    hints = [say("lobby-opens")] if opens else _hints(renderer)
    proof = say("lobby-fingerprint", commitment=match.course.commitment)
    needs = [] if opens else _needs(renderer)
    texts = [
        *seats,
        *([GAP, *needs] if needs else []),
        GAP,
        *table,
        *terms_lines(renderer),
        *house,
        small([*hints, proof]),
    ]
    full, ready = len(match.seats) >= match.terms.places, len(match.seats) >= wanted(renderer.position)
    rows: list[list[ui.Item[Any]]] = [
        [
            button(LobbyId.id_for(match=match.id, act="join"), say("lobby-join"), Style.success, disabled=full),
            button(LobbyId.id_for(match=match.id, act="leave"), say("lobby-leave"), disabled=opens),
            button(LobbyId.id_for(match=match.id, act="manage"), say("lobby-manage")),
            button(LobbyId.id_for(match=match.id, act="start"), say("lobby-start"), Style.primary, disabled=not ready),
        ]
    ]
    rows.append([button(LobbyId.id_for(match=match.id, act="more"), say("lobby-more"), disabled=opens)])
    if renderer.position.components_shown():
        rows[1].append(look_button(renderer))
    rows += [] if opens else _selects(renderer, [choice for choice in asked if choice.each_seat], None)
    return card(_title(renderer), texts, colour=_GATHERING, rows=rows)


def host_card(renderer: LineRenderer, notes: tuple[str, ...] = ()) -> ui.LayoutView:
    """The card of the lobby's host: automated seats, the table's choices, clearing seats, cancelling."""
    match, say = renderer.position.match, renderer.words.say
    asked = choices(renderer.position.game, match)
    full = len(match.seats) >= match.terms.places
    automaton = button(LobbyId.id_for(match=match.id, act="automaton"), say("lobby-automaton"), disabled=full)
    rows: list[list[ui.Item[Any]]] = [
        [
            *([automaton] if renderer.position.variant.automaton else []),
            *_seat_buttons(renderer),
            button(LobbyId.id_for(match=match.id, act="cancel"), say("lobby-cancel"), Style.danger),
        ]
    ]
    rows += _selects(renderer, [choice for choice in asked if not choice.each_seat], None)
    automated = [seat for seat, each in enumerate(match.seats) if each.automated]
    each = [choice for choice in asked if choice.each_seat]
    for seat in automated:
        # A message holds some forty components.
        fits = len(automated) * min(len(each), _MOST_CHOICES) <= _MOST_SELECTS
        rows += _selects(renderer, each, seat) if fits else [[_all_choices(renderer, each, seat)]]
    if match.seats:
        options = [
            discord.SelectOption(label=_plain_seat(renderer, seat), value=str(seat)) for seat in range(len(match.seats))
        ]
        rows.append([select(RemoveId.id_for(match=match.id), options, say("lobby-remove"))])
    return card(say("lobby-manage-title", match=match.id), [*notes, say("lobby-manage-about")], rows=rows)


def made_card(words: Localizer, position: Position, *notes: str) -> ui.LayoutView:
    """What its host is told of a lobby that was just opened: where it is, and what comes next."""
    match, renderer = position.match, LineRenderer(words, position)
    said = words.say("newmatch-opened", match=match.id, channel=f"<#{match.channel}>")
    if len(match.seats) >= match.terms.places:
        following = "newmatch-next-choices" if _needs(renderer) else "newmatch-next-ready"
    else:
        following = "newmatch-next-together" if position.variant.together else "newmatch-next"
    more = words.say("newmatch-more", button=words.say("lobby-more"))
    return card(said, [*notes, words.say(following), more])


def sure_card(renderer: LineRenderer, seat: int) -> ui.LayoutView:
    """Asks the host whether a seat that a person took is to be cleared, or taken away with them."""
    match, say = renderer.position.match, renderer.words.say
    user = match.seats[seat].user or 0
    press = partial(ClearId.id_for, match=match.id, seat=seat, user=user)
    rows: list[list[ui.Item[Any]]] = [[button(press(act="clear"), say("lobby-clear"), Style.danger)]]
    if match.terms.places > renderer.position.variant.seats[0]:
        rows[0].append(button(press(act="remove"), say("lobby-clear-remove"), Style.danger))
    rows[0].append(button(press(act="keep"), say("lobby-clear-keep")))
    return card(say("lobby-clear-title", number=seat + 1), [say("lobby-clear-about", player=f"<@{user}>")], rows=rows)


def _seat_buttons(renderer: LineRenderer) -> list[ui.Item[Any]]:
    """The buttons that add a seat and take a free one away; none where the number of players is fixed."""
    match, say, (least, most) = renderer.position.match, renderer.words.say, renderer.position.variant.seats
    if least == most:
        return []
    places, free = match.terms.places, match.terms.places > len(match.seats)
    return [
        button(LobbyId.id_for(match=match.id, act="add"), say("lobby-add-seat"), disabled=places >= most),
        button(
            LobbyId.id_for(match=match.id, act="remove"), say("lobby-remove-seat"), disabled=places <= least or not free
        ),
    ]


def _hints(renderer: LineRenderer) -> list[str]:
    """How the match starts: when all seats are taken, before that at a table that plays together, or right away."""
    position, say = renderer.position, renderer.words.say
    places = position.match.terms.places
    key = "lobby-hint-together" if position.variant.together and places > 1 else "lobby-hint"
    if len(position.match.seats) >= places and not _needs(renderer):
        key = "lobby-hint-ready"
    least, most = position.variant.seats
    resized = [say("lobby-hint-seats", least=least, most=most)] if least < most else []
    return [say(key, host=f"<@{position.match.host}>"), *resized]


def _needs(renderer: LineRenderer) -> list[str]:
    """What the match still needs before it can start: players, and where they choose what they are short of."""
    match, say = renderer.position.match, renderer.words.say
    short = wanted(renderer.position) - len(match.seats)
    people = [say("lobby-needs-players", count=short)] if short > 0 else []
    unsettled = any(missing_of(renderer, seat) for seat in range(len(match.seats)))
    table = [say("lobby-needs-table", button=say("lobby-manage"))] if missing_of(renderer, TABLE) else []
    return [*people, *([say("lobby-needs-choices", button=say("lobby-choices"))] if unsettled else []), *table]


def _title(renderer: LineRenderer) -> str:
    match = renderer.position.match
    return renderer.words.say("lobby-title", game=renderer.words.game(match.game, match.game), match=match.id)


def _seat_line(renderer: LineRenderer, seat: int) -> str:
    match, say = renderer.position.match, renderer.words.say
    if seat >= len(match.seats):
        return f"{seat + 1}. {say('lobby-free')}"
    return f"{seat + 1}. " + " · ".join([renderer.player(seat), *seat_choices(renderer, seat)])


def _plain_seat(renderer: LineRenderer, seat: int) -> str:
    number, faction = renderer.words.say("seat-number", number=seat + 1), renderer.faction(seat)
    return f"{number}: {faction}" if faction else number


def _selects(renderer: LineRenderer, asked: list[Choice], seat: int | None) -> list[list[ui.Item[Any]]]:
    """Selects for the choices for which they are enough, and a button to all of them where there are others."""
    simple = [choice for choice in asked if is_simple(choice)][:_MOST_CHOICES]
    rows: list[list[ui.Item[Any]]] = [[_choice(renderer, choice, seat)] for choice in simple]
    if len(simple) < len(asked):
        rows.append([_all_choices(renderer, asked, seat)])
    return rows


def _all_choices(renderer: LineRenderer, asked: list[Choice], seat: int | None) -> ui.Button[Any]:
    match, say = renderer.position.match.id, renderer.words.say
    if not asked[0].each_seat:
        return choice_button(match, TABLE, "card", say("lobby-table-choices"))
    if seat is None:
        what = ", ".join(choice_name(renderer, each.name) for each in asked if not is_simple(each))
        return choice_button(match, None, "card", say("lobby-choices-what", what=what), style=Style.primary)
    return choice_button(match, seat, "card", f"{_plain_seat(renderer, seat)} · {say('lobby-choices-of')}")


def _choice(renderer: LineRenderer, choice: Choice, seat: int | None) -> ui.Select[Any]:
    match = renderer.position.match
    # What is chosen already stands on the card: a select that showed it would not say what it is about.
    options = [discord.SelectOption(label=renderer.plain(each.label), value=each.token) for each in choice.options[:25]]
    asks = renderer.words.say("lobby-pick", what=choice_name(renderer, choice.name))
    if seat is not None:
        asks = f"{_plain_seat(renderer, seat)} · {asks}"
    return select(ChoiceId.id_for(match=match.id, seat=seat, name=choice.name), options, asks)
