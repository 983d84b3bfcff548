import type { Channel } from '#shared/academy/codeChannels.ts';

/** Whom a code goes to, as it travels: eleven digits, or a trimmed address. */
export interface Identifier {
  channel: Channel;
  value: string;
}
