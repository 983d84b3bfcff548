import { act, call } from './calls.js';
import { byId } from './dom.js';

/** Resets the namespace after a question. */
export function startReset() {
  const dialog = byId('reset-dialog');
  byId('reset').addEventListener('click', () => dialog.showModal());
  byId('reset-cancel').addEventListener('click', () => dialog.close());
  byId('reset-confirm').addEventListener('click', () => {
    dialog.close();
    void act(() => call('reset', 'POST', {}), 'The namespace is reset');
  });
}
