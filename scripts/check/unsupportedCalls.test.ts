/** @jest-environment node */
import { Linter } from 'eslint';
import type { Rule } from 'eslint';

const { unsupportedCalls } = jest.requireActual<{ unsupportedCalls: Rule.RuleModule }>(
  './unsupportedCalls.mjs',
);

function lacking(code: string): string[] {
  const config = {
    plugins: { page: { rules: { 'unsupported-calls': unsupportedCalls } } },
    rules: { 'page/unsupported-calls': 'error' as const },
  };
  return new Linter().verify(code, config).map(({ message }) => /“(.+)”/.exec(message)?.[1] ?? '');
}

test.each([
  ['a global', 'new CloseWatcher()', 'CloseWatcher'],
  ['a static method', 'Array.fromAsync([])', 'Array.fromAsync'],
  ['a property of a global object', 'navigator.usb', 'navigator.usb'],
  [
    'one whose interface has another name',
    'customElements.initialize(document)',
    'customElements.initialize',
  ],
  ['one of an object that has an entry of its own', 'performance.memory', 'performance.memory'],
  ['a global of the window', 'window.CloseWatcher', 'CloseWatcher'],
  ['a property of a global of the window', 'globalThis.navigator.usb', 'navigator.usb'],
])('reports %s', (_what, code, found) => {
  expect(lacking(code)).toEqual([found]);
});

test.each([
  ['what all browsers have', 'crypto.randomUUID(); localStorage.getItem(""); window.fetch("")'],
  ['a local binding of the same name', 'import { CloseWatcher } from "x"; CloseWatcher.watch()'],
  ['a parameter of the same name', 'export const read = (navigator) => navigator.usb'],
])('accepts %s', (_what, code) => {
  expect(lacking(code)).toEqual([]);
});
