import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { GlobalStyle } from '#design';
import { selectDialogAlone } from '#features/sign-in/parts/dialogSlice.ts';
import { useShownMode } from '#features/sign-in/dialog/modeChoice.ts';
import { SignIn } from '#features/sign-in/SignIn.tsx';
import { AcademyProvider, useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { BrandStyle } from '#shared/deployment/BrandStyle.tsx';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { DeploymentContext } from '#shared/deployment/DeploymentContext.tsx';
import type { Environment } from '#shared/browser/environment.ts';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { LanguageProvider, useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Notices } from '#shared/notices/Notices.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { Routes } from '#app/routes/routes.tsx';
import type { RootState } from '#app/store/rootReducer.ts';
import type { AppStore } from '#app/store/store.ts';
import { Header } from './Header';
import { Overlays } from './Overlays';
import { Page } from './styled';

export interface ShellProps {
  store: AppStore;
  environment: Environment;
  deployment: Deployment;
  /** The state that the page's markup is rendered from, if it is pre-rendered. */
  serverState?: RootState;
}

/** The current page. On `/login/index` there is none until the sign-in dialog closes. */
function CurrentPage() {
  const { t } = useLanguage();
  const { tenantName } = useAcademy();
  const mode = useShownMode();
  const title = t(mode === 'qr' ? 'qr.toQr' : 'header.logIn');
  return useSelector(selectDialogAlone) ? (
    <title>{t('common.documentTitle', { title, tenantName })}</title>
  ) : (
    <Page>
      <Header />
      <Routes />
    </Page>
  );
}

/** What every part of the page reads: store, surroundings, language, brand and academy. */
export function Providers({
  store,
  environment,
  deployment,
  serverState,
  children,
}: ShellProps & { children: ReactNode }) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <EnvironmentContext value={environment}>
        <DeploymentContext value={deployment}>
          <LanguageProvider>
            <GlobalStyle />
            <BrandStyle />
            <AcademyProvider>{children}</AcademyProvider>
          </LanguageProvider>
        </DeploymentContext>
      </EnvironmentContext>
    </Provider>
  );
}

/** The whole page: header, the current page, and the dialogs and notices over it. */
export function Shell(props: ShellProps) {
  return (
    <Providers {...props}>
      <AfterHydration>
        <Notices />
      </AfterHydration>
      <CurrentPage />
      <SignIn />
      <AfterHydration>
        <Overlays />
      </AfterHydration>
    </Providers>
  );
}
