import type { QrSession } from '#mock/state/controlTypes.ts';
import { allowedQrMoves } from '#mock/services/qr/qrSessions.ts';
import type { QrSessionRow } from '#mock/state/tables.ts';

/** Converts a QR session for the control API and the desk. */
export function qrView(qrSession: QrSessionRow): QrSession {
  const { id, state, createdAt, expiresAt, userId = null } = qrSession;
  return { id, state, createdAt, expiresAt, userId, moves: allowedQrMoves(qrSession) };
}
