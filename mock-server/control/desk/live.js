import { eventsAddress } from './calls.js';
import { say } from './dom.js';

const loaders = [];
const listeners = {};
let heard = false;

/** Registers what a panel does to show everything anew: at the start, after a reset, and when the mock is back. */
export function onLoad(load) {
  loaders.push(load);
}

/** Registers what a panel does when something happens. */
export function onEvent(name, listener) {
  (listeners[name] ??= []).push(listener);
}

/**
 * Shows everything anew, once more if something has happened meanwhile: answers made before it would take it away again.
 * @returns what failed, in words
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

/** Begins to listen; every panel must have registered by then. */
export function follow() {
  const source = new EventSource(eventsAddress);
  for (const [name, called] of Object.entries(listeners)) {
    source.addEventListener(name, (event) => {
      if (!event.data) return;
      heard = true;
      for (const listener of called) void listener(JSON.parse(event.data));
    });
  }
  source.addEventListener(
    'reset',
    () => void loadAll().then((failure) => failure !== undefined && say(failure)),
  );
  source.addEventListener('open', () => void loadAll().then((failure = '') => say(failure)));
  source.addEventListener('error', () => say('The mock does not answer; trying again.'));
}
