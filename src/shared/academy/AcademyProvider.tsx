import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { getAcademyConfig, useGetAcademyConfigQuery } from './academyEndpoints';
import { academyNames } from './academyNames';
import type { Academy } from './academyNames';
import { saveNames, useSavedNames } from './savedNames';

const AcademyContext = createContext<Academy | null>(null);

/**
 * Requests the configuration, and again when the network returns after it failed. Saves the names for
 * the next page.
 */
function ConfigLoader() {
  const { locale } = useLanguage();
  const environment = useEnvironment();
  const { data } = useRefetchOnReconnect(useGetAcademyConfigQuery(locale));
  useEffect(() => {
    if (data) saveNames(environment, data.pcs[0]);
  }, [environment, data]);
  return null;
}

/**
 * Provides the academy's names: those of an earlier page until the configuration arrives; without any,
 * the platform's. While another language loads, they stay.
 */
export function AcademyProvider({ children }: { children: ReactNode }) {
  const { locale, t } = useLanguage();
  const { data } = getAcademyConfig.useQueryState(locale);
  const savedNames = useSavedNames();
  const names = data ? data.pcs[0] : savedNames;
  const academy = useMemo(() => academyNames(names, locale, t), [names, locale, t]);
  return (
    <AcademyContext value={academy}>
      <AfterHydration>
        <ConfigLoader />
      </AfterHydration>
      {children}
    </AcademyContext>
  );
}

export function useAcademy(): Academy {
  const academy = use(AcademyContext);
  if (academy === null) throw new Error('useAcademy needs an AcademyProvider above it');
  return academy;
}
