"""Journeys that press whatever is offered, and that ask for what there is not."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

from tests.bot.playground.first_match import CHANNELS
from tests.bot.playground.playing import settled
from tests.bot.playground.sentences.reader import Reader, paths

ANSWER = 4.0
"""Seconds in which a command answers, or opens a form."""
MOST = 14
"""How many things are pressed that one command offers."""
NONSENSE = "qwxz"
FINAL = ("setup-remove-sure", "record-forget-sure", "talk-sure-concede", "talk-sure-abandon", "talk-sure-close")
"""Buttons that are not pressed, for they end the match or delete data."""
IS_FORM = "return document.querySelector('dialog[open]') !== null"
CLEARED = "document.querySelector('dialog[open] .secondary')?.click(); document.getElementById('text')?.focus()"
SENT = """
const form = document.querySelector("dialog[open] form");
for (const field of form.querySelectorAll("input:not([type='file']), textarea")) {
  if (field.value) continue;
  field.value = arguments[0];
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
form.querySelector("button[type='submit']").click();
"""


def typed(walk: Reader, path: str, text: str = "") -> None:
    """A command is typed, with what its first option says if it takes any text, and sent."""
    line = walk.page.driver.find_element("id", "text")
    line.send_keys(f"/{path}")
    settled(walk.page)
    line.send_keys(Keys.ENTER)
    settled(walk.page)
    if text:
        walk.page.run(
            "if (!document.querySelector('.chip input')) document.querySelector('#composer .more button')?.click()"
        )
        for field in walk.page.driver.find_elements("css selector", ".chip input")[:1]:
            with suppress(WebDriverException):
                field.send_keys(text)
                settled(walk.page)
    walk.page.run("document.querySelector('#composer form').requestSubmit()")
    _answered(walk)


def _answered(walk: Reader) -> None:
    until = time.monotonic() + ANSWER
    while time.monotonic() < until and not walk.page.run(IS_FORM):
        settled(walk.page)


def commands(walk: Reader, text: str = "") -> None:
    """Every command is typed and sent without options, in the channel of each game in turn."""
    for at, path in enumerate(paths(walk.speaks["Alice"])):
        if at % 12 == 0:
            walk.be("Alice", [*CHANNELS.values()][at // 12 % len(CHANNELS)])
        typed(walk, path, text)
        walk.page.run(CLEARED)
        walk.page.reload()


def unknown(walk: Reader) -> None:
    """Every command is sent with a word that means nothing."""
    commands(walk, NONSENSE)


def of_match(game: str, *names: str) -> Callable[[Reader], None]:
    """Where a match of a game is played, what the commands offer is pressed, and the forms that open are sent.

    Args:
        names: those of the commands' sentences; without any, all commands, and last a dispute, which stops the match.
    """

    def journey(walk: Reader) -> None:
        walk.be("Alice", CHANNELS[game])
        walk.new_match("first-open")
        pressed: set[str] = set()
        dispute, wanted = walk.say("command-dispute"), tuple(walk.say(f"command-{name}") for name in names)
        typed = [path for path in paths(walk.speaks["Alice"]) if not wanted or path.startswith(wanted)]
        for path in sorted(typed, key=lambda path: path == dispute):
            _offered(walk, path, pressed)

    journey.__name__ = f"pressed_in_{game}"
    return journey


def _offered(walk: Reader, path: str, pressed: set[str]) -> None:
    """Press each label that a command offers, once."""
    final = {walk.say(name) for name in FINAL}
    typed(walk, path)
    for _ in range(MOST):
        _sent(walk)
        new = [label for label in walk.page.offers("") if label not in pressed | final]
        if not new:
            break
        pressed.add(new[0])
        with suppress(WebDriverException):
            walk.page.pick("", new[0])
        _settled(walk)
    walk.page.reload()


def _sent(walk: Reader) -> None:
    """A form that is open is filled in and sent."""
    if not walk.page.run(IS_FORM):
        return
    settled(walk.page)
    walk.page.look()
    with suppress(WebDriverException):
        walk.page.run(SENT, NONSENSE)
    _settled(walk)
    walk.page.run(CLEARED)


def _settled(walk: Reader) -> None:
    settled(walk.page)
    settled(walk.page)
