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

test('computes the id once, with the script at its address and a timestamp, and stores it', async () => {
  const clientId = newSource();
  const makeId = jest.fn(async () => ID);
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
  scriptLoads(async () => ID);
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
  scriptLoads(async () => ID);
  await jest.advanceTimersByTimeAsync(0);
  expect(second.id).toBe(ID);
});

test.each([
  ['throws', async () => Promise.reject(new Error('no canvas'))],
  ['gives an id with a line break', async () => 'abcdefgh\nx: 1'],
  ['gives a very long text', async () => 'a'.repeat(129)],
] as [string, () => Promise<string>][])(
  'a script that %s yields no id, stores none, and is tried again',
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

test.each(['', 'short', 'x'.repeat(129), '{"id":1}', 'a b c d e f'])(
  'replaces an invalid stored id: %j',
  async (junk) => {
    localStorage.setItem('fp', junk);
    const call = watch(newSource()());
    scriptLoads(async () => ID);
    await jest.advanceTimersByTimeAsync(0);
    expect(call.id).toBe(ID);
    expect(localStorage.getItem('fp')).toBe(ID);
  },
);
