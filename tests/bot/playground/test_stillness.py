"""Nothing moves under the reader's finger, whatever else is said, and an update touches what it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from selenium.webdriver.common.keys import Keys

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import Page, opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.mouse import Mouse

SAY = localizer(Language.CS).say
LONG = 120
SPEAK = """
const [texts, done] = arguments, place = JSON.parse(sessionStorage.getItem("place"));
const say = (text) => fetch("/api/say", { method: "POST", headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...place, text }) });
texts.reduce((before, text) => before.then(() => say(text)), Promise.resolve()).then(() => done());
"""
WATCH = """
window.touched = [];
new MutationObserver((all) => all.forEach((one) => touched.push(one.addedNodes.length + one.removedNodes.length)))
  .observe(document.getElementById("messages"), { childList: true, subtree: true });
"""
TOP = "return document.querySelector(`[data-message='${arguments[0]}']`).getBoundingClientRect().top"
BELOW = """
const bottom = (one) => one.getBoundingClientRect().bottom;
return bottom([...document.querySelectorAll(".message")].pop()) - bottom(document.getElementById("messages"));
"""
AT_END = """
const list = document.getElementById("messages");
return list.scrollHeight - list.scrollTop - list.clientHeight < 2;
"""

DRAWN = """
const done = arguments[0], sign = [...document.querySelectorAll(".sign")].pop(), drawn = new Image();
drawn.onload = () => done([drawn.naturalWidth, drawn.naturalHeight, sign.clientWidth]);
drawn.onerror = () => done([0]);
drawn.src = sign.style.backgroundImage.slice(5, -2);
"""
TOLD = """
const done = arguments[0], told = [];
import("/static/messages.js").then(({ MessageList }) => {
  const root = document.createElement("ol"), words = { thinking: "thinks", private: "private", dismiss: "dismiss" };
  const list = new MessageList(root, document.createElement("button"), () => {}, (text) => told.push(text.trim()));
  const shown = { me: "5", locale: "cs", members: [{ id: "1", name: "Bot", bot: true }], words };
  const message = (id, more) => ({ id, author: "1", ephemeral: true, time: "2026-01-01T12:00:00Z",
    files: [], embeds: [], components: [], ...more });
  list.show(shown, { whole: true, messages: [message("1", {})] }, true);
  list.hold(root.firstElementChild);
  list.show(shown, { messages: [message("2", { loading: true })], gone: [] }, false);
  list.show(shown, { messages: [message("2", { html: "<p>the answer</p>" })], gone: [] }, false);
  list.show(shown, { messages: [message("2", { html: "<p>the answer, edited</p>" })], gone: [] }, false);
  done(told);
});
"""


@pytest.fixture(scope="module")
def page(browser: Chromium, address: str) -> Iterator[Page]:
    """The page in a channel of its own."""
    with opened(browser, address, size=(1000, 800)) as page:
        page.enter("doomtrooper")
        yield page


def say(page: Page, *texts: str) -> None:
    """Let the member say so much, and wait until the last of it is shown."""
    page.driver.execute_async_script(SPEAK, list(texts))
    page.until(lambda shown: bool(shown) and texts[-1] in shown[-1])


def test_a_focused_button_is_focused_after_its_message_changed(page: Page) -> None:
    page.use("pravidla", "Sabotáž")
    Mouse(page).settled()
    before = page.messages()[-1]
    name = page.run(
        "const all = [...document.querySelectorAll('.message')].pop().querySelectorAll('button.button:not(:disabled)');"
        "const one = [...all].find((each) => each.innerText === arguments[0]); one.focus(); return one.name",
        SAY("button-page-after"),
    )
    page.driver.switch_to.active_element.send_keys(" ")
    page.until(lambda shown: shown[-1] != before)
    assert page.run("return document.activeElement.closest('.message').innerText") == page.messages()[-1]
    assert page.run("return document.activeElement.innerText") == SAY("button-page-after")
    assert name


def test_a_hidden_answer_stays_hidden_after_a_reload(page: Page) -> None:
    say(page, "before")
    page.use("pravidlo", "Smím zaútočit dvakrát za kolo?")
    shown = len(page.messages())
    page.dismiss()
    page.reload()
    page.until(lambda messages: len(messages) > 0)
    assert len(page.messages()) == shown - 1


def test_what_is_worked_with_stays_where_it_is(page: Page) -> None:
    mouse = Mouse(page)
    say(page, *(f"before {number}" for number in range(20)))
    page.use("pravidla", "Sabotáž")
    mouse.settled()
    more = [one for one in mouse.controls() if one.own and one.label == SAY("button-page-after")][-1]
    mouse.press(more)
    mouse.changed()
    top = page.run(TOP, more.message)
    say(page, *(f"after {number}" for number in range(20)))
    assert page.run(TOP, more.message) == pytest.approx(top, abs=1)
    again = next(
        one for one in mouse.controls() if one.message == more.message and one.label == SAY("button-page-after")
    )
    mouse.press(again)
    mouse.changed()
    assert (mouse.back, mouse.on) == (0, 0)
    # What came meanwhile is a press away.
    mouse.click_on("#newer")
    page.wait(lambda: page.run(AT_END))


def test_an_answer_that_takes_time_is_told_once_when_it_is_there(page: Page) -> None:
    assert page.driver.execute_async_script(TOLD) == ["the answer"]


@pytest.mark.slow
def test_a_reader_of_old_messages_is_left_there(page: Page) -> None:
    mouse = Mouse(page)
    say(page, *(f"old {number}" for number in range(30)))
    mouse.wheel(-900)
    mouse.settled()
    first = page.run(
        "const top = document.getElementById('messages').getBoundingClientRect().top;"
        "return [...document.querySelectorAll('.message')].find((one) => one.getBoundingClientRect().top >= top)"
        ".dataset.message"
    )
    top = page.run(TOP, first)
    say(page, *(f"new {number}" for number in range(30)))
    assert page.run(TOP, first) == pytest.approx(top, abs=1)


def test_the_newest_is_shown_to_whoever_is_at_the_end(page: Page) -> None:
    page.run("document.getElementById('newer').click()")
    say(page, "one more")
    assert page.run(AT_END)


@pytest.mark.slow
def test_a_message_touches_nothing_but_itself_in_a_long_channel(page: Page) -> None:
    say(page, *(f"long {number}" for number in range(LONG)))
    page.run(WATCH)
    say(page, "the last")
    # One came, and the oldest of the shown ones went.
    assert page.run("return touched.reduce((sum, one) => sum + one, 0)") == 2
    assert len(page.messages()) == 100


@pytest.mark.slow
def test_a_picture_asked_for_comes_into_view_and_no_notice_covers_it(page: Page) -> None:
    """A notice has room for one sentence, such as that the bot is busy; what was asked for stands below the panel."""
    page.enter("zloba")
    page.use("zápas nový", options={"místa": "2"})
    turn, panel, title = SAY("status-play"), "Tvůj tah · zápas", SAY("panel-board-title", match=1)
    for heading, label in (
        ("hledá hráče", SAY("lobby-manage")),
        ("pro zakladatele", SAY("lobby-automaton")),
        ("hledá hráče", SAY("lobby-start")),
        (turn, turn),
    ):
        page.until_offered(heading, label)
        page.pick(heading, label)
    page.until_offered(panel, SAY("panel-board"))
    mouse = Mouse(page)
    mouse.settled()
    mouse.press([one for one in mouse.controls() if one.own and one.label == SAY("panel-board")][-1])
    page.until(lambda shown: title in shown[-1])
    mouse.settled()
    # Where it is higher than the window has room for, the button that leads back to the move is what must be seen.
    assert page.run(BELOW) == pytest.approx(0, abs=1)
    notice = page.run("const box = document.getElementById('notice'); return box.hidden ? '' : box.textContent")
    assert notice == ""


def say_elsewhere(page: Page, address: str, text: str) -> None:
    """Let the member say something from another machine."""
    body = {**json.loads(page.run("return sessionStorage.getItem('place')")), "text": text}
    headers = {"Content-Type": "application/json", "Origin": address.rstrip("/")}
    with urlopen(Request(f"{address}api/say", json.dumps(body).encode(), headers)):  # noqa: S310 - the bot's own page
        pass


def test_what_is_typed_stays_while_the_line_to_the_bot_is_away(page: Page, address: str) -> None:
    page.enter("doomtrooper")
    page.speak_as("Bob")
    page.driver.find_element("id", "text").send_keys("Kolik bodů")
    page.driver.set_network_conditions(offline=True, latency=0, throughput=-1)
    # The page only sees it when it asks for more.
    say_elsewhere(page, address, "unheard")
    page.wait(lambda: page.driver.find_element("id", "notice").is_displayed())
    page.driver.delete_network_conditions()
    page.driver.execute_async_script(SPEAK, ["back again"])
    page.until(lambda shown: "back again" in shown[-1])
    assert "Bob" in page.messages()[-1]
    assert page.run("return document.getElementById('text').value") == "Kolik bodů"
    page.driver.find_element("id", "text").send_keys(Keys.CONTROL, "a", Keys.NULL, Keys.DELETE)
    page.speak_as("Alice")


def test_a_sign_is_drawn_for_who_has_no_font_for_it_and_stays_text(page: Page) -> None:
    say(page, "🎲 sealed")
    size = page.driver.execute_async_script(DRAWN)
    assert min(size) > 0
