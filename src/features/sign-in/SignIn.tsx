import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { LiveRegion } from '#design';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { lazyOrNothing } from '#shared/errors/lazyWithRetry.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { OfferLoader, useOffer } from './offer/useOffer';
import { AgreementCheckbox } from './parts/consent/AgreementCheckbox';
import { FlowMessage } from './finish/FlowMessage';
import { CodeSignIn } from './code/CodeSignIn';
import { LazyQrSignInPanel } from './qr/LazyQrSignInPanel';
import { Leaving } from './third-party/Leaving';
import { OtherWays } from './third-party/OtherWays';
import { selectRedirecting } from './third-party/thirdPartySlice';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectCompleting } from '#shared/session/sessionSlice.ts';
import { Modes, Parts } from './parts/styled';
import { useShownMode } from './dialog/modeChoice';
import { SignInDialog } from './dialog/SignInDialog';
import { selectClosings } from './parts/dialogSlice';

/** Without it, the page that follows appears without a movement. */
export const Arrival = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sign-in-later" */ './finish/Arrival')).Arrival,
);

/** Shown above the third-party accounts when the academy offers nothing else. */
function ForeignOnly() {
  return (
    <Parts $steps={6}>
      <FlowMessage topic="sign-in" />
      <AgreementCheckbox />
    </Parts>
  );
}

/**
 * Shows every sign-in method that the academy offers on this host, or a notice while the page
 * redirects.
 */
function Options() {
  const { options } = useOffer();
  const mode = useShownMode();
  const isLeaving = useSelector(selectRedirecting).status !== 'no';
  const showsCode = !isLeaving && mode === 'code';
  return (
    <Parts $steps={6}>
      <Modes>
        {isLeaving ? <Leaving /> : null}
        {!isLeaving && mode === 'qr' ? <LazyQrSignInPanel /> : null}
        {options.code ? <CodeSignIn hidden={!showsCode} /> : null}
        {showsCode && !options.code ? <ForeignOnly /> : null}
      </Modes>
      {isLeaving ? null : <OtherWays />}
    </Parts>
  );
}

/** Announces the success, and moves the card away. */
function Success() {
  const { t } = useLanguage();
  const isComplete = useSelector(selectCompleting);
  return (
    <>
      <LiveRegion visuallyHidden>{isComplete ? t('signIn.done') : null}</LiveRegion>
      <Suspense>{isComplete ? <Arrival /> : null}</Suspense>
    </>
  );
}

/** The sign-in dialog. An error in its methods leaves it intact; closing resets them. */
export function SignIn() {
  // A page that reopens the dialog on its close event would leave it mounted, so the key
  // forces a remount.
  const closings = useSelector(selectClosings);
  return (
    <>
      <AfterHydration>
        <OfferLoader />
      </AfterHydration>
      <SignInDialog>
        <ErrorBoundary key={closings}>
          <Options />
          <AfterHydration>
            <Success />
          </AfterHydration>
        </ErrorBoundary>
      </SignInDialog>
    </>
  );
}
