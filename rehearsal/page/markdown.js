// Discord's markdown, as nodes.

import { el } from "./dom.js";
import { goTo } from "./travel.js";
import { channelOf, me, nameOf } from "./store.js";
import { moment } from "./times.js";
import { word } from "./words.js";

const INLINE = new RegExp([
  "```(?:\\w*\\n)?([\\s\\S]+?)```", "`([^`\\n]+)`", "\\*\\*([\\s\\S]+?)\\*\\*", "__([\\s\\S]+?)__", "~~([\\s\\S]+?)~~",
  "\\|\\|([\\s\\S]+?)\\|\\|", "\\*(?!\\s)([^*\\n]+?)\\*", "\\b_([^_\\n]+?)_\\b", "<@!?(\\d+)>", "<a?:(\\w+):(\\d+)>", "<#(\\d+)>", "</([^:>]+):\\d+>",
  "<t:(-?\\d+)(?::([tTdDfFsSR]))?>", "\\[([^\\]\\n]+)\\]\\(<?(https?://[^\\s)>]+)>?\\)", "<?(https?://[^\\s<>]+)>?",
  "\\\\([*_~`|<>\\\\#\\[\\]-])", "(@everyone|@here)\\b",
].join("|"), "g");

function inline(text) {
  const out = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) out.push(text.slice(at, found.index));
    at = found.index + found[0].length;
    out.push(token(found));
  }
  if (at < text.length) out.push(text.slice(at));
  return out;
}

function token([, block, code, bold, under, strike, spoiler, star, bar, user, sign, emoji, channel, command, time, style, label, url, bare, plain, all]) {
  if (block !== undefined) return el("pre", { tabIndex: 0 }, el("code", {}, block));
  if (code !== undefined) return el("code", {}, code);
  if (bold !== undefined) return el("strong", {}, inline(bold));
  if (under !== undefined) return el("u", {}, inline(under));
  if (strike !== undefined) return el("s", {}, inline(strike));
  if (spoiler !== undefined) return hidden(inline(spoiler));
  if (star !== undefined || bar !== undefined) return el("em", {}, inline(star || bar));
  if (user !== undefined) return el("span", { className: user === me().id ? "mention me" : "mention" }, "@" + nameOf(user));
  if (emoji !== undefined) return picture(sign, emoji);
  if (all !== undefined) return el("span", { className: "mention me" }, all);
  if (channel !== undefined) return channelLink(channel);
  if (command !== undefined) return commandLink(command);
  if (time !== undefined) return moment(Number(time), style || "f");
  if (label !== undefined) return link(url, inline(label));
  if (bare !== undefined) return link(bare);
  return plain;
}

/** An emoji of the application; its name where there is no such picture. */
function picture(name, id) {
  const node = el("img", { className: "emoji", src: `/cdn/emojis/${id}.webp`, alt: `:${name}:`, title: `:${name}:`,
    onerror: () => node.replaceWith(`:${name}:`) });
  return node;
}

/** What a spoiler hides is shown by a click or by Enter. */
function hidden(inside) {
  const open = () => { node.classList.add("open"); node.removeAttribute("role"); };
  const node = el("span", { className: "spoiler", tabIndex: 0, role: "button", onclick: open,
    onkeydown: (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); open(); } } }, inside);
  return node;
}

export function channelLink(id) {
  const channel = channelOf(id);
  if (!channel) return el("span", { className: "mention" }, "#?");
  return el("button", { type: "button", className: "mention", onclick: () => goTo(id) }, (channel.type === 0 ? "#" : "↳ ") + channel.name);
}

function commandLink(name) {
  return el("button", { type: "button", className: "mention",
    onclick: (event) => event.target.dispatchEvent(new CustomEvent("type-command", { bubbles: true, detail: name })) }, "/" + name);
}

const JUMP = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** A link. One to a channel or a message of ours jumps there; all others open a page of their own. */
export function link(url, inside, className = "") {
  if (!/^https?:/.test(url)) return el("span", { className }, inside || url);
  const found = url.match(JUMP);
  if (!found) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", className }, inside || url);
  const channel = channelOf(found[1]);
  const place = channel && channel.name ? `# ${channel.name}` : word("dm");
  return el("a", { href: "#m" + (found[2] || ""), className: className || "jump", title: word("jump"),
    onclick: (event) => { event.preventDefault(); goTo(found[1], found[2]); } }, inside || `${place} › ✉`);
}

/** A whole text: headings, quotes, lists, small print, code. */
export function text(content) {
  const node = el("div", { className: "text" });
  for (const part of content.split(/(```[\s\S]+?```)/)) {
    if (part.startsWith("```") && part.length > 5) node.append(...inline(part));
    else part.split("\n").forEach((line, index) => addLine(node, line, index > 0));
  }
  return node;
}

const BLOCKS = /^(H[123]|BLOCKQUOTE|UL|OL|PRE|SMALL)$/;
function addLine(node, line, follows) {
  const last = node.lastChild;
  const head = line.match(/^(#{1,3}) (.+)/), quote = line.match(/^> ?(.*)/), small = line.match(/^-# (.+)/);
  const item = line.match(/^(\s*)(?:([-*])|(\d+)\.) (.+)/);
  const kind = item && (item[2] ? "UL" : "OL");
  if (head) node.append(el("h" + head[1].length, {}, inline(head[2])));
  else if (quote && last && last.nodeName === "BLOCKQUOTE") last.append(el("br"), ...inline(quote[1]));
  else if (quote) node.append(el("blockquote", {}, inline(quote[1])));
  else if (small) node.append(el("small", {}, inline(small[1])));
  else if (item) {
    const list = last && last.nodeName === kind ? last : node.appendChild(el(kind, kind === "OL" ? { start: Number(item[3]) } : {}));
    list.append(el("li", { className: item[1].length > 1 ? "deeper" : "" }, inline(item[4])));
  } else if (line || follows) {
    if (follows && last && !BLOCKS.test(last.nodeName)) node.append("\n");
    node.append(...inline(line));
  }
}
