import { AFTER_REGION_MS, Button, InlineMessage, LiveRegion, Stack, Text } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface BrokenPartProps {
  title: string;
  text: string;
  onRetry(): void;
}

/** Replaces a broken part of the page: says what happened, and offers a retry and a reload. */
export function BrokenPart({ title, text, onRetry }: BrokenPartProps) {
  const { t } = useLanguage();
  const environment = useEnvironment();
  return (
    <LiveRegion politeness="assertive" delay={AFTER_REGION_MS}>
      <Stack gap="4">
        <InlineMessage tone="danger">{title}</InlineMessage>
        <Text tone="secondary">{text}</Text>
        <Stack direction="row" gap="3" wrap>
          <Button onClick={onRetry}>{t('common.retry')}</Button>
          <Button variant="link" onClick={() => void environment.reload()}>
            {t('common.refreshPage')}
          </Button>
        </Stack>
      </Stack>
    </LiveRegion>
  );
}
