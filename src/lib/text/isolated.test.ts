/** @jest-environment node */
import { inlineFacts, isolated } from './isolated';

describe('an external text in a sentence', () => {
  it.each<[text: string, direction: 'ltr' | 'rtl', shown: string]>([
    ['张伟', 'ltr', '张伟'],
    ['Anna (2)', 'ltr', 'Anna (2)'],
    ['أحمد (2)', 'ltr', '\u2068أحمد (2)\u2069'],
    ['דנה', 'ltr', '\u2068דנה\u2069'],
    ['أحمد', 'rtl', 'أحمد'],
    ['C++', 'rtl', '\u2068C++\u2069'],
    ['张伟', 'rtl', '\u2068张伟\u2069'],
    ['1,234', 'rtl', '1,234'],
    ['Anna\u202e', 'ltr', '\u2068Anna\u202e\u202c\u2069'],
  ])('%s in a sentence with direction %s', (text, direction, shown) => {
    expect(isolated(text, direction)).toBe(shown);
  });
});

describe('facts on one line', () => {
  it('omits empty and unknown facts', () => {
    expect(inlineFacts(['T0001', '', undefined, '研发部'])).toBe('T0001 · 研发部');
  });

  it('isolates each of facts that were joined before', () => {
    expect(inlineFacts(['الأعضاء', inlineFacts(['E1', 'Sales'])])).toBe(
      '\u2068الأعضاء\u2069 · \u2068E1\u2069 · \u2068Sales\u2069',
    );
  });

  it('isolates facts of both directions', () => {
    expect(inlineFacts(['A-1', 'قسم 2'])).toBe('\u2068A-1\u2069 · \u2068قسم 2\u2069');
  });
});
