// The two panes, channel and direct messages, beside each other or behind tabs; and the list of channels.

import { trying } from "./api.js";
import { $, avatar, el, icon, roving } from "./dom.js";
import { Log } from "./log.js";
import { channelOf, commandsOf, dmChannel, isMe, me, nameOf, placeName, places, seen, shown, unreadOf } from "./store.js";
import { goTo, guide } from "./travel.js";
import { word } from "./words.js";

const narrow = matchMedia("(max-width: 800px)");
export const logs = {
  server: new Log($("server"), { news: () => mark(), start: () => word("serverStart", placeName(seen.place)) }),
  dm: new Log($("dm"), { news: () => mark(), start: () => word("dmStart") }),
};

/** The log in which a channel is shown, if it is. */
export const logOf = (channel) => Object.values(logs).find((log) => log.channel === channel);

export function showPane(name) {
  document.body.dataset.pane = name;
  for (const tab of document.querySelectorAll("#tabs [role=tab]")) {
    const chosen = tab.dataset.pane === name;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
  for (const log of Object.values(logs)) { if (log.following) log.toEnd(); else log.see(); }
}

/** Opens a channel or the DM; and there, if asked, a message. Whether it was found. */
async function open(channel, messageId) {
  const dm = dmChannel();
  const name = dm && dm.id === channel ? "dm" : "server";
  if (name === "server") seen.place = channel;
  showPane(name);
  if (logs[name].channel !== channel) {
    await commandsOf(channel);
    await logs[name].load(channel);
  }
  draw();
  return !messageId || logs[name].find(messageId);
}

/** Loads what both panes show; unless `anew`, only a pane that shows something else. */
export async function loadAll(anew = true) {
  for (const [log, place] of [[logs.server, seen.place], [logs.dm, (dmChannel() || { id: null }).id]]) {
    if (!place) log.clear();
    else if (anew || log.channel !== place) { await commandsOf(place); await log.load(place); }
  }
  draw();
}

// Names, lists, marks

export function draw() {
  drawPlaces();
  titles();
  mark();
  document.dispatchEvent(new CustomEvent("placed"));
}

function drawPlaces() {
  const held = $("places").contains(document.activeElement) && document.activeElement.dataset.channel;
  $("places").replaceChildren(el("h2", {}, word("channels")), el("ul", {}, places().map(({ channel, threads }) =>
    el("li", {}, place(channel), branches(threads.filter((one) => !isOver(one))), closed(threads.filter(isOver))))));
  const all = [...$("places").querySelectorAll("button")];
  (all.find((node) => node.dataset.channel === seen.place) || all[0] || {}).tabIndex = 0;
  if (held) (all.find((node) => node.dataset.channel === held) || $("places")).focus();
}

/** A thread that is over and not read at the moment stands among the closed ones. */
const isOver = (one) => one.thread_metadata && one.thread_metadata.archived && one.id !== seen.place && !unreadOf(one.id);
const branches = (threads) => (threads.length ? el("ul", {}, threads.map((one) => el("li", {}, place(one)))) : "");

function closed(threads) {
  const open = $("places").querySelector("details[open]") !== null;
  return threads.length ? el("details", { open }, el("summary", {}, word("closedThreads", threads.length)), branches(threads)) : "";
}

function place(one) {
  const private_ = one.type === 12;
  return el("button", { type: "button", tabIndex: -1, className: "place", title: one.name, "aria-current": one.id === seen.place ? "page" : null,
    dataset: { channel: one.id }, onclick: () => goTo(one.id) },
  icon(one.type === 0 ? "hash" : private_ ? "lock" : "thread"), el("span", { className: "name" }, one.name),
  el("span", { className: "badge" }));
}

function titles() {
  const here = channelOf(seen.place), parent = here && here.parent_id && channelOf(here.parent_id);
  const back = parent ? el("button", { type: "button", className: "plain back", "aria-label": word("backTo", placeName(parent.id)), title: word("backTo", placeName(parent.id)),
    onclick: () => goTo(parent.id) }, icon("back"), el("span", {}, placeName(parent.id))) : "";
  const name = here ? here.name : "";
  $("server-title").replaceChildren(icon(!parent ? "hash" : here.type === 12 ? "lock" : "thread"), name);
  $("server").querySelector(".back")?.remove();
  if (back) $("server-title").before(back);
  $("dm-title").replaceChildren(avatar(seen.state.bot), shown(seen.state.bot));
  $("tab-server").querySelector(".name").textContent = `${parent ? "↳" : "#"} ${name}`;
  $("guild").textContent = seen.state.guild.name;
  $("me").replaceChildren(avatar(seen.state.users.find(isMe)), el("b", {}, nameOf(me().id)));
}

/** Puts the marks of what is unread on channels and tabs, and the number into the window's title. */
export function mark() {
  let pings = 0;
  const tabs = { server: null, dm: null, side: null };
  for (const one of seen.state.channels) {
    const news = unreadOf(one.id);
    if (!news) continue;
    pings += news.pings;
    const name = one.type === 1 ? "dm" : one.id === seen.place ? "server" : "side";
    tabs[name] = { pings: (tabs[name] || { pings: 0 }).pings + news.pings };
  }
  for (const node of document.querySelectorAll("#places .place")) badge(node, unreadOf(node.dataset.channel));
  for (const node of document.querySelectorAll("#tabs [role=tab]")) badge(node, tabs[node.dataset.pane]);
  document.title = `${pings ? `(${pings}) ` : ""}${nameOf(me().id)} · Kotatsu`;
}

function badge(node, news) {
  let sign = node.querySelector(".badge");
  if (!sign) node.append(sign = el("span", { className: "badge" }));
  node.classList.toggle("unread", Boolean(news));
  sign.textContent = news && news.pings ? String(news.pings) : "";
  sign.hidden = !news;
  if (news) sign.setAttribute("aria-label", news.pings ? word("mentions", news.pings) : word("unread"));
  sign.setAttribute("role", "img");
}

// Wide or narrow

function arrange() {
  for (const name of ["side", "server", "dm"]) {
    if (narrow.matches) { $(name).setAttribute("role", "tabpanel"); $(name).setAttribute("aria-labelledby", "tab-" + name); }
    else { $(name).removeAttribute("role"); if (name === "side") $(name).removeAttribute("aria-labelledby"); else $(name).setAttribute("aria-labelledby", name + "-title"); }
  }
  if (!narrow.matches && document.body.dataset.pane === "side") showPane("server");
}

export function start() {
  guide(open);
  narrow.addEventListener("change", arrange);
  arrange();
  const tabs = [...document.querySelectorAll("#tabs [role=tab]")];
  for (const tab of tabs) tab.addEventListener("click", () => showPane(tab.dataset.pane));
  roving($("tabs"), () => tabs, { back: "ArrowLeft", on: "ArrowRight" });
  roving($("places"), () => [...$("places").querySelectorAll("button")].filter((node) => node.checkVisibility()));
  document.addEventListener("visibilitychange", trying(async () => { for (const log of Object.values(logs)) log.see(); }));
  showPane("server");
}
