import type { Channel } from '#shared/session/identifier.ts';

export interface CodeChannels {
  /** The channel that is shown first. */
  first: Channel;
  /** Whether the user may switch to the other channel. */
  switchable: boolean;
}

/**
 * The channels of the code form. Scenario 0 allows switching unless the host is shielded, 1 always;
 * 2 is e-mail only, any other number phone only. A shielded host starts with e-mail. An unknown
 * scenario (`undefined`: the call failed) counts as 0, so that no one is locked out.
 */
export function codeChannels(scenario: number | undefined, isShielded: boolean): CodeChannels {
  const type = scenario ?? 0;
  if (type === 2) return { first: 'email', switchable: false };
  if (type === 0) return { first: isShielded ? 'email' : 'phone', switchable: !isShielded };
  return { first: isShielded ? 'email' : 'phone', switchable: type === 1 };
}
