/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { noDirectPageAccess } from './noDirectPageAccess';

const linter = new Linter({ cwd: process.cwd() });
const LANGUAGE: Linter.Config = {
  files: ['**'],
  languageOptions: {
    parser: parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
};

/** The rules that a file with this content breaks. The file need not exist. */
const broken = (code: string, file = 'src/features/planted/Planted.tsx') =>
  linter
    .verify(code, [LANGUAGE, ...noDirectPageAccess], { filename: file })
    .filter(({ message }) => !message.startsWith('File ignored'))
    .map(({ ruleId, message }) => ruleId ?? message);

it.each([
  "localStorage.setItem('a', '1')",
  "window.localStorage.setItem('a', '1')",
  "window['sessionStorage'].clear()",
  "document.cookie = 'a=1'",
  "void fetch('/api/x')",
  "globalThis.fetch('/api/x')",
  'new XMLHttpRequest()',
  "navigator.sendBeacon('/x')",
  "window.location.href = '/x'",
  "location.assign('/x')",
  "window.open('/x')",
  "alert('x')",
])('%s accesses the page directly', (code) => {
  expect(broken(code)).toEqual([expect.stringMatching(/^no-restricted-(?:globals|properties)$/)]);
});

it('allows a page to use the environment, or its own function with the same name', () => {
  expect(
    broken(
      "environment.local.set('a', '1'); environment.cookies.get('b'); const open = true; void open; document.title; window.innerWidth; modal.open()",
    ),
  ).toEqual([]);
});

it('allows direct access for the environment, tests and stories', () => {
  const code = "localStorage.clear(); fetch('/x')";
  for (const file of [
    'src/app/first-paint/early/early.ts',
    'src/app/store/store.ts',
    'src/shared/api/client/sendRequest.ts',
    'src/shared/x.test.ts',
    'src/testing/x.ts',
    'design/docs/Live.tsx',
  ]) {
    expect(broken(code, file)).toEqual([]);
  }
  expect(broken(code, 'design/components/Planted/Planted.tsx')).toEqual([
    'no-restricted-globals',
    'no-restricted-globals',
  ]);
});

it.each([
  'useEffect(() => { setTimeout(tell, 10); }, [])',
  "useLayoutEffect(() => { if (!shown) return; window.addEventListener('resize', measure); }, [shown])",
  'useEffect(() => { setInterval(() => { return tell(); }, 10); }, [])',
])('%s does not end what it starts', (code) => {
  expect(broken(code)).toEqual(['page/ends']);
});

it.each([
  'useEffect(() => { const timer = setTimeout(tell, 10); return () => clearTimeout(timer); }, [])',
  "useEffect(() => { if (!shown) return undefined; window.addEventListener('x', tell); return () => window.removeEventListener('x', tell); }, [shown])",
  'useEffect(() => environment.onOnline(tell), [])',
  'useEffect(() => { field.current?.focus(); }, [])',
])('%s ends what it starts', (code) => {
  expect(broken(code)).toEqual([]);
});
