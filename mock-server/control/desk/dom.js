export const byId = (id) => document.getElementById(id);

/**
 * Creates an element. Data only becomes text or attributes, never markup.
 * @param properties as on the element; `aria-…` and `data-…` as attributes; `onclick` a function
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (key.includes('-')) made.setAttribute(key, value);
    else made[key] = value;
  made.append(...children);
  return made;
}

/** Shows items in a list, or its `…-empty` hint. Focus stays on the button of the same place. */
export function fill(id, items) {
  const list = byId(id);
  const place = [...list.children].findIndex((item) => item.contains(document.activeElement));
  list.replaceChildren(...items);
  const hint = byId(`${id}-empty`);
  if (hint) hint.hidden = items.length > 0;
  const item = place < 0 ? undefined : list.children[Math.min(place, items.length - 1)];
  (item?.matches('button') ? item : item?.querySelector('button'))?.focus();
}

/** Sets the options of a select, and keeps its value if possible. */
export function choices(id, options) {
  const select = byId(id);
  const before = select.value;
  select.replaceChildren(...options.map(([value, text = value]) => new Option(text, value)));
  if (options.some(([value]) => value === before)) select.value = before;
}

/** Shows a message and announces it to screen readers. */
export function say(text) {
  byId('status').textContent = text;
}

export const time = (iso) =>
  element('time', { className: 'hint', dateTime: iso }, new Date(iso).toLocaleTimeString());
