import type { MockClient } from './mockForTests';

/**
 * Makes one valid call of an operation, after the calls that it needs.
 * @param account the phone number or e-mail address of the call, if it has one
 */
export type ValidRequest = (client: MockClient, account?: string) => Promise<Response>;
