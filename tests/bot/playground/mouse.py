"""A person with a mouse: sees what is in the window, presses it where it is, and counts how often they must scroll."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import NamedTuple

from selenium.webdriver.common.actions.action_builder import ActionBuilder

from tests.bot.playground.browser import Page

CONTROLS = """
const list = document.getElementById("messages"), frame = list.getBoundingClientRect();
const pressed = ".row .button:not(:disabled), select:not(:disabled), .several:not([disabled])", found = [];
for (const message of document.querySelectorAll(".message")) {
  for (const one of message.querySelectorAll(pressed)) {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + Math.min(box.height / 2, 15);
    const top = document.elementFromPoint(x, y);
    found.push({
      message: message.dataset.message, own: message.classList.contains("ephemeral"), text: message.innerText,
      label: one.matches("select, fieldset") ? "" : one.innerText.trim(), list: one.matches("select, fieldset"),
      x, y, above: y < frame.top, below: y > frame.bottom, seen: one === top || one.contains(top),
    });
  }
}
return found;
"""
CHOOSE = """
const [x, y, at] = arguments, found = document.elementFromPoint(x, y).closest("select, fieldset");
if (found.matches("select")) {
  const options = [...found.options].filter((one) => one.value);
  found.value = options[at % options.length].value;
  found.dispatchEvent(new Event("change", { bubbles: true }));
} else {
  const boxes = [...found.querySelectorAll("input")], pick = found.querySelector("button");
  for (const box of boxes) if (pick.disabled && !box.checked) box.click();
  pick.click();
}
"""
SCROLL = "document.getElementById('messages').scrollTop += arguments[0]"
STATE = "const list = document.getElementById('messages'); return [list.innerText, list.scrollTop]"
CENTRE = """
const box = document.querySelector(arguments[0]).getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2];
"""
SETTLED, BREATH, PATIENCE = 0.1, 3.0, 30.0
"""Seconds between looks at the page, until a press that changes nothing is given up, and until the page must rest."""
STILL = 2
"""Looks in a row that find nothing new in a page that has come to rest."""


class Control(NamedTuple):
    """Something to press in a message, as it stands in the window."""

    message: str
    own: bool
    text: str
    label: str
    list: bool
    x: float
    y: float
    above: bool
    below: bool
    seen: bool


@dataclass
class Mouse:
    """One person with a mouse at a page.

    Attributes:
        presses: what was pressed.
        back: how often they had to scroll back to what they wanted to press.
        on: how often they had to scroll on to it.
        missed: what was out of view when they wanted to press it.
    """

    page: Page
    presses: int = 0
    back: int = 0
    on: int = 0
    missed: list[Control] = field(default_factory=list)
    _before: object = None

    def controls(self) -> list[Control]:
        """Everything that can be pressed in messages, in their order."""
        return [Control(**one) for one in self.page.run(CONTROLS)]

    def press(self, control: Control, choice: int = 0) -> None:
        """Press a control where it is, having scrolled to it if it is out of view."""
        if not control.seen:
            self.back += control.above
            self.on += not control.above
            self.missed.append(control._replace(text=control.text[:80]))
            height = self.page.run("return document.getElementById('messages').clientHeight")
            self.page.run(SCROLL, control.y - height / 2)
            control = next(
                one for one in self.controls() if (one.message, one.label) == (control.message, control.label)
            )
        self.presses += 1
        self._before = self.page.run(STATE)
        if control.list:
            # A list opens in a window of the system, which a driver does not see.
            self.page.run(CHOOSE, control.x, control.y, choice)
        else:
            self.click(control.x, control.y)

    def click(self, x: float, y: float) -> None:
        """Press the mouse at a point of the window."""
        builder = ActionBuilder(self.page.driver)
        builder.pointer_action.move_to_location(int(x), int(y))  # type: ignore[no-untyped-call]
        builder.pointer_action.click()
        builder.perform()

    def click_on(self, selector: str) -> None:
        """Press what this selector names."""
        x, y = self.page.run(CENTRE, selector)
        self.click(x, y)

    def changed(self) -> None:
        """Wait until something came of a press, or for as long as somebody would."""
        since = time.monotonic()
        while self.page.run(STATE) == self._before and time.monotonic() - since < BREATH:
            time.sleep(SETTLED)
        self.settled()

    def wheel(self, by: int) -> None:
        """Turn the wheel over the messages."""
        x, y = self.page.run(
            "const box = document.getElementById('messages').getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + box.height / 2]"
        )
        builder = ActionBuilder(self.page.driver)
        builder.wheel_action.scroll(int(x), int(y), 0, by)  # type: ignore[no-untyped-call]
        builder.perform()

    def settled(self) -> None:
        """Wait until the page no longer changes."""
        before, same, since = None, 0, time.monotonic()
        while same < STILL:
            if time.monotonic() - since > PATIENCE:
                raise TimeoutError("the page does not come to rest")
            now = self.page.run(STATE)
            before, same = now, same + 1 if now == before else 0
            time.sleep(SETTLED)
