import {
  ADDRESS,
  ID,
  newSource,
  scriptLoads,
  scripts,
  startFresh,
  watch,
} from '#testing/render/clientIdScript.ts';

beforeEach(startFresh);
afterEach(() => jest.useRealTimers());

test('uses a stored id without loading the script', async () => {
  localStorage.setItem('fp', ID);
  expect(await newSource()()).toBe(ID);
  expect(scripts()).toHaveLength(0);
});

test('makes the id once, with the script at its address and a timestamp, and stores it', async () => {
  const clientId = newSource();
  const makeId = jest.fn(() => ID);
  const calls = [watch(clientId()), watch(clientId())];
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    `${ADDRESS}?t=1700000000000`,
  ]);
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

test('a call continues without an id after a second, and a late script serves the next call', async () => {
  const clientId = newSource();
  const first = watch(clientId());
  await jest.advanceTimersByTimeAsync(999);
  expect(first.settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(first).toEqual({ settled: true, id: undefined });
  scriptLoads(() => ID);
  await jest.advanceTimersByTimeAsync(0);
  expect(await clientId()).toBe(ID);
  expect(jest.getTimerCount()).toBe(0);
});

test('a script that fails to load delays nothing, and the next call tries again', async () => {
  const clientId = newSource();
  const first = watch(clientId());
  scripts()[0]?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(first).toEqual({ settled: true, id: undefined });
  expect(jest.getTimerCount()).toBe(0);
  const second = watch(clientId());
  expect(scripts()).toHaveLength(2);
  scriptLoads(() => ID);
  await jest.advanceTimersByTimeAsync(0);
  expect(second.id).toBe(ID);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no random values');
    },
  ],
  ['returns an id with a line break', () => 'abcdefgh\nx: 1'],
  ['returns a very long text', () => 'a'.repeat(129)],
] as [string, () => string][])(
  'a script that %s yields no id, stores none, and is tried again',
  async (_goal, makeId) => {
    const clientId = newSource();
    const first = watch(clientId());
    scriptLoads(makeId);
    await jest.advanceTimersByTimeAsync(0);
    expect(first).toEqual({ settled: true, id: undefined });
    expect(localStorage).toHaveLength(0);
    const second = watch(clientId());
    scriptLoads(() => ID);
    await jest.advanceTimersByTimeAsync(0);
    expect(second.id).toBe(ID);
  },
);

test.each(['', 'short', 'x'.repeat(129), '{"id":1}', 'a b c d e f'])(
  'replaces an invalid stored id: %j',
  async (junk) => {
    localStorage.setItem('fp', junk);
    const call = watch(newSource()());
    scriptLoads(() => ID);
    await jest.advanceTimersByTimeAsync(0);
    expect(call.id).toBe(ID);
    expect(localStorage.getItem('fp')).toBe(ID);
  },
);

test('the script makes another id of 128 random bits each time', () => {
  jest.isolateModules(() => void jest.requireActual('./script/index'));
  const ids = Array.from({ length: 4 }, () => window.verificationCodeScript?.clientId());
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(new Set(ids).size).toBe(4);
});

describe('under a strict policy', () => {
  afterEach(() => {
    delete (window as { trustedTypes?: unknown }).trustedTypes;
  });

  test('the script must have the hash of the build', async () => {
    void newSource('sha384-abc')();
    expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-abc']);
  });

  test('its address passes one policy that is created once and allows nothing else', async () => {
    let rules = { createScriptURL: (text: string) => text };
    const createPolicy = jest.fn((_name: string, policy: typeof rules) => (rules = policy));
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

  test('a page that does not allow the policy lacks only the id', async () => {
    const createPolicy = () => {
      throw new TypeError('disallowed');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(await newSource()()).toBeUndefined();
    expect(scripts()).toHaveLength(0);
  });
});
