import { useLanguage } from '../platform/language/LanguageProvider';
import { SkipLink } from './styled';

/** For keyboards: the page's first stop leads past its header. */
export function SkipToContent() {
  const { t } = useLanguage();
  return <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>;
}
