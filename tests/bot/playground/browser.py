"""The playground's page as its user meets it, opened in headless Chromium."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from tests.bot.playground.chromium import PATIENCE, SIZE, Chromium, chromium, log_of, requests_of
from tests.bot.playground.starting import started

Kind: TypeAlias = "Callable[[webdriver.Chrome, str], Page]"
"""A way to make a page of a browser's window and an address."""
PREPARED = 600
"""Seconds until the rules must be ready to be asked, however busy the machine is."""
LOWEST = 620
"""The height of a window that has room for the guild's channels and members."""
MISSING_HEIGHT = """
const list = document.getElementById("messages"), space = getComputedStyle(list);
const used = list.lastElementChild.getBoundingClientRect().bottom - list.firstElementChild.getBoundingClientRect().top;
return Math.ceil(used + parseFloat(space.paddingTop) + parseFloat(space.paddingBottom)) - list.clientHeight;
"""
TEXTS = "return [...document.querySelectorAll('.message')].map((message) => message.innerText)"
LAST = """
const last = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(arguments[0])).pop();
const buttons = last ? [...last.querySelectorAll(".row button.button:not([disabled])")] : [];
const listed = "select:not([disabled]) option[value]:not([value='']), .several:not([disabled]) label span";
const options = last ? [...last.querySelectorAll(listed)] : [];
"""
OFFERS = LAST + "return [...buttons, ...options].map((one) => one.innerText.trim())"
SENT = """
const sent = (picked) => {
  if (picked.tagName === "BUTTON") picked.click();
  else if (picked.tagName === "SPAN") {
    const list = picked.closest(".several"), pick = list.querySelector("button");
    const boxes = [picked.parentNode.control, ...list.querySelectorAll("input:not(:checked)")];
    for (const box of boxes) if (!box.checked && (pick.disabled || box === boxes[0])) box.click();
    pick.click();
  } else {
    const list = picked.closest("select");
    list.value = picked.value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
};
"""
PICK = LAST + SENT + "sent([...buttons, ...options].find((one) => one.innerText.trim() === arguments[1]));"
CONTROLS = """
const last = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(arguments[0])).pop();
const pressed = ".row .button:not([disabled]), select:not([disabled]), .several:not([disabled])";
return last ? [...last.querySelectorAll(pressed)].map((one) => one.matches(".button") ? one.innerText.trim() : "") : [];
"""
NAMED = "const named = (one) => one.tagName === 'SPAN' ? one.parentNode.control.value : one.value || one.name;"
TOKENS = LAST + NAMED + "return [...buttons, ...options].map(named)"
PICK_TOKEN = LAST + SENT + NAMED + "sent([...buttons, ...options].find((one) => named(one) === arguments[1]));"
TICK = """
const [text, wanted] = arguments;
const last = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(text)).pop();
const list = last.querySelector(".several:not([disabled])");
for (const box of list.querySelectorAll("input")) if (box.checked !== wanted.includes(box.value)) box.click();
list.querySelector("button").click();
"""
ONLY_LAST = """
const all = [...document.querySelectorAll(".message")];
const last = all.filter((one) => one.innerText.includes(arguments[0])).pop();
for (const one of all) if (one !== last) one.remove();
document.getElementById("notice").hidden = true;
"""
DISMISS = """
const button = [...document.querySelectorAll(".privacy button")].pop(), message = button.closest(".message");
button.click();
return message.dataset.message;
"""
CLOSE_TOUR = "const button = document.querySelector('#tour .quiet'); button?.click(); return Boolean(button)"
ANSWERED = """
return document.querySelector("dialog[open]") !== null || document.querySelector(".thinking, .busy") === null
  && JSON.stringify([...document.querySelectorAll(".message")].map((one) => one.innerText))
    !== JSON.stringify(arguments[0]);
"""
FILE = """
const [text, name, done] = arguments;
const last = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(text)).pop();
const link = [...last.querySelectorAll("a")].find((one) => one.innerText.includes(name));
fetch(link.href).then((answer) => answer.text()).then(done);
"""


