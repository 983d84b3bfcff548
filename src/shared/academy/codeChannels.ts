import type { Channel } from '#shared/session/identifier.ts';

export interface CodeChannels {
  /** The channel shown first. */
  first: Channel;
  /** Whether the visitor may switch to the other one. */
  switchable: boolean;
}

/**
 * Which channels the code form offers (D6, D7): scenario 0 allows switching unless the host is shielded, 1
 * always; 2 is e-mail only; any other number phone only. A shielded host starts with e-mail.
 * An unknown scenario (`undefined`: the call failed) is treated as 0, so that nobody is locked out.
 */
export function codeChannels(scenario: number | undefined, shielded: boolean): CodeChannels {
  const type = scenario ?? 0;
  if (type === 2) return { first: 'email', switchable: false };
  if (type === 0) return { first: shielded ? 'email' : 'phone', switchable: !shielded };
  return { first: shielded ? 'email' : 'phone', switchable: type === 1 };
}
