// A seat's page: puts the parts together.

import { Composer } from "./composer.js";
import { notice } from "./api.js";
import { $ } from "./dom.js";
import { listen, tellConnected } from "./events.js";
import { draw, loadAll, logs, showPane, start } from "./panes.js";
import { openDm, placeName, refresh, seen, shown } from "./store.js";
import { dress, settings } from "./settings.js";
import { speak } from "./words.js";

dress();

async function begin() {
  await refresh();
  speak();
  start();
  const composers = {
    server: new Composer($("server-composer"), { id: "server-line", log: logs.server, channel: async () => seen.place,
      name: () => placeName(seen.place) }),
    dm: new Composer($("dm-composer"), { id: "dm-line", log: logs.dm, channel: openDm, name: () => shown(seen.state.bot) }),
  };
  settings(async () => {
    await refresh();
    speak();
    for (const one of Object.values(composers)) one.plain();
    await loadAll();
    tellConnected();
  });
  document.addEventListener("type-command", (event) => {
    const pane = event.target.closest("#dm") ? "dm" : "server";
    showPane(pane);
    composers[pane].named(event.detail);
  });
  document.addEventListener("placed", () => { for (const one of Object.values(composers)) one.rename(); });
  document.addEventListener("commands", () => { for (const one of Object.values(composers)) if (document.activeElement === one.line) one.complete(); });
  document.addEventListener("keydown", (event) => {
    const pane = event.target.closest?.(".scroll")?.closest(".pane");
    if (event.key === "Escape" && pane) composers[pane.id].line.focus();
  });
  draw();
  listen();
}

begin().catch((error) => notice(error.message));
