import { useState } from 'react';
import type { MouseEvent } from 'react';
import { ArrowStartIcon } from '#design';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Back } from './styled';

/**
 * Goes back to the previous page of ours, or home in a tab without one. Also home after a change of
 * language here: the previous page's address still asks for the old one.
 */
export function BackLink() {
  const { t, locale } = useLanguage();
  const pageAddress = usePageAddress();
  const environment = useEnvironment();
  const [firstLocale] = useState(locale);
  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || locale !== firstLocale) return;
    if (environment.goBack()) event.preventDefault();
  };
  return (
    <Back href={pageAddress('/')} onClick={goBack}>
      <ArrowStartIcon size="small" />
      <span>{t('common.back')}</span>
    </Back>
  );
}
