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

// HTML that the server rendered from Discord's Markdown: everything in it that came from people is escaped there.
export function rendered(tag, className, html) {
  const node = el(tag, { class: className });
  node.innerHTML = html;
  for (const spoiler of node.querySelectorAll(".spoiler")) {
    spoiler.addEventListener("click", () => spoiler.classList.add("shown"));
  }
  return node;
}

export function words(text, params = {}) {
  return text.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
}

export function colour(id) {
  const hue = Number(BigInt(id) % 12n) * 30;
  return `hsl(${hue} 55% 48%)`;
}

export function avatar(person) {
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, person.bot ? "§" : person.name.slice(0, 1));
  node.style.background = person.bot ? "#5865f2" : colour(person.id);
  return node;
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
