import { Spinner, Stack, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** Replaces the forms during an automatic redirect, and while its target is being determined. */
export function Leaving() {
  const { t } = useLanguage();
  return (
    <Stack gap="4" align="center">
      <Spinner />
      <Text tone="secondary">{t('thirdParty.leaving')}</Text>
    </Stack>
  );
}
