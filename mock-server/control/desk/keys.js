import { byId } from './dom.js';

const isTyping = ({ target }) => target.matches('input, textarea, select');

/** Keys for the request log. `R` works only in the list, so that it never surprises. */
export function startKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === '/') {
      event.preventDefault();
      byId('log-filter').focus();
    }
  });
  byId('log-filter').addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    byId('log').querySelector('.line')?.focus();
  });
  byId('log').addEventListener('keydown', (event) => {
    const { key, target } = event;
    const row = target.closest('.call');
    if (!row || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key.toLowerCase() === 'r') return row.querySelector('[data-tool=replay]')?.click();
    if (!target.matches('.line') || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    const lines = [...byId('log').querySelectorAll('.line')];
    const next = lines[lines.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)];
    next?.focus();
  });
}
