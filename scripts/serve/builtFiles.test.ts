/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { types } from './hostRules';
import { hasBrotli, hostName } from './testing/hosts';
import { askByLines, rawRequest } from './testing/rawRequest';
import { FILES, HEADERS, hostsForFile, page } from './testing/hostedFiles';

const hosts = hostsForFile();

describe(`files of ${hostName}`, () => {
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(hosts()[hostName]?.port ?? 0, target, options);

  it.each([
    ['/', '/index'],
    ['/?x=1', '/index'],
    ['/join?x=1', '/join'],
    ['/service', '/service'],
    ['/assignments', '/assignments'],
    ['/browser/open?sessionId=1', '/browser/open'],
    ['/commonUsage/failReceiveVerificationCode.htm', '/commonUsage/phone'],
    ['/commonUsage/failReceiveVerificationCode.htm?type=phone', '/commonUsage/phone'],
    ['/commonUsage/failReceiveVerificationCode.htm?type=email', '/commonUsage/email'],
    ['/commonUsage/failReceiveVerificationCode.htm?x=1&type=email&y', '/commonUsage/email'],
    ['/commonUsage/failReceiveVerificationCode.htm?xtype=email', '/commonUsage/phone'],
    ['/commonUsage/failReceiveVerificationCode.htm?type=emails', '/commonUsage/phone'],
    ['/join?type=email', '/join'],
    ['/index.html', '/index'],
    ['/index.html/', '/404'],
    ['/index', '/404'],
    ['/join.html', '/join'],
    ['/Join', '/join'],
    ['/join/', '/join'],
    ['//join', '/join'],
    ['/404.html', '/404'],
    ['/join/v1.2', '/404'],
    ['/assetsx', '/404'],
    ['/a.js/b', '/404'],
    ['/commonUsage/failReceiveVerificationCode.htm?TYPE=email&type=phone', '/commonUsage/email'],
    ['/unknown/%E0%A4', '/404'],
    ['/assets', undefined],
    ['/login', '/404'],
    ['/api', '/404'],
    ['/login/index?loginMode=3', '/login/index'],
    ['/login/./x/../index', '/login/index'],
    ['/login//index', '/login/index'],
    ['/%6cogin/index', '/login/index'],
    ['/login/index/', '/login/index'],
    ['/login/index.html', '/login/index'],
    ['//login/index', '/login/index'],
    ['/x/LOGIN/index?a=1', '/login/index'],
  ])(
    'answers %s with the page %s, which is not cached, and an unknown path with 404',
    async (target, expected) => {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(expected === undefined || expected === '/404' ? 404 : 200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe(
        expected === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      );
      expect(headers.etag).toBeUndefined();
      expect(body.toString()).toBe(expected === undefined ? 'Not found\n' : page(expected));
    },
  );

  it.each([
    [
      '/assets/main.123.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
    ['/static/verification-code.js?t=1700000000000', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'no-cache', 'image/svg+xml'],
    ['/.well-known/security.txt', 'no-cache', 'text/plain; charset=utf-8'],
    [
      '/x/../assets/small.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
  ])('answers %s with the cache rule %s', async (target, cache, type) => {
    const { status, headers } = await ask(target);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, cache, type]);
  });

  it.each(Object.entries(types))(
    'gives files of the type %s the media type %s',
    async (extension, type) => {
      expect((await ask(`/static/file.${extension}`)).headers['content-type']).toBe(type);
    },
  );

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/gone',
    '/static/gone',
    '/favicon.ico',
    '/gone.PNG',
    '/favicon.ICO',
    '/robots.txt',
    '/.env',
    '/assets/.hidden.js',
    '/%2eenv',
    '/.git/config',
    '/x/.y',
    '/assets/main.123.js.br',
    '/assets/main.123.js.gz',
    '/index.html.br',
    '/.well-known/',
    '/.well-known/other.txt',
    '/assets/..%2foutside.txt',
    '/assets/%252e%252e/outside.txt',
  ])('has no %s and does not send the page instead', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['cache-control'], body.toString()]).toEqual([
      404,
      'no-store',
      'Not found\n',
    ]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    '/../outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/../../outside.txt',
    '/%',
    '/%zz',
    '/a%00.js',
  ])('refuses %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['cache-control'], body.toString()]).toEqual([
      400,
      'no-store',
      'Bad request\n',
    ]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('refuses an address that makes the first line of the request longer than 8 KiB', async () => {
    const longest = `/join?${'a'.repeat(8192 - 'GET /join? HTTP/1.1\r\n'.length)}`;
    expect((await ask(longest)).status).toBe(200);
    const { status, headers, body } = await ask(`${longest}a`);
    expect([status, headers['cache-control'], headers['content-type'], body.toString()]).toEqual([
      414,
      'no-store',
      'text/plain; charset=utf-8',
      'Address too long\n',
    ]);
  });

  it.each([
    ['/'],
    ['/assets/main.123.js'],
    ['/assets/gone.js'],
    ['/assets/main.123.js', { method: 'POST' }],
    ['/..%2f'],
    ['/..%2f', { method: 'POST' }],
  ] as const)(
    'sends every security header once with %s %j',
    async (target, options: { method: string } | undefined = undefined) => {
      const { headers } = await ask(target, options);
      const entries = Object.keys(HEADERS).map((header) => [header, headers[header.toLowerCase()]]);
      expect(Object.fromEntries(entries)).toEqual(HEADERS);
      expect(headers['server'] ?? '').not.toMatch(/\d/);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['identity', undefined],
    ['*', undefined],
    ['', undefined],
  ])('sends the encoding for Accept-Encoding: %s', async (header, expected) => {
    const encoding = expected === 'br' && hostName === 'nginx' && !hasBrotli ? 'gzip' : expected;
    const { headers, body } = await ask('/assets/main.123.js', {
      headers: { 'accept-encoding': header },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.length));
    const text =
      encoding === 'br'
        ? brotliDecompressSync(body)
        : encoding === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(text.toString()).toBe(FILES['assets/main.123.js']);
  });

  it('also compresses for a proxy in front, which uses HTTP/1.0', async () => {
    const head = await askByLines(hosts()[hostName]?.port ?? 0, [
      'GET /assets/main.123.js HTTP/1.0',
      'Via: 1.0 proxy',
      'Accept-Encoding: gzip',
    ]);
    expect(head).toMatch(/^content-encoding: gzip$/im);
  });

  it('compresses pages too, and sends small files uncompressed', async () => {
    const accept = { headers: { 'accept-encoding': 'gzip' } };
    expect((await ask('/login/index', accept)).headers['content-encoding']).toBe('gzip');
    const small = await ask('/assets/small.js', accept);
    expect([small.headers['content-encoding'], small.headers['vary']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('answers 304 for the same copy, and not for the other one', async () => {
    const target = '/static/verification-code.js';
    const zipped = { 'accept-encoding': 'gzip' };
    const plain = (await ask(target)).headers.etag ?? '';
    const small = (await ask(target, { headers: zipped })).headers.etag ?? '';
    expect(plain).not.toBe(small);
    expect((await ask(target, { headers: { 'if-none-match': plain } })).status).toBe(304);
    expect((await ask(target, { headers: { 'if-none-match': `"x", W/${plain}` } })).status).toBe(
      304,
    );
    expect((await ask(target, { headers: { ...zipped, 'if-none-match': small } })).status).toBe(
      304,
    );
    const other = await ask(target, { headers: { ...zipped, 'if-none-match': plain } });
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'no-cache']);
    const same = await ask('/assets/main.123.js', { headers: { 'if-none-match': '*' } });
    expect([same.status, same.body.length, same.headers['cache-control']]).toEqual([
      304,
      0,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('never answers 304 for a page', async () => {
    const headers = {
      'if-none-match': '*',
      'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString(),
    };
    expect((await ask('/', { headers })).status).toBe(200);
  });

  it('answers HEAD like GET without a body', async () => {
    const [get, head] = [
      await ask('/assets/main.123.js'),
      await ask('/assets/main.123.js', { method: 'HEAD' }),
    ];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['bytes=0-3', 'bytes=-1', 'bytes=9999-', 'bytes=3-1', 'lines=1'])(
    'sends the whole file if %s of it is requested',
    async (range) => {
      const { status, headers, body } = await ask('/assets/main.123.js', { headers: { range } });
      expect([status, headers['accept-ranges'], body.length]).toEqual([
        200,
        undefined,
        FILES['assets/main.123.js'].length,
      ]);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('is read-only: no %s', async (method) => {
    for (const target of ['/', '/unknown', '/assets/main.123.js']) {
      const { status, headers, body } = await ask(target, { method });
      expect([status, headers.allow, headers['cache-control']]).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ]);
      expect([headers['content-type'], body.toString()]).toEqual([
        'text/plain; charset=utf-8',
        'Method not allowed\n',
      ]);
    }
  });
});
