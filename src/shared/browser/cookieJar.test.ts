import { cookieJar } from './cookieJar';
import type { CookieJar } from './cookieJar';

interface FakePage {
  page: Document;
  written: string[];
}

/**
 * A page at a host with the cookies of its whole site. Like browsers, it refuses cookie pairs over
 * 4096 characters.
 */
function pageAt(hostname: string): FakePage {
  const writes: string[] = [];
  const jar = new Map<string, string>();
  const page = {
    location: { hostname, pathname: '/' },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      if (!text.includes('; Path=/;')) return;
      writes.push(text);
      const [pair = ''] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (pair.length > 4096) return;
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  return { page: page as unknown as Document, written: writes };
}

test.each(['localhost', 'one.localhost', '127.0.0.1', '[::1]'])(
  'on %s sets cookies without Secure',
  (host) => {
    const { page, written } = pageAt(host);
    expect(cookieJar(page).set('access_token', 't', 60)).toBe(true);
    expect(written).toEqual(['access_token=t; Path=/; SameSite=Lax; Max-Age=60']);
  },
);

test.each(['school.example', 'localhost.school.example', '10.0.0.1'])(
  'on %s sets cookies with Secure',
  (host) => {
    const { page, written } = pageAt(host);
    cookieJar(page).set('access_token', 't', 60);
    expect(written).toEqual(['access_token=t; Path=/; SameSite=Lax; Max-Age=60; Secure']);
  },
);

test('a cookie without lifetime ends with the browser; fractions of a second are cut', () => {
  const { page, written } = pageAt('localhost');
  const jar = cookieJar(page);
  jar.set('a', '1');
  jar.set('b', '1', 7199.9);
  expect(written).toEqual(['a=1; Path=/; SameSite=Lax', 'b=1; Path=/; SameSite=Lax; Max-Age=7199']);
});

test('a value cannot add attributes or further cookies', () => {
  const { page, written } = pageAt('localhost');
  const jar = cookieJar(page);
  const value = 'a; Domain=evil.example\r\nb=2, 键';
  expect(jar.set('lang', value)).toBe(true);
  expect(written[0]).not.toMatch(/Domain=|[\r\n]/);
  expect(jar.get('lang')).toBe(value);
});

test('reports that a cookie over 4096 characters was not stored', () => {
  const jar = cookieJar(pageAt('localhost').page);
  expect(jar.set('access_token', 'x'.repeat(4097))).toBe(false);
  expect(jar.get('access_token')).toBeUndefined();
});

test('reports that a browser that ignores cookies did not store it', () => {
  const page = { cookie: '', location: { hostname: 'localhost', pathname: '/' } };
  Object.defineProperty(page, 'cookie', { get: () => '', set() {} });
  expect(cookieJar(page as unknown as Document).set('a', '1')).toBe(false);
});

test('a page without access to cookies does not throw', () => {
  const forbid = (): never => {
    throw new DOMException('Sandboxed', 'SecurityError');
  };
  const page = Object.defineProperty(
    { location: { hostname: 'localhost', pathname: '/' } },
    'cookie',
    {
      get: forbid,
      set: forbid,
    },
  );
  const jar = cookieJar(page as unknown as Document);
  expect(jar.set('a', '1')).toBe(false);
  expect(jar.get('a')).toBeUndefined();
  expect(() => jar.remove('a')).not.toThrow();
});

test('finds a cookie by its whole name and ignores invalid encoding', () => {
  const page = {
    cookie: 'my_lang=fr_FR; lang=ru_RU; broken=%E9',
    location: { hostname: 'localhost', pathname: '/' },
  };
  const jar = cookieJar(page as unknown as Document);
  expect(jar.get('lang')).toBe('ru_RU');
  expect(jar.get('broken')).toBeUndefined();
  expect(jar.get('ang')).toBeUndefined();
});

describe('cookies of the same name in other places', () => {
  /** `/login/index` of a host that keeps cookies by domain and path, as browsers do. */
  function pageWith(...planted: string[]) {
    const jar = new Map<string, string>();
    const write = (text: string) => {
      const [pair = '', ...attributes] = text.split('; ');
      const of = (name: string) =>
        attributes.find((item) => item.startsWith(`${name}=`))?.slice(name.length + 1);
      const [name = '', value = ''] = pair.split('=');
      const place = [name, of('Domain') ?? '', of('Path') ?? ''].join();
      if (of('Domain') === 'example') return;
      if (of('Max-Age') === '0') jar.delete(place);
      else jar.set(place, value);
    };
    planted.forEach(write);
    const page = {
      location: { hostname: 'www.school.example', pathname: '/login/index' },
      get cookie() {
        const longestPathFirst = [...jar].sort(([a], [b]) => b.length - a.length);
        return longestPathFirst
          .map(([place, value]) => `${place.split(',')[0]}=${value}`)
          .join('; ');
      },
      set cookie(text: string) {
        write(text);
      },
    };
    return cookieJar(page as unknown as Document);
  }
  const TWINS = [
    'token=old; Path=/login',
    'token=old; Path=/login/',
    'token=old; Path=/login/index',
    'token=old; Domain=school.example; Path=/',
    'token=old; Domain=www.school.example; Path=/login',
  ];

  test.each(TWINS)('are removed with it: %s', (twin) => {
    const jar = pageWith('token=good; Path=/', twin);
    expect(jar.remove('token')).toBe(true);
    expect(jar.get('token')).toBeUndefined();
  });

  test.each(TWINS)('give way to one that is set: %s', (twin) => {
    const jar = pageWith(twin);
    expect(jar.set('token', 'good', 60)).toBe(true);
    expect(jar.get('token')).toBe('good');
  });

  test.each([
    ['localhost', []],
    ['127.0.0.1', []],
    ['[::1]', []],
    ['www.school.example', ['www.school.example', 'school.example']],
  ])('on %s name no domain that a browser refuses', (hostname, domains) => {
    const writes: string[] = [];
    const page = Object.defineProperty({ location: { hostname, pathname: '/login' } }, 'cookie', {
      get: () => 'a=1',
      set(text: string) {
        writes.push(text);
      },
    });
    cookieJar(page as unknown as Document).remove('a');
    const domainsOfCookies = writes.flatMap((text) => /Domain=([^;]*)/.exec(text)?.[1] ?? []);
    expect([...new Set(domainsOfCookies)]).toEqual(domains);
    expect(new Set(writes).size).toBe(writes.length);
  });

  test.each(['/api', '/api/accounts', '/service'])(
    'of %s, which the page does not see, are removed when one is set or removed',
    (path) => {
      for (const end of [
        (jar: CookieJar) => jar.set('token', 'good', 60),
        (jar: CookieJar) => jar.remove('token'),
      ]) {
        const writes: string[] = [];
        const location = { hostname: 'www.school.example', pathname: '/join' };
        const page = Object.defineProperty({ location }, 'cookie', {
          get: () =>
            writes.filter((text) => text.includes('good')).map(() => 'token=good')[0] ?? '',
          set(text: string) {
            writes.push(text);
          },
        });
        end(cookieJar(page as unknown as Document));
        const places = writes
          .filter((text) => text.includes(`Path=${path};`) && text.includes('Max-Age=0'))
          .map((text) => /Domain=([^;]*)/.exec(text)?.[1]);
        expect(places).toEqual([undefined, 'www.school.example', 'school.example']);
      }
    },
  );

  test('that the page cannot remove are reported, and leave the good one alone', () => {
    const jar = pageWith('token=old; Domain=elsewhere.example; Path=/login');
    expect(jar.set('token', 'good', 60)).toBe(true);
    expect(jar.remove('token')).toBe(false);
  });
});
