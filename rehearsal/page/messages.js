// One message as a list item.

import { ask, trying } from "./api.js";
import { component } from "./components.js";
import { avatar, el, icon } from "./dom.js";
import { channelLink, text } from "./markdown.js";
import { files, picture } from "./pictures.js";
import { channelOf, isMe, local, nameOf, seen, shown } from "./store.js";
import { dayOf, moment } from "./times.js";
import { goTo } from "./travel.js";
import { word } from "./words.js";

const EPHEMERAL = 64, LOADING = 128, THREAD_CREATED = 18;
const colour = (number) => "#" + number.toString(16).padStart(6, "0");

export function message(one) {
  const private_ = Boolean(one.flags & EPHEMERAL);
  const node = el("li", { id: "m" + one.id, tabIndex: -1, dataset: { id: one.id, author: one.author.id, at: one.timestamp },
    className: ["message", one.mentions.some(isMe) && "pinged", private_ && "private"].filter(Boolean).join(" ") });
  const above = head(one);
  if (above) node.append(above);
  else if (!private_) node.dataset.plain = "true";
  node.append(avatar(one.author), el("div", { className: "body" }, by(one), content(one), private_ ? onlyYou(() => ask("DELETE", "/messages/" + one.id)) : "",
    seen.failed.has(one.id) ? el("p", { className: "note bad", role: "alert" }, word("appFailed")) : "", threadOf(one)));
  return node;
}

/** What led to a message: a command, or the message it replies to. */
function head(one) {
  const about = one.interaction_metadata, quoted = one.referenced_message;
  if (about && about.type === 2) return el("p", { className: "above" }, word("used", nameOf(about.user.id), commandName(one.interaction_name)));
  if (quoted) return el("p", { className: "above" }, el("button", { type: "button", className: "plain", onclick: () => goTo(quoted.channel_id, quoted.id) },
    `${shown(quoted.author)}: ${quoted.content.slice(0, 80)}`));
  return null;
}

/** The name of a command with the words that this seat reads, as far as it is registered. */
function commandName(name) {
  const [root, ...rest] = String(name).split(" ");
  let at = [...seen.commands.values()].flat().find((one) => one.name === root);
  const words = [at ? local(at, "name") : root];
  for (const each of rest) {
    at = at && (at.options || []).find((one) => one.name === each);
    words.push(at ? local(at, "name") : each);
  }
  return "/" + words.join(" ");
}

function by(one) {
  const at = Date.parse(one.timestamp) / 1000;
  return el("div", { className: "by" }, el("b", { className: one.author.bot ? "bot" : "" }, shown(one.author)),
    one.author.bot ? el("span", { className: "app" }, word("bot")) : "", moment(at, "t"),
    one.edited_timestamp ? el("small", {}, word("edited")) : "", one.pinned ? el("span", {}, "📌") : "",
    seen.erasing ? el("button", { className: "plain erase", type: "button", onclick: trying(() => ask("DELETE", "/messages/" + one.id)) }, word("erase")) : "");
}

function content(one) {
  if (one.type === THREAD_CREATED) return el("p", { className: "note" }, word("started", shown(one.author)), " ", channelLink(one.message_reference.channel_id));
  if (one.flags & LOADING) return el("p", { className: "note dots" }, word("thinking", shown(one.author)));
  return [one.content ? text(one.content) : "", one.embeds.map(embed), files(one.attachments), one.components.map((part) => component(part, one))];
}

const onlyYou = (dismiss) => el("p", { className: "note only" }, word("only"), " ",
  el("button", { type: "button", className: "plain dismiss", onclick: trying(dismiss) }, word("dismiss")));

function embed(one) {
  const node = el("div", { className: "box" }, one.author ? el("small", {}, one.author.name) : "", one.title ? el("strong", {}, text(one.title)) : "",
    one.description ? text(one.description) : "",
    el("div", { className: "fields" }, (one.fields || []).map((field) => el("div", {}, el("b", {}, field.name), text(field.value)))),
    one.image ? picture(one.image, one.image.description) : "", one.footer ? el("small", {}, one.footer.text) : "");
  if (one.color) node.style.setProperty("--edge", colour(one.color));
  return node;
}

/** The thread that began at a message carries the message's id. */
function threadOf(one) {
  const thread = one.type !== THREAD_CREATED && channelOf(one.id);
  return thread ? el("p", { className: "note branch" }, icon("thread"), channelLink(thread.id)) : "";
}

/** A reply that the bot never gave, told as Discord does: to the one who asked, until dismissed; `why` there is none. */
export function failure(words, why = word("appFailed")) {
  const node = el("li", { className: "message private", tabIndex: -1 }, avatar(seen.state.bot), el("div", { className: "body" },
    el("p", { className: "note" }, words), el("p", { className: "note bad", role: "alert" }, why), onlyYou(() => node.remove())));
  return node;
}

const SAME = 5 * 60_000;
/** Joins a message to the one before it when one person says both within five minutes; a new day gets its date. */
export function regroup(node) {
  if (!node || !node.dataset.at) return;
  let before = node.previousElementSibling;
  while (before && !before.dataset.at) before = before.previousElementSibling;
  const gap = before ? Date.parse(node.dataset.at) - Date.parse(before.dataset.at) : Infinity;
  const day = dayOf(node.dataset.at), fresh = !before || dayOf(before.dataset.at) !== day;
  if (fresh) node.dataset.day = day; else delete node.dataset.day;
  node.classList.toggle("compact", !fresh && gap < SAME && Boolean(node.dataset.plain) && !before.classList.contains("private")
    && before.dataset.author === node.dataset.author
    && before.nextElementSibling === node);
}
