import { act, call, copy } from './calls.js';
import { byId, element, fill, shortTime } from './dom.js';
import { onEvent, onLoad } from './live.js';

const KEPT = 50;

function messageItem({ to, channel, code, text, sentAt }) {
  return element(
    'li',
    {},
    element(
      'div',
      { className: 'row' },
      element('span', { className: 'code' }, code),
      element(
        'button',
        { type: 'button', 'aria-label': `Copy code ${code}`, onclick: () => void copy(code) },
        'Copy',
      ),
      element('bdi', {}, `${channel === 'sms' ? 'SMS' : 'E-mail'} to ${to}`),
      element('time', { className: 'hint', dateTime: sentAt }, shortTime(sentAt)),
    ),
    element('p', { className: 'hint', dir: 'auto' }, text),
  );
}

async function load() {
  const list = byId('inbox');
  // Announces only messages that arrive later, not the whole inbox on every load.
  list.setAttribute('aria-live', 'off');
  fill('inbox', (await call('messages')).slice(0, KEPT).map(messageItem));
  setTimeout(() => list.setAttribute('aria-live', 'polite'), 500);
}

/** Lists the sent codes, newest first, each with a button that copies it. */
export function startInbox() {
  onLoad(load);
  onEvent('message', (message) => {
    const list = byId('inbox');
    list.prepend(messageItem(message));
    while (list.children.length > KEPT) list.lastElementChild.remove();
    byId('inbox-empty').hidden = true;
  });
  onEvent('db', ({ table }) => table === 'messages' && load());
  byId('clear-inbox').addEventListener(
    'click',
    () => void act(() => call('messages', 'DELETE'), 'The inbox is empty'),
  );
}
