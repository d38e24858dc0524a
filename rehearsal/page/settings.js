// The seat's own settings, and the levers behind the scene.

import { ask, trying } from "./api.js";
import { $, el, icon } from "./dom.js";
import { channelOf, me, seen } from "./store.js";
import { word } from "./words.js";

const LOOKS = ["auto", "light", "dark"];
const looks = () => localStorage.getItem("kotatsu-looks") || "auto";

export function dress(kind = looks()) {
  localStorage.setItem("kotatsu-looks", kind);
  document.documentElement.dataset.looks = kind;
}

function menu(label, options, value, change) {
  const node = el("select", {}, options.map(([each, words]) => el("option", { value: each, selected: each === value }, words)));
  node.addEventListener("change", trying(() => change(node.value)));
  return el("label", { className: "field" }, label, node);
}

function lever(label, on, change) {
  const node = el("input", { type: "checkbox", checked: on });
  node.addEventListener("change", trying(() => change(node.checked)));
  return el("label", { className: "pick" }, node, el("span", {}, label));
}

/** `anew()` draws everything again, after the language or the delete buttons have changed. */
export function settings(anew) {
  const open = async () => {
    const dialog = $("settings"), here = channelOf(seen.place);
    const found = await ask("GET", "/findings");
    const close = el("button", { type: "button", className: "plain", "aria-label": word("close"), title: word("close"), onclick: () => dialog.close() }, icon("close"));
    dialog.setAttribute("aria-labelledby", "settings-title");
    dialog.replaceChildren(el("div", { className: "row apart" }, el("h2", { id: "settings-title" }, word("settings")), close),
      menu(word("language"), [["en-US", "English"], ["ja", "日本語"]], me().locale, async (locale) => { await ask("POST", "/settings", { locale }); await anew(); await open(); }),
      menu(word("looks"), LOOKS.map((each) => [each, word(each)]), looks(), async (kind) => dress(kind)),
      lever(word("dmsClosed"), me().dms_closed, (closed) => ask("POST", "/settings", { dms_closed: closed })),
      el("h3", {}, word("backstage")),
      lever(word("forbidden"), Boolean(here && (here.deny || []).length), (no) => ask("POST", `/channels/${seen.place}/permissions`, { deny: no ? ["SEND_MESSAGES"] : [] })),
      lever(word("eraser"), seen.erasing, async (yes) => { seen.erasing = yes; await anew(); }),
      el("button", { type: "button", className: "press s2", onclick: trying(() => ask("POST", "/gateway/drop", {})) }, word("drop")),
      el("h3", {}, word("findings")),
      el("ol", { className: "findings" }, found.length ? found.slice(-30).reverse().map((one) => el("li", {}, `[${one.kind}] ${one.where}: ${one.code} ${one.message}`))
        : el("li", { className: "none" }, word("none"))));
    if (!dialog.open) dialog.showModal();
  };
  $("open-settings").replaceChildren(icon("gear"));
  $("open-settings").addEventListener("click", trying(open));
  $("settings").addEventListener("click", (event) => { if (event.target === $("settings")) $("settings").close(); });
}
