"""The card of ``/help``."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.chat.answers.first_match import first_button, first_lines
from bot.chat.base.commands.declaring import judges_commands
from bot.chat.base.commands.translate import typed_names
from bot.chat.base.messages import GAP, button, card
from bot.chat.base.text import escape
from bot.chat.welcome.ids import AskId, OpenLobbyId
from bot.chat.welcome.lookup import Place
from bot.locales.sentences import Localizer

_ASKING = ("command-rule", "command-rules", "command-term", "command-card", "command-phase")
_PLAYING = (("command-match", "command-match-new"), ("command-play",), ("command-file",))
_OWN = "command-my"


def help_card(place: Place, words: Localizer) -> ui.LayoutView:
    """What can be asked and played in a place, with questions and a lobby to press."""
    judged = place.refereed and place.server
    lines = [
        _here(place, words),
        GAP,
        words.say("help-refereed", games=_named(place.refereed)) if place.refereed else "",
        words.say("help-looked-up", games=_named(place.looked_up)) if place.looked_up else "",
        GAP,
        *(_command(words, name) for name in _ASKING),
        *((_command(words, *path) for path in _PLAYING) if judged else ()),
        _command(words, _OWN),
        words.say("help-judges", commands=typed_names(words, judges_commands())) if judged else "",
        "" if place.server else words.say("help-server-only"),
        GAP,
        *first_lines(words, place.firsts),
        GAP,
        words.say("help-try") if place.examples else "",
    ]
    questions = [
        button(AskId.id_for(game=each.game, number=each.number), each.question) for each in place.examples[:15]
    ]
    rows = [questions[at : at + 5] for at in range(0, len(questions), 5)]
    rows += [[first_button(words, game) for game in place.firsts]] if place.firsts else []
    if place.opens:
        label = words.say("help-open", game=place.refereed[place.opens])
        rows.append([button(OpenLobbyId.id_for(), label)])
    return card(words.say("help-title"), lines, rows=rows)


def _here(place: Place, words: Localizer) -> str:
    if not place.known:
        return words.say("help-unknown")
    if not place.server:
        return words.say("help-private")
    if place.played.game is None:
        return words.say("help-no-game", command=words.say("command-setup"))
    name = {**place.refereed, **place.looked_up}.get(place.played.game) or words.game(
        place.played.game, place.played.game
    )
    said = words.say("help-channel", game=escape(name))
    # A book that is called as its game needs no title beside it.
    edition = place.edition.removeprefix(f"{name} · ")
    return f"{said} · {escape(edition)}" if edition else said


def _named(games: Mapping[str, str]) -> str:
    return ", ".join(map(escape, games.values()))


def _command(words: Localizer, *path: str) -> str:
    typed = " ".join(map(words.say, path))
    return f"- **/{typed}** – {words.say(f'{path[-1]}-about')}"
