// The page: who speaks, where, and a loop that shows whatever changes there.
import { act, view } from "./api.js";
import { Composer } from "./composer.js";
import { avatar, el } from "./dom.js";
import { openForm } from "./forms.js";
import { MessageList } from "./messages.js";

const place = { member: "", channel: "" };
const at = (id) => document.getElementById(id);
const list = new MessageList(at("messages"), perform);
const composer = new Composer(at("composer"), place, perform);
let shown = null;
let waiting = new AbortController();
let noticeTimer = 0;

async function perform(kind, body) {
  const result = await act(kind, place, body);
  if (result.problem) notice(shown.words[result.problem]);
  if (result.form) openForm(at("form"), result.form, shown, (values) => perform("submit", { form: result.form.interaction, values }));
  return !result.problem;
}

function notice(text) {
  const box = at("notice");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (box.hidden = true), 6000);
}

function go(changes) {
  Object.assign(place, changes);
  sessionStorage.setItem("place", JSON.stringify(place));
  waiting.abort("moved");
}

function show(next) {
  const moved = shown?.me !== next.me || shown?.channel !== next.channel;
  shown = next;
  Object.assign(place, { member: next.me, channel: next.channel });
  document.documentElement.lang = next.language;
  const channel = next.channels.find((one) => one.id === next.channel);
  document.title = `#${channel.name} · ${next.guild}`;
  at("guild").textContent = next.guild;
  at("channel").textContent = channel.name;
  at("intro").textContent = next.words.intro;
  at("speakers-title").textContent = next.words.speakers;
  at("channels").replaceChildren(...next.channels.map(channelLink));
  at("members").replaceChildren(...next.members.filter((one) => !one.bot).map(memberButton));
  list.show(next, moved);
  composer.show(next, moved);
}

function channelLink(channel) {
  const current = channel.id === shown.channel;
  return el("li", {}, el("button", {
    type: "button",
    class: current ? "current" : "",
    "aria-current": current ? "page" : null,
    onclick: () => go({ channel: channel.id }),
  }, el("span", { class: "hash", "aria-hidden": "true" }, "#"), channel.name));
}

function memberButton(member) {
  return el("button", {
    type: "button",
    role: "radio",
    "aria-checked": String(member.id === shown.me),
    "data-name": member.name,
    onclick: () => go({ member: member.id }),
  }, avatar(member), el("span", { class: "who" }, el("b", {}, member.name), el("small", {}, member.about)));
}

async function run() {
  Object.assign(place, JSON.parse(sessionStorage.getItem("place") ?? "{}"));
  let seen = "";
  for (;;) {
    waiting = new AbortController();
    try {
      const next = await view(place, seen, waiting.signal);
      seen = next.revision;
      show(next);
    } catch (problem) {
      seen = "";
      if (problem === "moved") continue;
      if (shown) notice(shown.words.offline);
      Object.assign(place, { member: "", channel: "" });
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

run();
