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

describe('computed in advance', () => {
  const type = () => window.dispatchEvent(new Event('keydown'));

  test('the script loads at once, and the id is computed when the user pauses', async () => {
    const makeId = jest.fn(async () => ID);
    const listens = jest.spyOn(window, 'addEventListener');
    const clientId = newSource();
    const prepared = watch(clientId({ waitForIdle: true }));
    expect(scripts()).toHaveLength(1);
    scriptLoads(makeId);
    await jest.advanceTimersByTimeAsync(0);
    const listeners = listens.mock.calls.length;
    watch(clientId({ waitForIdle: true }));
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

  test('a call that needs the id does not wait for the pause, and it is computed once', async () => {
    const clientId = newSource();
    const makeId = jest.fn(async () => ID);
    const prepared = watch(clientId({ waitForIdle: true }));
    scriptLoads(makeId);
    await jest.advanceTimersByTimeAsync(0);
    expect(await clientId()).toBe(ID);
    expect(prepared.settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1500);
    expect(prepared.id).toBe(ID);
    expect(makeId).toHaveBeenCalledTimes(1);
    expect(scripts()).toHaveLength(1);
  });
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

  test('a page that does not allow the policy lacks only the id', async () => {
    const createPolicy = () => {
      throw new TypeError('disallowed');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(await newSource()()).toBeUndefined();
    expect(scripts()).toHaveLength(0);
  });
});
