// Keys in a log: arrows walk through the messages, Enter goes into one, arrows go from control to control there.

const usable = (message) => [...message.querySelectorAll("[data-custom]:not(:disabled)")];

export function walk(root, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const message = event.target.closest(".message");
  if (event.target.dataset.custom) sideways(usable(message), event);
  else if (event.target === message && event.key === "Enter") (usable(message)[0] || message.querySelector("button, a") || message).focus();
  else if (event.target === root || event.target === message) updown([...root.querySelectorAll(".message")], message, event);
}

function sideways(controls, event) {
  const beside = controls[controls.indexOf(event.target) + { ArrowLeft: -1, ArrowRight: 1 }[event.key]];
  if (!beside) return;
  event.preventDefault();
  beside.focus();
}

function updown(messages, from, event) {
  const last = messages.length - 1, at = from ? messages.indexOf(from) : last + 1;
  const to = { ArrowUp: at - 1, ArrowDown: Math.min(at + 1, last), Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (!messages[to]) return;
  messages[to].focus({ preventScroll: true });
  messages[to].scrollIntoView({ block: "nearest" });
}
