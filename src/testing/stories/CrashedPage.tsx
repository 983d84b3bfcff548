import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { GlobalStyle, Modal } from '../../../design';
import type { App } from '../../app/App';
import { Header } from '../../app/Header';
import { Main } from '../../app/pages/styled';
import { loadedRest, RestContext } from '../../app/restContext';
import { restParts } from '../../app/restParts';
import { AcademyAnswers } from '../../platform/academy/AcademyAnswers';
import { AcademyProvider } from '../../platform/academy/AcademyProvider';
import { EnvironmentContext } from '../../platform/environment/EnvironmentContext';
import { ErrorBoundary } from '../../platform/errors/ErrorBoundary';
import { LanguageProvider } from '../../platform/language/LanguageProvider';

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
  /** What stands in the region's place. */
  region?: ReactNode;
}

/** The app's page with a region that cannot be rendered or had: its main part, or the content of a dialog. */
export function CrashedPage({ store, environment, deployment, inDialog = false, region = crashed }: CrashedPageProps) {
  const [rest] = useState(() => loadedRest({ ...restParts, environment, deployment }));
  return (
    <Provider store={store}>
      <RestContext value={rest}>
        <EnvironmentContext value={environment}>
          <LanguageProvider>
            <GlobalStyle />
            <AcademyProvider answers={AcademyAnswers}>
              <Header />
              <Main $width="64rem">{inDialog ? null : region}</Main>
              <Modal open={inDialog} title="Academy">
                {region}
              </Modal>
            </AcademyProvider>
          </LanguageProvider>
        </EnvironmentContext>
      </RestContext>
    </Provider>
  );
}
