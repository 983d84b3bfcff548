import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { BrokenPart } from './BrokenPart';

/** Shown instead of a part of the app whose files could not be loaded. */
export function PartNotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage();
  return (
    <BrokenPart title={t('crash.notLoaded')} text={t('crash.notLoadedText')} onRetry={onRetry} />
  );
}
