// Pictures: room is kept for one that is on its way. A tap shows it as wide as the window, another larger, a third closes it.
import { at, el, focusWithin, refocus } from "./dom.js";

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
    onclick: (event) => enlarge(image, about, spoken, event.currentTarget.closest(".message")),
  }, image);
}

function enlarge(image, about, spoken, message) {
  const dialog = at("picture"), focused = focusWithin(message);
  const large = el("button", { type: "button", title: spoken.enlarge, autofocus: true, onclick: closer },
    el("img", { src: image.src, alt: about }));
  const frame = el("div", { class: "large" }, large);
  const close = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, spoken.close);
  frame.style.setProperty("--natural", `${image.naturalWidth || image.width}px`);

  function closer(event) {
    if (frame.classList.contains("closer")) return dialog.close();
    // A key has no place in the picture: what was seen first is seen on.
    const [x, y] = event.detail ? [event.offsetX / large.clientWidth, event.offsetY / large.clientHeight] : [0, 0];
    frame.classList.add("closer");
    large.title = spoken.close;
    frame.scrollTo(x * large.clientWidth - frame.clientWidth / 2, y * large.clientHeight - frame.clientHeight / 2);
  }

  dialog.setAttribute("aria-label", about);
  dialog.replaceChildren(close, frame);
  // A telephone's way back leaves the picture, not the page.
  window.onpopstate = () => dialog.close();
  dialog.onclose = () => {
    if (history.state?.picture) history.back();
    // The message may have been drawn anew meanwhile.
    const now = at("messages").querySelector(`[data-message="${message.dataset.message}"]`);
    if (now) refocus(now, focused);
    else at("messages").focus({ preventScroll: true });
  };
  history.pushState({ picture: true }, "");
  dialog.showModal();
}
