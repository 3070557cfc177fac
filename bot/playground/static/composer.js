// The line at the bottom: a message, or a slash command with its options.
import { complete } from "./api.js";
import { content, el, words } from "./dom.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;

export class Composer {
  constructor(root, place, perform) {
    Object.assign(this, { root, place, perform, shown: null, command: null, asked: 0 });
    this.offers = el("div", { class: "offers", role: "listbox", hidden: true });
    this.line = el("form", { class: "line", onsubmit: (event) => this.enter(event) });
    this.root.append(this.offers, this.line);
    this.line.addEventListener("keydown", (event) => this.key(event));
  }

  show(shown, moved) {
    this.shown = shown;
    if (moved) this.reset();
  }

  reset() {
    this.command = null;
    this.offer([]);
    const channel = this.shown.channels.find((one) => one.id === this.shown.channel);
    this.text = el("input", {
      id: "text", autocomplete: "off", maxlength: 2000, placeholder: words(this.shown.words.placeholder, { channel: channel.name }),
      oninput: () => this.offerCommands(),
    });
    this.line.replaceChildren(this.text);
    this.text.focus();
  }

  offerCommands() {
    const typed = this.text.value;
    if (!typed.startsWith("/")) return this.offer([]);
    const sought = typed.slice(1).toLowerCase();
    const found = this.shown.commands.filter((one) => one.label.startsWith(sought) || one.path.startsWith(sought));
    return this.offer(found.map((command) => ({
      title: `/${command.label}`, note: command.description, pick: () => this.begin(command),
    })));
  }

  begin(command) {
    this.command = command;
    this.fields = new Map();
    this.offer([]);
    this.chips = el("span", { class: "chips" });
    this.more = el("span", { class: "more" });
    this.line.replaceChildren(el("b", { class: "mention" }, `/${command.label}`), this.chips, this.more,
      el("button", { type: "submit", class: "button primary" }, this.shown.words.send));
    const required = command.options.filter((option) => option.required);
    for (const option of required) this.addField(option);
    this.drawMore();
    const first = this.fields.get(required[0]?.name);
    (first ?? this.line.querySelector("button")).focus();
  }

  addField(option) {
    const input = this.field(option);
    input.dataset.option = option.name;
    this.fields.set(option.name, input);
    this.chips.append(el("label", { class: "chip", title: option.description }, el("span", {}, option.label), input));
    return input;
  }

  drawMore() {
    const missing = this.command.options.filter((option) => !this.fields.has(option.name));
    this.more.replaceChildren(...missing.map((option) => el("button", {
      type: "button", title: option.description,
      onclick: () => {
        this.addField(option).focus();
        this.drawMore();
      },
    }, `+ ${option.label}`)));
  }

  field(option) {
    const lists = { [USER]: "members", [CHANNEL]: "channels", [ROLE]: "roles", [MENTIONABLE]: "roles" };
    if (option.type in lists) return menu(this.shown[lists[option.type]].map((one) => ({ name: one.name, value: one.id })));
    if (option.type === BOOLEAN) return menu([{ name: "✓", value: "true" }, { name: "✗", value: "false" }]);
    if (option.choices.length) return menu(option.choices);
    if (option.type === FILE) return el("input", { type: "file", required: option.required });
    const input = el("input", { autocomplete: "off", maxlength: option.maxLength ?? 6000, required: option.required, placeholder: option.description });
    if (option.autocomplete) {
      input.addEventListener("input", () => {
        delete input.dataset.value;
        this.suggest(option, input);
      });
      input.addEventListener("focus", () => this.suggest(option, input));
    } else {
      input.addEventListener("focus", () => this.offer([]));
    }
    return input;
  }

  async suggest(option, input) {
    const asked = ++this.asked;
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (asked !== this.asked || !this.command) return;
    const { [option.name]: _, ...options } = await this.values();
    const offered = await complete(this.place, { command: this.command.path, option: option.name, value: input.value, options });
    if (asked !== this.asked || document.activeElement !== input) return;
    this.offer(offered.map((choice) => ({
      title: choice.name,
      pick: () => {
        input.value = choice.name;
        input.dataset.value = choice.value;
        this.offer([]);
        input.focus({ preventScroll: true });
        this.asked++;
        this.offer([]);
      },
    })));
  }

  async values() {
    const read = {
      [INTEGER]: (text) => Number.parseInt(text, 10),
      [NUMBER]: Number,
      [BOOLEAN]: (text) => text === "true",
      [STRING]: (text) => text,
    };
    const values = {};
    for (const option of this.command.options) {
      const input = this.fields.get(option.name);
      if (option.type === FILE) {
        if (input?.files[0]) values[option.name] = await content(input.files[0]);
        continue;
      }
      const text = input ? (input.dataset.value ?? input.value) : "";
      if (text !== "") values[option.name] = (read[option.type] ?? String)(text);
    }
    return values;
  }

  async enter(event) {
    event.preventDefault();
    this.asked++;
    this.offer([]);
    if (this.command) {
      const sent = { command: this.command.path, options: await this.values() };
      this.reset();
      await this.perform("command", sent);
    } else if (this.text.value.trim() && !this.text.value.startsWith("/")) {
      const text = this.text.value;
      this.reset();
      await this.perform("say", { text });
    }
  }

  key(event) {
    const rows = [...this.offers.children];
    const current = rows.findIndex((row) => row.getAttribute("aria-selected") === "true");
    const first = this.command && this.fields.get(this.command.options[0]?.name);
    if (event.key === "Escape" || (event.key === "Backspace" && event.target === first && !first.value)) {
      event.preventDefault();
      if (this.command) this.reset();
    } else if (rows.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.select(rows, (current + step + rows.length) % rows.length);
    } else if (rows.length && (event.key === "Tab" || event.key === "Enter") && current >= 0) {
      event.preventDefault();
      rows[current].click();
    }
  }

  // Enter takes a command that is offered, but leaves free text of an option alone until an arrow points at an offer.
  offer(items) {
    this.offers.replaceChildren(...items.map((item) => el("div", {
      role: "option", "aria-selected": "false",
      onmousedown: (event) => event.preventDefault(),
      onclick: item.pick,
    }, el("b", {}, item.title), item.note && el("small", {}, item.note))));
    this.offers.hidden = items.length === 0;
    if (!this.command && items.length) this.select([...this.offers.children], 0);
  }

  select(rows, index) {
    rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    rows[index].scrollIntoView({ block: "nearest" });
  }
}

function menu(choices) {
  return el("select", {}, el("option", { value: "" }, ""), ...choices.map((choice) => el("option", { value: choice.value }, choice.name)));
}