class Page:
    """The playground's page in one browser window."""

    def __init__(self, driver: webdriver.Chrome, address: str) -> None:
        self._driver = driver
        self._address = address
        self._exactly = False
        # The page draws a message anew when it changes, also between finding and reading it.
        self._wait = WebDriverWait(driver, PATIENCE, ignored_exceptions=[StaleElementReferenceException])
        driver.get(address)
        self._wait.until(lambda _: self._found("#text"))

    @property
    def driver(self) -> webdriver.Chrome:
        """The browser's window."""
        return self._driver

    def resize(self, width: int, height: int) -> None:
        """Let the page have exactly this much room, which a window may not be small enough for."""
        self._exactly = True
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def reload(self) -> None:
        """Load the page again."""
        self._driver.refresh()
        self._wait.until(lambda _: self._found("#text"))

    def wait(self, holds: Callable[[], object]) -> None:
        """Wait until this is so."""
        self._wait.until(lambda _: holds())

    def run(self, script: str, *given: object) -> Any:
        """What a script on the page returns."""
        return self._driver.execute_script(script, *given)

    def speak_as(self, name: str) -> None:
        """Switch to a member."""
        self._press("#members button", name)
        self._wait.until(lambda _: self._found(f"#members button[aria-checked='true'][data-name='{name}']"))

    def enter(self, channel: str) -> None:
        """Switch to a channel."""
        self._press("#channels button", channel)
        self._wait.until(lambda _: self._only("#channel").text == channel)

    def until_prepared(self) -> None:
        """Wait until the rules can be asked."""
        WebDriverWait(self._driver, PREPARED).until(lambda _: not self._only("#preparing").text)

    def use(self, command: str, text: str = "", options: Mapping[str, str] = MappingProxyType({})) -> None:
        """Type a slash command, what its first option says, if anything, and other options; wait for a new answer."""
        before = len(self.messages())
        self._send(command, text, options)
        self._wait.until(lambda _: len(self.messages()) > before)

    def ask_form(self, command: str, options: Mapping[str, str] = MappingProxyType({})) -> None:
        """Use a slash command that opens a form, and wait for the form."""
        self._send(command, "", options)
        self.until_form()

    def _send(self, command: str, text: str, options: Mapping[str, str]) -> None:
        line = self._wait.until(lambda _: self._found("#text"))[0]
        line.send_keys(f"/{command}")
        self._wait.until(lambda _: self._found("#composer [role='option'][aria-selected='true']"))
        line.send_keys(Keys.ENTER)
        send = self._wait.until(lambda _: self._found("#composer button[type='submit']"))[0]
        if text:
            if not self._found(".chip input"):
                self._only("#composer .more button").click()
            self._only(".chip input").send_keys(text)
        self.give(options)
        send.click()

    def give(self, options: Mapping[str, str]) -> None:
        """Give options of the command in the line, by the names on the page."""
        for label, value in options.items():
            self._press("#composer .more button", label)
            field = self._found(".chip :is(input, select)")[-1]
            if field.tag_name == "select":
                next(one for one in field.find_elements(By.TAG_NAME, "option") if one.text == value).click()
            else:
                field.send_keys(value)

    def until_form(self) -> None:
        """Wait until a form is open."""
        self._wait.until(lambda _: self._found("dialog[open] form"))

    def fill(self, answers: Sequence[str | Sequence[Path | str]]) -> None:
        """Fill in the open form, field by field: text, an option of a list by its name or several, or files.

        An empty text leaves a field as it is.
        """
        for field, answer in zip(self._found("dialog[open] label"), answers, strict=False):
            control = field.find_element(By.CSS_SELECTOR, "input, textarea, select")
            if not isinstance(answer, str) and control.tag_name == "select":
                for option in control.find_elements(By.TAG_NAME, "option"):
                    if option.text in answer:
                        option.click()
            elif not isinstance(answer, str):
                control.send_keys("\n".join(map(str, answer)))
            elif answer and control.tag_name == "select":
                options = control.find_elements(By.TAG_NAME, "option")
                next(option for option in options if option.text == answer).click()
            elif answer:
                control.clear()
                control.send_keys(answer)

    def submit(self) -> None:
        """Send the open form."""
        self._only("dialog[open] button[type='submit']").click()
        self._wait.until(lambda _: not self._found("dialog[open]"))

    def file(self, text: str, name: str) -> bytes:
        """A file that came with the last message with this text, by its name."""
        found: str = self._driver.execute_async_script(FILE, text, name)
        return found.encode()

    def messages(self) -> list[str]:
        """What the page shows, message by message."""
        texts: list[str] = self._driver.execute_script(TEXTS)
        return texts

    def until(self, shown: Callable[[list[str]], bool]) -> None:
        """Wait until this holds of what the page shows."""
        self._wait.until(lambda _: shown(self.messages()))

    def until_answered(self, before: list[str]) -> None:
        """Wait until the page shows other messages than these, of which no answer is still awaited, or a form."""
        self._wait.until(lambda _: self._driver.execute_script(ANSWERED, before))

    def press(self, label: str) -> None:
        """Press a button of the last message that has it, and wait until that message has changed."""
        number, before = self._clicked(label)
        self._wait.until(lambda _: self._only(f"[data-message='{number}']").text != before)

    def _clicked(self, label: str) -> tuple[str | None, str]:
        """Click it: the number of its message, and what that said. The page may draw a message anew meanwhile."""
        while True:
            with suppress(StaleElementReferenceException):
                message = [one for one in self._found(".message") if label in one.text][-1]
                before, number = message.text, message.get_attribute("data-message")
                buttons = message.find_elements(By.CSS_SELECTOR, ".button")
                next(button for button in buttons if button.text == label).click()
                return number, before

    def offers(self, heading: str) -> list[str]:
        """The buttons that can be pressed, and options that can be picked, of the last message with this text."""
        labels: list[str] = self._driver.execute_script(OFFERS, heading)
        return labels

    def until_offered(self, heading: str, label: str) -> None:
        """Wait until the last message with this text offers that."""
        self._wait.until(lambda _: label in self.offers(heading))

    def pick(self, heading: str, label: str) -> None:
        """Press that button, or pick that option, of the last message with this text."""
        self._driver.execute_script(PICK, heading, label)

    def controls(self, heading: str) -> list[str]:
        """The controls of the last message with this text: buttons by their labels, lists as empty strings."""
        labels: list[str] = self._driver.execute_script(CONTROLS, heading)
        return labels

    def names(self, heading: str) -> list[str]:
        """What :meth:`offers` gives, by the ids of buttons and the values of options, which no language changes."""
        names: list[str] = self._driver.execute_script(TOKENS, heading)
        return names

    def pick_name(self, heading: str, name: str) -> None:
        """Press the button with that id, or pick the option with that value, of the last message with this text."""
        self._driver.execute_script(PICK_TOKEN, heading, name)

    def tick(self, heading: str, names: Sequence[str]) -> None:
        """Tick the options with these values alone in the list of several of the last message with this text."""
        self._driver.execute_script(TICK, heading, list(names))

    def dismiss(self) -> None:
        """Hide the last of the messages that only this member sees, and wait until it is gone."""
        number = self._driver.execute_script(DISMISS)
        self._wait.until(lambda _: not self._found(f"[data-message='{number}']"))

    def close_tour(self) -> None:
        """Close the tour of the start, which stays closed; the page may draw it anew meanwhile."""
        self.wait(lambda: self.run(CLOSE_TOUR))
        self.wait(lambda: self.run("return !document.querySelector('#tour').getClientRects().length"))

    def fit(self, least: int = LOWEST) -> None:
        """Make the window just high enough for all messages of the channel, and at least this high."""
        width, height = self._room()
        self._give(width, max(height + self._driver.execute_script(MISSING_HEIGHT), least))
        self._wait.until(lambda _: self._fits(width))

    def _fits(self, width: int) -> bool:
        """Whether all messages have room; if not, they are given it, for pictures that came late make them higher."""
        missing = self._driver.execute_script(MISSING_HEIGHT)
        if missing > 0:
            self._give(width, self._room()[1] + missing)
        return bool(missing <= 0)

    @contextmanager
    def alone(self, text: str) -> Iterator[None]:
        """Show the last message with this text alone, as high as it is; afterwards the channel in the same window."""
        room = self._room()
        self._driver.execute_script(ONLY_LAST, text)
        self.fit()
        yield
        self._give(*room)
        # What was taken from the page is drawn again by a fresh one alone: updates say only what has changed.
        self.reload()

    def _room(self) -> tuple[int, int]:
        """How large the page is, where that was told exactly; else how large its window is."""
        if self._exactly:
            width, height = self._driver.execute_script("return [innerWidth, innerHeight]")
            return width, height
        size = self._driver.get_window_size()
        return size["width"], size["height"]

    def _give(self, width: int, height: int) -> None:
        if self._exactly:
            self.resize(width, height)
        else:
            self._driver.set_window_size(width, height)

    def scroll_to_end(self) -> None:
        """Show the newest messages."""
        self._driver.execute_script("const list = document.getElementById('messages'); list.scrollTop = 1e9")

    def picture(self, path: Path) -> None:
        """Save the window as PNG."""
        self._driver.save_screenshot(str(path))

    def complaints(self) -> list[str]:
        """Errors in the browser's console."""
        return [str(entry["message"]) for entry in log_of(self._driver, "browser") if entry["level"] == "SEVERE"]

    def strangers(self) -> list[str]:
        """Addresses the page asked for that are not the playground's own."""
        ours = requests_of(self._driver, self._address)
        if not ours:
            raise AssertionError("the browser's log of requests is empty")
        return [url for url in ours if not url.startswith(self._address)]

    def _found(self, selector: str) -> list[WebElement]:
        return self._driver.find_elements(By.CSS_SELECTOR, selector)

    def _only(self, selector: str) -> WebElement:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _press(self, selector: str, name: str) -> None:
        """Press the button with this name; the page may draw it anew meanwhile."""

        def pressed(_: object) -> bool:
            named = [button for button in self._found(selector) if name in button.text]
            if named:
                named[0].click()
            return bool(named)

        WebDriverWait(
            self._driver, PATIENCE, poll_frequency=0.1, ignored_exceptions=[StaleElementReferenceException]
        ).until(pressed)


@contextmanager
def opened(
    browser: Chromium,
    address: str,
    *,
    size: tuple[int, int] = SIZE,
    kind: Kind | None = None,
) -> Iterator[Page]:
    """Open the page in a window of this size, of somebody who was never there."""
    with browser.visited(size) as driver:
        yield (kind or Page)(driver, address)


@contextmanager
def fresh(
    size: tuple[int, int], languages: str = "cs", kind: Kind | None = None, index: Path | None = None
) -> Iterator[tuple[Page, Path]]:
    """Open the page of a playground that starts for the first time; yields it and the folder of its data.

    Args:
        index: the index of the rules, where there is one already.
    """
    with (
        tempfile.TemporaryDirectory() as data,
        started(Path(data), index) as address,
        chromium(languages) as browser,
        opened(browser, address, size=size, kind=kind) as page,
    ):
        yield page, Path(data)
