import { useEffect } from 'react';
import { Heading, InlineMessage, Link, Text } from '#design';
import { useScanApp } from './useScanApp';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { Hero, HeroMain, HeroRow } from '#shared/page/Hero.ts';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';

/**
 * The page that a camera opens from a login code: only the app can continue. The session in the
 * address is neither read nor shown nor forwarded, whatever `type` says: third-party sign-ins from
 * here would receive this address.
 */
export function BrowserOpenPage() {
  const { t, rich } = useLanguage();
  const pageAddress = usePageAddress();
  const environment = useEnvironment();
  const app = useScanApp();
  useEffect(() => environment.dropParameters(['sessionId']), [environment]);
  return (
    <HeroMain $alone>
      <title>{t('browserOpen.title')}</title>
      <HeroRow>
        <Hero>
          <Heading level={1}>{t('browserOpen.title')}</Heading>
          <Text size="large">
            {app.kind === 'unknown'
              ? t('browserOpen.any')
              : rich(app.kind === 'school' ? 'browserOpen.school' : 'browserOpen.named', {
                  appName: <bdi>{app.name}</bdi>,
                })}
          </Text>
          <Text tone="secondary">{t('browserOpen.reason')}</Text>
          <InlineMessage tone="warning">{t('browserOpen.warning')}</InlineMessage>
          <Link look="button" href={pageAddress('/')}>
            {t('common.goHome')}
          </Link>
        </Hero>
        <PageDrawing of="scan" />
      </HeroRow>
    </HeroMain>
  );
}
