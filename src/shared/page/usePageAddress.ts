import { readTenantId } from '#lib/url/queryParameters.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { withLanguage } from '#shared/i18n/detectLocale.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useClientValue } from './useClientValue';

/**
 * Addresses of our own pages for links, with the same academy and the user's language. Pre-rendered
 * links contain no academy; they get it with the scripts.
 */
export function usePageAddress(): (path: string) => string {
  const { locale } = useLanguage();
  const environment = useEnvironment();
  const tenantId = useClientValue(() => readTenantId(environment.address().query), undefined);
  return (path) =>
    withLanguage(tenantId === undefined ? path : withQuery(path, { tenant_id: tenantId }), locale);
}
