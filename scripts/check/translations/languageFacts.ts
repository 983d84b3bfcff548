import { ownLetters } from '#lib/text/isolated.ts';
import type { Term } from './glossary';
import { localeRules } from './localeRules';
import type { Texts } from './translationProblems';

/** How the app treats a language. */
export interface LanguageInApp {
  direction: 'ltr' | 'rtl';
  /** The plural forms that it expects in a text, in order. */
  forms: readonly string[];
}

/**
 * Contradictions between the app, the rules and the glossary about one language. They would cause
 * wrong plural forms, a wrong direction of the page, or unchecked terms.
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
          `${locale}: src uses the plural forms ${forms.join(', ')} (polyglotFormatter.ts), its texts ${expected.join(', ')}`,
        ]),
    ...(against.test(texts['common.ok'] ?? '')
      ? [`${locale}: src lays it out ${direction} (locales.ts), but its script runs the other way`]
      : []),
    ...(hasColumn ? [] : [`${locale}: has terms without a word in translations/glossary.md`]),
  ];
}
