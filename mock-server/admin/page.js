/* global document, EventSource, fetch, navigator, Option, setInterval, setTimeout, URLSearchParams */
'use strict';

const byId = (id) => document.getElementById(id);
const KEPT = 100;
let about = { appUrl: '', tenants: [], locales: [] };
let clock = { at: Date.now(), heard: Date.now(), frozen: false };

/** An element with text in it; data never becomes markup. */
function element(name, text = '', className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function say(text) {
  byId('status').textContent = text;
}

async function call(path, method = 'GET', body = undefined) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.json();
}

/** Runs what a button asks for and says how it ended. */
function onClick(button, act, done) {
  button.addEventListener('click', () => {
    act().then(() => say(done), (error) => say(String(error)));
  });
}

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code);
    say(`Copied ${code}`);
  } catch {
    say(`The browser did not allow copying. The code is ${code}`);
  }
}

function messageItem({ to, channel, code, text, sentAt }) {
  const item = element('li');
  const row = element('div', '', 'row');
  const button = element('button', 'Copy');
  button.type = 'button';
  button.setAttribute('aria-label', `Copy code ${code}`);
  button.addEventListener('click', () => void copy(code));
  const bubble = element('p', text, 'hint');
  bubble.dir = 'auto';
  row.append(element('span', code, 'code'), button, element('bdi', `${channel === 'sms' ? 'SMS' : 'E-mail'} to ${to}`));
  item.append(row, bubble, element('time', new Date(sentAt).toLocaleString(), 'hint'));
  return item;
}

function requestItem({ at, method, path, operation, status, code, fault, violations }) {
  const item = element('li', '', violations.length > 0 ? 'broken' : '');
  const row = element('div', '', 'row');
  row.append(
    element('span', status === null ? 'no answer' : String(status), 'status'),
    element('strong', operation ?? `${method} ${path}`),
    element('span', [code && `code ${code}`, fault && `fault: ${fault}`].filter(Boolean).join(', ')),
    element('time', new Date(at).toLocaleTimeString(), 'hint'),
  );
  item.append(row, ...violations.map(({ where, message }) => element('div', `Breaks the contract in the ${where}: ${message}`, 'violation')));
  return item;
}

function showIn(listId, items) {
  byId(listId).replaceChildren(...items);
  byId(`${listId}-empty`).hidden = items.length > 0;
}

function addTo(listId, item) {
  const list = byId(listId);
  list.prepend(item);
  while (list.children.length > KEPT) list.lastElementChild.remove();
  byId(`${listId}-empty`).hidden = true;
}

function showTime() {
  const now = new Date(clock.frozen ? clock.at : clock.at + Date.now() - clock.heard);
  byId('now').textContent = now.toLocaleString();
  byId('now').dateTime = now.toISOString();
}

function showClock({ now, frozen }) {
  clock = { at: Date.parse(now), heard: Date.now(), frozen };
  byId('clock-state').textContent = frozen ? '(stopped)' : '';
  showTime();
}

function showLinks() {
  const locale = byId('locale').value;
  byId('tenants').replaceChildren(...about.tenants.map((tenant) => {
    const link = element('a', tenant);
    link.href = `${about.appUrl}/?${new URLSearchParams({ tenant_id: tenant, 'sxz-lang': locale })}`;
    link.target = '_blank';
    link.rel = 'noopener';
    const item = element('li');
    item.append(link);
    return item;
  }));
}

async function load() {
  const [facts, messages, requests, time] = await Promise.all([
    call('about'), call('messages'), call('requests'), call('clock'),
  ]);
  about = facts;
  byId('namespace').textContent = facts.namespace;
  byId('enforcement').textContent = facts.enforce ? ' · the contract is enforced' : ' · broken contracts are only logged';
  if (byId('locale').options.length === 0) byId('locale').append(...facts.locales.map((locale) => new Option(locale, locale)));
  // Only what arrives later is read out, not the whole inbox on every load.
  byId('inbox').setAttribute('aria-live', 'off');
  showIn('inbox', messages.slice(0, KEPT).map(messageItem));
  setTimeout(() => byId('inbox').setAttribute('aria-live', 'polite'), 500);
  showIn('log', requests.slice(0, KEPT).map(requestItem));
  showClock(time);
  showLinks();
}

function follow() {
  const events = new EventSource('events');
  events.addEventListener('message', (event) => {
    if (event.data) addTo('inbox', messageItem(JSON.parse(event.data)));
  });
  events.addEventListener('request', (event) => addTo('log', requestItem(JSON.parse(event.data))));
  events.addEventListener('clock', (event) => showClock(JSON.parse(event.data)));
  events.addEventListener('reset', () => void load());
  events.addEventListener('open', () => void load().catch((error) => say(String(error))));
  events.addEventListener('error', () => say('The mock does not answer; trying again.'));
}

for (const button of document.querySelectorAll('[data-advance]')) {
  onClick(button, () => call('clock', 'POST', { advanceMs: Number(button.dataset.advance) }), `Moved ${button.textContent}`);
}
onClick(byId('freeze'), async () => call('clock', 'POST', { freeze: (await call('clock')).now }), 'The clock stands still');
onClick(byId('real-time'), () => call('clock', 'POST', { reset: true }), 'The clock shows the real time');
onClick(byId('reset'), () => call('reset', 'POST', {}), 'Everything is back to the beginning');
onClick(byId('clear-log'), async () => showIn('log', await call('requests', 'DELETE')), 'The log is empty');
byId('locale').addEventListener('change', showLinks);
follow();
setInterval(showTime, 1000);
