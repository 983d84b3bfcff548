/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { SERVICE_HEADERS, SERVICE_METHODS } from '#lib/url/serviceCall.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { answerTo, cacheOf } from '#scripts/serve/hostRules.ts';
import { securityHeaders } from '#scripts/serve/securityHeaders.ts';
import { pageFiles, requestedPage } from '#scripts/serve/languagePages.ts';
import { nginxConf } from './nginxConf';
import { headersFile, redirectsFile } from './staticHost';

const HEADERS = securityHeaders();
const TEMPLATE = readFileSync('deploy/nginx.conf.template', 'utf8');

/** The paths for which the app has a page. */
const PATHS = [...readFileSync('src/app/routes/routes.tsx', 'utf8').matchAll(/'(\/[^' ]*)'/g)].map(
  ([, path = '']) => path,
);

describe('the rules', () => {
  it('every path of the app is answered by a page', () => {
    expect(PATHS).toContain('/login/index');
    expect(PATHS.filter((path) => answerTo(path) !== 'page')).toEqual([]);
    expect(PATHS.filter((path) => requestedPage(path, path).path !== path)).toEqual([]);
    expect(pageFiles.filter((file) => answerTo(file) === 'file')).toEqual([]);
  });
});

describe('nginx.conf', () => {
  it('passes on the headers and methods of the contract', () => {
    const contract = readFileSync('src/shared/api/contract/openapi.yaml', 'utf8');
    const headerNames = [...contract.matchAll(/name: (.+)\n +in: header/g)].map(
      ([, name = '']) => name,
    );
    expect(headerNames.length).toBeGreaterThan(0);
    expect(SERVICE_HEADERS).toEqual(expect.arrayContaining([...headerNames, 'authorization']));
    const methods = Object.values(operations).map(({ method }) => method);
    expect([...new Set([...methods, 'HEAD'])].sort()).toEqual(SERVICE_METHODS);
  });

  it('names a value that the template asks for and no one gives', () => {
    expect(() => nginxConf('listen {{port}};', { headers: {}, largestBody: 6 })).toThrow(
      'nginx.conf.template names {{port}}',
    );
  });

  it.each(['"; evil on; "', '$host', 'a\nb', 'x'.repeat(5000)])(
    'refuses a header that nginx would misread: %j',
    (value) => {
      expect(() => nginxConf(TEMPLATE, { headers: { 'X-Test': value }, largestBody: 6 })).toThrow(
        'nginx.conf cannot hold',
      );
    },
  );
});

describe('the files for static hosts', () => {
  it.each([
    ...PATHS.map((path) => [path, cacheOf('/index.html')]),
    ['/assets/a.js', cacheOf('/assets/a.js')],
    ['/static/a.js', cacheOf('/static/a.js')],
  ])('_headers has one cache rule for %s, because hosts would merge two', (path, expected) => {
    const rules = [...headersFile(HEADERS).matchAll(/^(\/.*)\n {2}Cache-Control: (.+)$/gm)];
    const matching = rules.filter(([, rule = '']) =>
      new RegExp(`^${rule.replace('*', '.*')}$`).test(path),
    );
    expect(matching.map(([, , value]) => value)).toEqual([expected]);
  });

  it('_headers is not written with a line that hosts ignore', () => {
    expect(() => headersFile({ 'X-Long': 'x'.repeat(2000) })).toThrow(
      '_headers cannot hold a line of 2010 characters',
    );
  });

  // Cloudflare Pages redirects `/join.html` to `/join`: a row from there to the file would never
  // end.
  it('_redirects names the paths whose file has another name, and no other', () => {
    expect(redirectsFile()).toBe(
      '/login/index  /login/  200\n/commonUsage/failReceiveVerificationCode.htm  /commonUsage/phone  200\n',
    );
  });
});
