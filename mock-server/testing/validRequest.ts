import type { MockClient } from './mockForTests';

/**
 * Makes one valid request of an operation, after the requests that it needs.
 * @param account the phone number or e-mail address that it is about, where it is about one
 */
export type ValidRequest = (client: MockClient, account?: string) => Promise<Response>;
