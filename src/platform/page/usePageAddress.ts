import { readTenantId } from '../../lib/queryParameters';
import { useEnvironment } from '../environment/EnvironmentContext';
import { withLanguage } from '../language/detectLocale';
import { useLanguage } from '../language/LanguageProvider';

/** Addresses of our own pages for links: of the same academy and in the visitor's language. */
export function usePageAddress(): (path: string) => string {
  const { locale } = useLanguage();
  const environment = useEnvironment();
  return (path) => {
    const tenantId = readTenantId(environment.address().query);
    return withLanguage(tenantId === undefined ? path : `${path}?tenant_id=${tenantId}`, locale);
  };
}
