/** @jest-environment node */
import { localeRules } from './localeRules';
import { mockTextProblems, textsWithin } from './mockTexts';
import { writingProblems } from './translationProblems';

describe('what the mock says to a visitor', () => {
  it('is written as the texts of the app are, in every language', () => {
    expect(mockTextProblems()).toEqual([]);
  });

  it('is found in tables, lists and functions alike', () => {
    const planted = {
      a: 'one',
      b: { c: ['two', (seconds: number) => `in ${seconds} s`] },
      d: undefined,
    };
    expect(textsWithin(planted, 'm')).toEqual([
      ['m.a', 'one'],
      ['m.b.c.0', 'two'],
      ['m.b.c.1', 'in 5 s'],
    ]);
  });

  it('is refused for a familiar address', () => {
    const { es_ES: rules } = localeRules;
    expect(rules && writingProblems('Confirma tu código', 'es_ES', rules)).toEqual([
      'addresses the reader otherwise than the glossary says: tu',
    ]);
  });
});
