"use strict";
// A seat's page, in one file so that it needs no loader. Everything that people or the bot wrote goes into text nodes, never into markup.

const API = location.pathname.replace(/\/$/, "") + "/api";
const WORDS = {
  en: { language: "Language", backstage: "Backstage", dmsClosed: "My DMs are closed", forbidden: "The bot may not post in this channel",
    drop: "Drop the gateway connection", eraser: "Show delete buttons", findings: "Findings", server: "Server", dm: "Direct messages",
    online: "the bot is connected", offline: "no bot is connected", empty: "Nothing here yet. Type / for commands.", send: "Send",
    cancel: "Cancel", only: "Only you can see this.", dismiss: "Dismiss", edited: "(edited)", thinking: "is thinking…",
    used: "used", failed: "The application did not respond.", write: "Message, or / for a command", pick: "Choose…", choose: "Choose",
    alt: "Alt text", noAlt: "no alt text", none: "none", bot: "APP", thread: "started a thread:", erase: "Delete", required: "required", gone: "The rehearsal server does not answer." },
  ja: { language: "言語", backstage: "舞台裏", dmsClosed: "DMを閉じている", forbidden: "このチャンネルでボットの投稿を禁じる", drop: "ゲートウェイを切断",
    eraser: "削除ボタンを表示", findings: "指摘", server: "サーバー", dm: "ダイレクトメッセージ", online: "ボット接続中", offline: "ボットは接続していません",
    empty: "まだ何もありません。/ でコマンドを入力。", send: "送信", cancel: "キャンセル", only: "これはあなただけに表示されています。", dismiss: "閉じる",
    edited: "(編集済)", thinking: "が考え中…", used: "が使用:", failed: "アプリケーションが応答しませんでした。", write: "メッセージ、または / でコマンド",
    pick: "選択…", choose: "決定", alt: "代替テキスト", noAlt: "代替テキストなし", none: "なし", bot: "アプリ", thread: "スレッドを開始:", erase: "削除", required: "必須",
    gone: "リハーサルサーバーが応答しません。" },
};

const seen = { state: null, place: null, commands: {}, messages: {}, waiting: {}, failed: {}, unread: new Set() };
const $ = (id) => document.getElementById(id);
const word = (name) => WORDS[seen.state && seen.state.me.locale === "ja" ? "ja" : "en"][name];

function el(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && name !== "list") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

async function ask(method, path, body) {
  const options = { method };
  if (body instanceof FormData) options.body = body;
  else if (body) Object.assign(options, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  const response = await fetch(API + path, options);
  const found = await response.json();
  if (!response.ok) throw new Error(found.error || response.statusText);
  return found;
}

let noticeTimer = 0;
function notice(text) {
  $("notice").textContent = text;
  $("notice").hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { $("notice").hidden = true; }, 6000);
}
const trying = (deed) => async (...args) => { try { return await deed(...args); } catch (error) { notice(error.message); return undefined; } };

// Text

