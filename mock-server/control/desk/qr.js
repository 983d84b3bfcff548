import { call } from './api.js';
import { byId, choices } from './dom.js';

/** Requests a move of a QR session. The person who is chosen on the page confirms. */
export function moveSession(id, move) {
  const userId = byId('qr-person').value;
  const body = move === 'confirm' && userId ? { userId } : {};
  return call(`qr/${encodeURIComponent(id)}/${move}`, 'POST', body);
}

/** Offers the people who can confirm a QR session. */
export async function loadPeople() {
  const users = await call('db/users?_limit=20');
  choices(
    'qr-person',
    users.map(({ id, realName, nickName }) => [id, realName ?? nickName ?? id]),
  );
}
