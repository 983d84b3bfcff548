import { keyValueStore } from '../environment/keyValueStore';
import { clientIdSource } from './clientId';

const ADDRESS = '/static/verification-code.js';
const ID = 'a1b2c3d4e5f6';

/** The scripts that were put on the page; jsdom loads none of them by itself. */
function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

function scriptLoads(makeId: () => Promise<string>): void {
  window.verificationCodeScript = { clientId: makeId };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

function newSource(integrity = '') {
  return clientIdSource(window, { address: ADDRESS, integrity }, keyValueStore(() => localStorage));
}

/** What a call has come to, without waiting. */
function watch(call: Promise<string | undefined>) {
  const seen: { settled: boolean; id?: string | undefined } = { settled: false };
  void call.then((id) => Object.assign(seen, { settled: true, id }));
  return seen;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
  document.head.replaceChildren();
  delete window.verificationCodeScript;
});
afterEach(() => jest.useRealTimers());

test('a stored id is used as it is, without any script', async () => {
  localStorage.setItem('fp', ID);
  expect(await newSource()()).toBe(ID);
  expect(scripts()).toHaveLength(0);
});

test('the id is made once, by the script at its address with a timestamp, and stored', async () => {
  const clientId = newSource();
  const makeId = jest.fn(async () => ID);
  const calls = [watch(clientId()), watch(clientId())];
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([`${ADDRESS}?t=1700000000000`]);
  scriptLoads(makeId);
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([
    { settled: true, id: ID },
    { settled: true, id: ID },
  ]);
  expect(await newSource()()).toBe(ID);
  expect(makeId).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('asset-78 a call goes on without an id after a second, and a late script serves the next', async () => {
  const clientId = newSource();
  const first = watch(clientId());
  await jest.advanceTimersByTimeAsync(999);
  expect(first.settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(first).toEqual({ settled: true, id: undefined });
  scriptLoads(async () => ID);
  await jest.advanceTimersByTimeAsync(0);
  expect(await clientId()).toBe(ID);
  expect(jest.getTimerCount()).toBe(0);
});

test('asset-78 a script that cannot be loaded costs no waiting, and the next call tries again', async () => {
  const clientId = newSource();
  const first = watch(clientId());
  scripts()[0]?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(first).toEqual({ settled: true, id: undefined });
  expect(jest.getTimerCount()).toBe(0);
  const second = watch(clientId());
  expect(scripts()).toHaveLength(2);
  scriptLoads(async () => ID);
  await jest.advanceTimersByTimeAsync(0);
  expect(second.id).toBe(ID);
});

test.each([
  ['throws', async () => Promise.reject(new Error('no canvas'))],
  ['gives an empty id', async () => ''],
  ['gives an id with a line break', async () => 'abcdefgh\nx: 1'],
  ['gives a text without end', async () => 'a'.repeat(129)],
  ['gives an object', async () => ({}) as string],
] as [string, () => Promise<string>][])(
  'asset-78 a script that %s gives no id, keeps none, and is asked again',
  async (_goal, makeId) => {
    const clientId = newSource();
    const first = watch(clientId());
    scriptLoads(makeId);
    await jest.advanceTimersByTimeAsync(0);
    expect(first).toEqual({ settled: true, id: undefined });
    expect(localStorage).toHaveLength(0);
    const second = watch(clientId());
    scriptLoads(async () => ID);
    await jest.advanceTimersByTimeAsync(0);
    expect(second.id).toBe(ID);
  },
);

test('asset-78 a script that defines nothing gives no id', async () => {
  const call = watch(newSource()());
  scripts()[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(call).toEqual({ settled: true, id: undefined });
});

test.each(['', 'short', 'x'.repeat(129), '{"id":1}', 'a b c d e f'])(
  'store-64 junk in storage is made anew: %j',
  async (junk) => {
    localStorage.setItem('fp', junk);
    const call = watch(newSource()());
    scriptLoads(async () => ID);
    await jest.advanceTimersByTimeAsync(0);
    expect(call.id).toBe(ID);
    expect(localStorage.getItem('fp')).toBe(ID);
  },
);

describe('made beforehand', () => {
  const type = () => window.dispatchEvent(new Event('keydown'));

  test('its script is asked for at once, and it is made when the visitor has paused', async () => {
    const makeId = jest.fn(async () => ID);
    const listens = jest.spyOn(window, 'addEventListener');
    const clientId = newSource();
    const prepared = watch(clientId('when calm'));
    expect(scripts()).toHaveLength(1);
    scriptLoads(makeId);
    await jest.advanceTimersByTimeAsync(0);
    const listeners = listens.mock.calls.length;
    watch(clientId('when calm'));
    for (let keys = 0; keys < 5; keys += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      type();
    }
    expect(makeId).not.toHaveBeenCalled();
    expect(listens).toHaveBeenCalledTimes(listeners);
    await jest.advanceTimersByTimeAsync(1500);
    expect(prepared).toEqual({ settled: true, id: ID });
    type();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a call that needs it does not wait for the pause, and it is made once', async () => {
    const clientId = newSource();
    const makeId = jest.fn(async () => ID);
    const prepared = watch(clientId('when calm'));
    scriptLoads(makeId);
    await jest.advanceTimersByTimeAsync(0);
    expect(await clientId()).toBe(ID);
    expect(prepared.settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1500);
    expect(prepared.id).toBe(ID);
    expect(makeId).toHaveBeenCalledTimes(1);
    expect(scripts()).toHaveLength(1);
  });

  test('asset-78 a script that did not come is asked for again by the call that needs the id', async () => {
    const clientId = newSource();
    const prepared = watch(clientId('when calm'));
    scripts()[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect(prepared).toEqual({ settled: true, id: undefined });
    expect(jest.getTimerCount()).toBe(0);
    const call = watch(clientId());
    scriptLoads(async () => ID);
    await jest.advanceTimersByTimeAsync(0);
    expect(call.id).toBe(ID);
  });
});

test('where nothing can be stored the id is still the same for the whole page', async () => {
  const blocked = keyValueStore(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const clientId = clientIdSource(window, { address: ADDRESS, integrity: '' }, blocked);
  const first = watch(clientId());
  scriptLoads(async () => ID);
  await jest.advanceTimersByTimeAsync(0);
  expect([first.id, await clientId()]).toEqual([ID, ID]);
  expect(scripts()).toHaveLength(1);
});

describe('under a strict page', () => {
  afterEach(() => {
    delete (window as { trustedTypes?: unknown }).trustedTypes;
  });

  test('the script must be the one of the build', async () => {
    void newSource('sha384-abc')();
    expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-abc']);
  });

  test('its address goes through one policy that was made once and lets nothing else through', async () => {
    let rules = { createScriptURL: (text: string) => text };
    const createPolicy = jest.fn((_name: string, given: typeof rules) => (rules = given));
    Object.assign(window, { trustedTypes: { createPolicy } });
    const clientId = newSource();
    void clientId();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    void clientId();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['academy-verification-code']);
    expect(scripts()).toHaveLength(2);
    expect(rules.createScriptURL('https://evil.example/x.js')).toBe(`${ADDRESS}?t=NaN`);
  });

  test('a page that does not allow the policy costs the id and nothing else', async () => {
    const createPolicy = () => {
      throw new TypeError('disallowed');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(await newSource()()).toBeUndefined();
    expect(scripts()).toHaveLength(0);
  });
});
