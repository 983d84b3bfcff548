import { ShieldIcon, Stack, Text } from '#design';
import { useScanApp } from './useScanApp';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Host, StatusLine, Warning } from './styled';

/** Says which app to scan with, which site the code signs in to, and when not to scan it. */
export function ScanHint() {
  const { t, rich } = useLanguage();
  const app = useScanApp();
  const { host } = useEnvironment().address();
  return (
    <Stack gap="1">
      <StatusLine>
        {app.kind === 'unknown'
          ? t('qr.scanWithAny')
          : rich(app.kind === 'school' ? 'qr.scanWithSchool' : 'qr.scanWith', {
              appName: <bdi>{app.name}</bdi>,
            })}
      </StatusLine>
      <Text size="small" tone="secondary">
        {rich('qr.site', { host: <Host>{host}</Host> })}
      </Text>
      <Warning>
        <ShieldIcon size="small" />
        <Text as="span" size="small" tone="secondary">
          {t('qr.ownPage')}
        </Text>
      </Warning>
    </Stack>
  );
}
