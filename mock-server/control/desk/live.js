import { eventsAddress } from './calls.js';
import { isSaid, say } from './dom.js';

const loaders = [];
const listeners = {};
let heard = false;
let problem = '';

/**
 * Registers a function that loads a panel's data: at the start, after a reset, and when the mock is
 * available again.
 */
export function onLoad(load) {
  loaders.push(load);
}

/** Registers a panel's listener for an event. */
export function onEvent(name, listener) {
  (listeners[name] ??= []).push(listener);
}

/**
 * Loads all panels, and again if an event arrives meanwhile, because the answers may be older than
 * the event.
 * @returns the errors, as text
 */
async function loadAll() {
  let failed;
  do {
    heard = false;
    const results = await Promise.allSettled(loaders.map((load) => load()));
    failed = results.find(({ status }) => status === 'rejected');
  } while (heard);
  return failed?.reason.message;
}

/** Shows a problem, or removes the last one. Leaves the result of an action alone. */
function report(text = '') {
  if (text !== '' || isSaid(problem)) say(text);
  problem = text;
}

/** Starts to listen for events. Register every panel before. */
export function follow() {
  const source = new EventSource(eventsAddress);
  for (const [name, called] of Object.entries(listeners)) {
    source.addEventListener(name, (event) => {
      if (!event.data) return;
      heard = true;
      for (const listener of called) void listener(JSON.parse(event.data));
    });
  }
  for (const name of ['reset', 'open'])
    source.addEventListener(name, () => void loadAll().then(report));
  source.addEventListener('error', () => report('The mock does not answer; trying again.'));
}
