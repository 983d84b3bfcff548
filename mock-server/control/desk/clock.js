import { act, call } from './calls.js';
import { byId } from './dom.js';
import { onEvent, onLoad } from './live.js';

const watchers = [];
let clock = { at: Date.now(), heard: Date.now(), frozen: false };

/** The mock's time, in milliseconds since the epoch. */
export function mockNow() {
  return clock.frozen ? clock.at : clock.at + Date.now() - clock.heard;
}

/** Registers a function that is called when the clock was set. */
export function onClockChange(watch) {
  watchers.push(watch);
}

function showTime() {
  const now = new Date(mockNow());
  byId('now').textContent = now.toLocaleString();
  byId('now').dateTime = now.toISOString();
}

function showClock({ now, frozen }) {
  clock = { at: Date.parse(now), heard: Date.now(), frozen };
  byId('clock-state').textContent = frozen ? 'stopped' : '';
  showTime();
  for (const watch of watchers) watch({ frozen });
}

const setClock = (change) => call('clock', 'POST', change);
const onClick = (id, work, done) => byId(id).addEventListener('click', () => void act(work, done));

/** Shows the namespace's clock, and sets it. */
export function startClock() {
  onLoad(async () => showClock(await call('clock')));
  onEvent('clock', showClock);
  setInterval(showTime, 1000);
  for (const button of document.querySelectorAll('[data-advance]')) {
    button.addEventListener(
      'click',
      () =>
        void act(
          () => setClock({ advanceMs: Number(button.dataset.advance) }),
          `Moved ${button.textContent}`,
        ),
    );
  }
  onClick(
    'freeze',
    () => setClock({ freeze: new Date(mockNow()).toISOString() }),
    'The clock is frozen',
  );
  onClick('real-time', () => setClock({ reset: true }), 'The clock shows the real time');
  byId('set-clock').addEventListener('submit', (event) => {
    event.preventDefault();
    void act(
      () => setClock({ freeze: new Date(byId('clock-at').value).toISOString() }),
      'The clock is frozen',
    );
  });
}
