import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { getAcademyConfig, useGetAcademyConfigQuery } from './academyEndpoints';
import { academyNames } from './academyNames';
import type { Academy } from './academyNames';

const AcademyContext = createContext<Academy | null>(null);

/** Requests the configuration, and again when the network returns after it failed. */
function ConfigLoader() {
  const { locale } = useLanguage();
  useRefetchOnReconnect(useGetAcademyConfigQuery(locale));
  return null;
}

/** Provides the academy's names, or the platform's. While another language loads, they stay. */
export function AcademyProvider({ children }: { children: ReactNode }) {
  const { locale, t } = useLanguage();
  const { data } = getAcademyConfig.useQueryState(locale);
  const academy = useMemo(() => academyNames(data?.pcs[0], locale, t), [data, locale, t]);
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
