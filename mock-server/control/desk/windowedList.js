import { element } from './dom.js';

const USUAL_HEIGHT = 56;
/** Pixels above and below the visible part that are in the page too. */
const MARGIN = 400;

const spacer = () =>
  element('li', { className: 'spacer', role: 'presentation', ariaHidden: 'true' });

/**
 * A list of which only the visible part is in the page. Rows may have any height.
 * @param make creates the node of an item: `{ li, update(item) }`
 */
export function windowedList(scroller, list, make) {
  let items = [];
  const heights = new Map();
  const nodes = new Map();
  const [before, after] = [spacer(), spacer()];
  list.replaceChildren(before, after);
  const heightOf = ({ id }) => heights.get(id) ?? USUAL_HEIGHT;

  /** Pixels above an item; undefined if the list does not have it. */
  function offsetIn(list, wanted) {
    const place = list.findIndex(({ id }) => id === wanted);
    if (place < 0) return undefined;
    return list.slice(0, place).reduce((sum, item) => sum + heightOf(item), 0);
  }

  function visibleItems() {
    const [top, bottom] = [
      scroller.scrollTop - MARGIN,
      scroller.scrollTop + scroller.clientHeight + MARGIN,
    ];
    const found = { shown: [], before: 0, after: 0 };
    let end = 0;
    for (const item of items) {
      const height = heightOf(item);
      end += height;
      if (end < top) found.before += height;
      else if (end - height > bottom) found.after += height;
      else found.shown.push(item);
    }
    return found;
  }

  function render() {
    const found = visibleItems();
    const wanted = new Set(found.shown.map(({ id }) => id));
    for (const [id, { li }] of nodes) {
      if (wanted.has(id)) continue;
      sizes.unobserve(li);
      if (li.contains(document.activeElement)) scroller.focus({ preventScroll: true });
      li.remove();
      nodes.delete(id);
    }
    let place = before;
    for (const item of found.shown) {
      const known = nodes.get(item.id);
      const node = known ?? make(item);
      if (known) known.update(item);
      else nodes.set(item.id, node);
      if (place.nextSibling !== node.li) place.after(node.li);
      if (!known) sizes.observe(node.li);
      place = node.li;
    }
    before.style.height = `${found.before}px`;
    after.style.height = `${found.after}px`;
  }

  /** The row whose position is kept: the focused or an open one, or the first when scrolled. */
  function anchor() {
    const rows = [...nodes.values()].map(({ li }) => li);
    return (
      rows.find((li) => li.contains(document.activeElement))
      ?? rows.find((li) => li.classList.contains('open'))
      ?? (scroller.scrollTop > 0
        ? rows.find((li) => li.offsetTop >= scroller.scrollTop)
        : undefined)
    );
  }

  function renderInPlace() {
    const still = anchor();
    const top = still?.getBoundingClientRect().top;
    render();
    if (still?.isConnected) {
      const moved = still.getBoundingClientRect().top - top;
      if (moved !== 0) scroller.scrollTop += moved;
    }
  }

  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const id = Number(target.dataset.id);
      if (target.isConnected) heights.set(id, target.offsetHeight);
    }
    renderInPlace();
  });
  sizes.observe(scroller);
  scroller.addEventListener('scroll', renderInPlace, { passive: true });

  return {
    /** Shows items, the first at the top. */
    show(next) {
      const still = anchor();
      const [was, is] = [items, next].map((each) => offsetIn(each, Number(still?.dataset.id)));
      items = next;
      // Scrolls first: a row that many new ones push out of sight would not be in the page.
      if (was !== undefined && is > was) {
        before.style.height = `${before.offsetHeight + is - was}px`;
        scroller.scrollTop += is - was;
      }
      renderInPlace();
    },
  };
}
