import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Stack } from '#design';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { AgreementCheckbox } from '#shared/consent/AgreementCheckbox.tsx';
import { Diagnostics } from '#shared/failure-reports/Diagnostics.tsx';
import { CodeSignIn } from './code/CodeSignIn';
import type { CodeDraft } from './code/CodeSignIn';
import { selectDiscardedCodes } from './code/codeSignInSlice';
import { LazyQrSignInPanel } from './qr/LazyQrSignInPanel';
import { Leaving } from './third-party/Leaving';
import { OtherWays } from './third-party/OtherWays';
import { selectDeparture } from './third-party/thirdPartySlice';
import { selectWelcoming } from '#shared/session/sessionSlice.ts';
import { Welcome } from './Welcome';
import { useShownMode } from './dialog/useShownMode';

/** Shown above the third-party accounts when the academy offers nothing else. */
function ForeignOnly() {
  return (
    <>
      <AgreementCheckbox />
      <Diagnostics />
    </>
  );
}

/**
 * Shows every sign-in method that the academy offers on this host, or a notice while the page
 * redirects.
 */
export function SignInOptions() {
  const { ways } = useAcademy();
  const mode = useShownMode();
  // Switching modes keeps the typed values; closing the dialog drops them.
  const [draft, setDraft] = useState<CodeDraft | null>(null);
  // A code can become invalid while its form is not mounted.
  const discardedCodes = useSelector(selectDiscardedCodes);
  const [discardedBefore, setDiscardedBefore] = useState(discardedCodes);
  if (discardedCodes !== discardedBefore) {
    setDiscardedBefore(discardedCodes);
    if (discardedCodes > discardedBefore && draft) setDraft({ ...draft, code: '' });
  }
  const isWelcoming = useSelector(selectWelcoming);
  const departure = useSelector(selectDeparture);
  if (departure.status === 'deciding' || (departure.status === 'leaving' && departure.automatic))
    return <Leaving />;
  return (
    <Stack gap="2">
      {mode === 'qr' ? (
        <LazyQrSignInPanel />
      ) : ways.code ? (
        <CodeSignIn draft={draft} onLeave={setDraft} />
      ) : (
        <ForeignOnly />
      )}
      <OtherWays />
      {isWelcoming ? <Welcome /> : null}
    </Stack>
  );
}
