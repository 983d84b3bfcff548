/** @jest-environment node */
import { citationProblems, wrongCitations } from './citations';

const DOCUMENTS = {
  'docs/specification.md': '# Specification\n\n## 4. States\n\n## 8. Errors\n',
  'docs/decisions.md': '- **D12 After sign-in.** Order.\n- **P3 Code field.** Selected.\n',
  'docs/contract-decisions.md': '- **P10 Rows.** All.\n',
};
const sourceOf = (text: string) => ({ 'src/a.ts': text });

it.each([
  'in the order of D12, or P10',
  'as specified (specification 4 and 8)',
  'Specification, section 8. In code points',
  'the signature of a PNG (PNG specification, 5.2 and 11.2.1)',
  'RFC 5321, section 4.5.3.1',
  'a path `/D99/x`, a name P99x, a colour #D99999, a time P3D, a version D9.1',
])('accepts “%s”', (text) => expect(wrongCitations(DOCUMENTS, sourceOf(text))).toEqual([]));

it.each([
  ['a decision', 'the steps (D99)', 'D99'],
  ['a decision of the project', '// cut (P77)', 'P77'],
  ['a section', 'judged (specification 5)', 'S5'],
  ['the second of two sections', 'judged (specification 4 and 12)', 'S12'],
  ['a section by its letter', 'x-source: S5, D12', 'S5'],
  ['a section in words', 'see (specification, section 11)', 'S11'],
])('reports %s that no document defines', (_kind, text, number) =>
  expect(wrongCitations(DOCUMENTS, sourceOf(`\n${text}`))).toEqual([
    `src/a.ts:2: cites ${number}, which no document defines`,
  ]),
);

it('reports a number that is defined twice', () =>
  expect(
    wrongCitations({ ...DOCUMENTS, 'docs/contract-decisions.md': '- **P3 Again.**\n' }, {}),
  ).toEqual([expect.stringMatching(/^P3 is defined twice/)]));

it('of the project are all defined', async () => expect(await citationProblems()).toEqual([]));
