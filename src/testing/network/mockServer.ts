import { makeMockControl } from '#mock/client.ts';
import type { MockControl } from '#mock/client.ts';
import type { StartTestMock, TestMock } from './testMock';

/**
 * Starts the real mock backend for this test file, outside jest's realm, so that fake timers do not
 * stop it. From then on `fetch` of the page's own origin reaches it, in the given namespace
 * (`default` otherwise). A second start replaces the first.
 * @returns the mock and its control (docs/mock.md)
 * @throws outside of the project's jest environment
 */
export async function startTestMock(
  options?: Parameters<StartTestMock>[0],
): Promise<TestMock & { control: MockControl }> {
  const start = (globalThis as { startTestMock?: StartTestMock }).startTestMock;
  if (!start)
    throw new Error(
      'Only src/testing/run/jestEnvironment.ts can start the mock: take off the @jest-environment line',
    );
  const mock = await start(options);
  return { ...mock, control: makeMockControl(mock) };
}
