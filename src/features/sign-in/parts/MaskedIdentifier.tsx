import { styled } from 'styled-components';
import { maskEmail, maskPhone } from './maskIdentifier';
import type { Identifier } from '#shared/session/identifier.ts';

/** The groups of a number stay on one line; an address may be longer than a line. */
const Mask = styled.bdi<{ $whole: boolean }>`
  white-space: ${({ $whole }) => ($whole ? 'nowrap' : 'normal')};
  overflow-wrap: anywhere;
`;

/** The masked identifier of a code or an account, isolated from the direction of its sentence. */
export function MaskedIdentifier({ identifier: { channel, value } }: { identifier: Identifier }) {
  const isPhone = channel === 'phone';
  return (
    <Mask dir="ltr" $whole={isPhone}>
      {isPhone ? maskPhone(value) : maskEmail(value)}
    </Mask>
  );
}
