// The line at the bottom: a message, or a slash command with its options.
import { complete } from "./api.js";
import { content, el, opensFirst, plain, words } from "./dom.js";
import { Offers } from "./offers.js";

const STRING = 3, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, FILE = 11;
const ADDING = "rulebook add";

export class Composer {
  constructor(root, place, perform, notice) {
    Object.assign(this, { root, place, perform, notice, shown: null, command: null, asked: 0 });
    this.line = el("form", { class: "line", novalidate: true, onsubmit: (event) => this.enter(event) });
    this.offers = new Offers();
    this.root.append(this.offers.root, this.line);
    this.line.addEventListener("keydown", (event) => this.key(event));
    for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => this.drag(event));
  }

  show(shown, anew) {
    const first = this.shown === null;
    this.shown = shown;
    this.offers.root.setAttribute("aria-label", shown.words.commands);
    if (anew) this.reset(first);
  }

  // An empty line; the focus goes there unless somebody is busy elsewhere on the page.
  reset(focus) {
    const here = focus || this.root.contains(document.activeElement);
    this.command = null;
    const { placeholder } = this.shown.words;
    this.text = this.offers.serve(el("input", {
      id: "text", autocomplete: "off", maxlength: 2000, placeholder, "aria-label": placeholder, oninput: () => this.offerCommands(),
    }));
    this.offers.clear();
    this.line.replaceChildren(this.text);
    if (here) this.text.focus({ preventScroll: true });
  }

  offerCommands() {
    const typed = this.text.value;
    if (!typed.startsWith("/")) return this.offers.clear();
    const found = this.matching(typed.slice(1));
    return this.offers.show(found.map((command) => ({
      title: `/${command.label}`, note: command.description, pick: () => this.begin(command),
    })), { select: true });
  }

  // Commands in the order of use: those that begin with what is typed, then those of which a later word does.
  matching(typed) {
    const sought = plain(typed).trim();
    const named = this.shown.commands.map((command) => ({ command, names: [plain(command.label), command.path] }));
    const begins = named.filter((one) => one.names.some((name) => name.startsWith(sought)));
    const within = named.filter((one) => !begins.includes(one) && one.names.some((name) => name.includes(` ${sought}`)));
    return [...begins, ...within].map((one) => one.command);
  }

  begin(command) {
    this.command = command;
    this.fields = new Map();
    this.offers.clear();
    this.chips = el("span", { class: "chips" });
    this.more = el("span", { class: "more" });
    this.line.replaceChildren(el("b", { class: "mention" }, `/${command.label}`), this.chips, this.more,
      el("button", { type: "submit", class: "button primary" }, this.shown.words.send));
    const required = command.options.filter((option) => option.required);
    for (const option of required) this.addField(option);
    this.drawMore();
    const first = this.fields.get(required[0]?.name);
    (first ?? this.line.querySelector("button[type=submit]")).focus();
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
    if (option.type === BOOLEAN) return menu([{ name: this.shown.words.yes, value: "true" }, { name: this.shown.words.no, value: "false" }]);
    if (option.choices.length) return menu(option.choices);
    if (option.type === FILE) return el("input", { type: "file", required: option.required });
    const input = el("input", { autocomplete: "off", maxlength: option.maxLength ?? 6000, required: option.required, placeholder: option.description });
    if (option.type !== STRING) input.inputMode = "numeric";
    if (option.autocomplete) {
      this.offers.serve(input);
      input.addEventListener("input", () => {
        delete input.dataset.value;
        this.suggest(option, input);
      });
      input.addEventListener("focus", () => this.suggest(option, input));
    } else {
      input.addEventListener("focus", () => this.offers.clear());
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
    this.offers.show(offered.map((choice) => ({
      title: choice.name,
      pick: () => {
        input.value = choice.name;
        input.dataset.value = choice.value;
        this.asked++;
        this.offers.clear();
        input.focus({ preventScroll: true });
        this.asked++;
      },
    })));
  }

  // A file that is dropped anywhere goes into the command that stands here, else into the one that adds a rulebook.
  drag(event) {
    if (!event.dataTransfer?.types.includes("Files") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (event.type !== "drop" || !event.dataTransfer.files.length) return;
    const takes = (command) => command?.options.find((option) => option.type === FILE);
    const command = takes(this.command) ? this.command : this.shown.commands.find((one) => one.path === ADDING);
    const option = takes(command);
    if (!option) return;
    if (command !== this.command) this.begin(command);
    const input = this.fields.get(option.name) ?? this.addField(option);
    this.drawMore();
    const dropped = new DataTransfer();
    dropped.items.add(event.dataTransfer.files[0]);
    input.files = dropped.files;
    this.line.querySelector("button[type=submit]").focus();
  }

  // What stands in the fields; the server reads numbers, and says what is wrong with one.
  async values() {
    const values = {};
    for (const option of this.command.options) {
      const input = this.fields.get(option.name);
      if (option.type === FILE) {
        if (input?.files[0]) values[option.name] = await content(input.files[0]);
        continue;
      }
      const text = input ? (input.dataset.value ?? input.value) : "";
      if (text !== "") values[option.name] = option.type === BOOLEAN ? text === "true" : number(option, input) ?? text;
    }
    return values;
  }

  async enter(event) {
    event.preventDefault();
    this.asked++;
    this.offers.clear();
    if (this.command) {
      const kept = { command: this.command, fields: this.fields, chips: this.chips, more: this.more, nodes: [...this.line.childNodes] };
      const sent = { command: this.command.path, options: await this.values() };
      this.reset(true);
      const result = await this.perform("command", sent);
      if (result.problem && !this.command && !this.text.value) this.restore(kept, result.option);
    } else if (this.text.value.startsWith("/")) {
      this.notice(words(this.shown.words.unknown, { command: this.text.value.trim() }));
    } else if (this.text.value.trim()) {
      const text = this.text.value;
      this.reset(true);
      await this.perform("say", { text });
    }
  }

  // A command that was refused stands there again as it was typed, at what was wrong with it.
  restore({ nodes, ...kept }, option) {
    Object.assign(this, kept);
    this.line.replaceChildren(...nodes);
    for (const input of this.fields.values()) input.removeAttribute("aria-invalid");
    const missing = this.command.options.find((one) => one.name === option);
    const wrong = this.fields.get(option) ?? (missing && this.addField(missing));
    wrong?.setAttribute("aria-invalid", "true");
    this.drawMore();
    (wrong ?? this.line.querySelector("button[type=submit]")).focus();
  }

  key(event) {
    const first = this.command && this.fields.get(this.command.options[0]?.name);
    if (event.key === "Escape" || (event.key === "Backspace" && event.target === first && !first.value)) {
      event.preventDefault();
      if (this.command) this.reset(true);
      else this.offers.clear();
    } else {
      this.offers.key(event);
    }
  }
}

// A number that a list offered, as the bot must get it; typed ones are read by the server.
function number(option, input) {
  return option.type !== STRING && option.choices.length && input ? Number(input.value) : null;
}

function menu(choices) {
  return opensFirst(el("select", {}, el("option", { value: "" }, ""), ...choices.map((choice) => el("option", { value: choice.value }, choice.name))));
}
