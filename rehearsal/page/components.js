// What stands in a message besides its text: buttons, containers, galleries.

import { ask, notice } from "./api.js";
import { $, el } from "./dom.js";
import { link, text } from "./markdown.js";
import { fileLink, picture } from "./pictures.js";
import { face, select } from "./selects.js";
import { seen } from "./store.js";
import { word } from "./words.js";

export function component(part, one) {
  const inside = () => (part.components || []).map((child) => component(child, one));
  switch (part.type) {
    case 1: return el("div", { className: "row" }, inside());
    case 2: return button(part, one);
    case 3: case 5: case 6: case 7: case 8: return waits(select(part, (values) => use(one, part.custom_id, values)), part, one);
    case 9: return el("div", { className: "cut" }, el("div", {}, inside()), component(part.accessory, one));
    case 10: return text(part.content);
    case 11: return picture(part.media, part.description, part.spoiler);
    case 12: return el("div", { className: "gallery of" + Math.min(part.items.length, 4) },
      part.items.map((item) => picture(item.media, item.description, item.spoiler)));
    case 13: return fileLink(part.file.url, part.name, part.size);
    case 14: return part.divider === false ? el("div", { className: "gap" }) : el("hr");
    case 17: return box(part, inside());
    default: return el("p", { className: "note bad" }, "component " + part.type);
  }
}

function box(part, inside) {
  const node = el("div", { className: part.spoiler ? "box veiled" : "box" }, inside);
  if (part.accent_color !== undefined && part.accent_color !== null) node.style.setProperty("--edge", "#" + part.accent_color.toString(16).padStart(6, "0"));
  return node;
}

function button(part, one) {
  if (part.style === 5) return link(part.url, face(part) + " ↗", "press s2");
  return waits(el("button", { type: "button", className: `press s${part.style}`, disabled: Boolean(part.disabled),
    onclick: () => use(one, part.custom_id, []) }, face(part)), part, one);
}

/** Marks a control with its custom id, by which it is found again, and as awaited while the bot has not answered. */
function waits(node, part, one) {
  node.dataset.custom = part.custom_id;
  if (seen.waiting.get(one.id) === part.custom_id) await_(node, true);
  return node;
}

function await_(node, yes) {
  node.classList.toggle("waiting", yes);
  node.setAttribute("aria-busy", String(yes));
}

/** Shows which control of a message is awaited, if any, without drawing the message anew. */
export function markWaiting(id) {
  for (const node of ($("m" + id) || document.createElement("i")).querySelectorAll("[data-custom]")) {
    await_(node, seen.waiting.get(id) === node.dataset.custom);
  }
}

async function use(one, custom, values) {
  if (seen.waiting.get(one.id) === custom) return;
  seen.waiting.set(one.id, custom);
  if (seen.failed.delete(one.id)) document.querySelectorAll(`#m${one.id} .note.bad`).forEach((node) => node.remove());
  markWaiting(one.id);
  try {
    await ask("POST", "/components", { message_id: one.id, component: custom, values });
  } catch (error) {
    seen.waiting.delete(one.id);
    markWaiting(one.id);
    notice(error instanceof TypeError ? word("gone") : word("stale"));
    if (!(error instanceof TypeError)) console.warn(error.message);
  }
}
