// What a message is made of: text, embeds, components and files, drawn from what Discord would send.
import { el, opensFirst, rendered } from "./dom.js";
import { picture } from "./pictures.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export function contents(message, shown, perform) {
  const draw = (component) => drawn(component, { message, shown, perform });
  return el("div", { class: "contents" },
    message.html && rendered("div", "text", message.html, shown.words),
    ...(message.layout ? [] : message.files.map((one) => file(one, shown))),
    ...message.embeds.map((one) => embed(one, shown.words)),
    ...message.components.map(draw));
}

function drawn(component, within) {
  const { message, shown } = within;
  const inner = () => (component.components ?? []).map((one) => drawn(one, within));
  switch (component.type) {
    case 1: return el("div", { class: "row" }, ...inner());
    case 2: return button(component, within);
    case 3: case 5: case 6: case 7: case 8: return (component.max_values ?? 1) > 1 ? several(component, within) : menu(component, within);
    case 9: return el("div", { class: "section" }, el("div", {}, ...inner()), component.accessory && drawn(component.accessory, within));
    case 10: return rendered("div", "text", component.html, shown.words);
    case 11: return media(component.media?.url, component.description, message, shown);
    case 12: return el("div", { class: "gallery" }, ...component.items.map((item) => media(item.media?.url, item.description, message, shown)));
    case 13: return el("div", { class: "file" }, component.file?.url ?? "");
    case 14: return component.divider === false ? el("div", { class: "gap" }) : el("hr");
    case 17: return accent(el("div", { class: "card" }, ...inner()), component.accent_color);
    default: return el("div", { class: "unknown" }, `[${component.type}]`);
  }
}

function button(component, { message, perform }) {
  const label = [component.emoji?.name, component.label].filter(Boolean).join(" ");
  const attributes = { class: `button ${STYLES[component.style] ?? "secondary"}`, disabled: component.disabled };
  if (component.style === 5) return el("a", { ...attributes, href: component.url, target: "_blank", rel: "noopener noreferrer" }, label);
  const click = async (event) => {
    const pressed = event.currentTarget;
    pressed.classList.add("busy");
    await perform("click", { message: message.id, button: component.custom_id });
    pressed.classList.remove("busy");
  };
  return el("button", { type: "button", ...attributes, name: component.custom_id, "data-control": component.custom_id, onclick: click }, label);
}

function menu(component, within) {
  const { shown } = within;
  const name = component.placeholder || shown.words.choose;
  const choose = (event) => event.currentTarget.value && send(component, [event.currentTarget.value], within);
  return opensFirst(el("select", { class: "menu", disabled: component.disabled, "aria-label": name, "data-control": component.custom_id, onchange: choose },
    el("option", { value: "" }, name),
    ...menuOptions(component, shown).map((option) => el("option", { value: option.value, selected: option.default, label: described(option) }, option.label))));
}

// Several things are ticked one by one and sent together, as on a telephone.
function several(component, within) {
  const { shown } = within;
  const least = component.min_values ?? 1, most = component.max_values;
  const ticked = () => [...boxes.querySelectorAll("input:checked")].map((one) => one.value);
  const count = () => (pick.disabled = component.disabled || ticked().length < least || ticked().length > most);
  const pick = el("button", { type: "button", class: "button secondary", "data-control": `${component.custom_id} pick`, onclick: () => send(component, ticked(), within) }, shown.words.pick);
  const boxes = el("fieldset", { class: "menu several", disabled: component.disabled, onchange: count },
    el("legend", {}, component.placeholder || shown.words.choose),
    ...menuOptions(component, shown).map((option) => el("label", {},
      el("input", { type: "checkbox", value: option.value, checked: option.default, "data-control": `${component.custom_id} ${option.value}` }),
      el("span", {}, option.label), option.description && el("small", {}, option.description))),
    pick);
  count();
  return boxes;
}

function send(component, values, { message, perform }) {
  return perform("select", { message: message.id, menu: component.custom_id, type: component.type, values });
}

function described(option) {
  return option.description ? `${option.label} · ${option.description}` : option.label;
}

export function menuOptions(component, shown) {
  const people = shown.members.filter((one) => !one.bot);
  const chosen = new Set((component.default_values ?? []).map((one) => one.id));
  const named = (things) => things.map((thing) => ({ value: thing.id, label: thing.name, default: chosen.has(thing.id) }));
  switch (component.type) {
    case 5: return named(people);
    case 6: return named(shown.roles);
    case 7: return named([...people, ...shown.roles]);
    case 8: return named(shown.channels);
    default: return component.options ?? [];
  }
}

function embed(one, spoken) {
  const text = (name, html) => rendered("div", name, html, spoken);
  const fields = one.fields.map((field) => el("div", { class: field.inline ? "field inline" : "field" }, text("name", field.name), text("text", field.value)));
  return accent(el("article", { class: "card" },
    one.author && el("div", { class: "small" }, one.author),
    one.title && text("title", one.title),
    one.description && text("text", one.description),
    fields.length && el("div", { class: "fields" }, ...fields),
    one.footer && el("footer", { class: "small" }, one.footer)), one.color);
}

function accent(card, color) {
  if (color !== null && color !== undefined) card.style.borderLeftColor = `#${color.toString(16).padStart(6, "0")}`;
  return card;
}

function file(one, shown) {
  if (one.picture) return picture(one, one.description, shown.words, `picture ${one.name}`);
  return el("a", { class: "file", href: one.url, download: one.name }, one.name);
}

// A component names a sent file as attachment://name, or by the address where Discord would keep it.
function media(url, description, message, shown) {
  const name = (url ?? "").replace("attachment://", "");
  const found = message.files.find((one) => one.name === name || one.source === url);
  return picture(found, description || name, shown.words, `picture ${found?.name ?? name}`);
}
