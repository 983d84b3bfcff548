/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { browserSupport } from './browserSupport';

const linter = new Linter({ cwd: process.cwd() });

const found = (code: string, file: string) =>
  linter
    .verify(code, [{ ...browserSupport, languageOptions: { parser: parser as Linter.Parser } }], {
      filename: file,
    })
    .filter(({ ruleId }) => ruleId !== null);

it.each(['URL.canParse(text)', 'URL.parse(text)', 'AbortSignal.any([one, other])'])(
  'pages do not call %s, which Safari 16 lacks',
  (call) => {
    expect(found(call, 'src/features/planted/planted.ts')).toHaveLength(1);
  },
);

it('allows pages to call what it has', () => {
  expect(
    found(
      'new URL(text); AbortSignal.timeout(1); JSON.parse(text)',
      'src/features/planted/planted.ts',
    ),
  ).toEqual([]);
});

it('allows code for Node to call anything', () => {
  expect(found('URL.canParse(text)', 'mock-server/planted.ts')).toEqual([]);
  expect(found('URL.canParse(text)', 'src/lib/planted.test.ts')).toEqual([]);
});
