import type { Channel } from '#shared/academy/codeChannels.ts';

/** Where a code is sent, in the request's form: eleven digits, or a trimmed address. */
export interface Identifier {
  channel: Channel;
  value: string;
}
