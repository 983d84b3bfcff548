/** The element with this id, which must exist. */
export const byId = (id) => document.getElementById(id);

/**
 * Creates an element. Data only becomes text or attributes, never markup.
 * @param properties `className`, `type`, `hidden` … as on the element; `aria-…` and `data-…` as
 * attributes; `onclick` a function
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

/**
 * Moves the focus to the list item at an index, or else to the last item, or to the heading above
 * the list.
 */
function focusIn(list, place) {
  const item = list.children[Math.min(place, list.children.length - 1)];
  const heading = list.closest('[role=tabpanel], section').querySelector('h1, h2');
  heading.tabIndex = -1;
  const button = item?.matches('button') ? item : item?.querySelector('button');
  (button ?? item?.querySelector('summary, a') ?? heading).focus();
}

/**
 * Shows items in a list, or its `…-empty` hint if there are none. Keyboard focus stays in the list.
 */
export function fill(listId, items) {
  const list = byId(listId);
  const focused = document.activeElement;
  const place = [...list.children].findIndex((item) => item.contains(focused));
  const name = place < 0 ? null : focused.getAttribute('aria-label');
  list.replaceChildren(...items);
  const hint = byId(`${listId}-empty`);
  if (hint) hint.hidden = items.length > 0;
  if (place < 0) return;
  const same = name === null ? null : list.querySelector(`[aria-label="${CSS.escape(name)}"]`);
  if (same) same.focus();
  else focusIn(list, place);
}

/** Sets the options of a select and keeps its value if it is still available. */
export function choices(select, options) {
  const before = select.value;
  select.replaceChildren(...options.map(([value, text = value]) => new Option(text, value)));
  if (options.some(([value]) => value === before)) select.value = before;
}

/** Shows a message and announces it to screen readers. */
export function say(text) {
  byId('status').textContent = text;
}

/** Whether this message is still shown. */
export const isSaid = (text) => byId('status').textContent === text;

export const shortTime = (iso) => new Date(iso).toLocaleTimeString();
