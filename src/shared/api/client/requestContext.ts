import type { ContractLocale } from '../contract/contractTypes';
import type { Upload } from './upload';

/** What every request says about its sender; the store's owner provides it, so that this room knows no other. */
export interface RequestContext {
  language(): ContractLocale;
  /** Absent until known, and when the address bar holds a malformed one. */
  tenantId(): string | undefined;
  userId(): string | undefined;
  accessToken(): string | undefined;
  /** Resolves to the opaque client id, or to nothing when it is not ready in time (D23). Never rejects. */
  fingerprint(): Promise<string | undefined>;
}

/** The store's thunk extra argument. */
export interface ApiExtra {
  requestContext: RequestContext;
  /** The network; tests and stories bring a scripted one. */
  fetch: typeof fetch;
  /** The network for files, which tells how far they are. */
  upload: Upload;
}
