/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { testRules } from './testRules';

const linter = new Linter({ cwd: process.cwd() });
const LANGUAGE: Linter.Config = {
  files: ['**'],
  languageOptions: { parser: parser as Linter.Parser },
};

/** The rules that a test file with this content breaks. */
const broken = (code: string, file = 'src/lib/planted.test.ts') =>
  linter
    .verify(code, [LANGUAGE, ...testRules], { filename: file })
    .map(({ ruleId, message }) => ruleId ?? message);
const brokenInBrowser = (code: string) =>
  broken(`import { expect, test } from './fixtures/test'; ${code}`, 'e2e/planted.spec.ts');

const BODY = '() => { expect(sum()).toBe(2); }';
const LOOKS = "async ({ page }) => { await expect(page).toHaveURL('/'); }";

it.each([
  `test.only('a', ${BODY})`,
  `describe.only('a', () => { test('b', ${BODY}); })`,
  `it.only.each([1])('a', ${BODY})`,
])('%s keeps other tests from running', (code) =>
  expect(broken(code)).toEqual(['jest/no-focused-tests']),
);

it.each([`test.skip('a', ${BODY})`, `it.skip.each([1])('a', ${BODY})`])('%s skips a test', (code) =>
  expect(broken(code)).toEqual(['jest/no-disabled-tests']),
);

it.each([
  "test('a', () => { sum(); })",
  "it('a', async () => { await open(); })",
  "test.each([1])('%i', (n) => { sum(n); })",
])('%s has no assertion', (code) => expect(broken(code)).toEqual(['jest/expect-expect']));

it.each([
  `test('a', ${BODY})`,
  "it('a', () => checkProperty(100, world))",
  "test.each([1])('%i', async (n) => { await expectSignedIn(n); })",
])('%s is complete', (code) => expect(broken(code)).toEqual([]));

it.each([
  [`test.only('a', ${LOOKS})`, 'playwright/no-focused-test'],
  [`test.fixme('a', ${LOOKS})`, 'playwright/no-skipped-test'],
  ["test('a', async ({ page }) => { await page.goto('/'); })", 'playwright/expect-expect'],
  [
    "test('a', async ({ page }) => { expect(page).toHaveURL('/'); })",
    'playwright/missing-playwright-await',
  ],
  [
    `test('a', async ({ page }) => { await page.waitForTimeout(500); await expect(page).toHaveURL('/'); })`,
    'playwright/no-wait-for-timeout',
  ],
])('in a browser, %s breaks %s', (code, rule) => expect(brokenInBrowser(code)).toEqual([rule]));

it.each([
  `test('a', ${LOOKS})`,
  "test('a', async ({ axe }) => { await axe(); })",
  `test('a', async ({ page, isOld }) => { test.skip(isOld, 'rendered elsewhere'); await expect(page).toHaveURL('/'); })`,
])('in a browser, %s is complete', (code) => expect(brokenInBrowser(code)).toEqual([]));
