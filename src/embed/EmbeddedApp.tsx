import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../../design';
import { Overlays } from '../app/Overlays';
import { SignInForm } from '../app/SignInForm';
import type { startPage } from '../app/startPage';
import { SignInModal } from '../features/sign-in/SignInModal';
import { AcademyAnswers } from '../platform/academy/AcademyAnswers';
import { AcademyProvider } from '../platform/academy/AcademyProvider';
import { BrandStyle } from '../platform/brand/BrandStyle';
import { DeploymentContext } from '../platform/deployment/DeploymentContext';
import { EnvironmentContext } from '../platform/environment/EnvironmentContext';
import { LanguageProvider } from '../platform/language/LanguageProvider';
import { LanguageSelect } from '../platform/language/LanguageSelect';
import { Notices } from '../platform/notices/Notices';
import type { PageHost } from './pageHost';
import { shadowPlugin, styleTarget } from './shadowStyle';

interface EmbeddedAppProps extends ReturnType<typeof startPage> {
  host: PageHost;
}

/** The dialogs and notices of the app, without its pages. */
export function EmbeddedApp({ store, parts, host }: EmbeddedAppProps) {
  const remPx = Number.parseFloat(getComputedStyle(host.root.host).fontSize);
  return (
    <StyleSheetManager target={styleTarget(host)} stylisPlugins={[shadowPlugin(remPx)]}>
      <Provider store={store}>
        <EnvironmentContext value={parts.environment}>
          <DeploymentContext value={parts.deployment}>
            <LanguageProvider>
              <GlobalStyle />
              <BrandStyle />
              <AcademyProvider answers={AcademyAnswers}>
                <Notices />
                <SignInModal languageSelect={<LanguageSelect />}>
                  <SignInForm />
                </SignInModal>
                <Overlays />
              </AcademyProvider>
            </LanguageProvider>
          </DeploymentContext>
        </EnvironmentContext>
      </Provider>
    </StyleSheetManager>
  );
}