const INLINE = new RegExp([
  "```(?:\\w*\\n)?([\\s\\S]+?)```", "`([^`\\n]+)`", "\\*\\*([\\s\\S]+?)\\*\\*", "__([\\s\\S]+?)__", "~~([\\s\\S]+?)~~",
  "\\|\\|([\\s\\S]+?)\\|\\|", "\\*(?!\\s)([^*\\n]+?)\\*", "\\b_([^_\\n]+?)_\\b", "<@!?(\\d+)>", "<#(\\d+)>", "</([^:>]+):\\d+>",
  "<t:(-?\\d+)(?::([tTdDfFR]))?>", "\\[([^\\]\\n]+)\\]\\(<?(https?://[^\\s)>]+)>?\\)", "(https?://[^\\s<>]+)", "\\\\([*_~`|<>\\\\#\\[\\]-])",
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

function token([, block, code, bold, under, strike, spoiler, star, bar, user, channel, command, time, style, label, url, bare, plain]) {
  if (block !== undefined) return el("pre", {}, el("code", {}, block));
  if (code !== undefined) return el("code", {}, code);
  if (bold !== undefined) return el("strong", {}, inline(bold));
  if (under !== undefined) return el("u", {}, inline(under));
  if (strike !== undefined) return el("s", {}, inline(strike));
  if (spoiler !== undefined) return el("span", { className: "spoiler", tabIndex: 0 }, inline(spoiler));
  if (star !== undefined || bar !== undefined) return el("em", {}, inline(star || bar));
  if (user !== undefined) return el("span", { className: user === seen.state.me.id ? "mention me" : "mention" }, "@" + nameOf(user));
  if (channel !== undefined) return channelLink(channel);
  if (command !== undefined) return el("span", { className: "mention" }, "/" + command);
  if (time !== undefined) return moment(Number(time), style || "f");
  if (label !== undefined) return el("a", { href: url, target: "_blank", rel: "noopener" }, inline(label));
  if (bare !== undefined) return jump(bare);
  return plain;
}

function channelLink(id) {
  const channel = seen.state.channels.find((one) => one.id === id);
  return el("span", { className: "mention", onclick: () => channel && go(id) }, "#" + (channel ? channel.name : "?"));
}

function jump(url) {
  const found = url.match(/\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/);
  if (!found) return el("a", { href: url, target: "_blank", rel: "noopener" }, url);
  return el("a", { href: "#", onclick: trying(async (event) => {
    event.preventDefault();
    const channel = seen.state.channels.find((one) => one.id === found[1]);
    if (channel && channel.type !== 1) await go(found[1]); else showPane("dm");
    const node = found[2] && $("m" + found[2]);
    if (node) node.scrollIntoView({ block: "center" });
  }) }, "↪");
}

const STYLES = { t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" } };
function moment(seconds, style) {
  const locale = seen.state.me.locale, at = new Date(seconds * 1000);
  const node = el("time", { dateTime: at.toISOString(), title: at.toLocaleString(locale) });
  if (style === "R") { node.dataset.at = seconds; relative(node); } else node.textContent = new Intl.DateTimeFormat(locale, STYLES[style]).format(at);
  return node;
}
function relative(node) {
  const left = Number(node.dataset.at) - Date.now() / 1000 - seen.skew;
  const [unit, size] = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]
    .find(([, each]) => Math.abs(left) >= each) || ["second", 1];
  node.textContent = new Intl.RelativeTimeFormat(seen.state.me.locale, { numeric: "auto" }).format(Math.trunc(left / size), unit);
}
setInterval(() => document.querySelectorAll("time[data-at]").forEach(relative), 5000);

function text(content) {
  const node = el("div", { className: "text" });
  const blocks = content.split(/(```[\s\S]+?```)/);
  for (const block of blocks) {
    if (block.startsWith("```") && block.length > 5) { node.append(...inline(block)); continue; }
    block.split("\n").forEach((line, index) => {
      const head = line.match(/^(#{1,3}) (.+)/), quote = line.match(/^>\s(.*)/), sub = line.match(/^-# (.+)/), item = line.match(/^(\s*)[-*] (.+)/);
      if (index && !(node.lastChild && /^(H[123]|BLOCKQUOTE)$/.test(node.lastChild.nodeName))) node.append("\n");
      if (head) node.append(el("h" + head[1].length, {}, inline(head[2])));
      else if (quote) node.append(el("blockquote", {}, inline(quote[1])));
      else if (sub) node.append(el("small", {}, inline(sub[1])));
      else node.append(...(item ? [item[1] + "• ", ...inline(item[2])] : inline(line)));
    });
  }
  return node;
}

const nameOf = (id) => { const user = seen.state.users.find((one) => one.id === id); return user ? user.global_name || user.username : "?"; };
const local = (one, field) => (one[field + "_localizations"] || {})[seen.state.me.locale] || one[field];

// Messages

function message(one) {
  const private_ = Boolean(one.flags & 64), bot = Boolean(one.author.bot);
  const pinged = one.mentions.some((user) => user.id === seen.state.me.id);
  const about = one.interaction_metadata;
  const node = el("li", { id: "m" + one.id, className: ["message", pinged && "pinged", private_ && "private"].filter(Boolean).join(" ") });
  if (about && about.type === 2) node.append(el("p", { className: "note" }, `${nameOf(about.user.id)} ${word("used")} /${one.interaction_name}`));
  if (one.referenced_message) node.append(el("p", { className: "note" }, "↱ " + one.referenced_message.content.slice(0, 80)));
  const at = new Date(one.timestamp);
  node.append(el("div", { className: "by" }, el("b", { className: bot ? "bot" : "" }, one.author.global_name || one.author.username),
    bot ? el("span", {}, word("bot")) : "", el("time", { dateTime: one.timestamp, title: at.toLocaleString() },
      at.toLocaleTimeString(seen.state.me.locale, { timeStyle: "short" })),
    one.edited_timestamp ? el("span", {}, word("edited")) : "", one.pinned ? el("span", {}, "📌") : "",
    $("eraser").checked ? el("button", { className: "erase", type: "button", onclick: trying(() => ask("DELETE", "/messages/" + one.id)) }, word("erase")) : ""));
  if (one.flags & 128) node.append(el("p", { className: "note" }, `${nameOf(one.author.id)} ${word("thinking")}`));
  if (one.type === 18) node.append(el("p", { className: "note" }, word("thread") + " ", channelLink(one.message_reference.channel_id)));
  else if (one.content) node.append(text(one.content));
  node.append(...one.embeds.map(embed), ...files(one.attachments), ...one.components.map((part) => component(part, one)));
  if (private_) node.append(el("p", { className: "note" }, word("only") + " ",
    el("button", { type: "button", onclick: trying(() => ask("DELETE", "/messages/" + one.id)) }, word("dismiss"))));
  if (seen.failed[one.id]) node.append(el("p", { className: "note bad" }, word("failed")));
  return node;
}

function picture(url, alt, width, height) {
  const img = el("img", { src: url, alt: alt || "", loading: "lazy", tabIndex: 0 });
  if (width) { img.style.aspectRatio = `${width} / ${height}`; }
  const open = () => { const big = $("picture"); big.querySelector("img").src = url; big.querySelector("img").alt = alt || "";
    big.querySelector("p").textContent = alt || word("noAlt"); big.showModal(); };
  img.addEventListener("click", open);
  img.addEventListener("keydown", (event) => { if (event.key === "Enter") open(); });
  return el("figure", {}, img, el("figcaption", {}, el("details", {}, el("summary", {}, alt ? word("alt") : word("noAlt")), alt || "")));
}

function files(list) {
  return list.map((one) => (one.content_type || "").startsWith("image/") ? picture(one.url, one.description, one.width, one.height)
    : el("p", {}, el("a", { href: one.url, download: one.filename }, `📄 ${one.filename} (${one.size} B)`)));
}

function embed(one) {
  const node = el("div", { className: "embed" }, one.author ? el("small", {}, one.author.name) : "", one.title ? el("strong", {}, text(one.title)) : "",
    one.description ? text(one.description) : "", (one.fields || []).map((field) => el("div", {}, el("b", {}, field.name), text(field.value))),
    one.image ? picture(one.image.url, one.image.description) : "", one.footer ? el("small", {}, one.footer.text) : "");
  if (one.color) node.style.borderLeftColor = "#" + one.color.toString(16).padStart(6, "0");
  return node;
}

function component(part, one) {
  const inside = () => (part.components || []).map((child) => component(child, one));
  switch (part.type) {
    case 1: return el("div", { className: "row" }, inside());
    case 2: return button(part, one);
    case 3: case 5: case 6: case 7: case 8: return select(part, one);
    case 9: return el("div", { className: "cut" }, el("div", {}, inside()), component(part.accessory, one));
    case 10: return text(part.content);
    case 11: return picture(part.media.url, part.description, part.media.width, part.media.height);
    case 12: return el("div", { className: part.items.length === 1 ? "gallery one" : "gallery" },
      part.items.map((item) => picture(item.media.url, item.description, item.media.width, item.media.height)));
    case 13: return el("p", {}, el("a", { href: part.file.url, download: part.name }, `📄 ${part.name} (${part.size} B)`));
    case 14: return part.divider === false ? el("br") : el("hr");
    case 17: { const box = el("div", { className: "box" }, inside());
      if (part.accent_color) box.style.borderLeftColor = "#" + part.accent_color.toString(16).padStart(6, "0"); return box; }
    default: return el("p", { className: "note bad" }, "component " + part.type);
  }
}

function face(part) {
  const emoji = part.emoji && part.emoji.name ? part.emoji.name + " " : "";
  return emoji + (part.label || "");
}

function button(part, one) {
  if (part.style === 5) return el("a", { className: "press", href: part.url, target: "_blank", rel: "noopener" }, face(part) + " ↗");
  return el("button", { type: "button", className: `press s${part.style}` + (seen.waiting[one.id] === part.custom_id ? " waiting" : ""),
    disabled: Boolean(part.disabled), onclick: () => use(one, part.custom_id, []) }, face(part));
}

function candidates(part) {
  if (part.type === 3) return part.options.map((one) => ({ value: one.value, label: face(one), description: one.description, chosen: one.default }));
  const given = (part.default_values || []).map((one) => String(one.id));
  const users = seen.state.users.map((one) => ({ value: one.id, label: "@" + nameOf(one.id), chosen: given.includes(one.id) }));
  const roles = [{ value: seen.state.guild.id, label: "@everyone" }];
  const places = seen.state.channels.filter((one) => one.type !== 1 && (!part.channel_types || part.channel_types.includes(one.type)))
    .map((one) => ({ value: one.id, label: "#" + one.name, chosen: given.includes(one.id) }));
  return { 5: users, 6: roles, 7: [...users, ...roles], 8: places }[part.type];
}

function select(part, one) {
  const list = candidates(part), most = part.max_values ?? 1;
  if (most === 1 && part.min_values !== 0) {
    const node = el("select", { className: "choice", disabled: Boolean(part.disabled), "aria-label": part.placeholder || part.custom_id,
      onchange: () => use(one, part.custom_id, [node.value]) });
    if (!list.some((each) => each.chosen)) node.append(el("option", { value: "", disabled: true, selected: true }, part.placeholder || word("pick")));
    node.append(...list.map((each) => el("option", { value: each.value, selected: Boolean(each.chosen) },
      each.description ? `${each.label} (${each.description})` : each.label)));
    return node;
  }
  const boxes = list.map((each) => el("input", { type: "checkbox", value: each.value, checked: Boolean(each.chosen), disabled: Boolean(part.disabled) }));
  return el("details", { className: "several" }, el("summary", {}, part.placeholder || word("pick")),
    boxes.map((box, index) => el("label", {}, box, " ", list[index].label, list[index].description ? el("small", {}, " " + list[index].description) : "")),
    el("button", { type: "button", className: "press s1", disabled: Boolean(part.disabled),
      onclick: () => use(one, part.custom_id, boxes.filter((box) => box.checked).map((box) => box.value)) }, word("choose")));
}

const use = trying(async (one, custom, values) => {
  seen.waiting[one.id] = custom;
  delete seen.failed[one.id];
  show(one);
  try { await ask("POST", "/components", { message_id: one.id, component: custom, values }); }
  catch (error) { delete seen.waiting[one.id]; show(one); throw error; }
});

// Panes

const dmChannel = () => seen.state.channels.find((one) => one.type === 1);
function logOf(channel) {
  const dm = dmChannel();
  return dm && channel === dm.id ? $("dm-log") : channel === seen.place ? $("server-log") : null;
}

function show(one) {
  const log = logOf(one.channel_id);
  if (!log) return;
  const bottom = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
  const fresh = message(one), old = $("m" + one.id);
  if (old) old.replaceWith(fresh); else log.append(fresh);
  if (bottom) settleDown(log);
}
function settleDown(log) {
  log.scrollTop = log.scrollHeight;
  log.querySelectorAll("img").forEach((img) => img.complete || img.addEventListener("load", () => { log.scrollTop = log.scrollHeight; }, { once: true }));
}

async function load(channel) {
  const list = await ask("GET", `/channels/${channel}/messages`);
  seen.messages[channel] = new Map(list.map((one) => [one.id, one]));
  const log = logOf(channel);
  if (log) { log.replaceChildren(...list.map(message)); settleDown(log); }
}

async function go(channel) {
  seen.place = channel;
  seen.unread.delete(channel);
  seen.commands[channel] = await ask("GET", "/commands?channel=" + channel);
  places();
  await load(channel);
  showPane("server");
}
function showPane(name) {
  document.body.className = "show-" + name;
  document.querySelector(`#panes [data-pane=${name}]`).classList.remove("unread");
}

function places() {
  $("places").replaceChildren(...seen.state.channels.filter((one) => one.type !== 1).map((one) =>
    el("button", { type: "button", className: seen.unread.has(one.id) ? "unread" : "", "aria-current": one.id === seen.place ? "true" : null,
      onclick: trying(() => go(one.id)) }, (one.type === 0 ? "# " : "↳ ") + one.name)));
  const here = seen.state.channels.find((one) => one.id === seen.place);
  $("forbidden").checked = Boolean(here && (here.deny || []).includes("SEND_MESSAGES"));
}

async function refresh() {
  const before = seen.state && seen.state.me.locale;
  seen.state = await ask("GET", "/state");
  seen.skew = seen.state.now - Date.now() / 1000;
  document.documentElement.lang = seen.state.me.locale;
  document.querySelectorAll("[data-word]").forEach((node) => { node.textContent = word(node.dataset.word); });
  document.querySelectorAll(".log").forEach((node) => { node.dataset.empty = word("empty"); });
  $("me").textContent = "· " + nameOf(seen.state.me.id);
  document.title = `Kotatsu · ${nameOf(seen.state.me.id)}`;
  $("online").textContent = word(seen.state.connected ? "online" : "offline");
  $("online").className = seen.state.connected ? "" : "off";
  $("locale").value = seen.state.me.locale;
  $("dms-closed").checked = seen.state.me.dms_closed;
  if (!seen.state.channels.some((one) => one.id === seen.place)) { const first = seen.state.channels.find((one) => one.type === 0); seen.place = first ? first.id : null; }
  places();
  return before !== seen.state.me.locale;
}

async function everything() {
  await refresh();
  for (const one of seen.state.channels) if (one.id === seen.place || one.type === 1) {
    await load(one.id);
    seen.commands[one.id] = await ask("GET", "/commands?channel=" + one.id);
  }
}

// Events

const HAPPENS = {
  message_create: (event) => {
    (seen.messages[event.channel_id] ||= new Map()).set(event.message.id, event.message);
    if (event.channel_id !== seen.place && !logOf(event.channel_id)) { seen.unread.add(event.channel_id); places(); }
    const pane = logOf(event.channel_id) === $("dm-log") ? "dm" : "server";
    if (!document.body.classList.contains("show-" + pane)) document.querySelector(`#panes [data-pane=${pane}]`).classList.add("unread");
    if (document.hidden && event.message.mentions.some((user) => user.id === seen.state.me.id)) document.title = "● " + document.title;
    show(event.message);
  },
  message_update: (event) => {
    (seen.messages[event.channel_id] ||= new Map()).set(event.message.id, event.message);
    show(event.message);
  },
  message_delete: (event) => { const node = $("m" + event.message_id); if (node) node.remove(); },
  channels: everything,
  commands: everything,
  typing: () => {},
  interaction: ({ interaction }) => {
    const one = interaction.source && (seen.messages[interaction.channel_id] || new Map()).get(interaction.source);
    if (one) {
      delete seen.waiting[one.id];
      if (interaction.state === "failed") seen.failed[one.id] = true; else delete seen.failed[one.id];
      show(one);
    } else if (interaction.state === "failed" && interaction.type === 2) notice(`/${interaction.label}: ${word("failed")}`);
    if (interaction.state === "failed" && interaction.type === 5) notice(word("failed"));
    if (interaction.modal) openForm(interaction);
  },
};

async function listen() {
  for (;;) {
    try {
      await everything();
      let { epoch, last } = seen.state;
      for (;;) {
        // A browser keeps few connections to one host: hidden tabs ask now and then, only visible ones hold theirs open.
        const hidden = document.hidden;
        if (hidden) await new Promise((done) => { setTimeout(done, 2000); });
        const news = await ask("GET", `/events?after=${last}&epoch=${epoch}&timeout=${hidden ? 0 : 10}`);
        if (news.reset) break;
        last = news.last;
        for (const event of news.events) await HAPPENS[event.kind](event);
        if (!news.events.length && !document.hidden) await refresh();
      }
    } catch (error) {
      $("online").textContent = word("gone");
      $("online").className = "off";
      await new Promise((done) => { setTimeout(done, 1500); });
    }
  }
}

// Forms

function openForm({ id, modal }) {
  const readers = {};
  const dialog = $("form");
  const form = el("form", { method: "dialog", onsubmit: trying(async (event) => {
    event.preventDefault();
    const values = {};
    for (const [name, read] of Object.entries(readers)) { const value = await read(); if (value !== undefined) values[name] = value; }
    await ask("POST", "/modals/" + id, { values });
    dialog.close();
  }) }, el("h2", {}, modal.title), modal.components.map((part) => field(part, readers)),
  el("div", { className: "row" }, el("button", { className: "press s1" }, word("send")),
    el("button", { className: "press", type: "button", onclick: () => dialog.close() }, word("cancel"))));
  dialog.replaceChildren(form);
  dialog.showModal();
}

function field(part, readers) {
  if (part.type === 10) return text(part.content);
  if (part.type === 1) return el("div", {}, part.components.map((child) => labelled(child.label, "", child, readers)));
  return labelled(part.label, part.description, part.component, readers);
}

function labelled(label, description, part, readers) {
  const needed = part.required ?? true;
  const node = control(part, readers);
  return el(node.tagName === "FIELDSET" ? "div" : "label", {}, el("span", {}, label, needed ? " *" : ""), description ? el("small", {}, description) : "", node);
}

function control(part, readers) {
  const needed = part.required ?? true, name = part.custom_id;
  if (part.type === 4) {
    const node = el(part.style === 2 ? "textarea" : "input", { value: part.value || "", placeholder: part.placeholder || "", required: needed });
    if (part.max_length) node.maxLength = part.max_length;
    if (part.min_length) node.minLength = part.min_length;
    readers[name] = () => node.value;
    return node;
  }
  if (part.type === 19) {
    const node = el("input", { type: "file", multiple: (part.max_values ?? 1) > 1, required: needed });
    readers[name] = () => Promise.all([...node.files].map(upload));
    return node;
  }
  if (part.type === 23) {
    const node = el("input", { type: "checkbox", checked: Boolean(part.default) });
    readers[name] = () => node.checked;
    return node;
  }
  const several = part.type === 22 || (part.max_values ?? 1) > 1;
  const list = part.options && part.type !== 3 ? part.options.map((one) => ({ ...one, chosen: one.default })) : candidates(part);
  const boxes = list.map((one) => el("input", { type: several ? "checkbox" : "radio", name, value: one.value, checked: Boolean(one.chosen) }));
  readers[name] = () => { const chosen = boxes.filter((box) => box.checked).map((box) => box.value); return part.type === 21 ? chosen[0] : chosen; };
  return el("fieldset", {}, list.map((one, index) => el("label", {}, boxes[index], " ", one.label, one.description ? el("small", {}, one.description) : "")));
}

async function upload(file) {
  const data = new FormData();
  data.append("file", file);
  return (await ask("POST", "/uploads", data)).id;
}

// The command line

function leaves(commands) {
  const out = [];
  const walk = (root, one, path) => {
    const inner = (one.options || []).filter((each) => each.type <= 2);
    const here = [...path, one];
    if (inner.length) inner.forEach((each) => walk(root, each, here));
    else out.push({ root, leaf: one, words: here.map((each) => each.name).join(" "), shown: here.map((each) => local(each, "name")).join(" ") });
  };
  for (const one of commands) if (one.type === 1) walk(one, one, []);
  return out.sort((a, b) => a.shown.localeCompare(b.shown));
}

function offers(list, input, items, take) {
  let at = 0;
  const draw = () => list.replaceChildren(...items.map((one, index) => el("li", { role: "option", "aria-selected": String(index === at),
    onmousedown: (event) => { event.preventDefault(); take(one); } }, one.shown, one.hint ? el("small", {}, "  " + one.hint) : "")));
  list.setAttribute("role", "listbox");
  draw();
  input.onkeydown = (event) => {
    if (!items.length || !list.children.length) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      at = (at + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length;
      draw();
      list.children[at].scrollIntoView({ block: "nearest" });
      event.preventDefault();
    } else if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); take(items[at]); }
    else if (event.key === "Escape") list.replaceChildren();
  };
}

function composer(form, channelOf) {
  const list = el("ul", { className: "offers" });
  const line = el("input", { autocomplete: "off", "aria-label": "message or command", placeholder: word("write") });
  const start = () => {
    line.value = "";
    line.placeholder = word("write");
    form.replaceChildren(list, line);
    list.replaceChildren();
    form.onsubmit = trying(async (event) => {
      event.preventDefault();
      const said = line.value.trim();
      if (!said || said.startsWith("/")) return;
      line.value = "";
      await ask("POST", "/messages", { channel_id: await channelOf(true), content: said });
    });
  };
  line.addEventListener("input", trying(async () => {
    if (!line.value.startsWith("/")) { list.replaceChildren(); return; }
    const channel = await channelOf(true), typed = line.value.slice(1).toLowerCase();
    seen.commands[channel] ||= await ask("GET", "/commands?channel=" + channel);
    const found = leaves(seen.commands[channel]).filter((one) => one.words.includes(typed.trim()) || one.shown.toLowerCase().includes(typed.trim()));
    offers(list, line, found.slice(0, 40).map((one) => ({ ...one, shown: "/" + one.shown, hint: local(one.leaf, "description") })),
      (one) => fill(form, list, one, channelOf, start));
  }));
  line.addEventListener("blur", () => setTimeout(() => list.replaceChildren(), 150));
  start();
  return start;
}

function fill(form, list, chosen, channelOf, back) {
  const readers = {};
  list.replaceChildren();
  const reading = async () => {
    const options = {};
    for (const [name, read] of Object.entries(readers)) { const value = await read(); if (value !== undefined && value !== "") options[name] = value; }
    return options;
  };
  const fields = (chosen.leaf.options || []).map((option) => el("label", {}, `${local(option, "name")}${option.required ? " *" : ""}: ${local(option, "description")}`,
    slot(option, chosen, readers, reading, channelOf)));
  const cancel = el("button", { type: "button", className: "press", onclick: back }, word("cancel"));
  form.replaceChildren(el("strong", {}, chosen.shown), el("div", { className: "fields" }, fields),
    el("div", { className: "row" }, el("button", { className: "press s1" }, word("send")), cancel));
  form.onsubmit = trying(async (event) => {
    event.preventDefault();
    await ask("POST", "/commands", { channel_id: await channelOf(true), command: chosen.words, options: await reading() });
    back();
    const line = form.querySelector("input");
    if (line) line.focus();
  });
  form.onkeyup = (event) => { if (event.key === "Escape") back(); };
  const first = form.querySelector(".fields input, .fields select") || form.querySelector("button");
  first.focus();
  const log = form.closest(".pane").querySelector(".log");
  settleDown(log);
}

function slot(option, chosen, readers, reading, channelOf) {
  const read = (node) => { readers[option.name] = () => node.value; return node; };
  const pick = (items) => read(el("select", { required: Boolean(option.required) }, option.required ? "" : el("option", { value: "" }, "–"),
    items.map(([value, label]) => el("option", { value }, label))));
  if (option.choices && option.choices.length) return pick(option.choices.map((one) => [one.value, local(one, "name")]));
  if (option.type === 5) return pick([["true", "✓"], ["false", "✗"]]);
  if (option.type === 6 || option.type === 9) return pick(seen.state.users.map((one) => [one.id, "@" + nameOf(one.id)]));
  if (option.type === 7) return pick(seen.state.channels.filter((one) => one.type !== 1).map((one) => [one.id, "#" + one.name]));
  if (option.type === 8) return pick([[seen.state.guild.id, "@everyone"]]);
  if (option.type === 11) {
    const node = el("input", { type: "file", required: Boolean(option.required) });
    readers[option.name] = async () => (node.files[0] ? upload(node.files[0]) : undefined);
    return node;
  }
  const node = el("input", { autocomplete: "off", required: Boolean(option.required), type: option.type === 3 || option.autocomplete ? "text" : "number",
    step: option.type === 10 ? "any" : null, min: option.min_value, max: option.max_value });
  let taken = null;
  readers[option.name] = () => (taken && taken.shown === node.value ? taken.value : node.value);
  if (!option.autocomplete) return node;
  const list = el("ul", { className: "offers" });
  let turn = 0;
  const complete = trying(async () => {
    const mine = ++turn;
    await new Promise((done) => { setTimeout(done, 150); });
    if (mine !== turn) return;
    const options = { ...await reading(), [option.name]: node.value };
    const found = await ask("POST", "/autocomplete", { channel_id: await channelOf(true), command: chosen.words, focused: option.name, options });
    if (mine !== turn || document.activeElement !== node) return;
    offers(list, node, found.choices.map((one) => ({ shown: local(one, "name"), value: one.value })), (one) => {
      taken = one; node.value = one.shown; list.replaceChildren(); turn += 1; });
    if (found.failed) notice(word("failed"));
  });
  node.addEventListener("input", complete);
  node.addEventListener("focus", complete);
  node.addEventListener("blur", () => { turn += 1; setTimeout(() => list.replaceChildren(), 150); });
  return el("span", {}, node, list);
}

// Start

async function dmOrNew(make) {
  if (!dmChannel() && make) { await ask("POST", "/dm"); await refresh(); }
  return dmChannel().id;
}

document.querySelectorAll("#panes button").forEach((node) => node.addEventListener("click", () => showPane(node.dataset.pane)));
$("picture").addEventListener("click", () => $("picture").close());
$("locale").addEventListener("change", trying(async () => { await ask("POST", "/settings", { locale: $("locale").value }); await everything(); redraw(); }));
$("dms-closed").addEventListener("change", trying(() => ask("POST", "/settings", { dms_closed: $("dms-closed").checked })));
$("forbidden").addEventListener("change", trying(() => ask("POST", `/channels/${seen.place}/permissions`, { deny: $("forbidden").checked ? ["SEND_MESSAGES"] : [] })));
$("drop").addEventListener("click", trying(() => ask("POST", "/gateway/drop", {})));
$("eraser").addEventListener("change", trying(everything));
$("backstage").addEventListener("toggle", trying(async () => {
  const list = await ask("GET", "/findings");
  $("findings").replaceChildren(...(list.length ? list.slice(-30).reverse().map((one) => el("li", {}, `[${one.kind}] ${one.where}: ${one.code} ${one.message}`))
    : [el("li", {}, word("none"))]));
}));

let redraw = () => {};
refresh().then(() => {
  const starts = [composer($("server-composer"), async () => seen.place), composer($("dm-composer"), dmOrNew)];
  redraw = () => starts.forEach((start) => start());
  listen();
}, (error) => notice(error.message));
