import { TestEnvironment } from 'jest-environment-jsdom';
import type { JestEnvironmentConfig, EnvironmentContext } from '@jest/environment';

/**
 * jsdom with Node's own `fetch` family lent to it, because jsdom has none. `FormData` stays jsdom's.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, {
      fetch, Headers, Request, Response, AbortController, AbortSignal, structuredClone,
      TextEncoder, TextDecoder, ReadableStream, BroadcastChannel,
    });
  }
}
