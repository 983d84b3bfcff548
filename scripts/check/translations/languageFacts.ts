import { ownLetters } from '#lib/text/isolated.ts';
import type { Term } from './glossary';
import { localeRules } from './localeRules';
import type { Texts } from './translationProblems';

/** How the app takes a language. */
export interface LanguageInApp {
  direction: 'ltr' | 'rtl';
  /** The plural forms that it looks for in a text, in order. */
  forms: readonly string[];
}

/**
 * Where the app, the rules and the glossary know different things of one language: a count would be said in a wrong form, a
 * page would run the wrong way, or a term would be looked for by nobody.
 */
export function languageFactProblems(
  locale: string,
  texts: Texts,
  { direction, forms }: LanguageInApp,
  terms: readonly Term[],
): string[] {
  const expected = localeRules[locale]?.forms ?? forms;
  const against = ownLetters[direction === 'ltr' ? 'rtl' : 'ltr'];
  const hasColumn =
    locale === 'zh_CN' || terms.every(({ patterns }) => (patterns[locale] ?? []).length > 0);
  return [
    ...(expected.join() === forms.join()
      ? []
      : [
          `${locale}: src counts in ${forms.join(', ')} (polyglotFormatter.ts), its texts in ${expected.join(', ')}`,
        ]),
    ...(against.test(texts['common.ok'] ?? '')
      ? [`${locale}: src lays it out ${direction} (locales.ts), its letters run the other way`]
      : []),
    ...(hasColumn ? [] : [`${locale}: has terms without a word in translations/glossary.md`]),
  ];
}
