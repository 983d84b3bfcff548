/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { testLaw } from './testLaw';

const linter = new Linter({ cwd: process.cwd() });

/** The rules that a test file with these contents breaks. */
const broken = (code: string) =>
  linter.verify(code, [{ ...testLaw, languageOptions: { parser: parser as Linter.Parser } }], { filename: 'src/lib/planted.test.ts' }).map(({ ruleId, message }) => ruleId ?? message);

const BODY = '() => { expect(sum()).toBe(2); }';

it.each([
  `test.only('a', ${BODY})`, `fit('a', ${BODY})`, `describe.only('a', () => {})`, `test.describe.only('a', () => {})`, `it.only.each([1])('a', ${BODY})`,
  `test.skip('a', ${BODY})`, `xtest('a', ${BODY})`, "test.todo('a')", `test.fixme('a', ${BODY})`, `describe.skip('a', () => {})`, `it.skip.each([1])('a', ${BODY})`,
])('%s does not run every test', (code) => {
  expect(broken(code)).toEqual(['tests/run']);
});

it('lets a condition leave tests out', () => {
  expect(broken(`test.skip(isElsewhere, 'drawn by something else'); (isThere ? describe : describe.skip)('a', () => { test('b', ${BODY}); });`)).toEqual([]);
});

it.each(["test('a', () => { sum(); })", "it('a', async () => { await open(); })", "test.each([1])('%i', (n) => { sum(n); })"])('%s expects nothing', (code) => {
  expect(broken(code)).toEqual(['tests/holds']);
});

it.each([`test('a', ${BODY})`, "it('a', () => hold(100, world))", "test.each([1])('%i', async (n) => { await expectSignedIn(n); })", "test.use({ locale: 'de' })"])('%s is a whole test', (code) => {
  expect(broken(code)).toEqual([]);
});

it.each([
  "test('a', async () => { await new Promise((resolve) => setTimeout(resolve, 500)); expect(1).toBe(1); })",
  "test('a', async () => { await new Promise((resolve) => { setTimeout(resolve, SOON_MS); }); expect(1).toBe(1); })",
  "test('a', async ({ page }) => { await page.waitForTimeout(500); await expect(page).toHaveURL('/'); })",
])('%s pauses', (code) => {
  expect(broken(code)).toEqual(['tests/pauses']);
});

it('lets an answer come late', () => {
  expect(broken('const late = async () => { await new Promise((resolve) => setTimeout(resolve, 500)); };')).toEqual([]);
});
