// The form that a bot opens: a dialog that stays until the bot has taken what was filled in.

import { ask, settled, upload } from "./api.js";
import { $, el } from "./dom.js";
import { text } from "./markdown.js";
import { bounds, candidates } from "./selects.js";
import { word } from "./words.js";

let serial = 0;

export function openForm({ id, modal }) {
  const readers = {}, dialog = $("form");
  const trouble = el("p", { className: "note bad", role: "alert" });
  const send = el("button", { className: "press s1" }, word("send"));
  const form = el("form", { method: "dialog" }, el("h2", { id: "form-title" }, modal.title), modal.components.map((part) => field(part, readers)), trouble,
    el("div", { className: "row end" }, el("button", { className: "press s2", type: "button", onclick: () => dialog.close() }, word("cancel")), send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.classList.contains("waiting")) return;
    trouble.textContent = "";
    send.classList.add("waiting");
    try {
      const started = await ask("POST", "/modals/" + id, { values: await read(readers) });
      if ((await settled(started.id)).state === "failed") throw new Error(word("appFailed"));
      dialog.close();
    } catch (error) {
      trouble.textContent = error instanceof TypeError ? word("gone") : error.message;
    } finally { send.classList.remove("waiting"); }
  });
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  const first = form.querySelector("input, textarea");
  if (first) first.focus();
}

async function read(readers) {
  const values = {};
  for (const [name, reader] of Object.entries(readers)) { const value = await reader(); if (value !== undefined) values[name] = value; }
  return values;
}

function field(part, readers) {
  if (part.type === 10) return text(part.content);
  if (part.type === 1) return part.components.map((child) => labelled(child.label, "", child, readers));
  return labelled(part.label, part.description, part.component, readers);
}

function labelled(label, description, part, readers) {
  const needed = (part.required ?? true) && part.type !== 23, name = "field" + (serial += 1);
  const head = [label, needed ? el("i", { title: word("required") }, " *") : ""], small = description ? el("small", { id: name + "-about" }, description) : "";
  const plain = { 4: line, 19: file, 23: tick }[part.type];
  if (!plain) return el("fieldset", {}, el("legend", {}, head), small, choice(part, name, readers));
  const node = plain(part, needed, readers);
  node.id = name;
  if (description) node.setAttribute("aria-describedby", name + "-about");
  const caption = el("label", { htmlFor: name }, head);
  return el("div", { className: part.type === 23 ? "field tick" : "field" }, caption, small, node, part.max_length ? counter(node, part.max_length) : "");
}

function counter(node, most) {
  const sign = el("small", { className: "counter", "aria-hidden": "true" });
  const tell = () => { sign.textContent = `${node.value.length} / ${most}`; };
  node.addEventListener("input", tell);
  tell();
  return sign;
}

function line(part, needed, readers) {
  const node = el(part.style === 2 ? "textarea" : "input", { value: part.value || "", placeholder: part.placeholder || "", required: needed });
  if (part.max_length) node.maxLength = part.max_length;
  if (part.min_length) node.minLength = part.min_length;
  if (part.style === 2) node.rows = 6;
  readers[part.custom_id] = () => node.value;
  return node;
}

function file(part, needed, readers) {
  const node = el("input", { type: "file", multiple: (part.max_values ?? 1) > 1, required: needed });
  readers[part.custom_id] = () => Promise.all([...node.files].map(upload));
  return node;
}

function tick(part, needed, readers) {
  const node = el("input", { type: "checkbox", checked: Boolean(part.default) });
  readers[part.custom_id] = () => node.checked;
  return node;
}

/** Radio buttons, or boxes within their bounds: for groups and for selects alike. */
function choice(part, name, readers) {
  const most = part.max_values ?? (part.type === 22 ? part.options.length : 1), least = part.required === false ? 0 : part.min_values ?? 1;
  const several = part.type === 22 || most > 1, list = candidates(part);
  const boxes = list.map((one) => el("input", { type: several ? "checkbox" : "radio", name, value: one.value, checked: one.preset, required: !several && least > 0 }));
  const limit = () => { const full = boxes.filter((box) => box.checked).length >= most; for (const box of boxes) box.disabled = several && full && !box.checked; };
  boxes.forEach((box) => box.addEventListener("change", limit));
  limit();
  readers[part.custom_id] = () => {
    const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
    return part.type === 21 ? chosen[0] : chosen;
  };
  return [several ? el("small", {}, bounds(least, most)) : "", list.map((one, index) => el("label", { className: "pick" }, boxes[index],
    el("span", {}, one.shown, one.hint ? el("small", {}, one.hint) : "")))];
}
