import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '#design';
import { Overlays } from '#app/shell/Overlays.tsx';
import type { startPage } from '#app/first-paint/startPage.ts';
import { SignInDialog } from '#features/sign-in/dialog/SignInDialog.tsx';
import { AcademyProvider } from '#shared/academy/AcademyProvider.tsx';
import { BrandStyle } from '#shared/deployment/BrandStyle.tsx';
import { DeploymentContext } from '#shared/deployment/DeploymentContext.tsx';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import { Notices } from '#shared/notices/Notices.tsx';
import type { PageHost } from './pageHost';
import { shadowPlugin, styleTarget } from './shadowStyle';

interface EmbeddedAppProps extends ReturnType<typeof startPage> {
  host: PageHost;
}

/** The dialogs and notices of the app, without its pages. */
export function EmbeddedApp({ store, environment, deployment, host }: EmbeddedAppProps) {
  const remPx = Number.parseFloat(getComputedStyle(host.root.host).fontSize);
  return (
    <StyleSheetManager target={styleTarget(host)} stylisPlugins={[shadowPlugin(remPx)]}>
      <Provider store={store}>
        <EnvironmentContext value={environment}>
          <DeploymentContext value={deployment}>
            <LanguageProvider>
              <GlobalStyle />
              <BrandStyle />
              <AcademyProvider>
                <Notices />
                <SignInDialog />
                <Overlays />
              </AcademyProvider>
            </LanguageProvider>
          </DeploymentContext>
        </EnvironmentContext>
      </Provider>
    </StyleSheetManager>
  );
}
