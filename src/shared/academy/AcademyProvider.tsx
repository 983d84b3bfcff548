import { createContext, use, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import type { CodeChannels } from './codeChannels';
import type { SignInOptions } from './signInWays';

export interface Academy {
  /** Names in the user's language, or the platform's own when the academy has none. */
  tenantName: string;
  serviceName: string;
  privacyName: string;
  channels: CodeChannels;
  ways: SignInOptions;
  /** The academy's own app, as the service names it. */
  appName: string | undefined;
  /** Whether the configuration has arrived or has failed for good. */
  settled: boolean;
  /** Addresses of the agreement texts, as the service sent them. */
  agreementUrls: { service: string | undefined; privacy: string | undefined };
}

const AcademyContext = createContext<Academy | null>(null);

/**
 * The academy before its answers arrive. Every default is the same as after failed calls
 * (specification 9). Written out, because the first screen loads no schema code.
 */
export function defaultAcademy(t: Translate): Academy {
  return {
    tenantName: t('common.platformName'),
    // Getters, because their phrases may load after the frame.
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
  /** Loads the answers (`AcademyLoader`); undefined until its chunk has arrived. */
  loader: ComponentType<{ onChange(academy: Academy): void }> | undefined;
  children: ReactNode;
}

/** Provides the page's academy, or its defaults. */
export function AcademyProvider({ loader: Loader, children }: AcademyProviderProps) {
  const { t } = useLanguage();
  const [known, setKnown] = useState<Academy | null>(null);
  const academy = useMemo(() => known ?? defaultAcademy(t), [known, t]);
  return (
    <AcademyContext value={academy}>
      {Loader ? <Loader onChange={setKnown} /> : null}
      {children}
    </AcademyContext>
  );
}

export function useAcademy(): Academy {
  const academy = use(AcademyContext);
  if (academy === null) throw new Error('useAcademy needs an AcademyProvider above it');
  return academy;
}
