import { makeMockControl } from '#mock/client.ts';
import { startTestMock } from './mockServer';

const SIX_SECONDS = 6000;

function sendCode(email: string, init?: RequestInit): Promise<Response> {
  return fetch('/api/accounts/v2/open/email/verify_code', {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US' },
    body: new URLSearchParams({ email, left: '', key: '' }),
    ...init,
  });
}

describe('the mock backend in a unit test', () => {
  it('answers while the test’s time stands still', async () => {
    jest.useFakeTimers();
    await startTestMock();
    const answer = await sendCode('someone@mock.example');
    expect(await answer.json()).toMatchObject({ code: '000000' });
    jest.useRealTimers();
  });

  it('separates namespaces', async () => {
    const { url, control } = await startTestMock({ namespace: 'here' });
    await sendCode('someone@mock.example');
    const elsewhere = makeMockControl({ url, namespace: 'elsewhere' });
    const inboxes = [control, elsewhere].map((each) => each.messages('someone@mock.example'));
    expect((await Promise.all(inboxes)).map(({ length }) => length)).toEqual([1, 0]);
  });

  it('accepts the test’s signal, and fake timers that abort it', async () => {
    jest.useFakeTimers();
    await startTestMock();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), SIX_SECONDS);
    const outcome = sendCode('slow@mock.example', { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    await jest.advanceTimersByTimeAsync(SIX_SECONDS);
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    jest.useRealTimers();
  });

  it('leaves other origins alone', async () => {
    await startTestMock();
    await expect(fetch('http://127.0.0.1:9/')).rejects.toThrow();
  });
});
