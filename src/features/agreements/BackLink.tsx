import { useState } from 'react';
import type { MouseEvent } from 'react';
import { ArrowStartIcon } from '#design';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Back } from './styled';

/**
 * Leads back to the page of ours before this one, or home from a tab of its own. Home as well when the visitor
 * has changed the language here: the address of the page before still asks for the old one.
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
      {t('protocol.back')}
    </Back>
  );
}
