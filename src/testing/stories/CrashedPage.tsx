import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { GlobalStyle, Modal } from '#design';
import type { App } from '#app/App.tsx';
import { Header } from '#app/shell/Header.tsx';
import { Main } from '#app/routes/styled.ts';
import { loadedAppParts, AppPartsContext } from '#app/first-paint/appPartsContext.ts';
import { appParts } from '#app/first-paint/appParts.ts';
import { AcademyLoader } from '#shared/academy/AcademyLoader.tsx';
import { AcademyProvider } from '#shared/academy/AcademyProvider.tsx';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';

function Broken(): never {
  throw new Error('A story about a region that cannot be rendered');
}

const crashed = (
  <ErrorBoundary>
    <Broken />
  </ErrorBoundary>
);

interface CrashedPageProps extends ComponentProps<typeof App> {
  inDialog?: boolean;
  /** Shown instead of the region. */
  region?: ReactNode;
}

/** The app's page with a broken or missing region: its main part, or the content of a dialog. */
export function CrashedPage({
  store,
  environment,
  deployment,
  inDialog = false,
  region = crashed,
}: CrashedPageProps) {
  const [appPartsSource] = useState(() => loadedAppParts({ ...appParts, environment, deployment }));
  return (
    <Provider store={store}>
      <AppPartsContext value={appPartsSource}>
        <EnvironmentContext value={environment}>
          <LanguageProvider>
            <GlobalStyle />
            <AcademyProvider loader={AcademyLoader}>
              <Header />
              <Main $width="64rem">{inDialog ? null : region}</Main>
              <Modal open={inDialog} title="Academy">
                {region}
              </Modal>
            </AcademyProvider>
          </LanguageProvider>
        </EnvironmentContext>
      </AppPartsContext>
    </Provider>
  );
}
