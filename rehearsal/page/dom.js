// Nodes, made by hand. What people or the bot wrote goes into text nodes, never into markup.

export const $ = (id) => document.getElementById(id);

export function el(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(node.dataset, value);
    else if (name in node && name !== "list" && name !== "form") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== "" && child !== false));
  return node;
}

const STROKES = {
  alt: "M4 6h16v12H4zM8 14l2-5 2 5M8.6 12.6h2.8M15 9v5h2.5",
  back: "M14 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  gear: "M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  hash: "M9.5 4L7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  letter: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  send: "M4 4l17 8-17 8 3-8zM7 12h9",
  thread: "M5 4v9a3 3 0 003 3h11M15 12l4 4-4 4",
};

/** A line drawing; it says nothing to a screen reader, so its place needs words of its own. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg"), path = document.createElementNS(space, "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) svg.setAttribute(key, value);
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}

/** The initial in a colour that comes from the id; the bot gets its own sign. */
export function avatar(user) {
  if (user.bot) return el("img", { className: "avatar", src: "/page/kotatsu.svg", alt: "" });
  const hue = Number(BigInt(user.id) >> 22n) * 47 % 360;
  const node = el("span", { className: "avatar", "aria-hidden": "true" }, [...(user.global_name || user.username)][0]);
  node.style.setProperty("--hue", hue);
  return node;
}

/** Arrow keys, Home and End move the focus among `nodes()`; one of them alone is reached by Tab. */
export function roving(root, nodes, { back = "ArrowUp", on = "ArrowDown" } = {}) {
  root.addEventListener("keydown", (event) => {
    const all = nodes(), at = all.indexOf(document.activeElement);
    const next = { [back]: at - 1, [on]: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || next === undefined || !all[next]) return;
    event.preventDefault();
    for (const node of all) node.tabIndex = -1;
    all[next].tabIndex = 0;
    all[next].focus();
  });
}
