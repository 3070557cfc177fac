// The page: who speaks, where, and a loop that shows whatever changes there.
import { act, view } from "./api.js";
import { Composer } from "./composer.js";
import { at, avatar, el, redraw, words } from "./dom.js";
import { openForm } from "./forms.js";
import { MessageList } from "./messages.js";
import { tellTimes } from "./times.js";
import { Tour } from "./tour.js";

const place = { member: "", channel: "" };
const list = new MessageList(at("messages"), at("newer"), perform, (text) => notice(text, true));
const composer = new Composer(at("composer"), place, perform, notice);
const tour = new Tour(at("tour"), at("again"), { go, perform, at: () => shown });
let shown = null;
let waiting = new AbortController();
let noticeTimer = 0;

async function perform(kind, body) {
  if (kind === "command" || kind === "say") list.follow();
  // A question asked before the rules are there waits, and is told why.
  const asks = kind === "command" && shown.commands.some((one) => one.path === body.command && one.asks);
  if (asks && shown.preparing) notice(shown.words.waits, true);
  const result = await act(kind, place, body);
  const { problem, form } = result;
  if (problem) notice(words(shown.words[problem], result.values), problem === "pressed");
  if (form) openForm(at("form"), form, shown, (values) => perform("submit", { form: form.interaction, values }));
  return result;
}

// A problem, or something calm such as an answer that is out of view.
function notice(text, calm = false) {
  const box = at("notice");
  box.classList.toggle("calm", calm);
  box.textContent = text;
  box.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (box.hidden = true), 8000);
}

// Elsewhere, nothing is left of what was said to who spoke here.
function go(changes) {
  at("notice").hidden = true;
  Object.assign(place, changes);
  sessionStorage.setItem("place", JSON.stringify(place));
  waiting.abort("moved");
}

// What changed, on top of what was there; a page elsewhere begins anew.
function show(changes) {
  const next = { ...(changes.whole ? {} : shown), ...changes };
  const moved = shown?.me !== next.me || shown?.channel !== next.channel;
  const spoken = shown?.language !== next.language;
  const told = (...names) => names.some((name) => name in changes);
  shown = next;
  Object.assign(place, { member: next.me, channel: next.channel });
  if (told("words", "languages")) label(next);
  if (told("words", "preparing")) at("preparing").textContent = next.preparing ? next.words.preparing : "";
  if (told("guild", "channel", "channels", "words")) {
    const channel = next.channels.find((one) => one.id === next.channel);
    document.title = `#${channel.name} · ${next.guild}`;
    at("guild").textContent = next.guild;
    at("channel").textContent = channel.name;
    redraw(at("channels"), next.channels.map(channelLink));
  }
  if (told("members", "me")) redraw(at("members"), next.members.filter((one) => !one.bot).map(memberButton));
  list.show(next, changes, moved);
  composer.show(next, moved || spoken);
  tour.show(next);
}

function label(next) {
  document.documentElement.lang = next.language;
  at("intro").textContent = next.words.intro;
  at("speakers-title").textContent = next.words.speakers;
  at("channels").setAttribute("aria-label", next.words.channels);
  at("messages").setAttribute("aria-label", next.words.messages);
  at("newer").textContent = next.words.newer;
  at("languages").firstElementChild.textContent = next.words.language;
  redraw(at("language"), next.languages.map((one) => el("option", { value: one.key, selected: one.key.startsWith(next.language) }, one.name)));
}

function channelLink(channel) {
  const current = channel.id === shown.channel;
  return el("li", {}, el("button", {
    type: "button",
    class: current ? "current" : "",
    "aria-current": current ? "page" : null,
    "data-control": channel.id,
    onclick: () => go({ channel: channel.id }),
  }, el("span", { class: "hash", "aria-hidden": "true" }, "#"), channel.name));
}

function memberButton(member) {
  return el("button", {
    type: "button",
    role: "radio",
    "aria-checked": String(member.id === shown.me),
    "data-name": member.name,
    "data-control": member.id,
    onclick: () => go({ member: member.id }),
  }, avatar(member), el("span", { class: "who" }, el("b", {}, member.name), el("small", {}, member.about)));
}

at("members").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const all = [...event.currentTarget.children];
  const here = all.indexOf(document.activeElement);
  if (!step || here < 0) return;
  event.preventDefault();
  all[(here + step + all.length) % all.length].focus();
});
at("language").addEventListener("change", (event) => perform("language", { locale: event.target.value }));
at("messages").addEventListener("click", (event) => {
  const link = event.target.closest("[data-channel]");
  if (!link) return;
  event.preventDefault();
  go({ channel: link.dataset.channel });
});
setInterval(() => shown && tellTimes(at("messages"), shown.locale), 30000);

async function run() {
  Object.assign(place, JSON.parse(sessionStorage.getItem("place") ?? "{}"));
  let seen = "";
  for (;;) {
    waiting = new AbortController();
    try {
      const changes = await view(place, seen, waiting.signal);
      seen = changes.revision;
      show(changes);
    } catch (problem) {
      seen = "";
      if (problem === "moved") continue;
      if (shown) notice(shown.words.offline);
      // A server that refuses was started anew and knows other places; one that is out of reach knows this one.
      if (problem === "refused") Object.assign(place, { member: "", channel: "" });
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

run();
