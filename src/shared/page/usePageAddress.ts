import { use } from 'react';
import { readTenantId } from '#lib/url/queryParameters.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { withLanguage } from '#shared/i18n/detectLocale.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useClientValue } from './useClientValue';

/**
 * Addresses of our own pages for links, with the same academy and the user's language. Pre-rendered
 * links contain neither; the target page detects the language.
 */
export function usePageAddress(): (path: string) => string {
  const { locale } = useLanguage();
  const environment = use(EnvironmentContext);
  const isOwn = useClientValue(() => environment !== null, false);
  const tenantId = useClientValue(
    () => (environment === null ? undefined : readTenantId(environment.address().query)),
    undefined,
  );
  return (path) => {
    if (!isOwn) return path;
    if (tenantId === undefined) return withLanguage(path, locale);
    return withLanguage(withQuery(path, `tenant_id=${tenantId}`), locale);
  };
}
