"""The public card of a lobby, and the host's private one: who sits where, what is played, and how to join."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.matches.base.buttons import Style, button, select
from bot.chat.matches.base.layout import GAP, card, small
from bot.chat.matches.base.lines import Voice
from bot.chat.matches.base.terms import terms_lines
from bot.games.contract import Choice
from bot.matches.rules.choices import choices

_GATHERING = discord.Colour.blurple()
_MOST_CHOICES = 4


def lobby_card(voice: Voice) -> ui.LayoutView:
    """The card for everybody: seats, terms, and buttons that join, leave, choose and start."""
    match, say = voice.position.match, voice.words.say
    seats = [_seat_line(voice, seat) for seat in range(match.terms.places)]
    asked = choices(voice.position.game, match)
    table = [_settled(voice, choice) for choice in asked if not choice.each_seat]
    opens = match.course.opening is not None
    hint = say("lobby-opens") if opens else say("lobby-hint", host=f"<@{match.host}>")
    proof = say("lobby-fingerprint", commitment=match.course.commitment)
    texts = [*seats, GAP, *table, *terms_lines(voice), small([hint, proof])]
    full = len(match.seats) >= match.terms.places
    rows: list[list[ui.Item[Any]]] = [
        [
            button(f"lb:{match.id}:join", say("lobby-join"), Style.success, disabled=full),
            button(f"lb:{match.id}:leave", say("lobby-leave"), disabled=opens),
            button(f"lb:{match.id}:manage", say("lobby-manage")),
            button(f"lb:{match.id}:start", say("lobby-start"), Style.primary, disabled=not full),
        ]
    ]
    rows += [] if opens else _selects(voice, [choice for choice in asked if choice.each_seat], None)
    return card(_title(voice), texts, colour=_GATHERING, rows=rows)


def host_card(voice: Voice, notes: tuple[str, ...] = ()) -> ui.LayoutView:
    """The card for whoever manages the lobby: automated seats, the table's choices, clearing seats, giving up."""
    match, say = voice.position.match, voice.words.say
    asked = choices(voice.position.game, match)
    full = len(match.seats) >= match.terms.places
    rows: list[list[ui.Item[Any]]] = [
        [
            button(f"lb:{match.id}:automaton", say("lobby-automaton"), disabled=full),
            button(f"lb:{match.id}:cancel", say("lobby-cancel"), Style.danger),
        ]
    ]
    rows += _selects(voice, [choice for choice in asked if not choice.each_seat], None)
    automated = [seat for seat, each in enumerate(match.seats) if each.automated]
    for seat in automated:
        rows += _selects(voice, [choice for choice in asked if choice.each_seat], seat)
    if match.seats:
        options = [
            discord.SelectOption(label=_plain_seat(voice, seat), value=str(seat)) for seat in range(len(match.seats))
        ]
        rows.append([select(f"lr:{match.id}", options, say("lobby-remove"))])
    return card(say("lobby-manage-title", match=match.id), [*notes, say("lobby-manage-about")], rows=rows)


def _title(voice: Voice) -> str:
    match = voice.position.match
    return voice.words.say("lobby-title", game=voice.words.game(match.game, match.game), match=match.id)


def _seat_line(voice: Voice, seat: int) -> str:
    match, say = voice.position.match, voice.words.say
    if seat >= len(match.seats):
        return f"{seat + 1}. {say('lobby-free')}"
    return f"{seat + 1}. " + " · ".join([voice.player(seat), *_chosen(voice, seat)])


def _chosen(voice: Voice, seat: int) -> list[str]:
    """What was chosen for a seat beside what it plays as, where that is not what goes without saying."""
    position, said = voice.position, []
    for choice in choices(position.game, position.match):
        token = position.match.seats[seat].choices.get(choice.name)
        if choice.name != position.game.plays_as and choice.options and token not in (None, choice.options[0].token):
            said += [voice.markdown(option.label) for option in choice.options if option.token == token]
    return said


def _plain_seat(voice: Voice, seat: int) -> str:
    number, faction = voice.words.say("seat-number", number=seat + 1), voice.faction(seat)
    return f"{number}: {faction}" if faction else number


def _settled(voice: Voice, choice: Choice) -> str:
    chosen = voice.position.match.terms.options.get(choice.name)
    option = next((each for each in choice.options if each.token == chosen), None)
    said = voice.markdown(option.label) if option else voice.words.say("lobby-unsettled")
    named = _named(voice, choice.name)
    return f"**{named[:1].upper()}{named[1:]}:** {said}"


def _selects(voice: Voice, asked: list[Choice], seat: int | None) -> list[list[ui.Item[Any]]]:
    return [[_choice(voice, choice, seat)] for choice in asked[:_MOST_CHOICES] if choice.options]


def _choice(voice: Voice, choice: Choice, seat: int | None) -> ui.Select[Any]:
    match = voice.position.match
    # What is chosen already stands on the card: a select that showed it would not say what it is about.
    options = [discord.SelectOption(label=voice.plain(each.label), value=each.token) for each in choice.options[:25]]
    whose = "-" if seat is None else str(seat)
    asks = voice.words.say("lobby-pick", what=_named(voice, choice.name))
    if seat is not None:
        asks = f"{_plain_seat(voice, seat)} · {asks}"
    return select(f"ls:{match.id}:{whose}:{choice.name}", options, asks)


def _named(voice: Voice, name: str) -> str:
    """What a choice is called; its name in the code for a game that the locales do not know."""
    for key in (f"choice-{voice.position.match.game}-{name}", f"choice-{name}"):
        said = voice.words.say(key)
        if said != key:
            return said
    return name
