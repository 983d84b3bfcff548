import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { BrokenPart } from './BrokenPart';

/** Stands where a part of the app should, when its files could not be had. */
export function PartNotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage();
  return (
    <BrokenPart title={t('crash.notLoaded')} text={t('crash.notLoadedText')} onRetry={onRetry} />
  );
}
