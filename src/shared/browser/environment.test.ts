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
