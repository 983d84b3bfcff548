/** The element with that id; the page has every one that is asked for. */
export const byId = (id) => document.getElementById(id);

/**
 * Makes an element. Data only ever becomes text or an attribute, never markup.
 * @param properties `className`, `type`, `hidden` … as on the element; `aria-…` and `data-…` as attributes; `onclick` a function
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (key.includes('-')) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
  return made;
}

/** Shows items in a list; its `…-empty` hint stands in when there is none. */
export function fill(listId, items) {
  byId(listId).replaceChildren(...items);
  const hint = byId(`${listId}-empty`);
  if (hint) hint.hidden = items.length > 0;
}

/** Puts options into a select and keeps what was chosen when it is still there. */
export function choices(select, options) {
  const before = select.value;
  select.replaceChildren(...options.map(([value, text = value]) => new Option(text, value)));
  if (options.some(([value]) => value === before)) select.value = before;
}

/** Tells what happened, also to a screen reader. */
export function say(text) {
  byId('status').textContent = text;
}

export const shortTime = (iso) => new Date(iso).toLocaleTimeString();
