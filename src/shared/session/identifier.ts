/** Where a verification code goes. Also the stored login type (specification 3). */
export type Channel = 'phone' | 'email';

/** Whom a code goes to, as it travels: eleven digits, or a trimmed address. */
export interface Identifier {
  channel: Channel;
  value: string;
}
