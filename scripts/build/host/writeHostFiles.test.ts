/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { DATA_POLICY } from '#lib/url/answerHeaders.ts';
import {
  answerTo,
  cacheOf,
  cacheRules,
  hostRules,
  refusals,
  typeOf,
  types,
} from '#scripts/serve/hostRules.ts';
import { securityHeaders } from '#scripts/serve/securityHeaders.ts';
import {
  LANGUAGE_COOKIES,
  LANGUAGE_PARAMETER,
  pageFiles,
  requestedPage,
} from '#scripts/serve/languagePages.ts';
import { nginxConf } from './nginxConf';
import { headersFile, pageWithPolicy, redirectsFile } from './staticHost';

const HEADERS = securityHeaders();
const TEMPLATE = readFileSync('deploy/nginx.conf.template', 'utf8');

/** The paths for which the app has a page. */
const PATHS = [
  ...readFileSync('src/app/routes/routes.tsx', 'utf8').matchAll(/path: '([^']+)'/g),
].map(([, path = '']) => path);

describe('the rules', () => {
  it('every path of the app is answered by a page', () => {
    expect(PATHS).toContain('/login/index');
    expect(PATHS.filter((path) => answerTo(path) !== 'page')).toEqual([]);
    expect(PATHS.filter((path) => requestedPage(path, path).path !== path)).toEqual([]);
    expect(pageFiles.filter((file) => answerTo(file) === 'file')).toEqual([]);
  });

  it('every file that webpack may write has a type', () => {
    expect(
      ['/a.js', '/a.css', '/a.html', '/a.woff2', '/a.odd']
        .map(typeOf)
        .map((type) => type.split(';')[0]),
    ).toEqual([
      'text/javascript',
      'text/css',
      'text/html',
      'font/woff2',
      'application/octet-stream',
    ]);
  });
});

describe('nginx.conf', () => {
  const conf = nginxConf(TEMPLATE, { headers: HEADERS, largestBody: 6 });

  it('has the rules of the preview: answers, media types, caching, refusals, languages', () => {
    const answers = hostRules.map(({ match, answer }) => [
      'path' in match
        ? `location = ${match.path} {`
        : `location ~${match.ignoreCase === true ? '*' : ''} "${match.pattern}" {`,
      answer === 'file' ? 'try_files $uri =404;' : 'return 404;',
    ]);
    expect(
      [...conf.matchAll(/(location (?!\^~|@)\S+ .+ \{)\n +(try_files.+|return 404;)$/gm)].map(
        ([, where, what]) => [where, what],
      ),
    ).toEqual(answers);
    for (const line of [
      ...Object.entries(types).map(([extension, type]) => `"${type}" ${extension};`),
      ...cacheRules.map(({ value }) => ` "${value}";`),
      ...Object.entries(refusals).map(([status, text]) => `return ${status} "${text}\\n";`),
      `${LANGUAGE_PARAMETER}=(?<academy_locale>`,
      LANGUAGE_COOKIES.map((name) => `;$cookie_${name}`).join(''),
    ])
      expect(conf).toContain(line);
  });

  it('names a value that the template asks for and no one gives', () => {
    expect(() => nginxConf('listen {{port}};', { headers: {}, largestBody: 6 })).toThrow(
      'nginx.conf.template names {{port}}',
    );
  });

  it('adds headers only at the server’s level, because a location that adds one loses the others', () => {
    const locations = conf
      .split(/^ {2}location /m)
      .slice(1)
      .map((text) => text.split(/^ {2}\}/m)[0] ?? '');
    expect(locations.length).toBeGreaterThan(6);
    expect(locations.filter((text) => text.includes('add_header'))).toEqual([]);
  });

  it('gives answers of the services the policy for data, and all other answers that for pages', () => {
    const [, services, pages] =
      /map "\$uri" \$academy_policy \{\n {2}"~\^\/api\/" "(.+)";\n {2}default "(.+)";\n\}/.exec(
        conf,
      ) ?? [];
    expect([services, pages]).toEqual([DATA_POLICY, HEADERS['Content-Security-Policy']]);
    expect(conf).toContain('add_header Content-Security-Policy $academy_policy always;');
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
  ])('_headers has one cache rule for %s, because hosts would merge two', (path, wanted) => {
    const rules = [...headersFile(HEADERS).matchAll(/^(\/.*)\n {2}Cache-Control: (.+)$/gm)];
    const matching = rules.filter(([, rule = '']) =>
      new RegExp(`^${rule.replace('*', '.*')}$`).test(path),
    );
    expect(matching.map(([, , value]) => value)).toEqual([wanted]);
  });

  it('_headers is not written with a line that hosts ignore', () => {
    expect(() => headersFile({ 'X-Long': 'x'.repeat(2000) })).toThrow(
      '_headers cannot hold a line of 2010 characters',
    );
  });

  it('_redirects handles missing assets first and the page last', () => {
    const lines = redirectsFile().split('\n');
    expect(lines).toContain('/login/index  /login/index.html  200');
    expect([...lines.slice(0, 2), ...lines.slice(-2)]).toEqual([
      '/assets/*  /static/not-found.txt  404',
      '/static/*  /static/not-found.txt  404',
      '/*  /404.html  200',
      '',
    ]);
  });

  it('the policy comes before everything in the page that it restricts', () => {
    const page = pageWithPolicy('<head><meta charset="utf-8"><script src="/a.js"></script>', {});
    expect(page).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]+"><meta name="referrer"/,
    );
  });
});
