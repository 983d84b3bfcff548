import { root } from './api.js';
import { say } from './dom.js';

const panels = [];
const source = new EventSource(new URL('events', root));

function load(panel) {
  // A load that runs may be older than the event, so it is repeated.
  if (panel.running) panel.again = true;
  else
    panel.running = panel
      .load()
      .catch((error) => say(error.message))
      .finally(() => {
        panel.running = undefined;
        if (panel.again) load(panel);
        panel.again = false;
      });
}

/** Listens for an event of the namespace. */
export function onEvent(name, listener) {
  source.addEventListener(name, (event) => {
    if (event.data) listener(JSON.parse(event.data));
  });
}

/** Loads a part of the page now, when the mock returns, after a reset, and at each of the events. */
export function panel(loadPart, ...events) {
  const part = { load: loadPart };
  panels.push(part);
  for (const name of events) onEvent(name, () => load(part));
  if (source.readyState === EventSource.OPEN) load(part);
}

const loadAll = () => panels.forEach(load);
source.addEventListener('open', loadAll);
source.addEventListener('reset', loadAll);
source.addEventListener('error', () => say('The mock does not answer; trying again.'));
