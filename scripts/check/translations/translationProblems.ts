import { countProblems } from './counts';
import { glossaryProblems } from './glossary';
import type { GlossaryExceptions, Term } from './glossary';
import { lengthProblems } from './length';
import { letterProblems } from './letters';
import { formsOf, localeRules } from './localeRules';
import type { LocaleRules } from './localeRules';
import { punctuationProblems, spacingProblems } from './punctuation';
import { sameAsEnglishProblems } from './sameAsEnglish';
import type { SameAsEnglish } from './sameAsEnglish';
import { twinProblems } from './twins';
import type { Twins } from './twins';
import { usageProblems } from './usage';
import { dialogProblems, quotaProblems, wordingProblems } from './wording';

export type Texts = Readonly<Record<string, string>>;

export interface TranslationData {
  /**
   * One flat table for each locale, by its name in `xx_YY` form. `zh_CN` is the source; `en_US` is
   * the reference for lengths.
   */
  locales: Readonly<Record<string, Texts>>;
  /** The text of each source file that may use a key. */
  sources: readonly string[];
  terms?: readonly Term[];
  /** Exceptions by rule, each with its reason. */
  allowed?: {
    sameAsEnglish?: SameAsEnglish;
    glossary?: GlossaryExceptions;
    differingTwins?: Twins;
    sharedWords?: readonly (readonly string[])[];
    /** Texts that are prescribed elsewhere, by locale and key: the rules that they break. */
    agreed?: Readonly<Record<string, readonly string[]>>;
  };
}

/** Checks one form of a text, whatever its purpose. */
export function writingProblems(form: string, locale: string, rules: LocaleRules): string[] {
  return [
    ...spacingProblems(form),
    ...punctuationProblems(form, locale, rules),
    ...letterProblems(form, locale, rules),
  ];
}

function localeProblems(
  locale: string,
  texts: Texts,
  { locales, allowed = {} }: TranslationData,
): string[] {
  const source = locales['zh_CN'] ?? {};
  const english = locales['en_US'] ?? {};
  const rules = localeRules[locale];
  if (!rules) return [`${locale}: no rules are known for this locale`];
  const missing = Object.keys(source)
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => `${locale} ${key}: is missing`);
  const own = Object.entries(texts).flatMap(([key, text]) => {
    const sourceText = source[key];
    if (sourceText === undefined) return [`${locale} ${key}: is not a key of zh_CN`];
    const problems = [
      ...countProblems(key, text, sourceText, rules),
      ...sameAsEnglishProblems(
        locale,
        key,
        text,
        english[key] ?? text,
        allowed.sameAsEnglish ?? {},
      ),
      ...formsOf(text).flatMap((form) => [
        ...writingProblems(form, locale, rules),
        ...wordingProblems(key, form, locale),
        ...lengthProblems(key, form, english[key] ?? text),
      ]),
    ].filter((problem) => !(allowed.agreed?.[`${locale} ${key}`] ?? []).includes(problem));
    return [...new Set(problems)].map((problem) => `${locale} ${key}: ${problem}`);
  });
  const quota = quotaProblems(locale, Object.values(texts)).map(
    (problem) => `${locale}: ${problem}`,
  );
  return [...missing, ...own, ...quota, ...dialogProblems(locale, texts)];
}

/**
 * All problems of the given translations, each with locale and key; empty if there are none. Pure.
 */
export function translationProblems(data: TranslationData): string[] {
  const { locales, sources, terms = [], allowed = {} } = data;
  return [
    ...Object.entries(locales).flatMap(([locale, texts]) => localeProblems(locale, texts, data)),
    ...twinProblems(locales, allowed.differingTwins ?? {}, allowed.sharedWords ?? []),
    ...glossaryProblems(locales, terms, allowed.glossary ?? {}),
    ...usageProblems(Object.keys(locales['zh_CN'] ?? {}), sources),
  ];
}
