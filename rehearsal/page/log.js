// The messages of one place: drawn once, changed one by one; the reader's place is kept, and at the end he follows.

import { $, el, icon } from "./dom.js";
import { message, regroup } from "./messages.js";
import { recycle } from "./pictures.js";
import { isAfter, isMe, lastRead, markRead, messagesOf, seen } from "./store.js";
import { walk } from "./walk.js";
import { word } from "./words.js";

const NEAR = 60;

export class Log {
  /** `news` is told when something was read. */
  constructor(pane, { news, start }) {
    this.root = pane.querySelector(".scroll");
    this.list = this.root.querySelector("ol");
    this.pill = pane.querySelector(".newest");
    Object.assign(this, { news, start, channel: null, following: true, missed: 0, top: 0, turn: 0 });
    this.root.addEventListener("scroll", () => this.scrolled());
    this.root.addEventListener("keydown", (event) => walk(this.root, event));
    this.pill.addEventListener("click", () => this.toEnd());
    const grown = new ResizeObserver(() => { if (this.following) this.scrollTo(this.root.scrollHeight); });
    for (const node of [this.list, this.root]) grown.observe(node);
  }

  get visible() { return this.root.offsetParent !== null && !document.hidden; }

  /** Shows a channel from its end, with a line above what was not read yet. */
  async load(channel, limit = 100) {
    const turn = this.turn += 1, known = lastRead(channel), list = await messagesOf(channel, limit);
    if (turn !== this.turn) return;
    const stay = this.channel === channel && !this.following;
    this.channel = channel;
    this.keeping(() => {
      this.list.replaceChildren(...list.map(message));
      [...this.list.children].forEach(regroup);
      this.opening(list.length >= limit);
      if (known !== "0") this.divide(list.find((one) => isAfter(one.id, known) && !isMe(one.author)));
    });
    if (!stay) this.toEnd();
    this.see();
  }

  opening(more) {
    const older = el("button", { type: "button", className: "press", onclick: () => this.load(this.channel, seen.whole.get(this.channel) + 100) }, word("older"));
    this.list.prepend(el("li", { className: "opening" }, more ? older : el("p", {}, this.start())));
  }

  divide(first) {
    const node = first && $("m" + first.id);
    if (node) node.before(el("li", { className: "divider", role: "separator" }, word("unreadHere")));
  }

  clear() {
    this.channel = null;
    this.list.replaceChildren();
    this.opening(false);
  }

  /** Draws a new message, or one that has changed. */
  show(one) {
    const old = $("m" + one.id), fresh = message(one);
    const mine = isMe(one.author) || (one.interaction_metadata && isMe(one.interaction_metadata.user));
    if (!old && !this.visible && !this.list.querySelector(".divider")) this.list.append(el("li", { className: "divider", role: "separator" }, word("unreadHere")));
    this.keeping(() => {
      if (old) this.replace(old, fresh); else this.list.append(fresh);
      regroup(fresh);
    });
    if (!old && mine) { this.list.querySelector(".divider")?.remove(); this.toEnd(); }
    if (!old && !this.following) this.missed += 1;
    this.see();
  }

  replace(old, fresh) {
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    recycle(old, fresh);
    old.replaceWith(fresh);
    if (!held) return;
    const same = held.dataset.custom && fresh.querySelector(`[data-custom="${CSS.escape(held.dataset.custom)}"]:not(:disabled)`);
    (same || fresh).focus({ preventScroll: true });
  }

  append(node) {
    this.keeping(() => this.list.append(node));
    this.toEnd();
  }

  remove(id) {
    const node = $("m" + id);
    if (!node || !this.list.contains(node)) return;
    const next = node.nextElementSibling;
    if (node.contains(document.activeElement)) this.root.focus({ preventScroll: true });
    this.keeping(() => { node.remove(); regroup(next); });
  }

  /** Makes a change; what the reader has before his eyes stays where it is, unless he is at the end. */
  keeping(change) {
    const top = this.root.getBoundingClientRect().top;
    const anchors = this.following ? [] : [...this.list.children].filter((node) => node.id && node.getBoundingClientRect().bottom > top)
      .slice(0, 3).map((node) => [node.id, node.getBoundingClientRect().top]);
    change();
    const kept = anchors.find(([id]) => $(id));
    if (kept) this.scrollTo(this.root.scrollTop + $(kept[0]).getBoundingClientRect().top - kept[1]);
    else if (this.following) this.scrollTo(this.root.scrollHeight);
  }

  /** Scrolling of our own, which must not be taken for the reader's. */
  scrollTo(place) {
    this.root.scrollTop = place;
    this.top = this.root.scrollTop;
  }

  /** Only somebody who scrolls up stops following; what grows below him does not make him stop. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.root;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.following = true;
    else if (scrollTop < this.top - 1) this.following = false;
    this.top = scrollTop;
    this.see();
  }

  toEnd() {
    this.following = true;
    this.scrollTo(this.root.scrollHeight);
    this.see();
  }

  /** Being at the end and before somebody's eyes is having read. */
  see() {
    if (this.following) this.missed = 0;
    this.pill.hidden = this.following;
    this.pill.replaceChildren(this.missed ? word("newCount", this.missed) : word("newest"), icon("down"));
    if (this.following && this.visible && this.channel && markRead(this.channel)) this.news();
  }

  async find(id) {
    if (!$("m" + id) && this.channel) await this.load(this.channel, 1000);
    const node = $("m" + id);
    if (!node || !this.list.contains(node)) return false;
    this.following = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.remove("found");
    requestAnimationFrame(() => node.classList.add("found"));
    return true;
  }
}
