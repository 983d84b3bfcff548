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

/** Gives the focus on to a list's item at a place, or to what is left: to its last item, or to the heading above it. */
function focusIn(list, place) {
  const item = list.children[Math.min(place, list.children.length - 1)];
  const heading = list.closest('section').querySelector('h1, h2');
  heading.tabIndex = -1;
  const button = item?.matches('button') ? item : item?.querySelector('button');
  (button ?? item?.querySelector('summary, a') ?? heading).focus();
}

/** Shows items in a list; its `…-empty` hint stands in when there is none. Who was in it by keyboard stays in it. */
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
