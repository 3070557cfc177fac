"""The public card of a lobby, and the host's private one: who sits where, what is played, and how to join."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.matches.base.buttons import Style, button, select
from bot.chat.matches.base.layout import GAP, card, small
from bot.chat.matches.base.lines import LineRenderer
from bot.chat.matches.base.terms import terms_lines
from bot.games.contract import Choice
from bot.matches.rules.choices import choices

_GATHERING = discord.Colour.blurple()
_MOST_CHOICES = 4


def lobby_card(renderer: LineRenderer) -> ui.LayoutView:
    """The card for everybody: seats, terms, and buttons that join, leave, choose and start."""
    match, say = renderer.position.match, renderer.words.say
    seats = [_seat_line(renderer, seat) for seat in range(match.terms.places)]
    asked = choices(renderer.position.game, match)
    table = [_settled(renderer, choice) for choice in asked if not choice.each_seat]
    opens = match.course.opening is not None
    hint = say("lobby-opens") if opens else say("lobby-hint", host=f"<@{match.host}>")
    proof = say("lobby-fingerprint", commitment=match.course.commitment)
    texts = [*seats, GAP, *table, *terms_lines(renderer), small([hint, proof])]
    full = len(match.seats) >= match.terms.places
    rows: list[list[ui.Item[Any]]] = [
        [
            button(f"lb:{match.id}:join", say("lobby-join"), Style.success, disabled=full),
            button(f"lb:{match.id}:leave", say("lobby-leave"), disabled=opens),
            button(f"lb:{match.id}:manage", say("lobby-manage")),
            button(f"lb:{match.id}:start", say("lobby-start"), Style.primary, disabled=not full),
        ]
    ]
    rows += [] if opens else _selects(renderer, [choice for choice in asked if choice.each_seat], None)
    return card(_title(renderer), texts, colour=_GATHERING, rows=rows)


def host_card(renderer: LineRenderer, notes: tuple[str, ...] = ()) -> ui.LayoutView:
    """The card of the lobby's host: automated seats, the table's choices, clearing seats, cancelling."""
    match, say = renderer.position.match, renderer.words.say
    asked = choices(renderer.position.game, match)
    full = len(match.seats) >= match.terms.places
    rows: list[list[ui.Item[Any]]] = [
        [
            button(f"lb:{match.id}:automaton", say("lobby-automaton"), disabled=full),
            button(f"lb:{match.id}:cancel", say("lobby-cancel"), Style.danger),
        ]
    ]
    rows += _selects(renderer, [choice for choice in asked if not choice.each_seat], None)
    automated = [seat for seat, each in enumerate(match.seats) if each.automated]
    for seat in automated:
        rows += _selects(renderer, [choice for choice in asked if choice.each_seat], seat)
    if match.seats:
        options = [
            discord.SelectOption(label=_plain_seat(renderer, seat), value=str(seat)) for seat in range(len(match.seats))
        ]
        rows.append([select(f"lr:{match.id}", options, say("lobby-remove"))])
    return card(say("lobby-manage-title", match=match.id), [*notes, say("lobby-manage-about")], rows=rows)


def _title(renderer: LineRenderer) -> str:
    match = renderer.position.match
    return renderer.words.say("lobby-title", game=renderer.words.game(match.game, match.game), match=match.id)


def _seat_line(renderer: LineRenderer, seat: int) -> str:
    match, say = renderer.position.match, renderer.words.say
    if seat >= len(match.seats):
        return f"{seat + 1}. {say('lobby-free')}"
    return f"{seat + 1}. " + " · ".join([renderer.player(seat), *_chosen(renderer, seat)])


def _chosen(renderer: LineRenderer, seat: int) -> list[str]:
    """What was chosen for a seat beside what it plays as, where that is not what goes without saying."""
    position, said = renderer.position, []
    for choice in choices(position.game, position.match):
        token = position.match.seats[seat].choices.get(choice.name)
        if choice.name != position.game.plays_as and choice.options and token not in (None, choice.options[0].token):
            said += [renderer.markdown(option.label) for option in choice.options if option.token == token]
    return said


def _plain_seat(renderer: LineRenderer, seat: int) -> str:
    number, faction = renderer.words.say("seat-number", number=seat + 1), renderer.faction(seat)
    return f"{number}: {faction}" if faction else number


def _settled(renderer: LineRenderer, choice: Choice) -> str:
    chosen = renderer.position.match.terms.options.get(choice.name)
    option = next((each for each in choice.options if each.token == chosen), None)
    said = renderer.markdown(option.label) if option else renderer.words.say("lobby-unsettled")
    named = _named(renderer, choice.name)
    return f"**{named[:1].upper()}{named[1:]}:** {said}"


def _selects(renderer: LineRenderer, asked: list[Choice], seat: int | None) -> list[list[ui.Item[Any]]]:
    return [[_choice(renderer, choice, seat)] for choice in asked[:_MOST_CHOICES] if choice.options]


def _choice(renderer: LineRenderer, choice: Choice, seat: int | None) -> ui.Select[Any]:
    match = renderer.position.match
    # What is chosen already stands on the card: a select that showed it would not say what it is about.
    options = [discord.SelectOption(label=renderer.plain(each.label), value=each.token) for each in choice.options[:25]]
    whose = "-" if seat is None else str(seat)
    asks = renderer.words.say("lobby-pick", what=_named(renderer, choice.name))
    if seat is not None:
        asks = f"{_plain_seat(renderer, seat)} · {asks}"
    return select(f"ls:{match.id}:{whose}:{choice.name}", options, asks)


def _named(renderer: LineRenderer, name: str) -> str:
    """What a choice is called; its name in the code for a game that the locales do not know."""
    for key in (f"choice-{renderer.position.match.game}-{name}", f"choice-{name}"):
        said = renderer.words.say(key)
        if said != key:
            return said
    return name
