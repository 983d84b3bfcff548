import type { components } from '#shared/api/contract/types.generated.ts';
import type { QrMove } from '#mock/state/controlTypes.ts';
import { limits } from '#mock/services/limits.ts';
import { personById } from '#mock/services/sign-in/people.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { QrSessionRow, UserRow } from '#mock/state/tables.ts';

export type QrStatus = components['schemas']['QrStatus'];
export type QrState = QrSessionRow['state'];

/** What a phone or the clock can do to a QR session. */
const qrMoves: readonly QrMove[] = ['scan', 'confirm', 'cancel', 'expire'];

/** The state machine: from which states a move is allowed, and to which state it leads. */
const MOVES: Readonly<Record<QrMove | 'redeem', { from: readonly QrState[]; to: QrState }>> = {
  scan: { from: ['waiting'], to: 'scanned' },
  confirm: { from: ['scanned'], to: 'confirmed' },
  cancel: { from: ['scanned'], to: 'cancelled' },
  expire: { from: ['waiting', 'scanned', 'confirmed', 'cancelled'], to: 'expired' },
  redeem: { from: ['confirmed'], to: 'used' },
};

const STATUSES: Readonly<Partial<Record<QrState, QrStatus>>> = {
  waiting: 'QRCODE_NON_SCANED',
  scanned: 'QRCODE_SCANED',
  confirmed: 'QRCODE_CONFIRM_LOGIN',
  cancelled: 'QRCODE_CANCEL_LOGIN',
};

/** The status that the status operation answers; undefined if it answers 030027. */
export function qrStatusOf({ state }: QrSessionRow): QrStatus | undefined {
  return STATUSES[state];
}

export function allowedQrMoves({ state }: QrSessionRow): QrMove[] {
  return qrMoves.filter((move) => MOVES[move].from.includes(state));
}

/**
 * The result of a move. `unknown`: no such session; `person`: no such user; `illegal`: not from
 * this state.
 */
export type QrOutcome =
  | { ok: true; qrSession: QrSessionRow }
  | { ok: false; reason: 'unknown' | 'person' | 'illegal'; message: string };

function change(
  { database, events }: Namespace,
  qrSession: QrSessionRow,
  next: Partial<QrSessionRow>,
): QrSessionRow {
  database.update('qrSessions', ({ id }) => id === qrSession.id, next);
  events.publish('qr', qrSession);
  return qrSession;
}

/** Expires the session after 60 seconds by the namespace's clock (D29). */
function settle(namespace: Namespace, qrSession: QrSessionRow): QrSessionRow {
  const isOver = Date.parse(qrSession.expiresAt) <= namespace.clock.now();
  return isOver && MOVES.expire.from.includes(qrSession.state)
    ? change(namespace, qrSession, { state: 'expired' })
    : qrSession;
}

/** Creates a QR session. Like every change, it publishes event `qr` with the row. */
export function openQrSession(namespace: Namespace): QrSessionRow {
  const { database, clock, random, events } = namespace;
  const qrSession = database.insert('qrSessions', {
    id: random.hex(32),
    state: 'waiting',
    createdAt: clock.iso(),
    expiresAt: new Date(clock.now() + limits.qrLife).toISOString(),
  });
  events.publish('qr', qrSession);
  return qrSession;
}

/** The session in its current state, or undefined. */
export function findQrSession(namespace: Namespace, id: string): QrSessionRow | undefined {
  const qrSession = namespace.database.find('qrSessions', (row) => row.id === id);
  return qrSession && settle(namespace, qrSession);
}

/** Every session in its current state, newest first. */
export function listQrSessions(namespace: Namespace): QrSessionRow[] {
  return namespace.database
    .rows('qrSessions')
    .map((qrSession) => settle(namespace, qrSession))
    .reverse();
}

function move(
  namespace: Namespace,
  id: string,
  kind: QrMove | 'redeem',
  more: Partial<QrSessionRow> = {},
): QrOutcome {
  const qrSession = findQrSession(namespace, id);
  if (!qrSession)
    return { ok: false, reason: 'unknown', message: `There is no QR session "${id}"` };
  const { from, to } = MOVES[kind];
  if (from.includes(qrSession.state))
    return { ok: true, qrSession: change(namespace, qrSession, { ...more, state: to }) };
  return {
    ok: false,
    reason: 'illegal',
    message: `A session that is ${qrSession.state} cannot ${kind}; only one that is ${from.join(' or ')} can`,
  };
}

export function scanQr(namespace: Namespace, id: string): QrOutcome {
  return move(namespace, id, 'scan');
}

/**
 * The user confirms in the app: `scanned` → `confirmed`.
 * @param userId the user to sign in
 */
export function confirmQr(namespace: Namespace, id: string, userId: string): QrOutcome {
  if (!personById(namespace, userId))
    return { ok: false, reason: 'person', message: `There is no user "${userId}"` };
  return move(namespace, id, 'confirm', { userId });
}

export function cancelQr(namespace: Namespace, id: string): QrOutcome {
  return move(namespace, id, 'cancel');
}

export function expireQr(namespace: Namespace, id: string): QrOutcome {
  return move(namespace, id, 'expire');
}

/**
 * Uses a confirmed session once.
 * @returns the user who confirmed; `stale` if the session is unknown, used or expired;
 * `unconfirmed` if it is not confirmed yet
 */
export function redeemQr(namespace: Namespace, id: string): UserRow | 'stale' | 'unconfirmed' {
  const qrSession = findQrSession(namespace, id);
  if (!qrSession || qrSession.state === 'used' || qrSession.state === 'expired') return 'stale';
  if (qrSession.state !== 'confirmed') return 'unconfirmed';
  move(namespace, id, 'redeem');
  return personById(namespace, qrSession.userId ?? '') ?? 'stale';
}
