import { actionButton, call } from './calls.js';
import { byId, choices, element, fill } from './dom.js';
import { mockNow } from './clock.js';
import { onEvent, onLoad } from './live.js';

const SHOWN = 10;
const LABELS = { scan: 'Scan', confirm: 'Confirm', cancel: 'Cancel', expire: 'Expire' };
let sessions = [];

/** Requests a move. The person who is chosen on the page confirms. */
export function moveSession(id, move) {
  const userId = byId('qr-person').value;
  return call(
    `qr/${encodeURIComponent(id)}/${move}`,
    'POST',
    move === 'confirm' && userId ? { userId } : {},
  );
}

function secondsLeft({ expiresAt }) {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - mockNow()) / 1000));
}

function sessionItem(session) {
  const { id, state, moves } = session;
  const left =
    moves.length > 0
      ? element('span', { className: 'hint', 'data-left': id }, `${secondsLeft(session)} s left`)
      : '';
  return element(
    'li',
    {},
    element(
      'div',
      { className: 'row' },
      element('strong', { className: `state ${state}` }, state),
      element('code', { title: id }, `${id.slice(0, 8)}…`),
      left,
      element(
        'a',
        { href: `phone/${encodeURIComponent(id)}`, target: '_blank', rel: 'noopener' },
        'Phone',
      ),
    ),
    element(
      'div',
      { className: 'buttons' },
      ...moves.map((move) =>
        actionButton(LABELS[move], () => moveSession(id, move), `${LABELS[move]}: done`, {
          'aria-label': `${LABELS[move]} session ${id.slice(0, 8)}`,
        }),
      ),
    ),
  );
}

async function load() {
  sessions = (await call('qr')).slice(0, SHOWN);
  fill('qr', sessions.map(sessionItem));
}

/** Loads the people who can confirm, for a select. */
export async function loadPeople() {
  const users = await call('db/users?_limit=20');
  choices(
    byId('qr-person'),
    users.map(({ id, realName, nickName }) => [id, realName ?? nickName ?? id]),
  );
}

/** Shows the QR sessions and the moves that a phone could make now. */
export function startQr() {
  onLoad(() => Promise.all([load(), loadPeople()]));
  onEvent('qr', load);
  onEvent('clock', load);
  setInterval(() => {
    for (const session of sessions) {
      const place = document.querySelector(`[data-left="${CSS.escape(session.id)}"]`);
      if (!place) continue;
      const left = secondsLeft(session);
      place.textContent = `${left} s left`;
      if (left === 0) void load();
    }
  }, 1000);
}
