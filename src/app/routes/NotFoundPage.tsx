import { Heading, Link, Text } from '#design';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Hero, HeroMain, HeroRow } from '#shared/page/Hero.ts';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';

export function NotFoundPage() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  return (
    <HeroMain $alone>
      <title>{t('notFound.title')}</title>
      <HeroRow>
        <Hero>
          <Heading level={1}>{t('notFound.title')}</Heading>
          <Text size="large" tone="secondary">
            {t('notFound.text')}
          </Text>
          <Link look="button" href={pageAddress('/')}>
            {t('common.goHome')}
          </Link>
        </Hero>
        <PageDrawing of="pageMissing" />
      </HeroRow>
    </HeroMain>
  );
}
