// Requests to the seat API, and what is told when one fails.

import { $ } from "./dom.js";

const API = location.pathname.replace(/\/$/, "") + "/api";

/** Asks the server; throws an Error in words for what it refuses, a TypeError when it is not there. */
export async function ask(method, path, body) {
  const options = { method };
  if (body instanceof FormData) options.body = body;
  else if (body) Object.assign(options, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  const response = await fetch(API + path, options);
  const found = await response.json();
  if (!response.ok) throw new Error(found.error || response.statusText);
  return found;
}

export async function upload(file) {
  const data = new FormData();
  data.append("file", file);
  return (await ask("POST", "/uploads", data)).id;
}

let timer = 0;
export function notice(text) {
  $("notice").textContent = text;
  $("notice").hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { $("notice").hidden = true; }, 6000);
}

/** A deed whose failure is told in a notice. */
export const trying = (deed) => async (...args) => {
  try { return await deed(...args); } catch (error) { notice(error.message); return undefined; }
};

// An interaction is over when the bot has answered it or has failed to; word of that may come before the answer to the request.
const awaited = new Map(), over = new Map();

/** The outline of an interaction once the bot has answered it or three seconds are over. */
export const settled = (id) => new Promise((done) => { if (over.has(id)) done(over.get(id)); else awaited.set(id, done); });

export function settle(interaction) {
  if (interaction.state === "waiting") return;
  over.set(interaction.id, interaction);
  if (over.size > 50) over.delete(over.keys().next().value);
  awaited.get(interaction.id)?.(interaction);
  awaited.delete(interaction.id);
}

/** After a loss: asks what became of what is still awaited. */
export async function recheck() {
  for (const id of [...awaited.keys()]) {
    settle(await ask("GET", `/interactions/${id}?timeout=4`).catch((error) => { if (error instanceof TypeError) throw error; return { id, state: "failed" }; }));
  }
}
