import { root } from './api.js';
import { byId, say } from './dom.js';

/** A panel loads at most twice a second, whatever happens. */
const GAP_MS = 500;
const RETRY_MS = 2000;
const REASON = 'Waiting for an answer of the mock';
const parts = [];
const source = new EventSource(new URL('events', root));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Enables or disables controls by id; of a form, all in it. */
function setUsable(ids, isUsable) {
  for (const control of ids.flatMap((id) => [...(byId(id).elements ?? [byId(id)])])) {
    control.disabled = !isUsable;
    control.title = isUsable ? '' : REASON;
  }
}

async function loadWhileDue(part) {
  while (part.isDue) {
    part.isDue = false;
    try {
      await part.load();
      setUsable(part.controls.splice(0), true);
      await pause(GAP_MS);
    } catch (error) {
      say(error.message);
      await pause(RETRY_MS);
      part.isDue = true;
    }
  }
  part.isLoading = false;
}

/** Loads a panel soon. What happens until then is one load, and a load that fails is repeated. */
function load(part) {
  part.isDue = true;
  if (part.isLoading) return;
  part.isLoading = true;
  void loadWhileDue(part);
}

/** Listens for an event of the namespace. */
export function onEvent(name, listener) {
  source.addEventListener(name, (event) => {
    if (event.data) listener(JSON.parse(event.data));
  });
}

/**
 * Loads a part of the page now, when the mock returns, after a reset, and at each of the events.
 * @param controls ids of what needs the first load
 * @returns a function that loads it
 */
export function panel(loadPart, { events = [], controls = [] } = {}) {
  const part = { load: loadPart, controls: [...controls] };
  const reload = () => load(part);
  setUsable(controls, false);
  parts.push(part);
  for (const name of events) onEvent(name, reload);
  if (source.readyState === EventSource.OPEN) reload();
  return reload;
}

const loadAll = () => parts.forEach(load);
source.addEventListener('open', loadAll);
source.addEventListener('reset', loadAll);
source.addEventListener('error', () => say('The mock does not answer; trying again.'));
