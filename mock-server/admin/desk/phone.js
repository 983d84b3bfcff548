import { actionButton, call } from './calls.js';
import { byId, say } from './dom.js';
import { follow, onEvent, onLoad } from './live.js';
import { loadPeople, moveSession } from './qr.js';

const id = decodeURIComponent(location.pathname.split('/').at(-1));
const STATES = {
  waiting: 'A QR code is waiting to be scanned.',
  scanned: 'Scanned. Log in on the computer?',
  confirmed: 'Confirmed. The computer is logging in.',
  cancelled: 'You declined.',
  used: 'The computer is logged in.',
  expired: 'The QR code has expired.',
};
const LABELS = { scan: 'Scan the QR code', confirm: 'Log in', cancel: 'Cancel' };

function show(session) {
  byId('state').textContent = session ? STATES[session.state] : 'There is no such QR code.';
  const moves = (session?.moves ?? []).filter((move) => LABELS[move]);
  byId('moves').replaceChildren(...moves.map((move) => actionButton(LABELS[move], () => moveSession(id, move), '', { className: move === 'cancel' ? '' : 'primary' })));
}

async function load() {
  show((await call('qr')).find((session) => session.id === id));
}

onLoad(() => Promise.all([load(), loadPeople()]));
onEvent('qr', load);
onEvent('clock', load);
setInterval(() => void load().catch(() => say('The mock does not answer.')), 5000);
follow();
