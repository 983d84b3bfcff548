import { act, call } from './calls.js';
import { callRow } from './callRow.js';
import { byId } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { windowedList } from './windowedList.js';

/** As many calls as the mock keeps. */
const KEPT = 2000;
const opened = new Set();
const words = new WeakMap();
let entries = [];
let isScheduled = false;
let list;

/** The whole entry as text, for the search. */
function textOf(entry) {
  if (!words.has(entry)) words.set(entry, JSON.stringify(entry).toLowerCase());
  return words.get(entry);
}

function isWanted(entry) {
  if (byId('log-broken').checked && entry.violations.length === 0) return false;
  const wanted = byId('log-filter').value.toLowerCase().split(/\s+/);
  return wanted.every((word) => textOf(entry).includes(word));
}

function show() {
  isScheduled = false;
  const wanted = entries.filter(isWanted);
  list.show(wanted);
  byId('log-empty').hidden = wanted.length > 0;
  byId('log-count').textContent =
    `${wanted.length} of ${entries.length} calls; the mock keeps the newest ${KEPT.toLocaleString('en')}`;
}

/** Shows once for all calls of a frame. */
function showSoon() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(show);
}

function receive(entry) {
  const place = entries.findIndex(({ id }) => id === entry.id);
  if (place < 0) entries = [entry, ...entries].slice(0, KEPT);
  else entries[place] = entry;
  showSoon();
}

/** Lists the calls under `/api`, newest first. Running calls are finished in place. */
export function startLog() {
  list = windowedList(byId('log-scroller'), byId('log'), (entry) => callRow(entry, opened));
  onLoad(async () => {
    entries = await call('requests');
    show();
  });
  onEvent('running', receive);
  onEvent('request', receive);
  onEvent('reset', () => opened.clear());
  onEvent('log', () => {
    entries = [];
    opened.clear();
    showSoon();
  });
  byId('log-filter').addEventListener('input', showSoon);
  byId('log-broken').addEventListener('change', showSoon);
  byId('clear-log').addEventListener(
    'click',
    () => void act(() => call('requests', 'DELETE'), 'The log is empty'),
  );
}
