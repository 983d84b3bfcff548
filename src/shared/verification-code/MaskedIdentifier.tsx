import { styled } from 'styled-components';
import { maskEmail, maskPhone } from '#lib/identifier/maskIdentifier.ts';
import type { Identifier } from '#shared/session/identifier.ts';

/** The groups of a number stay together on one line; an address may be longer than any line. */
const Masked = styled.bdi<{ $whole: boolean }>`
  ${({ $whole }) => ($whole ? 'white-space: nowrap;' : 'overflow-wrap: anywhere;')}
`;

/** Where a code goes, masked, standing by itself in a sentence of either direction. */
export function MaskedIdentifier({ identifier: { channel, value } }: { identifier: Identifier }) {
  const isPhone = channel === 'phone';
  return (
    <Masked dir="ltr" $whole={isPhone}>
      {isPhone ? maskPhone(value) : maskEmail(value)}
    </Masked>
  );
}
