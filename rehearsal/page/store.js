// What this page knows: the seat's state, messages by channel, commands, what is awaited, what was read.

import { ask } from "./api.js";

export const seen = {
  state: null, skew: 0, place: null, erasing: false,
  messages: new Map(), // channel -> Map of message id -> message
  whole: new Map(), // channel -> how many messages were asked for
  commands: new Map(), // channel -> commands
  waiting: new Map(), // message -> custom id
  failed: new Set(), // messages whose click went unanswered
};

export async function refresh() {
  seen.state = await ask("GET", "/state");
  seen.skew = seen.state.now - Date.now() / 1000;
  const here = channelOf(seen.place);
  if (!here || here.type === 1) seen.place = (seen.state.channels.find((one) => one.type === 0) || { id: null }).id;
  restore();
}

export const me = () => seen.state.me;
export const isMe = (user) => user.id === seen.state.me.id;
export const channelOf = (id) => seen.state.channels.find((one) => one.id === id);
export const dmChannel = () => seen.state.channels.find((one) => one.type === 1);
const userOf = (id) => [seen.state.bot, ...seen.state.users].find((one) => one.id === id);
export const shown = (user) => user.global_name || user.username;
export const nameOf = (id) => { const user = userOf(id); return user ? shown(user) : "?"; };
/** `#table`, or the bare name of a thread. */
export const placeName = (id) => { const one = channelOf(id); return one ? (one.type === 0 ? "#" : "") + one.name : ""; };
export const local = (one, field) => (one[field + "_localizations"] || {})[seen.state.me.locale] || one[field];

/** Everybody, as options to choose from; people before bots. */
export const everybody = () => [...seen.state.users].sort((a, b) => a.bot - b.bot).map((one) => ({ value: one.id, shown: "@" + nameOf(one.id), also: ["@" + one.username] }));

/** Channels of the server, each followed by its threads. */
export function places() {
  const all = seen.state.channels.filter((one) => one.type !== 1);
  return all.filter((one) => one.type === 0).map((one) => ({ channel: one, threads: all.filter((other) => other.parent_id === one.id) }));
}

/** The last messages of a channel, those too that were heard of while the server was asked. */
export async function messagesOf(channel, limit = 100) {
  const list = await ask("GET", `/channels/${channel}/messages?limit=${limit}`);
  const newest = list.length ? list[list.length - 1].id : "0";
  list.push(...[...(seen.messages.get(channel) || new Map()).values()].filter((one) => isAfter(one.id, newest)));
  seen.messages.set(channel, new Map(list.map((one) => [one.id, one])));
  seen.whole.set(channel, limit);
  return list;
}

export async function commandsOf(channel) {
  if (!seen.commands.has(channel)) seen.commands.set(channel, await ask("GET", "/commands?channel=" + channel));
  return seen.commands.get(channel);
}

/** The DM's id; opens the DM from this side when there is none. */
export async function openDm() {
  if (!dmChannel()) { await ask("POST", "/dm"); await refresh(); }
  return dmChannel().id;
}

export function keep(channel, message) {
  if (!seen.messages.has(channel)) seen.messages.set(channel, new Map());
  seen.messages.get(channel).set(message.id, message);
}

// Unread: the last message read by channel, kept in this browser

export const isAfter = (a, b) => (a.length !== b.length ? a.length > b.length : a > b);
const unread = new Map(); // channel -> how many came, how many of them mention me
let read = null;
const key = () => "kotatsu-read-" + seen.state.me.id;

function restore() {
  if (!read) read = JSON.parse(localStorage.getItem(key()) || "null");
  if (!read) read = Object.fromEntries(seen.state.channels.map((one) => [one.id, one.last_message_id || "0"]));
  for (const one of seen.state.channels) {
    if (one.last_message_id && isAfter(one.last_message_id, lastRead(one.id)) && !unread.has(one.id)) unread.set(one.id, { count: 0, pings: 0 });
  }
}

export const lastRead = (channel) => read[channel] || "0";
export const unreadOf = (channel) => unread.get(channel);

export function count(channel, message) {
  const now = unread.get(channel) || { count: 0, pings: 0 };
  const private_ = channelOf(channel) && channelOf(channel).type === 1;
  unread.set(channel, { count: now.count + 1, pings: now.pings + (private_ || message.mentions.some(isMe) ? 1 : 0) });
}

/** Everything there up to its newest message is read. Whether that was news. */
export function markRead(channel) {
  const newest = [...(seen.messages.get(channel) || new Map()).keys()].pop();
  const news = unread.delete(channel);
  if (newest && isAfter(newest, lastRead(channel))) {
    read[channel] = newest;
    localStorage.setItem(key(), JSON.stringify(read));
  }
  return news;
}
