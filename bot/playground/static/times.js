// Moments as Discord says them, in the reader's language and time zone.
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function tellTimes(root, locale) {
  for (const node of root.querySelectorAll("time.timestamp")) {
    const moment = new Date(node.dateTime);
    const said = node.dataset.style === "R" ? relative(moment, locale) : moment.toLocaleString(locale, STYLES[node.dataset.style]);
    if (node.textContent !== said) node.textContent = said;
    node.title = moment.toLocaleString(locale, STYLES.F);
  }
}

export function clock(time, locale) {
  return new Date(time).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
}

function relative(moment, locale) {
  const left = (moment - Date.now()) / 1000;
  const [unit, seconds] = UNITS.find(([, length]) => Math.abs(left) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(left / seconds), unit);
}
