import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { BrokenPart } from './BrokenPart';

/** Shown instead of a region that could not be rendered. */
export function RegionCrashed({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage();
  return <BrokenPart title={t('crash.title')} text={t('crash.text')} onRetry={onRetry} />;
}
