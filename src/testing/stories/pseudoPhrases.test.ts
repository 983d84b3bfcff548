import { pseudoLocales } from '#design/.ladle/storyLocales.ts';
import { en_US } from '#translations/en_US.ts';
import { pseudoPhrases } from './pseudoPhrases';

const parametersOf = (phrase: string) => new Set(phrase.match(/%\{\w+\}/g) ?? []);
const formsOf = (phrase: string) => phrase.split('||||').length;
const entries = Object.entries(en_US);

describe.each(pseudoLocales)('%s', (kind) => {
  const made: Record<string, string> = pseudoPhrases(kind, en_US);

  test('has every phrase with its parameters', () => {
    expect(Object.keys(made)).toEqual(Object.keys(en_US));
    const changed = entries.filter(
      ([key, phrase]) =>
        String([...parametersOf(made[key] ?? '')].sort())
        !== String([...parametersOf(phrase)].sort()),
    );
    expect(changed).toEqual([]);
  });

  test('separates plural forms, each with its parameters', () => {
    const plural = entries.filter(([, phrase]) => formsOf(phrase) > 1);
    expect(plural.length).toBeGreaterThan(0);
    for (const [key, phrase] of plural) {
      expect(formsOf(made[key] ?? '')).toBe(kind === 'pseudo-rtl' ? 6 : formsOf(phrase));
      for (const form of (made[key] ?? '').split('||||')) expect(form).toContain('%{');
    }
  });
});

test('the long one is at least 40 % longer and has no plain letters', () => {
  const made: Record<string, string> = pseudoPhrases('pseudo-long', en_US);
  const worded = entries.filter(([, phrase]) => /\p{L}/u.test(phrase.replaceAll(/%\{\w+\}/g, '')));
  for (const [key, phrase] of worded) {
    const [before, after] = [phrase, made[key] ?? ''].map((text) => [
      ...text.replaceAll(/%\{\w+\}|\|\|\|\|/g, ''),
    ]);
    expect(after!.length).toBeGreaterThanOrEqual(before!.length * 1.4);
    expect(after!.join('')).not.toMatch(/[a-pr-z]/);
  }
});

test('the mirrored one writes words from right to left, and parameters unchanged', () => {
  expect(pseudoPhrases('pseudo-rtl', en_US)['home.welcome']).toBe(
    '\u200F\u202EWelcome back, \u202C\u200F%{name}',
  );
});

test('the keys show themselves', () => {
  expect(pseudoPhrases('keys', en_US)['home.welcome']).toBe('home.welcome %{name}');
});
