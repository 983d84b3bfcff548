import { useMemo } from 'react';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { languageTag } from '../../platform/language/locales';

/** Writes counts as the visitor's language does, with Latin digits in every one. */
export function useCount(): (value: number) => string {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(languageTag(locale), { numberingSystem: 'latn' });
    return (value) => format.format(value);
  }, [locale]);
}
