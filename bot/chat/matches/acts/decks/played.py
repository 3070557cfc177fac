"""The deck that somebody plays in a match: for them alone, and for everybody once it is over and they want that."""

from __future__ import annotations

from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import GameWords, Style, button, card, small
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.replies import declined
from bot.chat.matches.shows.deck_cards import sections
from bot.chat.matches.shows.lobby.choice_words import choice_name
from bot.games.values import Seat
from bot.matches.model.match import Status
from bot.matches.model.private import Held
from bot.matches.model.refusals import Reason, refused
from bot.matches.rules.choices import choices, chosen

_DIGITS = 10


class ShowPlayedButton(MatchButton, prefix="dkp"):
    """Shows the presser's own deck of a match that is over to everybody."""

    async def pressed(self, context: MatchContext) -> None:
        """Show it in the channel, with the fingerprint that the lobby showed."""
        if context.position.match.status is not Status.OVER:
            raise declined(context, refused(Reason.NOT_OVER))
        texts = await _told(context)
        title = context.words.say("deck-played-title", match=context.match)
        said = context.words.say("deck-played-by", player=f"<@{context.actor.user}>")
        await context.interaction.response.send_message(view=card(title, [said, *texts]))


async def show(context: MatchContext) -> None:
    """Show somebody the deck that they brought into a match."""
    texts = await _told(context)
    over = context.position.match.status is Status.OVER
    row: list[ui.Item[ui.LayoutView]] = []
    if over:
        row.append(
            button(ShowPlayedButton.id_for(match=context.match), context.words.say("deck-played-show"), Style.primary)
        )
    title = context.words.say("deck-played-title", match=context.match)
    note = small([context.words.say("deck-played-over" if over else "deck-played-sealed")])
    view = card(title, [*texts, note], rows=[row] if row else [])
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def _told(context: MatchContext) -> list[str]:
    """The deck of whoever asks, whether brought or picked, with its fingerprint.

    Raises:
        Refusal: they have no seat, or neither brought nor picked a deck.
    """
    seat, position = context.seat, context.position
    if seat is None:
        raise Refusal("match-refused-not-seated")
    kept = await context.service.repository.private(position.match, seat, "choice")
    lists = position.game.lists
    if lists is not None and (held := kept.get(lists.choice.name)) is not None:
        renderer = GameWords(context.words, position.game)
        return [_proof(context, seat, lists.choice.name, held), *sections(renderer, lists.shown(held.value))]
    told = []
    for choice in choices(position.game, position.match):
        picked = kept.get(choice.name)
        option = next((each for each in choice.options if picked and each.token == picked.value), None)
        if picked is not None and option is not None and choice.each_seat:
            named = f"**{choice_name(context.renderer, choice.name)}:** {context.renderer.markdown(option.label)}"
            told += [named, _proof(context, seat, choice.name, picked)]
    if not told:
        raise Refusal("match-refused-nothing-brought")
    return told


def _proof(context: MatchContext, seat: Seat, name: str, held: Held) -> str:
    """Whether the deck is the one whose fingerprint everybody has seen since it was brought."""
    shown = chosen(context.position.match, seat).get(name, "")
    key = "deck-played-proof" if shown == held.fingerprint else "deck-played-other"
    return context.words.say(key, fingerprint=shown[:_DIGITS])
