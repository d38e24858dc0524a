// A list to choose from, after the patterns of ARIA: the focus stays where it is, the active option is named by its id.

import { el } from "./dom.js";
import { word } from "./words.js";

let serial = 0;

/**
 * `owner` keeps the focus, an input mostly, else the list itself; `take(item)` is told of a choice.
 * Items have `shown`, and may have `hint`, `marks` and `mark`.
 */
export class Listbox {
  constructor(owner, { take, label, several = false }) {
    this.node = el("ul", { className: "offers", role: "listbox", id: "list" + (serial += 1), "aria-label": label, hidden: true });
    Object.assign(this, { owner: owner || this.node, take, several, items: [], at: -1, chosen: new Set() });
    if (several) this.node.setAttribute("aria-multiselectable", "true");
    if (owner) owner.setAttribute("aria-controls", this.node.id);
    else this.node.tabIndex = 0;
  }

  get open() { return !this.node.hidden; }

  /** Shows items, the one at `at` active (none with -1). No items: nothing is shown, or the words of `empty`. */
  show(items, at = 0, empty = "") {
    this.items = items;
    this.node.replaceChildren(...items.map((one, index) => this.option(one, index)));
    if (!items.length && empty) this.node.append(el("li", { className: "empty", role: "option", "aria-disabled": "true" }, empty));
    this.node.hidden = !items.length && !empty;
    if (this.owner !== this.node) this.owner.setAttribute("aria-expanded", String(this.open));
    this.move(Math.min(at, items.length - 1));
  }

  option(one, index) {
    const node = el("li", { role: "option", id: `${this.node.id}-${index}`, onmousedown: (event) => event.preventDefault(), onclick: () => this.take(one) },
      this.several ? el("span", { className: "tick", "aria-hidden": "true" }) : "", one.mark || "",
      el("span", { className: "what" }, el("span", { className: "name" }, one.shown), (one.marks || []).map((mark) => el("span", { className: "mark" }, mark)),
        one.hint ? el("small", {}, one.hint) : ""));
    node.setAttribute("aria-selected", String(this.chosen.has(one)));
    return node;
  }

  choose(one, yes) {
    this.chosen[yes ? "add" : "delete"](one);
    this.node.children[this.items.indexOf(one)].setAttribute("aria-selected", String(yes));
  }

  hide() { if (this.open) this.show([]); }

  move(to) {
    this.at = to;
    [...this.node.children].forEach((node, index) => {
      node.classList.toggle("active", index === to);
      if (!this.several) node.setAttribute("aria-selected", String(index === to));
    });
    const active = to >= 0 && this.node.children[to];
    if (active) { this.owner.setAttribute("aria-activedescendant", active.id); active.scrollIntoView({ block: "nearest" }); }
    else this.owner.removeAttribute("aria-activedescendant");
  }

  /** Whether a key was meant for the list: arrows move, Enter and Tab take what is active. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const count = this.items.length;
    const moves = { ArrowDown: (this.at + 1) % count, ArrowUp: this.at <= 0 ? count - 1 : this.at - 1,
      PageDown: Math.min(this.at + 8, count - 1), PageUp: Math.max(this.at - 8, 0) };
    if (count && event.key in moves) this.move(moves[event.key]);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.items[this.at]) this.take(this.items[this.at]);
    else if (event.key === "Escape") { this.hide(); event.stopPropagation(); }
    else return false;
    event.preventDefault();
    return true;
  }
}

/** Those of the items whose words hold what was typed, beginnings first. */
export function matching(items, typed) {
  const sought = typed.trim().toLowerCase().replace(/\s+/g, " ");
  const rank = (one) => Math.min(...[one.shown, ...(one.also || [])].map((words) => {
    const at = words.toLowerCase().replace(/^[/@#]/, "").indexOf(sought);
    return at < 0 ? 9 : at === 0 ? 0 : words[at - 1] === " " ? 1 : 2;
  }));
  return items.map((one) => [rank(one), one]).filter(([found]) => found < 9).sort(([a], [b]) => a - b).map(([, one]) => one);
}

export const nothing = () => word("noneHere");
