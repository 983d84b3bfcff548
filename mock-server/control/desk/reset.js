import { act, call } from './calls.js';
import { byId } from './dom.js';
import { onEvent, onLoad } from './live.js';

async function showUndo() {
  byId('undo').hidden = !(await call('reset/undo')).undo;
}

/** Resets the namespace after a question, and undoes the last reset. */
export function startReset() {
  const dialog = byId('reset-dialog');
  onLoad(showUndo);
  onEvent('reset', showUndo);
  byId('reset').addEventListener('click', () => dialog.showModal());
  byId('reset-cancel').addEventListener('click', () => dialog.close());
  byId('reset-confirm').addEventListener('click', () => {
    dialog.close();
    void act(() => call('reset', 'POST', {}), 'The namespace is reset');
  });
  byId('undo').addEventListener(
    'click',
    () => void act(() => call('reset/undo', 'POST', {}), 'The reset is undone'),
  );
}
