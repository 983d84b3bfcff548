/** @jest-environment node */
import { spawnSync } from 'node:child_process';

interface Report {
  messages: { ruleId: string; line: number }[];
}

const ALLOWED = [
  "<p>{t('home.lead')}</p>",
  '<p>+86</p>',
  '<p>{count} / {limit}</p>',
  "<img alt='' src={url} />",
  "<Button variant='primary' label={t('common.ok')} />",
  "<p>{inlineFacts([t('pickers.results', { n }), more])}</p>",
  "<p>{t(open ? 'common.close' : 'common.retry')}</p>",
  '<Text size={`${size}px`} />',
  'node.innerHTML',
];

const FORBIDDEN = [
  ['<p>Welcome back</p>', 'i18next/no-literal-string'],
  ['<p>欢迎</p>', 'i18next/no-literal-string'],
  ["<p>{'Welcome'}</p>", 'i18next/no-literal-string'],
  ["<p>{known ? 'Known' : name}</p>", 'i18next/no-literal-string'],
  ["<p>{known && 'Known'}</p>", 'i18next/no-literal-string'],
  ['<p>{`Hello ${name}`}</p>', 'i18next/no-literal-string'],
  ["<button aria-label='Close' />", 'i18next/no-literal-string'],
  ["<button aria-label={open ? 'Close' : label} />", 'i18next/no-literal-string'],
  ["<img alt='A map' />", 'i18next/no-literal-string'],
  ["<Panel title='Done' />", 'i18next/no-literal-string'],
  ["<input placeholder='Name' />", 'i18next/no-literal-string'],
  ["<p>{`${t('a.b')}: ${name}`}</p>", 'no-restricted-syntax'],
  ["<p>{t('a.b') + ':'}</p>", 'no-restricted-syntax'],
  ["<p>{t('a.b')}{t('a.c')}</p>", 'no-restricted-syntax'],
  ["<p>{t('a.b')} {t('a.c')}</p>", 'no-restricted-syntax'],
  ['<p dangerouslySetInnerHTML={{ __html: text }} />', 'no-restricted-syntax'],
  ['(node.innerHTML = text)', 'no-restricted-syntax'],
  ['(frame.srcdoc = text)', 'no-restricted-syntax'],
  ["node.insertAdjacentHTML('beforeend', text)", 'no-restricted-syntax'],
  ['time.toLocaleString()', 'no-restricted-syntax'],
  ["time.toLocaleDateString('de')", 'no-restricted-syntax'],
  ['time.toLocaleTimeString()', 'no-restricted-syntax'],
] as const;

/** The rules of the project that each piece of code breaks; ESLint runs once for all. */
function brokenRules(pieces: readonly string[]): string[][] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/eslint/bin/eslint.js',
      '--stdin',
      '--stdin-filename=src/app/planted.tsx',
      '-f=json',
    ],
    { input: pieces.map((code) => `void (${code});`).join('\n'), encoding: 'utf8' },
  );
  const [{ messages }] = JSON.parse(stdout) as [Report];
  return pieces.map((_, index) =>
    messages.filter(({ line }) => line === index + 1).map(({ ruleId }) => ruleId),
  );
}

test('finds texts outside the translations, joined phrases, markup and the browser’s language', () => {
  const pieces = [...ALLOWED, ...FORBIDDEN.map(([code]) => code)];
  const broken = brokenRules(pieces);
  expect(pieces.map((code, index) => [code, broken[index]])).toEqual([
    ...ALLOWED.map((code) => [code, []]),
    ...FORBIDDEN.map(([code, rule]) => [code, [rule]]),
  ]);
});
