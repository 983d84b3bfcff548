/** Where a verification code goes. Also the stored login type. */
export type Channel = 'phone' | 'email';

/** Where a code is sent, in the request's form: eleven digits, or a trimmed address. */
export interface Identifier {
  channel: Channel;
  value: string;
}
