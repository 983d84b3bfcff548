import { Skeleton, Stack, VisuallyHidden } from '../../../../design';
import { useLanguage } from '../../../platform/language/LanguageProvider';

const ROWS = 8;

/** Stands where rows will be. */
export function RowsSkeleton() {
  const { t } = useLanguage();
  return (
    <Stack gap="4" role="status">
      <VisuallyHidden>{t('pickers.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, index) => <Skeleton key={index} blockSize="1.6em" />)}
    </Stack>
  );
}
