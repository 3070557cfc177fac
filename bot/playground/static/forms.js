// A form the bot opened, as a dialog.
import { content, el, rendered } from "./dom.js";
import { menuOptions } from "./components.js";

const FILES = 19;

export function openForm(dialog, form, shown, submit) {
  const fields = [];
  const draw = (component) => {
    if (component.type === 18) {
      return el("label", {}, el("b", {}, component.label), component.description && el("small", {}, component.description), draw(component.component));
    }
    if (component.type === 1) return el("div", {}, ...component.components.map(draw));
    if (component.type === 10) return rendered("div", "text", component.html, shown.words);
    const field = component.type === 4 ? textField(component) : component.type === FILES ? fileField(component) : menuField(component, shown);
    fields.push({ component, field });
    return component.label ? el("label", {}, el("b", {}, component.label), field) : field;
  };
  const send = async (event) => {
    event.preventDefault();
    dialog.close();
    const filled = await Promise.all(fields.map(async ({ component, field }) => [component.custom_id, await valueOf(component, field)]));
    submit(Object.fromEntries(filled.filter(([, value]) => value !== null)));
  };
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.replaceChildren(el("form", { method: "dialog", onsubmit: send },
    el("h2", { id: "form-title" }, form.title),
    ...form.components.map(draw),
    el("div", { class: "row" },
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, shown.words.cancel),
      el("button", { type: "submit", class: "button primary" }, shown.words.send))));
  dialog.showModal();
}

function textField(component) {
  const attributes = {
    required: component.required !== false,
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
  };
  const field = el(component.style === 2 ? "textarea" : "input", attributes);
  field.value = component.value ?? "";
  return field;
}

function menuField(component, shown) {
  const multiple = (component.max_values ?? 1) > 1;
  const options = menuOptions(component, shown).map((option) => el("option", { value: option.value, selected: option.default }, option.label));
  // A plain click adds to what is chosen, as on a telephone, and does not replace it.
  if (multiple) for (const option of options) option.addEventListener("mousedown", (event) => {
    event.preventDefault();
    option.selected = !option.selected;
  });
  return el("select", { class: "menu", multiple, required: component.required !== false, "aria-label": component.placeholder || shown.words.choose }, ...options);
}

function fileField(component) {
  return el("input", { type: "file", multiple: (component.max_values ?? 1) > 1, required: component.required !== false });
}

async function valueOf(component, field) {
  if (component.type === 4) return field.value;
  if (component.type === FILES) return field.files.length ? Promise.all([...field.files].map(content)) : null;
  const values = [...field.selectedOptions].map((option) => option.value);
  return values.length ? values : null;
}
