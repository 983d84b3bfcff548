import { Spinner, Stack, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** In place of the forms while the page leaves by itself, or finds out where to. */
export function Leaving() {
  const { t } = useLanguage();
  return (
    <Stack gap="4" align="center" role="status">
      <Spinner />
      <Text tone="secondary">{t('thirdParty.leaving')}</Text>
    </Stack>
  );
}
