import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { SignInDialog } from '#features/sign-in/dialog/SignInDialog.tsx';
import { AcademyProvider } from '#shared/academy/AcademyProvider.tsx';
import { defaultDeployment } from '#shared/deployment/defaultDeployment.ts';
import { DeploymentContext } from '#shared/deployment/DeploymentContext.tsx';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import { Header } from './Header';
import { PageStyle } from './PageStyle';
import {
  AppPartsContext,
  useBaseStyle,
  useAppParts,
  useAppPartsSource,
  useSuspenseAppParts,
} from '#app/first-paint/appPartsContext.ts';
import type { AppPartsSource } from '#app/first-paint/appPartsContext.ts';
import type { AppParts } from '#app/first-paint/appParts.ts';
import { Page } from './styled';

export interface ShellProps {
  store: Store;
  appParts: AppPartsSource;
  /**
   * The store's state at pre-rendering, if the page was pre-rendered; the sign-in dialog is then
   * part of its markup.
   */
  prerendered?: object | undefined;
  /**
   * The classes of pre-rendered markup, and a callback when the rules of all components are
   * inserted, before they are painted.
   */
  ready?: ReadonlySet<string> | undefined;
  onStyled?: (() => void) | undefined;
  /** Called once the frame is rendered and interactive. */
  onShown?: () => void;
}

/** Calls back after the first render, including the updates of layout effects. */
function useShown(onShown: (() => void) | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => onShown?.());
    return () => clearTimeout(timer);
  }, [onShown]);
}

function Surroundings({ of: parts, children }: { of: AppParts | undefined; children: ReactNode }) {
  return (
    <EnvironmentContext value={parts?.environment ?? null}>
      <DeploymentContext value={parts?.deployment ?? defaultDeployment}>
        {children}
      </DeploymentContext>
    </EnvironmentContext>
  );
}

/** The base of all rules. It loads later; pre-rendered markup has its own style until then. */
function BaseStyle() {
  const { GlobalStyle } = useBaseStyle();
  return <GlobalStyle />;
}

function SignInContent() {
  const parts = useSuspenseAppParts();
  useShown(useAppPartsSource().onShown);
  // During hydration the parents may have rendered before the parts were loaded.
  return (
    <Surroundings of={parts}>
      <parts.SignInForm />
    </Surroundings>
  );
}

function Parts({ inPlace }: { inPlace: boolean }) {
  const parts = useAppParts();
  return (
    <Surroundings of={parts}>
      <Suspense>
        <BaseStyle />
      </Suspense>
      {parts ? <parts.BrandStyle /> : null}
      <AcademyProvider loader={parts?.AcademyLoader}>
        {parts ? <parts.Notices /> : null}
        <Page>
          <Header />
          {parts ? <parts.Routes /> : null}
        </Page>
        <SignInDialog inPlace={inPlace} languageSelect={parts ? <parts.LanguageSelect /> : null}>
          <SignInContent />
        </SignInDialog>
        {parts ? <parts.Overlays /> : null}
      </AcademyProvider>
    </Surroundings>
  );
}

/** The whole page: header, the current page, and the dialogs and notices over it. */
export function Shell({
  store,
  appParts: rest,
  prerendered,
  ready,
  onStyled,
  onShown,
}: ShellProps) {
  useShown(onShown);
  return (
    <Provider store={store} serverState={prerendered}>
      <AppPartsContext value={rest}>
        <PageStyle ready={ready} onStyled={onStyled}>
          <LanguageProvider>
            <Parts inPlace={prerendered !== undefined} />
          </LanguageProvider>
        </PageStyle>
      </AppPartsContext>
    </Provider>
  );
}
