import { useSelector } from 'react-redux';
import { useOffer } from './offer/useOffer';
import { AgreementCheckbox } from './parts/consent/AgreementCheckbox';
import { FlowMessage } from './finish/FlowMessage';
import { CodeSignIn } from './code/CodeSignIn';
import { LazyQrSignInPanel } from './qr/LazyQrSignInPanel';
import { Leaving } from './third-party/Leaving';
import { OtherWays } from './third-party/OtherWays';
import { selectRedirecting } from './third-party/thirdPartySlice';
import { selectWelcoming } from '#shared/session/sessionSlice.ts';
import { Parts } from './parts/styled';
import { Welcome } from './parts/Welcome';
import { useShownMode } from './dialog/useShownMode';

/** Shown above the third-party accounts when the academy offers nothing else. */
function ForeignOnly() {
  return (
    <>
      <FlowMessage topic="sign-in" />
      <AgreementCheckbox />
    </>
  );
}

/**
 * Shows every sign-in method that the academy offers on this host, or a notice while the page
 * redirects.
 */
export function SignInOptions() {
  const { ways } = useOffer();
  const mode = useShownMode();
  const isWelcoming = useSelector(selectWelcoming);
  const isLeaving = useSelector(selectRedirecting).status !== 'no';
  const showsCode = !isLeaving && mode === 'code';
  return (
    <Parts $steps={6}>
      {isLeaving ? <Leaving /> : null}
      {!isLeaving && mode === 'qr' ? <LazyQrSignInPanel /> : null}
      {ways.code ? <CodeSignIn hidden={!showsCode} /> : null}
      {showsCode && !ways.code ? <ForeignOnly /> : null}
      {isLeaving ? null : <OtherWays />}
      {isWelcoming && !isLeaving ? <Welcome /> : null}
    </Parts>
  );
}
