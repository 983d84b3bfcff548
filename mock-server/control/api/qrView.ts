import { allowedQrMoves } from '#mock/services/qr/qrSessions.ts';
import type { QrSessionRow } from '#mock/state/tables.ts';
import type { components } from '#mock/contract/control.generated.ts';

/** A QR session as the control API and the desk show it. */
export function qrView(session: QrSessionRow): components['schemas']['QrSession'] {
  const { id, state, createdAt, expiresAt, userId = null } = session;
  return { id, state, createdAt, expiresAt, userId, moves: allowedQrMoves(session) };
}
