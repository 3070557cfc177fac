"""What can be looked up in a campaign: nothing before the campaign has come to it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.twom.game import Twom
from bot.games.twom.position.events import Read
from bot.games.twom.position.state import State, Table
from bot.games.twom.tells.lookups import FURTHER, SCRIPT, STORE, CampaignLookups
from bot.games.values import SPECTATOR, Line, Rejected, Section
from tests.bot.games.twom.table import Script, at, setup, tiny
from tests.rows import rows


def after_reading(script: int, state: State) -> State:
    return after_events(tiny(), (Read(script),), state)


LOOKUPS = CampaignLookups(lambda _: tiny().components)


def looked_up(state: State, typed: str) -> Section | str:
    """What is shown of a script, or the key of the sentence why nothing is."""
    found = LOOKUPS.found(state, SPECTATOR, SCRIPT, typed)
    if not isinstance(found, Rejected):
        return found[0]
    (why,) = found.violations
    assert why.rule == "twom-cs.scenes.numbers"
    return why.line.key


def test_a_script_can_be_read_again_once_it_was_read() -> None:
    before = at("placing", round=1)
    assert looked_up(before, "71") == "twom-no-script-unread"
    assert LOOKUPS.names(before, SPECTATOR, SCRIPT) == ()
    after = after_reading(71, before)
    section = looked_up(after, " 71 ")
    assert isinstance(section, Section)
    assert section.lines[0] == tiny().components.say(tiny().components.scripts[71].text)
    assert [each.token for each in LOOKUPS.names(after, SPECTATOR, SCRIPT)] == ["71"]
    assert looked_up(after, "72") == "twom-no-script-unread"


def test_what_the_diary_says_more_of_can_be_read_at_any_time() -> None:
    stand_in = Twom.from_bytes(None)
    lookups = CampaignLookups(lambda _: stand_in.components)
    state = after_events(stand_in, stand_in.open(setup(2), Script()))
    names = [each.token for each in lookups.names(state, SPECTATOR, SCRIPT)]
    assert names == [str(number) for number in (*state.read, *FURTHER)]
    for number in FURTHER:
        found = lookups.found(state, SPECTATOR, SCRIPT, str(number))
        assert not isinstance(found, Rejected)
        assert found[0].title.args["pack"] == stand_in.components.say(stand_in.components.pack.name), "not the book's"
        assert found[0].lines == (stand_in.components.say(stand_in.components.scripts[number].text),)
    assert isinstance(lookups.found(state, SPECTATOR, SCRIPT, "333"), Rejected), "it is read where nobody guards"
    assert looked_up(at("placing", round=1), "200") == Section(
        Line("twom-source-script", {"script": 200}), (Line("twom-script-in-book"),)
    ), "a pack without it leads to the book"


def test_where_scripts_are_read_in_the_book_the_number_alone_is_kept() -> None:
    before = replace(at("placing", round=1), table=Table(scripts="book"))
    assert looked_up(before, "71") == "twom-no-script-in-book"
    section = looked_up(after_reading(71, before), "71")
    assert isinstance(section, Section)
    assert [line.key for line in section.lines] == ["twom-script-in-book"]


@rows("typed", ["", "0", "-3", "²", "seventy", "9" * 5000])
def test_what_is_no_number_of_a_script_is_said_so(typed: str) -> None:
    assert looked_up(at("placing", round=1), typed) == "twom-no-script-number"


def test_an_empty_store_is_shown_as_empty() -> None:
    found = LOOKUPS.found(at("placing", round=1, store={}), SPECTATOR, STORE, "")
    assert not isinstance(found, Rejected)
    (section,) = found
    assert [line.key for line in section.lines] == ["twom-part-empty"]
