import { allowedQrMoves } from '../qr/qrSessions';
import type { QrSessionRow } from '../space/tables';
import type { components } from '../contract/control.generated';

/** A QR session as the control API and the desk show it. */
export function qrView(session: QrSessionRow): components['schemas']['QrSession'] {
  const { id, state, createdAt, expiresAt, userId = null } = session;
  return { id, state, createdAt, expiresAt, userId, moves: allowedQrMoves(session) };
}
