"""What axe finds wrong with a page, and what on it has no name."""

from __future__ import annotations

from importlib.resources import files

from selenium.webdriver.remote.webdriver import WebDriver

AXE = files("axe_core_python").joinpath("axe.min.js").read_text("utf-8")
CHECK = "axe.run(document, { resultTypes: ['violations'] }).then((found) => arguments[0](found.violations))"
NAMELESS = """
const named = (one) => one.getAttribute("aria-label") || one.innerText?.trim() || one.labels?.[0]?.innerText.trim()
  || one.querySelector("img[alt]:not([alt=''])")?.alt
  || document.getElementById(one.getAttribute("aria-labelledby"))?.innerText;
const pressed = "button, a[href], input, select, textarea, [role=button], [role=combobox], dialog[open]";
const all = document.querySelectorAll(pressed);
return [...all].filter((one) => one.checkVisibility() && !named(one)).map((one) => one.outerHTML);
"""


def violations(driver: WebDriver) -> list[str]:
    """What axe finds wrong with what is shown, and controls that have no name."""
    driver.execute_script(AXE)
    found = driver.execute_async_script(CHECK)
    nameless: list[str] = driver.execute_script(NAMELESS)
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]] + nameless
