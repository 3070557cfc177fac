// One way to make an element: attributes and listeners by name, children as nodes or plain text.
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "dataset") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function at(id) {
  return document.getElementById(id);
}

// HTML that the server rendered from Discord's Markdown: everything in it that came from people is escaped there.
export function rendered(tag, className, html, spoken) {
  const node = el(tag, { class: className });
  node.innerHTML = html;
  for (const spoiler of node.querySelectorAll(".spoiler")) {
    const reveal = () => {
      spoiler.classList.add("shown");
      for (const name of ["role", "tabindex", "aria-label"]) spoiler.removeAttribute(name);
    };
    spoiler.setAttribute("role", "button");
    spoiler.setAttribute("tabindex", "0");
    spoiler.setAttribute("aria-label", spoken.spoiler);
    spoiler.addEventListener("click", reveal);
    spoiler.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && reveal());
  }
  for (const sign of node.querySelectorAll(".sign")) sign.style.backgroundImage = `url(/static/signs/${sign.dataset.sign}.svg)`;
  return node;
}

export function words(text, params = {}) {
  return text.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
}

// Typed and offered words are compared without capitals and diacritics.
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function colour(id) {
  const hue = Number(BigInt(id) % 12n) * 30;
  return `hsl(${hue} 55% 28%)`;
}

export function avatar(person) {
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, person.bot ? "§" : person.name.slice(0, 1));
  node.style.background = person.bot ? "#4752c4" : colour(person.id);
  return node;
}

// Puts other nodes in, and the focus back on the one that stands for the same thing; nothing scrolls for it.
export function redraw(root, nodes) {
  const control = focusWithin(root);
  root.replaceChildren(...nodes);
  refocus(root, control);
}

export function focusWithin(root) {
  const here = document.activeElement;
  return root.contains(here) ? { control: here.dataset.control, said: here.innerText, at: controls(root).indexOf(here) } : null;
}

// The same thing may have another id where it leads elsewhere now, and is then known by its name, or else by its place.
export function refocus(root, before) {
  if (before === null) return;
  const all = controls(root);
  const target = all.find((one) => one.dataset.control === before.control)
    ?? all.find((one) => one.innerText === before.said) ?? all[Math.min(before.at, all.length - 1)] ?? root;
  target.focus({ preventScroll: true });
}

function controls(root) {
  return [...root.querySelectorAll("[data-control]:not(:disabled)")];
}

// A list opens before it chooses: an arrow key on a closed one would choose at once.
export function opensFirst(select) {
  select.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key) || !select.showPicker) return;
    event.preventDefault();
    select.showPicker();
  });
  return select;
}

// A chosen file as the page sends it.
export async function content(file) {
  const address = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: address.slice(address.indexOf(",") + 1) };
}
