import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { GlobalStyle } from '../../design';
import { RestorationDialog } from '../features/restoration/RestorationDialog';
import { OrderReminder } from '../features/order-reminder/OrderReminder';
import { SignInModal } from '../features/sign-in/SignInModal';
import { AcademyProvider } from '../platform/academy/AcademyProvider';
import { BrandStyle } from '../platform/brand/BrandStyle';
import type { Deployment } from '../platform/deployment/deployment';
import { DeploymentContext } from '../platform/deployment/DeploymentContext';
import { EnvironmentContext } from '../platform/environment/EnvironmentContext';
import type { Environment } from '../platform/environment/environment';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { LanguageProvider } from '../platform/language/LanguageProvider';
import { Notices } from '../platform/notices/Notices';
import { Header } from './Header';
import { LazyDialogs } from './LazyDialogs';
import { Routes } from './routes';
import type { AppStore } from './store';
import { Page } from './styled';

interface AppProps {
  store: AppStore;
  environment: Environment;
  deployment: Deployment;
}

/** The whole page: header, the page of the address, the sign-in dialog and the notices over it. */
export function App({ store, environment, deployment }: AppProps) {
  const { host, origin } = environment.address();
  return (
    <Provider store={store}>
      <EnvironmentContext value={environment}>
        <DeploymentContext value={deployment}>
          <LanguageProvider>
            <GlobalStyle />
            <BrandStyle />
            <AcademyProvider host={host} origin={origin}>
              <Notices />
              <Page>
                <Header />
                <ErrorBoundary>
                  <Suspense>
                    <Routes />
                  </Suspense>
                </ErrorBoundary>
              </Page>
              <LazyDialogs />
              <OrderReminder />
              <SignInModal />
              <RestorationDialog />
            </AcademyProvider>
          </LanguageProvider>
        </DeploymentContext>
      </EnvironmentContext>
    </Provider>
  );
}
