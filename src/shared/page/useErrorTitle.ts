import { useEffect } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** Puts "Error:" before the title of the page while its form shows why it was refused. */
export function useErrorTitle(isRefused: boolean): void {
  const { t } = useLanguage();
  useEffect(() => {
    if (!isRefused) return undefined;
    const title = document.title;
    const errorTitle = t('common.errorTitle', { title });
    document.title = errorTitle;
    return () => {
      // The page may have another title by now, for example in another language.
      if (document.title === errorTitle) document.title = title;
    };
  }, [isRefused, t]);
}
