/** @jest-environment <rootDir>/mock-server/testing/outerRealmEnvironment.ts */

const { mockUrl } = globalThis as unknown as { mockUrl: string };

afterEach(() => {
  jest.useRealTimers();
});

test('the mock answers while the test has stopped its own timers', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const answer = await fetch(`${mockUrl}/api/ischool/v1/open/schools/login-scenario`, {
    headers: { 'sxz-lang': 'ja_JP' },
  });
  expect(await answer.json()).toMatchObject({ code: '000000', data: { loginScenarioType: 0 } });
});
