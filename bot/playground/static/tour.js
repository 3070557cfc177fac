// The short tour of the start: ask, play, change the language; each step is a button that does it.
import { at, el } from "./dom.js";

const CLOSED = "tour closed";

export class Tour {
  constructor(root, again, page) {
    Object.assign(this, { root, again, page, closed: true });
    this.done = new Set(JSON.parse(localStorage.getItem("tour done") ?? "[]"));
    again.addEventListener("click", () => this.close(!this.closed));
    // Closed in one tab, it is closed in all.
    addEventListener("storage", ({ key, newValue }) => key === CLOSED && newValue === "yes" && this.set(true));
    if (localStorage.getItem(CLOSED) !== "yes") inOneTab(() => this.set(false));
  }

  set(closed) {
    this.closed = closed;
    if (this.words) this.draw();
  }

  show(shown) {
    if (this.words === shown.words && this.channel === shown.channel) return;
    Object.assign(this, { words: shown.words, channel: shown.channel });
    this.draw();
  }

  draw() {
    const { words } = this;
    this.again.setAttribute("aria-label", words.tour);
    this.again.setAttribute("aria-expanded", String(!this.closed));
    this.root.hidden = this.closed;
    const steps = [
      ["ask", `${words["tour-ask"]}: ${words["tour-question"]}`, () => this.command("rule", { question: words["tour-question"] })],
      ["play", words["tour-play"], () => this.command("match new", {})],
      ["language", words["tour-language"], () => at("language").focus()],
      ["help", words["tour-help"], () => this.command("help", {})],
    ];
    this.root.replaceChildren(
      el("div", { class: "line" }, el("h2", { id: "tour-title" }, words.tour),
        el("button", { type: "button", class: "quiet", onclick: () => this.close(true) }, words.close)),
      el("ol", {}, ...steps.map(([name, label, act]) => el("li", {},
        el("button", { type: "button", class: "button secondary", "data-step": name, onclick: () => this.take(name, act) },
          this.done.has(name) ? `✓ ${label}` : label)))));
  }

  async take(name, act) {
    this.done.add(name);
    localStorage.setItem("tour done", JSON.stringify([...this.done]));
    this.draw();
    this.root.querySelector(`[data-step=${name}]`).focus({ preventScroll: true });
    await act();
  }

  // What is tried belongs to a game, and the first channel has the first game.
  async command(command, options) {
    const { channels, channel } = this.page.at();
    const place = channels.find((one) => one.id === channel && one.game) ?? channels.find((one) => one.game);
    if (place && place.id !== channel) this.page.go({ channel: place.id });
    await this.page.perform("command", { command, options });
  }

  close(closed) {
    localStorage.setItem(CLOSED, closed ? "yes" : "no");
    this.set(closed);
    (closed ? this.again : this.root.querySelector("li button")).focus();
  }
}

// Do this unless another open tab has done it: people play each in a tab of their own. A page that is loaded again may
// come before the one it replaces has gone, and waits for it.
function inOneTab(act) {
  const ifAvailable = sessionStorage.getItem("tour") === null;
  navigator.locks.request("tour", { ifAvailable }, (lock) => {
    if (lock === null) return undefined;
    sessionStorage.setItem("tour", "here");
    act();
    return new Promise(() => {});
  });
}
