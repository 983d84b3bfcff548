import { browserEnvironment } from './environment';

const environment = browserEnvironment(window);

test('sends events to other code of the page and receives them, until unsubscribed', () => {
  const heard = jest.fn();
  const stop = environment.on('login-dialog', heard);
  environment.emit('login-dialog', { redirect: '/x' });
  environment.emit('login-dialog');
  stop();
  environment.emit('login-dialog', 'late');
  expect(heard.mock.calls).toEqual([[{ redirect: '/x' }], [null]]);
});
test('receives other tabs’ changes of local storage, and nothing else', () => {
  const heard = jest.fn();
  const stop = environment.onOtherTab(heard);
  const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  tell({ key: 'access_token', newValue: 't', storageArea: localStorage });
  tell({ key: 'other', newValue: '1', storageArea: sessionStorage });
  // An iframe of this tab clears session storage.
  tell({ key: null, newValue: null, storageArea: sessionStorage });
  tell({ key: null, newValue: null, storageArea: localStorage });
  stop();
  tell({ key: 'late', newValue: '1', storageArea: localStorage });
  expect(heard.mock.calls).toEqual([
    ['access_token', 't'],
    [null, null],
  ]);
});
describe('a beacon', () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  beforeEach(() => {
    fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    window.fetch = fetched;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  function browserWith(sendBeacon: Navigator['sendBeacon']): void {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  }

  test('is sent as JSON, once', () => {
    const sendBeacon = jest.fn<boolean, Parameters<Navigator['sendBeacon']>>(() => true);
    browserWith(sendBeacon);
    environment.beacon('/report', '{"code":"0010005"}');
    const [url, body] = sendBeacon.mock.calls[0]!;
    expect(url).toBe('/report');
    expect(body).toMatchObject({ type: 'application/json', size: 18 });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('falls back to a request that survives the page, and ignores its failure', async () => {
    browserWith(() => false);
    environment.beacon('/report', '{}');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    await Promise.resolve();
  });

  test('falls back in browsers without beacons', () => {
    environment.beacon('/report', '{}');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
test('works on a page whose storage is blocked', () => {
  const blocked = Object.create(window, {
    localStorage: {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    },
    sessionStorage: {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    },
    document: { value: document },
  }) as typeof window;
  const { localStorage: local, sessionStorage } = browserEnvironment(blocked);
  expect([local.refusal(), sessionStorage.refusal()]).toEqual(['blocked', 'blocked']);
});
test('returns both clocks', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const before = environment.clock();
  jest.advanceTimersByTime(250);
  jest.setSystemTime(500_000);
  const after = environment.clock();
  expect(after.wall).toBe(500_000);
  expect(after.monotonic - before.monotonic).toBe(250);
  jest.useRealTimers();
});
test('reports that the network is back, until unsubscribed', () => {
  const heard = jest.fn();
  const stop = environment.onOnline(heard);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('address bar', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));
  test('reads the current address', () => {
    window.history.replaceState(null, '', '/login/index?tenant_id=a#part');
    expect(environment.address()).toEqual({
      origin: location.origin,
      host: location.host,
      path: '/login/index',
      query: '?tenant_id=a',
    });
  });
  test('begins the path with one slash, because a link to two would lead to another host', () => {
    window.history.replaceState(null, '', `${location.origin}//evil.example/login/index`);
    expect(environment.address().path).toBe('/evil.example/login/index');
  });
  test('replaces one parameter of the address and keeps the others and the history state', () => {
    window.history.replaceState({ kept: true }, '', '/join?a=1&sxz-lang=zh_CN&b=%2B#part');
    environment.replaceParameter('sxz-lang', 'fr_FR');
    expect(location.pathname + location.search + location.hash).toBe(
      '/join?a=1&sxz-lang=fr_FR&b=%2B#part',
    );
    expect(window.history.state).toEqual({ kept: true });
  });
  test('adds no parameter that the address does not have', () => {
    window.history.replaceState(null, '', '/join?a=1');
    environment.replaceParameter('sxz-lang', 'fr_FR');
    expect(location.search).toBe('?a=1');
  });
  test.each([
    [
      'the parameters that it has',
      '/login/index?a=1&state=s&code=c&state=t#part',
      '/login/index?a=1#part',
    ],
    [
      'nothing, when it has none, without re-encoding it',
      '/login/index?a=x%20y#part',
      '/login/index?a=x%20y#part',
    ],
  ])('removes from the address %s', (_, before, after) => {
    window.history.replaceState({ kept: true }, '', before);
    environment.dropParameters(['code', 'state', 'error']);
    expect(location.pathname + location.search + location.hash).toBe(after);
    expect(window.history.state).toEqual({ kept: true });
  });
  test.each([
    ['/p?x=1#new', true],
    ['https://a.example/p?x=1#old', true],
    ['/p?x=1#', true],
    ['/p?x=1', false],
    ['/p?x=2#old', false],
    ['https://b.example/p?x=1#old', false],
  ])(
    'goes to %s, which loads the page except for a change of fragment only: %s',
    (href, isSamePage) => {
      const assign = jest.fn();
      const reload = jest.fn();
      const page = { document, location: { href: 'https://a.example/p?x=1#old', assign, reload } };
      browserEnvironment(page as unknown as Window & typeof globalThis).goTo(href);
      expect(assign.mock.calls).toEqual([[href]]);
      expect(reload).toHaveBeenCalledTimes(isSamePage ? 1 : 0);
    },
  );
  test('reads and writes the fragment without another history entry', () => {
    window.history.replaceState({ kept: true }, '', '/service?a=1');
    expect(environment.fragment()).toBe('');
    const steps = window.history.length;
    environment.replaceFragment('part-2');
    expect(environment.fragment()).toBe('part-2');
    expect(location.pathname + location.search + location.hash).toBe('/service?a=1#part-2');
    expect(window.history.state).toEqual({ kept: true });
    expect(window.history).toHaveLength(steps);
  });
});
