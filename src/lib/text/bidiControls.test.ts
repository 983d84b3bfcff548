/** @jest-environment node */
import fc from 'fast-check';
import { balanceBidi } from './bidiControls';
import { checkProperty } from '#testing/run/properties.ts';

it.each([
  ['closed override', '\u202egnp\u202c', '\u202egnp\u202c'],
  ['open override', '\u202egnp', '\u202egnp\u202c'],
  ['open isolates', '\u2066\u2067a', '\u2066\u2067a\u2069\u2069'],
  ['an unmatched end of isolate', 'a\u2069b', 'ab'],
  ['an embedding open in a closed isolate', '\u2066\u202ba\u2069b', '\u2066\u202ba\u2069b'],
  ['crossed', '\u202a\u2066a\u202cb', '\u202a\u2066a\u202cb\u2069\u202c'],
])('%s', (_, text, balanced) => expect(balanceBidi(text)).toBe(balanced));

it('leaves nothing open and adds nothing to balanced text', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '\u202a', '\u202e', '\u202c', '\u2066', '\u2068', '\u2069'),
    maxLength: 12,
  });
  checkProperty(
    500,
    fc.property(text, (value) => {
      const balanced = balanceBidi(value);
      expect(balanceBidi(balanced)).toBe(balanced);
      expect(balanced.split(/[\u2066-\u2068]/).length).toBe(balanced.split('\u2069').length);
    }),
  );
});
