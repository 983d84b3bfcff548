import { maskEmail, maskPhone } from '../../lib/maskIdentifier';
import type { Identifier } from './identifier';

/** Where a code goes, masked, standing by itself in a sentence of either direction. */
export function MaskedIdentifier({ identifier: { channel, value } }: { identifier: Identifier }) {
  return <bdi dir="ltr">{channel === 'phone' ? maskPhone(value) : maskEmail(value)}</bdi>;
}
