// A command that is being filled in: its options one after another, the required ones first.

import { notice } from "./api.js";
import { el, icon } from "./dom.js";
import { Listbox, matching } from "./listbox.js";
import { Slot } from "./slots.js";
import { local } from "./store.js";
import { word } from "./words.js";

export class CommandForm {
  /** `send(options)` sends; `leave(words)` goes back to the plain line. */
  constructor(chosen, { channel, leave, send }) {
    Object.assign(this, { chosen, channel, leave, deliver: send, slots: [], busy: false });
    this.offers = el("div", { className: "above-line" });
    this.hint = el("p", { className: "status", role: "status" });
    this.more = this.moreInput();
    const name = el("strong", {}, chosen.shown);
    const cancel = el("button", { type: "button", className: "plain cancel", "aria-label": word("cancel"), title: word("cancel"), onclick: () => leave("") }, icon("close"));
    this.row = el("div", { className: "slots", role: "group", "aria-label": word("command", chosen.shown) }, name, this.more, cancel);
    this.nodes = [this.offers, this.hint, this.row];
    this.row.addEventListener("keydown", (event) => { if (event.key === "Escape") leave(chosen.shown); });
    for (const option of chosen.options) if (option.required) this.add(option);
    this.count();
    this.tell(null);
  }

  get rest() { return this.chosen.options.filter((option) => !this.slots.some((slot) => slot.option === option)); }

  add(option) {
    const slot = new Slot(option, { form: this, done: () => this.next(slot), drop: () => this.drop(slot) });
    this.slots.push(slot);
    this.more.before(slot.node);
    this.offers.append(slot.list ? slot.list.node : "");
    this.count();
    return slot;
  }

  /** Fills in what was typed behind the command, `name:value` or one option alone; gives the field that is not done yet. */
  fill(rest, alone) {
    const called = (name) => this.called(name), parts = [...rest.matchAll(/([^\s:：]+)[:：]\s*/g)].filter((part) => called(part[1]));
    const first = alone || this.chosen.options.find((option) => option.required) || this.chosen.options[0];
    const typed = parts.length ? parts.map((part, index) => [called(part[1]), rest.slice(part.index + part[0].length, parts[index + 1]?.index)]) : [[first, rest]];
    return typed.filter(([option, words]) => option && words.trim()).map(([option, words]) => this.write(option, words.trim())).find(Boolean);
  }

  called(name) {
    return this.chosen.options.find((option) => [option.name, local(option, "name")].some((one) => one.toLowerCase() === name.toLowerCase()));
  }

  write(option, words) {
    const slot = this.slots.find((one) => one.option === option) || this.add(option);
    return slot.write(words) ? null : slot;
  }

  drop(slot) {
    if (slot.option.required && !slot.empty) return;
    if (slot.option.required) { this.leave(this.chosen.shown); return; }
    this.remove(slot);
    this.focus();
  }

  remove(slot) {
    this.slots.splice(this.slots.indexOf(slot), 1);
    slot.node.remove();
    slot.list?.node.remove();
    this.count();
  }

  /** How many options are left to be added. */
  count() {
    this.more.hidden = !this.rest.length;
    this.more.placeholder = `+${this.rest.length}`;
  }

  /** The input at the end, which offers the options that are left. */
  moreInput() {
    const input = el("input", { className: "more", autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-label": word("more", this.rest.map((one) => local(one, "name")).join(", ")) });
    const list = new Listbox(input, { label: word("more", "").replace(/[:：]\s*$/, ""), take: (one) => { input.value = ""; list.hide(); this.add(one.option).focus(); } });
    const show = () => list.show(matching(this.rest.map((option) => ({ option, shown: local(option, "name"), also: [option.name], hint: local(option, "description") })), input.value), input.value ? 0 : -1);
    input.addEventListener("focus", () => { this.tell(null); show(); });
    input.addEventListener("input", show);
    input.addEventListener("blur", () => list.hide());
    input.addEventListener("keydown", (event) => {
      if (event.key === "Tab" && list.at < 0) return;
      if (list.key(event)) return;
      if (event.key === "Backspace" && !input.value) { event.preventDefault(); (this.slots.at(-1) || { focus: () => this.leave(this.chosen.shown) }).focus(); }
    });
    this.offers.append(list.node);
    return input;
  }

  /** Goes on to the first required option that is still empty, then to what else there is. */
  next(slot) {
    const empty = this.slots.find((one) => one !== slot && one.empty);
    if (empty) empty.focus();
    else if (!this.more.hidden) this.more.focus();
    else this.row.parentNode.querySelector(".send").focus();
  }

  focus() {
    const first = this.slots.find((one) => one.empty);
    if (first) first.focus();
    else if (!this.more.hidden) this.more.focus();
    else this.row.parentNode.querySelector(".send").focus();
  }

  /** Says what an option is for, or without one what the command does. */
  tell(slot) {
    this.hint.classList.remove("bad");
    const option = slot && slot.option;
    this.hint.replaceChildren(...(option ? [el("b", {}, local(option, "name")), " ", local(option, "description"), " ",
      el("span", { className: "mark" }, word(option.required ? "required" : "optional"))] : [this.chosen.hint]));
  }

  complain(words) {
    this.hint.classList.add("bad");
    this.hint.textContent = words;
  }

  /** What is filled in so far. */
  async values() {
    const values = {};
    for (const slot of this.slots) if (!slot.empty) values[slot.option.name] = await slot.value();
    return values;
  }

  /** Sends it; what was typed behind it without a name belongs to the first option that is left. */
  async send() {
    const missing = this.slots.find((slot) => slot.option.required && slot.empty);
    if (missing) { missing.focus(); missing.wrong(true); this.complain(word("requiredMissing", local(missing.option, "name"))); return; }
    const left = this.more.value.trim();
    if (left && this.rest.length) {
      this.more.value = "";
      const open = this.fill(left, this.rest[0]);
      if (open) { open.focus(); return; }
    }
    if (this.busy) return;
    this.busy = true;
    try {
      await this.deliver(await this.values());
    } catch (error) {
      if (error instanceof TypeError) notice(word("gone")); else this.complain(error.message);
    } finally {
      this.busy = false;
    }
  }
}
