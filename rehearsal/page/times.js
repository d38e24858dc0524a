// Timestamps: fixed ones in the reader's own format, relative ones that run by themselves.

import { el } from "./dom.js";
import { me, seen } from "./store.js";

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]];
const formats = new Map();

function format(kind, options) {
  const mark = kind.name + me().locale + JSON.stringify(options);
  if (!formats.has(mark)) formats.set(mark, new kind(me().locale, options));
  return formats.get(mark);
}

/** A moment, in seconds since 1970, in one of Discord's styles. */
export function moment(seconds, style) {
  const at = new Date(seconds * 1000);
  const node = el("time", { dateTime: at.toISOString(), title: format(Intl.DateTimeFormat, STYLES.F).format(at) });
  if (style === "R") { node.dataset.at = seconds; run(node); } else node.textContent = format(Intl.DateTimeFormat, STYLES[style]).format(at);
  return node;
}

export const dayOf = (iso) => format(Intl.DateTimeFormat, STYLES.D).format(new Date(iso));

function relative(left) {
  const [unit, size] = UNITS.find(([, each]) => Math.round(Math.abs(left) / each) >= 1) || ["second", 1];
  return format(Intl.RelativeTimeFormat, { numeric: "auto" }).format(Math.round(left / size), unit);
}

function run(node) {
  const text = relative(Number(node.dataset.at) - Date.now() / 1000 - seen.skew);
  if (node.textContent !== text) node.textContent = text;
}

setInterval(() => document.querySelectorAll("time[data-at]").forEach(run), 1000);
