// A channel's messages: what changed is drawn, the rest stays, and nothing moves under the reader's finger.
import { avatar, el, focusWithin, refocus } from "./dom.js";
import { contents } from "./components.js";
import { clock, tellTimes } from "./times.js";

const NEAR = 80; // pixels from the end that still count as the end
const SENTENCE = 200; // characters that are read at a glance

export class MessageList {
  constructor(root, newer, perform, notice) {
    Object.assign(this, { root, newer, perform, notice, drawn: new Map(), held: null, ended: true });
    this.hidden = new Set(JSON.parse(sessionStorage.getItem("hidden") ?? "[]"));
    this.empty = el("li", { class: "empty" });
    for (const kind of ["wheel", "touchmove"]) root.addEventListener(kind, () => (this.held = null), { passive: true });
    root.addEventListener("click", (event) => this.hold(event.target.closest(".message")), true);
    root.addEventListener("scroll", () => this.atEnd() && (newer.hidden = true));
    newer.addEventListener("click", () => {
      this.follow();
      root.focus({ preventScroll: true });
    });
    new ResizeObserver(() => this.ended && !this.held && this.toEnd()).observe(root);
  }

  // The message somebody works with keeps its place.
  hold(node) {
    this.held = node?.dataset.message ?? null;
  }

  // Back to the end, where the answer to a command appears.
  follow() {
    this.held = null;
    this.toEnd();
  }

  show(shown, changes, moved) {
    if (moved) this.begin();
    this.shown = shown;
    const stay = this.place();
    const known = new Set([...this.drawn].filter(([, one]) => !one.message.loading).map(([id]) => id));
    const listed = new Set(changes.messages.map((one) => one.id));
    const gone = changes.whole ? [...this.drawn.keys()].filter((id) => !listed.has(id)) : changes.gone;
    for (const id of gone) this.remove(id);
    const anew = "words" in changes || "members" in changes ? [...this.drawn.values()].map((one) => one.message).filter((one) => !listed.has(one.id)) : [];
    for (const message of [...anew, ...changes.messages]) this.draw(message);
    if (!this.drawn.size) {
      this.empty.textContent = shown.words.empty;
      this.root.replaceChildren(this.empty);
    }
    tellTimes(this.root, shown.locale);
    const fresh = changes.messages.filter((one) => !one.loading && !known.has(one.id) && this.drawn.has(one.id));
    if (moved || !known.size) return this.toEnd();
    stay(this.answer(fresh));
    this.newer.hidden = this.atEnd() || (this.newer.hidden && !fresh.length);
  }

  // The answer to what the reader did is looked at from now on; a mere sentence is told beside the message that is
  // worked with instead, which need not go out of view for it.
  answer(fresh) {
    const own = fresh.findLast((one) => one.ephemeral);
    if (!own) return false;
    const node = this.drawn.get(own.id).node;
    const said = node.querySelector(".contents")?.innerText ?? "";
    const more = said.length > SENTENCE || node.querySelector(".contents :is(.button, .menu, img)");
    if (more) this.held = own.id;
    else if (this.held) this.notice(said);
    return this.held === own.id;
  }

  begin() {
    this.drawn.clear();
    this.root.replaceChildren();
    this.held = null;
    this.newer.hidden = true;
  }

  remove(id) {
    const one = this.drawn.get(id);
    if (!one) return;
    const focused = focusWithin(one.node) !== null;
    this.drawn.delete(id);
    one.node.remove();
    if (focused) this.root.focus({ preventScroll: true });
  }

  draw(message) {
    if (this.hidden.has(message.id)) return;
    const { me, language, locale } = this.shown;
    const key = JSON.stringify([message, me, language, locale]);
    const old = this.drawn.get(message.id);
    if (old?.key === key) return;
    const node = this.message(message);
    if (old) {
      const control = focusWithin(old.node);
      old.node.replaceWith(node);
      refocus(node, control);
    } else {
      this.empty.remove();
      const later = [...this.root.children].findLast((one) => BigInt(one.dataset.message) < BigInt(message.id));
      if (later) later.after(node);
      else this.root.prepend(node);
    }
    this.drawn.set(message.id, { key, node, message });
  }

  // Remembers what the reader looks at, and gives back how to put it where it was.
  place() {
    const held = this.drawn.get(this.held)?.node;
    const seen = (node) => node && node.getBoundingClientRect().bottom > this.frame().top && node.getBoundingClientRect().top < this.frame().bottom;
    const ended = this.ended = this.atEnd();
    const anchor = seen(held) ? this.held : [...this.drawn].find(([, one]) => seen(one.node))?.[0];
    const top = this.top(anchor);
    const working = seen(held);
    return (own) => {
      if (!working && !own && ended) return this.toEnd();
      this.ended = false;
      if (this.drawn.has(anchor)) this.root.scrollTop += this.top(anchor) - top;
      if (own || working) this.reveal(this.held);
    };
  }

  // Brings a message into view by the least way: its buttons first, or its beginning where it has none.
  reveal(id) {
    const node = this.drawn.get(id)?.node;
    if (!node) return;
    const frame = this.frame(), box = node.getBoundingClientRect();
    const read = box.height > frame.height && !node.querySelector(".contents :is(.button, .menu)");
    if (read) this.root.scrollTop += box.top - frame.top;
    else if (box.bottom > frame.bottom) this.root.scrollTop += box.bottom - frame.bottom;
    else if (box.top < frame.top) this.root.scrollTop -= Math.min(frame.top - box.top, frame.bottom - box.bottom);
  }

  frame() {
    return this.root.getBoundingClientRect();
  }

  top(id) {
    return this.drawn.get(id)?.node.getBoundingClientRect().top ?? 0;
  }

  atEnd() {
    return this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < NEAR;
  }

  toEnd() {
    this.root.scrollTop = this.root.scrollHeight;
    this.newer.hidden = true;
    this.ended = true;
  }

  message(message) {
    const shown = this.shown;
    const author = shown.members.find((one) => one.id === message.author);
    const classes = ["message", message.ephemeral && "ephemeral", message.pinged && "pinged"].filter(Boolean);
    return el("li", { class: classes.join(" "), "data-message": message.id, tabindex: "-1" },
      message.used && this.used(message.used),
      avatar(author),
      el("div", { class: "body" },
        el("div", { class: "line" },
          el("b", { class: "author" }, author.name),
          author.bot && el("span", { class: "badge" }, "APP"),
          el("time", { datetime: message.time }, clock(message.time, shown.locale)),
          message.edited && el("small", { class: "edited" }, shown.words.edited)),
        message.loading ? el("p", { class: "thinking" }, shown.words.thinking) : contents(message, shown, this.perform),
        message.ephemeral && this.privacy(message)));
  }

  used(used) {
    const user = this.shown.members.find((one) => one.id === used.user);
    return el("div", { class: "used" }, avatar(user), el("b", {}, user.name), el("span", { class: "mention" }, `/${used.command}`),
      ...used.options.map((option) => el("span", { class: "option" }, `${option.name}: `, el("i", {}, option.value))));
  }

  privacy(message) {
    const dismiss = () => {
      this.hidden.add(message.id);
      sessionStorage.setItem("hidden", JSON.stringify([...this.hidden]));
      this.held = null;
      const stay = this.place();
      this.remove(message.id);
      stay();
    };
    return el("div", { class: "privacy" }, el("img", { src: "/static/eye.svg", alt: "" }), `${this.shown.words.private} · `,
      el("button", { type: "button", "data-control": "dismiss", onclick: dismiss }, this.shown.words.dismiss));
  }
}
