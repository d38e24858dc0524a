// One option of a command: a field, mostly with a list of choices of its own or from the bot.

import { ask, upload } from "./api.js";
import { el } from "./dom.js";
import { Listbox, matching, nothing } from "./listbox.js";
import { everybody, local, seen } from "./store.js";
import { word } from "./words.js";

const STRING = 3, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, ATTACHMENT = 11;
const PATIENCE = 150;

/** What can be chosen without asking the bot; null for what is typed freely or asked for. */
function offered(option) {
  const roles = () => seen.state.guild.roles.map((one) => ({ value: one.id, shown: one.name }));
  if (option.choices && option.choices.length) return option.choices.map((one) => ({ value: one.value, shown: local(one, "name"), also: [one.name, String(one.value)] }));
  switch (option.type) {
    case BOOLEAN: return [{ value: "true", shown: word("yes") }, { value: "false", shown: word("no") }];
    case USER: return everybody();
    case ROLE: return roles();
    case MENTIONABLE: return [...everybody(), ...roles()];
    case CHANNEL: return seen.state.channels.filter((one) => one.type !== 1).map((one) => ({ value: one.id, shown: "#" + one.name }));
    default: return null;
  }
}

export class Slot {
  /** `done()` goes on, `drop()` takes the option out again. */
  constructor(option, { form, done, drop }) {
    Object.assign(this, { option, form, done, drop, taken: null, turn: 0 });
    const name = local(option, "name");
    this.input = option.type === ATTACHMENT ? this.file() : this.field(option);
    this.input.setAttribute("aria-label", `${name}: ${local(option, "description")}`);
    if (option.required) this.input.setAttribute("aria-required", "true");
    this.input.addEventListener("focus", () => { form.tell(this); this.complete(); });
    this.node = el("label", { className: "slot" }, el("span", { className: "key" }, name, option.required ? el("i", { "aria-hidden": "true" }, "*") : ""), this.input);
  }

  file() {
    return el("input", { type: "file", onchange: () => this.done() });
  }

  field(option) {
    const choices = offered(option), free = !choices && !option.autocomplete;
    const input = el("input", { type: "text", autocomplete: "off", inputMode: option.type === STRING || !free ? "text" : "decimal", size: 8 });
    if (option.max_length) input.maxLength = option.max_length;
    if (!free) this.listed(input, choices);
    input.addEventListener("input", () => { this.taken = null; this.fit(); this.wrong(false); this.complete(); });
    input.addEventListener("blur", () => { this.turn += 1; this.list?.hide(); });
    input.addEventListener("keydown", (event) => {
      if (this.list?.key(event)) return;
      if (event.key === "Backspace" && !input.value) { event.preventDefault(); this.drop(); }
    });
    return input;
  }

  listed(input, choices) {
    this.choices = choices;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    this.list = new Listbox(input, { label: word("choices"), take: (one) => this.take(one) });
  }

  take(one) {
    this.taken = one;
    this.input.value = one.shown;
    this.turn += 1;
    this.fit();
    this.list.hide();
    this.done();
  }

  fit() { this.input.size = Math.max(8, Math.min(this.input.value.length + 2, 32)); }
  focus() { this.input.focus(); }
  wrong(yes) { this.input.setAttribute("aria-invalid", String(yes)); }
  get empty() { return this.input.type === "file" ? !this.input.files.length : !this.input.value.trim(); }

  /** Puts words into the field; a choice that is called so is taken. Whether nothing is left to be chosen. */
  write(words) {
    if (this.input.type === "file") return false;
    this.taken = this.exact(words);
    this.input.value = this.taken ? this.taken.shown : words;
    this.fit();
    return !this.list || this.taken !== null;
  }

  /** The choice that is called as was typed, in any language or by its value; null for none. */
  exact(words) {
    const plain = (one) => one.toLowerCase().replace(/^[@#]/, ""), sought = plain(words.trim());
    return (this.choices || []).find((one) => [one.shown, ...(one.also || [])].some((name) => plain(name) === sought)) || null;
  }

  async value() {
    if (this.input.type === "file") return upload(this.input.files[0]);
    if (this.taken && this.taken.shown === this.input.value) return this.taken.value;
    const exact = this.exact(this.input.value);
    return exact ? exact.value : this.input.value;
  }

  /** Shows the choices that fit what is typed; the bot is asked when the fingers rest. */
  async complete() {
    if (!this.list || (this.taken && this.taken.shown === this.input.value)) return;
    if (this.choices) { this.list.show(matching(this.choices, this.input.value), 0, nothing()); return; }
    const mine = this.turn += 1, current = () => mine === this.turn && document.activeElement === this.input;
    await new Promise((done) => { setTimeout(done, PATIENCE); });
    if (!current()) return;
    try {
      const options = { ...await this.form.values(), [this.option.name]: this.input.value };
      const found = await ask("POST", "/autocomplete", { channel_id: await this.form.channel(), command: this.form.chosen.words, focused: this.option.name, options });
      if (!current()) return;
      this.list.show(found.choices.map((one) => ({ value: one.value, shown: local(one, "name") })), 0, nothing());
      if (found.failed) this.form.complain(word("appFailed"));
    } catch (error) { this.form.complain(error.message); }
  }
}
