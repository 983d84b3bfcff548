import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { GlobalStyle, Modal } from '#design';
import type { ShellProps } from '#app/shell/Shell.tsx';
import { Header } from '#app/shell/Header.tsx';
import { AcademyProvider } from '#shared/academy/AcademyProvider.tsx';
import { DeploymentContext } from '#shared/deployment/DeploymentContext.tsx';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import { PageMain } from '#shared/page/PageMain.ts';

function Broken(): never {
  throw new Error('A story about a region that cannot be rendered');
}

const crashed = (
  <ErrorBoundary>
    <Broken />
  </ErrorBoundary>
);

interface CrashedPageProps extends ShellProps {
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
  return (
    <Provider store={store}>
      <EnvironmentContext value={environment}>
        <DeploymentContext value={deployment}>
          <LanguageProvider>
            <GlobalStyle />
            <AcademyProvider>
              <Header />
              <PageMain $width="64rem">{inDialog ? null : region}</PageMain>
              <Modal open={inDialog} title="Academy">
                {region}
              </Modal>
            </AcademyProvider>
          </LanguageProvider>
        </DeploymentContext>
      </EnvironmentContext>
    </Provider>
  );
}
