import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { TextLanguage } from '#design';
import { languageTag, locales } from './locales';
import type { Locale } from './locales';
import { selectLocale } from './languageSlice';
import { numberWriter } from './numberWriter';
import { richPhrase } from './richPhrase';
import type { Rich } from './richPhrase';
import { createTranslator } from './translator';
import type { Translate } from './translator';

interface Language {
  locale: Locale;
  t: Translate;
  /** A phrase whose parameters are elements, such as links. */
  rich: Rich;
  /** Formats a number that stands alone; in phrases `t` does this. */
  number: (value: number) => string;
}

const LanguageContext = createContext<Language | null>(null);

/** Provides `t` and keeps the page's `lang` and `dir` in sync with the store's locale. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const language = useMemo<Language>(
    () => ({
      locale,
      t: createTranslator(locale),
      rich: richPhrase(locale),
      number: numberWriter(locale),
    }),
    [locale],
  );
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
    document.documentElement.dir = locales[locale].direction;
  }, [locale]);
  return (
    <LanguageContext value={language}>
      <TextLanguage value={locale}>{children}</TextLanguage>
    </LanguageContext>
  );
}

/** The user's language: `t('key', { parameter })` for text, `rich` for text with elements. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
}
