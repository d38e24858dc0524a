// Going somewhere: a channel, a message. The panes announce themselves here, so that what links to them need not know them.

import { notice } from "./api.js";
import { channelOf } from "./store.js";
import { word } from "./words.js";

let way = null;
export const guide = (deed) => { way = deed; };

/** Shows a channel, and in it a message. */
export async function goTo(channel, message) {
  if (!channelOf(channel)) { notice(word("noPlace")); return; }
  try { if (!await way(channel, message)) notice(word("noMessage")); } catch (error) { notice(error.message); }
}
