// The line at the foot of a pane: messages, and slash commands completed while they are typed.

import { ask, notice, settled, trying } from "./api.js";
import { CommandForm } from "./command.js";
import { el, icon } from "./dom.js";
import { Listbox, matching } from "./listbox.js";
import { failure } from "./messages.js";
import { commandsOf, everybody, local } from "./store.js";
import { word } from "./words.js";

/** Commands that can be sent, groups and subcommands walked through, with the words that this seat reads. */
function leaves(commands) {
  const out = [];
  const walk = (one, path) => {
    const inner = (one.options || []).filter((each) => each.type <= 2), here = [...path, one];
    if (inner.length) { inner.forEach((each) => walk(each, here)); return; }
    const options = one.options || [], words = here.map((each) => each.name).join(" ");
    out.push({ words, shown: "/" + here.map((each) => local(each, "name")).join(" "), also: ["/" + words], hint: local(one, "description"), options,
      marks: options.filter((each) => each.required).map((each) => local(each, "name")) });
  };
  for (const one of commands) if (one.type === 1) walk(one, []);
  return out.sort((a, b) => a.shown.localeCompare(b.shown));
}

/** The command that begins what was typed, with what stands behind it; nothing for none. */
function split(all, typed) {
  const plain = typed.replace(/^\//, "").replace(/\s+/g, " ").trimStart(), low = plain.toLowerCase();
  const begins = (one, words) => low === words.toLowerCase() || low.startsWith(words.toLowerCase() + " ");
  for (const one of all) {
    const words = [one.words, one.shown.slice(1)].find((each) => begins(one, each));
    if (words) return { chosen: one, rest: plain.slice(words.length) };
  }
  return null;
}

const pairs = (words) => new Set([...words.toLowerCase()].map((sign, at, all) => sign + (all[at + 1] || " ")));

/** How much two spellings share of their pairs of letters, from 0 to 1. */
function alike(one, other) {
  const [some, others] = [pairs(one), pairs(other)];
  return 2 * [...some].filter((each) => others.has(each)).length / (some.size + others.size);
}

/** The commands that are spelt most like what was typed, else the one that helps. */
function near(all, typed) {
  const like = (one) => Math.max(alike(one.words, typed.slice(1)), alike(one.shown.slice(1), typed.slice(1)));
  const ranked = all.map((one) => [like(one), one]).filter(([much]) => much >= 0.5).sort(([a], [b]) => b - a).slice(0, 8).map(([, one]) => one);
  return ranked.length ? ranked : all.filter((one) => one.words === "help");
}

/** Names behind an @ as Discord sends them. */
const mentioning = (said) => everybody().flatMap((one) => [one.shown, ...one.also].map((name) => [name, one.value]))
  .sort(([a], [b]) => b.length - a.length).reduce((text, [name, id]) =>
    text.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + "(?![\\p{L}\\p{N}_])", "giu"), `<@${id}>`), said);

export class Composer {
  /** `channel()` is where it writes to, `log` where failures are told, `name()` how the place is called. */
  constructor(form, { channel, log, name, id }) {
    Object.assign(this, { form, channel, log, name, id, command: null });
    form.addEventListener("submit", (event) => { event.preventDefault(); if (this.command) this.command.send(); else this.say(); });
    this.plain();
  }

  /** The plain line, with words in it already perhaps. */
  plain(words = "") {
    this.command = null;
    this.line = el("textarea", { id: this.id, rows: 1, value: words, autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", maxLength: 2000 });
    this.rename();
    this.list = new Listbox(this.line, { label: word("commands"), take: (one) => this.begin(one) });
    this.line.addEventListener("input", trying(() => this.complete()));
    this.line.addEventListener("keydown", (event) => this.key(event));
    this.line.addEventListener("blur", () => this.list.hide());
    this.line.addEventListener("focus", trying(() => this.complete()));
    this.form.replaceChildren(this.list.node, el("div", { className: "line" }, this.line, sender()));
  }

  /** The place may have changed: the line says where it writes to. */
  rename() {
    this.line.placeholder = word("write", this.name());
    this.line.setAttribute("aria-label", this.line.placeholder);
  }

  /** What stands in the line; a Japanese keyboard writes its slash wide. */
  get typed() { return this.line.value.replace(/^／/, "/"); }

  async complete() {
    this.line.style.height = "auto";
    this.line.style.height = this.line.scrollHeight + 2 + "px";
    const { typed } = this;
    if (!typed.startsWith("/") || typed.includes("\n")) { this.list.hide(); return; }
    const all = leaves(await commandsOf(await this.channel()));
    if (typed !== this.typed || document.activeElement !== this.line) return;
    const whole = split(all, typed);
    if (whole && whole.rest) this.begin(whole.chosen, whole.rest);
    else this.list.show(matching(all, typed.slice(1)));
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); this.form.requestSubmit(); }
    if (event.key === "Escape" && this.line.value.startsWith("/")) { this.line.value = ""; this.list.hide(); }
  }

  async say() {
    const said = this.typed.trim();
    if (!said) { this.line.focus(); return; }
    if (said.startsWith("/")) { await this.named(said); return; }
    this.line.value = "";
    this.line.style.height = "auto";
    this.line.focus();
    try {
      await ask("POST", "/messages", { channel_id: await this.channel(), content: mentioning(said) });
    } catch (error) {
      this.line.value ||= said;
      notice(error instanceof TypeError ? word("gone") : error.message);
    }
  }

  /** Begins the command that was typed out, or that a mention names; where there is none, what is near is offered. */
  async named(words) {
    const all = leaves(await commandsOf(await this.channel())), whole = split(all, words.trim());
    if (whole) { this.begin(whole.chosen, whole.rest); return; }
    this.line.focus();
    this.list.show(near(all, words.trim()), -1);
    this.log.append(failure(words.trim(), word(all.length ? "noCommand" : "offline", words.trim())));
  }

  begin(chosen, rest = "") {
    this.command = new CommandForm(chosen, { channel: this.channel, leave: (words) => { this.plain(words); this.line.focus(); this.complete(); },
      send: (options) => this.run(chosen, options) });
    this.form.replaceChildren(...this.command.nodes, sender());
    (this.command.fill(rest) || this.command).focus();
  }

  /** Sends a command; what the bot leaves unanswered is told in the log. */
  async run(chosen, options) {
    const started = await ask("POST", "/commands", { channel_id: await this.channel(), command: chosen.words, options });
    const over = settled(started.id);
    this.plain();
    this.line.focus();
    const waiting = el("p", { className: "status", role: "status" }, word("waiting"));
    this.form.append(waiting);
    const { state } = await over;
    waiting.remove();
    if (state === "failed") this.log.append(failure(chosen.shown));
  }
}

const sender = () => el("button", { className: "send", "aria-label": word("send"), title: word("send") }, icon("send"));
