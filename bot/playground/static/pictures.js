// Pictures: room is kept for one that is on its way, and a tap shows it large.
import { at, el } from "./dom.js";

const HIGHEST = 46; // rem, as in Discord a picture never fills more than the window

export function picture(file, description, spoken, control) {
  const about = description || file?.description || file?.name || "";
  const image = el("img", { class: "picture", src: file?.url, alt: about, decoding: "async" });
  if (file?.size) {
    const [width, height] = file.size;
    image.width = width;
    image.height = height;
    image.style.aspectRatio = `${width} / ${height}`;
    image.style.width = `min(100%, ${width}px, ${(HIGHEST * width) / height}rem)`;
  }
  return el("button", {
    type: "button", class: "zoom", title: spoken.enlarge, "aria-haspopup": "dialog", "data-control": control,
    onclick: () => enlarge(image.src, about, spoken),
  }, image);
}

function enlarge(address, about, spoken) {
  const dialog = at("picture");
  const close = () => dialog.close();
  dialog.setAttribute("aria-label", about);
  dialog.replaceChildren(
    el("button", { type: "button", class: "button secondary", onclick: close }, spoken.close),
    el("div", { class: "large", tabindex: "0", role: "group", "aria-label": about }, el("img", { src: address, alt: about, onclick: close })),
  );
  dialog.showModal();
}
