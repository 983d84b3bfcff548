import type { StartTestMock, TestMock } from './testMock';

/**
 * Starts the real mock backend for this test file, outside jest's realm, so that fake timers do not
 * stop it. From then on `fetch` of the page's own origin reaches it, in the given namespace
 * (`default` otherwise). A second start replaces the first.
 * @throws outside of the project's jest environment
 */
export function startTestMock(options?: Parameters<StartTestMock>[0]): Promise<TestMock> {
  const start = (globalThis as { startTestMock?: StartTestMock }).startTestMock;
  if (!start)
    throw new Error(
      'Only src/testing/run/jestEnvironment.ts can start the mock: take off the @jest-environment line',
    );
  return start(options);
}
