// Selects: a button that says what is chosen, and a list that opens above everything else.

import { el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { everybody, seen } from "./store.js";
import { word } from "./words.js";

/** Emoji and label of a button or an option. */
export const face = (part) => [part.emoji && part.emoji.name, part.label].filter(Boolean).join(" ");

/** What a select offers, by its kind: its own options, users, roles, channels. */
export function candidates(part) {
  if (part.options) return part.options.map((one) => ({ value: one.value, shown: face(one), hint: one.description, preset: Boolean(one.default) }));
  const given = (part.default_values || []).map((one) => String(one.id));
  const users = everybody();
  const roles = [{ value: seen.state.guild.id, shown: "@everyone" }];
  const places = seen.state.channels.filter((one) => one.type !== 1 && (!(part.channel_types || []).length || part.channel_types.includes(one.type)))
    .map((one) => ({ value: one.id, shown: "#" + one.name }));
  const found = { 5: users, 6: roles, 7: [...users, ...roles], 8: places }[part.type] || [];
  return found.map((one) => ({ ...one, preset: given.includes(one.value) }));
}

/** How many may be chosen, in words. */
export const bounds = (least, most) => (least === most ? word("exactly", most) : word("allowed", least, most));

/** A select of a message. `send(values)` is told what was chosen, which the button shows until it is drawn anew. */
export function select(part, send) {
  const items = candidates(part), title = part.placeholder || word("pick"), words = el("span", {});
  const node = el("button", { type: "button", className: "choice", disabled: Boolean(part.disabled), role: "combobox", "aria-haspopup": "listbox",
    "aria-expanded": "false" }, words, icon("down"));
  const tell = () => {
    const chosen = items.filter((one) => one.preset).map((one) => one.shown).join(", ");
    words.textContent = chosen || title;
    words.className = chosen ? "" : "faint";
    node.setAttribute("aria-label", chosen ? `${title}: ${chosen}` : title);
  };
  const done = (values) => {
    for (const one of items) one.preset = values.includes(one.value);
    tell();
    send(values);
  };
  const open = () => new Popup(node, items, { least: part.min_values ?? 1, most: part.max_values ?? 1, title, send: done });
  tell();
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => { if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); open(); } });
  return node;
}

class Popup {
  constructor(button, items, { least, most, title, send }) {
    Object.assign(this, { button, least, most, send, several: most > 1 || least === 0 });
    this.root = el("div", { className: "popup", popover: "auto", tabIndex: -1 });
    this.list = new Listbox(null, { label: title, several: this.several, take: (one) => this.take(one) });
    this.list.chosen = new Set(items.filter((one) => one.preset));
    this.state = el("span", { className: "note", role: "status" });
    this.confirm = el("button", { type: "button", className: "press s1", onclick: () => this.finish() }, word("confirm"));
    this.root.append(this.list.node, this.several ? el("div", { className: "row" }, this.state, this.confirm) : "");
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("toggle", (event) => { if (event.newState === "closed") this.gone(); });
    document.body.append(this.root);
    this.root.showPopover();
    button.setAttribute("aria-expanded", "true");
    this.list.show(items, Math.max(items.findIndex((one) => one.preset), 0));
    this.tell();
    this.place();
    this.list.node.focus();
  }

  /** Below its button, or above where there is more room; on a phone the style sheet puts it at the bottom. */
  place() {
    const at = this.button.getBoundingClientRect(), below = innerHeight - at.bottom, up = below < 260 && at.top > below;
    const set = (name, value) => this.root.style.setProperty(name, value + "px");
    set("--left", Math.max(8, Math.min(at.left, innerWidth - Math.max(at.width, 280) - 8)));
    set("--width", Math.max(at.width, 280));
    set("--room", Math.max((up ? at.top : below) - 16, 160));
    this.root.classList.toggle("up", up);
    set("--edge-y", up ? innerHeight - at.top + 4 : at.bottom + 4);
  }

  take(one) {
    if (!this.several) { this.list.chosen = new Set([one]); this.finish(); return; }
    if (!this.list.chosen.has(one) && this.list.chosen.size >= this.most) {
      if (this.most > 1) return;
      this.list.chosen.forEach((other) => this.list.choose(other, false));
    }
    this.list.choose(one, !this.list.chosen.has(one));
    this.list.move(this.list.items.indexOf(one));
    this.tell();
  }

  tell() {
    const count = this.list.chosen.size;
    this.state.textContent = `${word("chosen", count)} · ${bounds(this.least, this.most)}`;
    this.confirm.disabled = count < this.least || count > this.most;
    this.list.node.classList.toggle("full", this.several && this.most > 1 && count >= this.most);
  }

  key(event) {
    const inList = event.target === this.list.node;
    if (inList && event.key === " ") { event.preventDefault(); if (this.list.items[this.list.at]) this.take(this.list.items[this.list.at]); }
    else if (inList && (event.key === "Home" || event.key === "End")) { event.preventDefault(); this.list.move(event.key === "Home" ? 0 : this.list.items.length - 1); }
    else if (inList && event.key !== "Tab" && event.key !== "Escape" && this.list.key(event)) return;
    else if (inList && event.key.length === 1) this.find(event.key.toLowerCase());
  }

  /** The next option that begins with a letter. */
  find(letter) {
    const { items, at } = this.list, order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    const found = order.find((one) => one.shown.toLowerCase().startsWith(letter));
    if (found) this.list.move(items.indexOf(found));
  }

  finish() {
    const values = this.list.items.filter((one) => this.list.chosen.has(one)).map((one) => one.value);
    this.root.hidePopover();
    this.send(values);
  }

  gone() {
    this.button.setAttribute("aria-expanded", "false");
    const held = this.root.contains(document.activeElement) || document.activeElement === document.body;
    this.root.remove();
    if (held) this.button.focus();
  }
}
