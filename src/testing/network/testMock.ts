import type { MockOptions } from '#mock/server.ts';

/** A mock backend that a test started. */
export interface TestMock {
  /** Its own address; the page's origin is redirected to it as well. */
  url: string;
  namespace: string;
  /** Stops it early; otherwise it stops with the test file. */
  stop(): Promise<void>;
}

/**
 * The function that the test environment provides; use it through
 * `src/testing/network/mockServer.ts`.
 */
export type StartTestMock = (
  options?: Omit<MockOptions, 'port' | 'host'> & { namespace?: string },
) => Promise<TestMock>;
