import { useEffect } from 'react';
import { Heading, InlineMessage, Link, Text, token } from '../../../design';
import { useScanApp } from '../../platform/academy/useScanApp';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { usePageAddress } from '../../platform/page/usePageAddress';
import { PageDrawing } from '../../platform/page/PageDrawing';
import { PageMain } from '../../platform/page/PageMain';

/**
 * Where an ordinary camera ends that scanned a login code (D1): only the app can go on. The session in the address is
 * neither read nor shown nor handed on, whatever `type` says: who logs in from here is told to foreign pages with this address.
 */
export function BrowserOpenPage() {
  const { t, rich } = useLanguage();
  const pageAddress = usePageAddress();
  const environment = useEnvironment();
  const app = useScanApp();
  useEffect(() => environment.dropParameters(['sessionId']), [environment]);
  return (
    <PageMain $width={token('measure.40')}>
      <title>{t('browserOpen.title')}</title>
      <PageDrawing of="scan" />
      <Heading level={1}>{t('browserOpen.title')}</Heading>
      <Text size="large">
        {app.kind === 'unknown'
          ? t('browserOpen.any')
          : rich(app.kind === 'school' ? 'browserOpen.school' : 'browserOpen.named', { appName: <bdi>{app.name}</bdi> })}
      </Text>
      <Text tone="secondary">{t('browserOpen.reason')}</Text>
      <InlineMessage tone="warning">{t('browserOpen.warning')}</InlineMessage>
      <Link href={pageAddress('/')}>{t('browserOpen.home')}</Link>
    </PageMain>
  );
}
