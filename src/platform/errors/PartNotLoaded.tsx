import { Button, InlineMessage, Stack, Text } from '../../../design';
import { useEnvironment } from '../environment/EnvironmentContext';
import { useLanguage } from '../language/LanguageProvider';

/** Stands where a part of the app should, when its files could not be had. */
export function PartNotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage();
  const environment = useEnvironment();
  return (
    <Stack gap="4" role="alert">
      <InlineMessage tone="danger">{t('crash.notLoaded')}</InlineMessage>
      <Text tone="secondary">{t('crash.notLoadedText')}</Text>
      <Stack direction="row" gap="3" wrap>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
        <Button variant="ghost" onClick={() => environment.reload()}>
          {t('common.refreshPage')}
        </Button>
      </Stack>
    </Stack>
  );
}
