// A channel's messages, drawn from what Discord would send: text, embeds, components, files.
import { avatar, el, rendered } from "./dom.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export class MessageList {
  constructor(root, perform) {
    this.root = root;
    this.perform = perform;
    this.drawn = new Map();
    this.hidden = new Set();
  }

  show(shown, moved) {
    const atBottom = moved || this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < 80;
    const messages = shown.messages.filter((message) => !this.hidden.has(message.id));
    const drawn = new Map();
    for (const message of messages) {
      const key = JSON.stringify([message, shown.me, shown.language]);
      const old = this.drawn.get(message.id);
      drawn.set(message.id, old?.key === key ? old : { key, node: this.message(message, shown) });
    }
    this.drawn = drawn;
    const nodes = [...drawn.values()].map((one) => one.node);
    this.root.replaceChildren(...(nodes.length ? nodes : [el("li", { class: "empty" }, shown.words.empty)]));
    if (atBottom) this.root.scrollTop = this.root.scrollHeight;
  }

  message(message, shown) {
    const author = shown.members.find((one) => one.id === message.author);
    const time = new Date(message.time).toLocaleTimeString(shown.language, { hour: "2-digit", minute: "2-digit" });
    const classes = ["message", message.ephemeral && "ephemeral", message.pinged && "pinged"].filter(Boolean);
    return el("li", { class: classes.join(" "), "data-message": message.id },
      message.used && this.used(message.used, shown),
      avatar(author),
      el("div", { class: "body" },
        el("div", { class: "line" },
          el("b", { class: "author" }, author.name),
          author.bot && el("span", { class: "badge" }, "APP"),
          el("time", { datetime: message.time }, time),
          message.edited && el("small", { class: "edited" }, shown.words.edited)),
        message.loading
          ? el("p", { class: "thinking" }, shown.words.thinking)
          : this.contents(message, shown),
        message.ephemeral && this.privacy(message, shown)));
  }

  used(used, shown) {
    const user = shown.members.find((one) => one.id === used.user);
    return el("div", { class: "used" }, avatar(user), el("b", {}, user.name), el("span", { class: "mention" }, `/${used.command}`),
      ...used.options.map((option) => el("span", { class: "option" }, `${option.name}: `, el("i", {}, option.value))));
  }

  privacy(message, shown) {
    const dismiss = () => {
      this.hidden.add(message.id);
      this.show(shown, false);
    };
    return el("div", { class: "privacy" }, el("img", { src: "/static/eye.svg", alt: "" }), `${shown.words.private} · `, el("button", { type: "button", onclick: dismiss }, shown.words.dismiss));
  }

  contents(message, shown) {
    const draw = (component) => this.component(component, message, shown);
    return el("div", { class: "contents" },
      message.html && rendered("div", "text", message.html),
      ...(message.layout ? [] : message.files.map(file)),
      ...message.embeds.map(embed),
      ...message.components.map(draw));
  }

  component(component, message, shown) {
    const inner = () => (component.components ?? []).map((one) => this.component(one, message, shown));
    switch (component.type) {
      case 1: return el("div", { class: "row" }, ...inner());
      case 2: return this.button(component, message);
      case 3: case 5: case 6: case 7: case 8: return this.menu(component, message, shown);
      case 9: return el("div", { class: "section" }, el("div", {}, ...inner()), component.accessory && this.component(component.accessory, message, shown));
      case 10: return rendered("div", "text", component.html);
      case 11: return picture(component.media?.url, component.description, message);
      case 12: return el("div", { class: "gallery" }, ...component.items.map((item) => picture(item.media?.url, item.description, message)));
      case 13: return el("div", { class: "file" }, component.file?.url ?? "");
      case 14: return component.divider === false ? el("div", { class: "gap" }) : el("hr");
      case 17: return accent(el("div", { class: "card" }, ...inner()), component.accent_color);
      default: return el("div", { class: "unknown" }, `[${component.type}]`);
    }
  }

  button(component, message) {
    const label = [component.emoji?.name, component.label].filter(Boolean).join(" ");
    const attributes = { class: `button ${STYLES[component.style] ?? "secondary"}`, disabled: component.disabled };
    if (component.style === 5) return el("a", { ...attributes, href: component.url, target: "_blank", rel: "noopener noreferrer" }, label);
    const click = async (event) => {
      const button = event.currentTarget;
      button.classList.add("busy");
      await this.perform("click", { message: message.id, button: component.custom_id });
      button.classList.remove("busy");
    };
    return el("button", { type: "button", ...attributes, onclick: click }, label);
  }

  menu(component, message, shown) {
    const several = (component.max_values ?? 1) > 1;
    const options = menuOptions(component, shown);
    const chosen = new Set((component.default_values ?? []).map((one) => one.id));
    const choose = (event) => {
      const values = [...event.currentTarget.selectedOptions].map((option) => option.value).filter(Boolean);
      if (values.length >= (component.min_values ?? 1)) this.perform("select", { message: message.id, menu: component.custom_id, type: component.type, values });
    };
    return el("select", { class: "menu", multiple: several, disabled: component.disabled, "aria-label": component.placeholder, onchange: choose },
      !several && el("option", { value: "" }, component.placeholder ?? ""),
      ...options.map((option) => el("option", { value: option.value, selected: option.default || chosen.has(option.value), title: option.description }, option.label)));
  }
}

export function menuOptions(component, shown) {
  const people = shown.members.filter((one) => !one.bot);
  const named = (things) => things.map((thing) => ({ value: thing.id, label: thing.name }));
  switch (component.type) {
    case 5: return named(people);
    case 6: return named(shown.roles);
    case 7: return named([...people, ...shown.roles]);
    case 8: return named(shown.channels);
    default: return component.options ?? [];
  }
}

function embed(one) {
  const fields = one.fields.map((field) => el("div", { class: field.inline ? "field inline" : "field" }, rendered("div", "name", field.name), rendered("div", "text", field.value)));
  return accent(el("article", { class: "card" },
    one.author && el("div", { class: "small" }, one.author),
    one.title && rendered("div", "title", one.title),
    one.description && rendered("div", "text", one.description),
    fields.length && el("div", { class: "fields" }, ...fields),
    one.footer && el("footer", { class: "small" }, one.footer)), one.color);
}

function accent(card, color) {
  if (color !== null && color !== undefined) card.style.borderLeftColor = `#${color.toString(16).padStart(6, "0")}`;
  return card;
}

function file(one) {
  if (one.picture) return el("img", { class: "picture", src: one.url, alt: one.description || one.name });
  return el("a", { class: "file", href: one.url, download: one.name }, one.name);
}

// A component names a sent file as attachment://name, or by the address where Discord would keep it.
function picture(url, description, message) {
  const name = (url ?? "").replace("attachment://", "");
  const found = message.files.find((one) => one.name === name || one.source === url);
  return el("img", { class: "picture", src: found?.url, alt: description ?? name });
}
