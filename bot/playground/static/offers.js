// The list above the line: what is offered for the box that is typed into, as a combobox that a screen reader follows.
import { el } from "./dom.js";

export class Offers {
  constructor() {
    this.root = el("div", { id: "offers", class: "offers", role: "listbox", hidden: true });
    this.box = null;
  }

  // Makes an input one of those that the list serves.
  serve(input) {
    const roles = { role: "combobox", "aria-autocomplete": "list", "aria-controls": "offers", "aria-expanded": "false", "aria-haspopup": "listbox" };
    for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
    input.addEventListener("focus", () => (this.box = input));
    return input;
  }

  // Enter takes a selected offer; free text of an option is left alone until an arrow points at one.
  show(items, { select = false } = {}) {
    this.root.replaceChildren(...items.map((item, at) => el("div", {
      id: `offer-${at}`, role: "option", "aria-selected": "false",
      onmousedown: (event) => event.preventDefault(),
      onclick: item.pick,
    }, el("b", {}, item.title), item.note && el("small", {}, item.note))));
    this.root.hidden = items.length === 0;
    this.root.scrollTop = 0;
    this.box?.setAttribute("aria-expanded", String(items.length > 0));
    this.box?.removeAttribute("aria-activedescendant");
    if (select && items.length) this.select(0);
  }

  clear() {
    this.show([]);
  }

  key(event) {
    const rows = [...this.root.children];
    const current = rows.findIndex((row) => row.getAttribute("aria-selected") === "true");
    if (!rows.length) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.select((current + step + rows.length + (current < 0 && step < 0 ? 1 : 0)) % rows.length);
    } else if ((event.key === "Tab" || event.key === "Enter") && current >= 0) {
      event.preventDefault();
      rows[current].click();
    }
  }

  select(index) {
    [...this.root.children].forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    const row = this.root.children[index];
    this.box?.setAttribute("aria-activedescendant", row.id);
    this.root.scrollTop = Math.min(row.offsetTop, Math.max(this.root.scrollTop, row.offsetTop + row.offsetHeight - this.root.clientHeight));
  }
}
