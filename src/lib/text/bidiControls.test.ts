/** @jest-environment node */
import { balanceBidi } from './bidiControls';

it.each([
  ['closed override', '\u202egnp\u202c', '\u202egnp\u202c'],
  ['open override', '\u202egnp', '\u202egnp\u202c'],
  ['open isolates', '\u2066\u2067a', '\u2066\u2067a\u2069\u2069'],
  ['an unmatched end of isolate', 'a\u2069b', 'ab'],
  ['an embedding open in a closed isolate', '\u2066\u202ba\u2069b', '\u2066\u202ba\u2069b'],
  ['crossed', '\u202a\u2066a\u202cb', '\u202a\u2066a\u202cb\u2069\u202c'],
])('%s', (_, text, balanced) => expect(balanceBidi(text)).toBe(balanced));
