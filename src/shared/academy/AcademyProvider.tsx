import { createContext, use, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import type { CodeChannels } from './codeChannels';
import type { SignInOptions } from './signInWays';

export interface Academy {
  /** Names ready to show, in the visitor's language; the platform's own words where the academy has none. */
  tenantName: string;
  serviceName: string;
  privacyName: string;
  channels: CodeChannels;
  ways: SignInOptions;
  /** The academy's own app, as the service names it. */
  appName: string | undefined;
  /** Whether the configuration has arrived or definitely will not. */
  settled: boolean;
  /** Addresses of the agreement texts, as the service sent them. */
  agreementUrls: { service: string | undefined; privacy: string | undefined };
}

const AcademyContext = createContext<Academy | null>(null);

/**
 * An academy of which nothing is known yet; every default is as if its calls had failed (specification 9). Spelt out,
 * because the first screen does without the code that judges answers.
 */
export function unknownAcademy(t: Translate): Academy {
  return {
    tenantName: t('common.platformName'),
    // Said when they are read: their phrases may come later than this page's frame.
    get serviceName() {
      return t('agreement.serviceName');
    },
    get privacyName() {
      return t('agreement.privacyName');
    },
    channels: { first: 'phone', switchable: true },
    ways: {
      code: true,
      qr: true,
      enterprise: false,
      portal: true,
      provider: true,
      vendor: true,
      automatic: undefined,
    },
    appName: undefined,
    settled: false,
    agreementUrls: { service: undefined, privacy: undefined },
  };
}

interface AcademyProviderProps {
  /** Asks the service (`AcademyAnswers`); undefined as long as its code is not there. */
  answers: ComponentType<{ onChange(academy: Academy): void }> | undefined;
  children: ReactNode;
}

/** Gives everything below the academy whose page this is: what is known of it, or defaults. */
export function AcademyProvider({ answers: Answers, children }: AcademyProviderProps) {
  const { t } = useLanguage();
  const [known, setKnown] = useState<Academy | null>(null);
  const academy = useMemo(() => known ?? unknownAcademy(t), [known, t]);
  return (
    <AcademyContext value={academy}>
      {Answers ? <Answers onChange={setKnown} /> : null}
      {children}
    </AcademyContext>
  );
}

/** The academy whose page this is. */
export function useAcademy(): Academy {
  const academy = use(AcademyContext);
  if (academy === null) throw new Error('useAcademy needs an AcademyProvider above it');
  return academy;
}
