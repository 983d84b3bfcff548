/** @jest-environment node */
import { localeRules } from './localeRules';
import { mockTextProblems, textsWithin } from './mockTexts';
import { writingProblems } from './translationProblems';

describe('texts of the mock for users', () => {
  it('follow the rules of the app’s texts, in every language', () => {
    expect(mockTextProblems()).toEqual([]);
  });

  it('are found in tables, lists and functions', () => {
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

  it('are refused if the address is familiar', () => {
    const { es_ES: rules } = localeRules;
    expect(rules && writingProblems('Confirma tu código', 'es_ES', rules)).toEqual([
      'addresses the reader otherwise than the glossary says: tu',
    ]);
  });
});
