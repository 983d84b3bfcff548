import type { ApiExtra } from '#shared/api/client/requestContext.ts';
import type { Environment } from './environment';

/** The store's thunk extra argument for endpoints that store something in this browser. */
export interface PlatformExtra extends ApiExtra {
  environment: Environment;
}
