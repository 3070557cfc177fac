"""A whole position laid out from its parts."""

from __future__ import annotations

from bot.games.twom.acts.arranging.cards import with_cards
from bot.games.twom.acts.arranging.form import Change
from bot.games.twom.acts.arranging.group import check_people, with_people
from bot.games.twom.acts.arranging.house import with_house
from bot.games.twom.acts.arranging.moment import check_night, with_moment, with_night, with_story
from bot.games.twom.acts.arranging.table import with_table
from bot.games.twom.acts.arranging.things import with_things
from bot.games.twom.pack.components import Components
from bot.games.twom.position.state import State


def laid_out(components: Components, before: State, change: Change) -> State:
    """A position with parts changed: every token, card, fitting and person that was there still is somewhere.

    Raises:
        Wrong: it cannot be; the position before stays as it was.
    """
    state = with_moment(before, change)
    state = with_night(components, state, change)
    state = with_people(components, state, change)
    state = with_house(components, before, state, change)
    state = with_things(components, before, state, change)
    state = with_cards(components, before, state, change)
    state = with_story(components, state, change)
    check_people(components, state)
    check_night(components, state)
    return with_table(components, state, change)
