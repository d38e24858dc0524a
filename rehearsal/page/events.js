// What happens, as the server tells it: a long poll that starts anew after a loss.

import { ask, recheck, settle } from "./api.js";
import { markWaiting } from "./components.js";
import { $ } from "./dom.js";
import { openForm } from "./forms.js";
import { loadAll, logOf, mark } from "./panes.js";
import { channelOf, commandsOf, count, isMe, keep, nameOf, refresh, seen } from "./store.js";
import { word } from "./words.js";

const HAPPENS = {
  message_create: async ({ channel_id: channel, message }) => {
    keep(channel, message);
    if (!channelOf(channel)) await places();
    if (!isMe(message.author)) count(channel, message);
    typing(channel, "");
    logOf(channel)?.show(message);
    mark();
  },
  message_update: ({ channel_id: channel, message }) => {
    if (!seen.messages.get(channel)?.has(message.id)) return; // further up than was asked for
    keep(channel, message);
    logOf(channel)?.show(message);
  },
  message_delete: ({ channel_id: channel, message_id: id }) => {
    seen.messages.get(channel)?.delete(id);
    logOf(channel)?.remove(id);
  },
  channels: () => places(),
  commands: async () => {
    const known = [...seen.commands.keys()];
    seen.commands.clear();
    await Promise.all(known.map(commandsOf));
    document.dispatchEvent(new CustomEvent("commands"));
  },
  gateway: ({ connected }) => { seen.state.connected = connected; tellConnected(); },
  typing: ({ channel_id: channel }) => typing(channel, word("typing", nameOf(seen.state.bot.id))),
  interaction: ({ interaction }) => {
    settle(interaction);
    const one = interaction.source && seen.messages.get(interaction.channel_id)?.get(interaction.source);
    if (one && interaction.type === 3) clicked(one, interaction.state === "failed");
    if (interaction.modal) openForm(interaction);
  },
};

/** The bot has answered a click, or has not; what it drew instead comes as a change of the message. */
function clicked(one, failed) {
  seen.waiting.delete(one.id);
  if (failed) { seen.failed.add(one.id); logOf(one.channel_id)?.show(one); } else markWaiting(one.id);
}

/** A channel or thread came, changed or went; the message at which a thread began names it. */
async function places() {
  await refresh();
  await loadAll(false);
  for (const thread of seen.state.channels) {
    const root = seen.messages.get(thread.parent_id)?.get(thread.id), node = $("m" + thread.id);
    if (root && node && !node.querySelector(".branch")?.textContent.includes(thread.name)) logOf(thread.parent_id)?.show(root);
  }
}

const timers = new Map();
function typing(channel, words) {
  const log = logOf(channel);
  if (!log) return;
  const line = log.root.parentNode.querySelector(".typing");
  line.textContent = words;
  clearTimeout(timers.get(line));
  if (words) timers.set(line, setTimeout(() => { line.textContent = ""; }, 9000));
}

export function tellConnected() {
  const on = seen.state.connected;
  $("online").textContent = word(on ? "online" : "offlineShort");
  $("online").className = on ? "on" : "off";
  banner(on ? "" : word("offline"), "warn");
}

function banner(words, kind) {
  $("banner").className = kind;
  $("banner").hidden = !words;
  if ($("banner").textContent !== words) $("banner").textContent = words;
}

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/** Loads everything, then follows the events until the connection breaks or the server has started anew. */
async function follow() {
  await refresh();
  seen.commands.clear();
  seen.waiting.clear();
  await loadAll();
  tellConnected();
  recheck();
  let { epoch, last } = seen.state;
  for (;;) {
    // A browser keeps few connections to one host: hidden pages ask now and then, only visible ones hold theirs open.
    if (document.hidden) await pause(2000);
    const news = await ask("GET", `/events?after=${last}&epoch=${epoch}&timeout=${document.hidden ? 0 : 20}`);
    if (news.reset) return;
    last = news.last;
    for (const event of news.events) await HAPPENS[event.kind]?.(event);
  }
}

export async function listen() {
  for (;;) {
    try { await follow(); } catch (error) {
      banner(error instanceof TypeError ? word("gone") : error.message, "lost");
      if (!(error instanceof TypeError)) console.error(error);
      await pause(1000);
    }
  }
}
