// Pictures and files in messages, and the large view with its alt text.

import { $, el, icon } from "./dom.js";
import { word } from "./words.js";

/** A picture in a message: a button that opens it large, and its alt text behind a sign. */
export function picture(media, description, veiled = false) {
  const alt = description || "";
  const img = el("img", { src: media.url, alt, loading: "lazy", decoding: "async" });
  const frame = el("button", { type: "button", className: veiled ? "frame veiled" : "frame", "aria-label": alt ? null : word("openPicture"), title: word("openPicture"),
    onclick: () => { if (frame.classList.contains("veiled")) frame.classList.remove("veiled"); else openPicture(frame.querySelector("img")); } }, img);
  const figure = el("figure", {}, frame, alt ? el("details", { className: "alt" }, el("summary", {}, word("alt")), el("p", {}, alt)) : "");
  if (media.width) measure(figure, media);
  return figure;
}

/** A picture of known size takes its room before it is there, so that nothing moves when it comes. */
function measure(figure, { width, height }) {
  figure.classList.add("sized");
  figure.style.setProperty("--wide", width + "px");
  figure.style.setProperty("--ratio", width / height);
}

export function files(list) {
  return list.map((one) => ((one.content_type || "").startsWith("image/") ? picture(one, one.description) : fileLink(one.url, one.filename, one.size)));
}

const size = (bytes) => (bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} KB`);
export const fileLink = (url, name, bytes) => el("p", { className: "file" }, "📄 ", el("a", { href: url, download: name }, name), el("small", {}, " " + size(bytes)));

/** Takes over pictures that an older drawing of a message already holds, so that they are not fetched again. */
export function recycle(old, fresh) {
  const kept = new Map([...old.querySelectorAll("figure img")].map((img) => [new URL(img.src).pathname, img]));
  for (const img of fresh.querySelectorAll("figure img")) {
    const same = kept.get(new URL(img.src).pathname);
    if (same && same.alt === img.alt) img.replaceWith(same);
  }
}

// The large view

const STEPS = [1, 1.5, 2, 3, 4];

function openPicture(from) {
  const dialog = $("picture");
  const siblings = [...from.closest("li").querySelectorAll("figure img")];
  const view = { dialog, siblings, at: siblings.indexOf(from), step: 0 };
  view.img = el("img", { onclick: (event) => { event.stopPropagation(); zoom(view, view.step ? 0 : 2, event); } });
  view.stage = el("div", { className: "stage", tabIndex: 0, "aria-label": word("openPicture"), onclick: () => dialog.close() }, view.img);
  view.caption = el("p", { className: "caption", tabIndex: 0 });
  view.original = el("a", { className: "press", target: "_blank", rel: "noopener" }, word("original"));
  const tool = (label, sign, deed) => el("button", { type: "button", className: "press", "aria-label": label, title: label, onclick: deed }, sign);
  dialog.replaceChildren(el("div", { className: "tools" }, view.original,
    tool(word("smaller"), icon("minus"), () => zoom(view, view.step - 1)), tool(word("fit"), word("fit"), () => zoom(view, 0)),
    tool(word("larger"), icon("plus"), () => zoom(view, view.step + 1)), tool(word("close"), icon("close"), () => dialog.close())), view.stage, view.caption);
  dialog.setAttribute("aria-label", word("openPicture"));
  dialog.onkeydown = (event) => keys(view, event);
  view.stage.addEventListener("wheel", (event) => { event.preventDefault(); zoom(view, view.step + (event.deltaY < 0 ? 1 : -1), event); }, { passive: false });
  drag(view.stage);
  dialog.showModal();
  show(view);
  view.stage.focus();
}

function show(view) {
  const shown = view.siblings[view.at];
  Object.assign(view.img, { src: shown.src, alt: shown.alt });
  view.original.href = shown.src;
  view.caption.textContent = shown.alt || word("noAlt");
  view.caption.scrollTop = 0;
  if (view.img.complete && view.img.naturalWidth) zoom(view, 0);
  else view.img.onload = () => zoom(view, 0);
}

/** Steps are multiples of what fits; a small picture is first brought up to the window, twice its size at most. */
function zoom(view, step, around) {
  const { img, stage } = view, before = img.getBoundingClientRect();
  view.step = Math.max(0, Math.min(step, STEPS.length - 1));
  const fit = Math.min(stage.clientWidth / img.naturalWidth, stage.clientHeight / img.naturalHeight, 2);
  img.style.width = `${Math.round(img.naturalWidth * fit * STEPS[view.step])}px`;
  img.classList.toggle("large", view.step > 0);
  const x = around ? (around.clientX - before.left) / before.width : 0.5, y = around ? (around.clientY - before.top) / before.height : 0.5;
  const after = img.getBoundingClientRect(), frame = stage.getBoundingClientRect();
  stage.scrollLeft += after.left + x * after.width - (around ? around.clientX : frame.left + frame.width / 2);
  stage.scrollTop += after.top + y * after.height - (around ? around.clientY : frame.top + frame.height / 2);
}

function keys(view, event) {
  const turn = (by) => { if (view.siblings[view.at + by]) { view.at += by; show(view); } };
  const deeds = { "+": () => zoom(view, view.step + 1), "=": () => zoom(view, view.step + 1), "-": () => zoom(view, view.step - 1), 0: () => zoom(view, 0) };
  if (!view.step) Object.assign(deeds, { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) });
  if (event.target === view.stage) deeds.Enter = () => zoom(view, view.step ? 0 : 2);
  if (!deeds[event.key]) return;
  event.preventDefault();
  deeds[event.key]();
}

function drag(stage) {
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && event.buttons === 1) stage.scrollBy(-event.movementX, -event.movementY);
  });
  stage.addEventListener("dragstart", (event) => event.preventDefault());
}
