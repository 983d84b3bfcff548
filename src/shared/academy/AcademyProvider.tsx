import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { defaultAcademy } from './academy';
import type { Academy } from './academy';
import { AcademyLoader } from './AcademyLoader';

const AcademyContext = createContext<Academy | null>(null);

/** Provides the page's academy, or its defaults. */
export function AcademyProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const [known, setKnown] = useState<Academy | null>(null);
  const academy = useMemo(() => known ?? defaultAcademy(t), [known, t]);
  return (
    <AcademyContext value={academy}>
      <AfterHydration>
        <AcademyLoader onChange={setKnown} />
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
