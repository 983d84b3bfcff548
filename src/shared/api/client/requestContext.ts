import type { ContractLocale } from '../contract/contractTypes';
import type { Upload } from './upload';

/**
 * The sender's data for every request. The store's owner provides it, so that this folder imports
 * no other.
 */
export interface RequestContext {
  language(): ContractLocale;
  /** Undefined until known, and when the address bar holds a malformed id. */
  tenantId(): string | undefined;
  userId(): string | undefined;
  /**
   * @param session the hash of a token that waits for consent; by default the session's
   */
  accessToken(session?: string): string | undefined;
  /**
   * Resolves to the opaque client id, or to undefined when it is not ready in time (D23). Never
   * rejects.
   */
  clientId(): Promise<string | undefined>;
}

/** The store's thunk extra argument. */
export interface ApiExtra {
  requestContext: RequestContext;
  /** The network; tests and stories pass a scripted one. */
  fetch: typeof fetch;
  /** The network for files; it reports progress. */
  upload: Upload;
}
