import { Suspense, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { SignInModal } from '../features/sign-in/SignInModal';
import { AcademyProvider } from '../platform/academy/AcademyProvider';
import { defaultDeployment } from '../platform/deployment/defaultDeployment';
import { DeploymentContext } from '../platform/deployment/DeploymentContext';
import { EnvironmentContext } from '../platform/environment/EnvironmentContext';
import { LanguageProvider } from '../platform/language/LanguageProvider';
import { Header } from './Header';
import { RestContext, useBase, useRest, useRestSource, useShownRest } from './restContext';
import type { RestSource } from './restContext';
import type { RestParts } from './restParts';
import { Page } from './styled';

export interface ShellProps {
  store: Store;
  rest: RestSource;
  /** What the store held when the page was pre-rendered, if it was: then the sign-in dialog is part of its markup. */
  prerendered?: object | undefined;
  /** Called when the page's base style is there, before the browser paints it. */
  onStyled?: (() => void) | undefined;
  /** Called once the frame is drawn and answers. */
  onShown?: () => void;
}

/** Calls back after the first drawing, when what layout effects changed is drawn too. */
function useShown(onShown: (() => void) | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => onShown?.());
    return () => clearTimeout(timer);
  }, [onShown]);
}

function Surroundings({ of: parts, children }: { of: RestParts | undefined; children: ReactNode }) {
  return (
    <EnvironmentContext value={parts?.environment ?? null}>
      <DeploymentContext value={parts?.deployment ?? defaultDeployment}>{children}</DeploymentContext>
    </EnvironmentContext>
  );
}

/** What all rules build upon. It comes with the rest: pre-rendered markup has a style of its own until then. */
function BaseStyle({ onStyled }: Pick<ShellProps, 'onStyled'>) {
  const { GlobalStyle } = useBase();
  useLayoutEffect(() => onStyled?.(), [onStyled]);
  return <GlobalStyle />;
}

function SignInContent() {
  const parts = useShownRest();
  useShown(useRestSource().onShown);
  // What is around may not have heard of the rest yet, when the markup is compared.
  return (
    <Surroundings of={parts}>
      <parts.SignInForm />
    </Surroundings>
  );
}

function Parts({ inPlace, onStyled }: { inPlace: boolean } & Pick<ShellProps, 'onStyled'>) {
  const rest = useRest();
  return (
    <Surroundings of={rest}>
      <Suspense>
        <BaseStyle onStyled={onStyled} />
      </Suspense>
      {rest ? <rest.BrandStyle /> : null}
      <AcademyProvider answers={rest?.AcademyAnswers}>
        {rest ? <rest.Notices /> : null}
        <Page>
          <Header />
          {rest ? <rest.Routes /> : null}
        </Page>
        <SignInModal inPlace={inPlace} languageSelect={rest ? <rest.LanguageSelect /> : null}>
          <SignInContent />
        </SignInModal>
        {rest ? <rest.Overlays /> : null}
      </AcademyProvider>
    </Surroundings>
  );
}

/** The whole page: header, the page of the address, the dialogs and the notices over it. */
export function Shell({ store, rest, prerendered, onStyled, onShown }: ShellProps) {
  useShown(onShown);
  return (
    <Provider store={store} serverState={prerendered}>
      <RestContext value={rest}>
        <LanguageProvider>
          <Parts inPlace={prerendered !== undefined} onStyled={onStyled} />
        </LanguageProvider>
      </RestContext>
    </Provider>
  );
}
