import { act, button, call, copy } from './api.js';
import { byId, element, fill, time } from './dom.js';
import { panel } from './live.js';
import { loadPeople, moveSession } from './qr.js';

const KEPT = 20;

function messageItem({ to, channel, code, text, sentAt }) {
  return element(
    'li',
    {},
    element('strong', { className: 'code' }, code),
    button('Copy', `code ${code}`, () => copy(code)),
    element('bdi', {}, `${channel === 'sms' ? 'SMS' : 'E-mail'} to ${to}`),
    time(sentAt),
    element('p', { className: 'hint', dir: 'auto' }, text),
  );
}

function sessionItem({ id, state, moves, expiresAt }) {
  const phone = { href: `phone/${encodeURIComponent(id)}`, target: '_blank', rel: 'noopener' };
  return element(
    'li',
    {},
    ...moves.map((move) =>
      button(move[0].toUpperCase() + move.slice(1), `session ${id.slice(0, 8)}`, () =>
        moveSession(id, move),
      ),
    ),
    element('strong', {}, state),
    element('code', { title: id }, `${id.slice(0, 8)}…`),
    element('span', { className: 'hint' }, 'until ', time(expiresAt)),
    element('a', phone, 'Phone'),
  );
}

/** The sent codes, and the QR sessions with the moves that a phone could make. */
export function startInbox() {
  panel(async () => fill('inbox', (await call('messages')).slice(0, KEPT).map(messageItem)), {
    events: ['message', 'db'],
  });
  panel(
    async () => {
      await loadPeople();
      fill('qr', (await call('qr')).slice(0, KEPT).map(sessionItem));
    },
    { events: ['qr', 'clock'], controls: ['qr-person'] },
  );
  byId('clear-inbox').addEventListener('click', () => void act(() => call('messages', 'DELETE')));
}
