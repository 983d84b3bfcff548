import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Stack } from '#design';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { AgreementCheckbox } from '#shared/consent/AgreementCheckbox.tsx';
import { Diagnostics } from '#shared/failure-reports/Diagnostics.tsx';
import { CodeSignIn } from './code/CodeSignIn';
import type { CodeDraft } from './code/CodeSignIn';
import { selectDiscardedCodes } from './code/codeSignInSlice';
import { LateQrSignInPanel } from './qr/LateQrSignInPanel';
import { Leaving } from './third-party/Leaving';
import { OtherWays } from './third-party/OtherWays';
import { selectDeparture } from './third-party/thirdPartySlice';
import { selectWelcoming } from '#shared/session/sessionSlice.ts';
import { Welcome } from './Welcome';
import { useShownMode } from './dialog/useShownMode';

/** What an academy with foreign accounts alone has above them. */
function ForeignOnly() {
  return (
    <>
      <AgreementCheckbox />
      <Diagnostics />
    </>
  );
}

/** Whatever this academy offers on this host, or that the page is leaving for the one way that it has. */
export function SignInOptions() {
  const { ways } = useAcademy();
  const mode = useShownMode();
  // Turned over and back, the dialog has what was typed; closed, it has forgotten.
  const [draft, setDraft] = useState<CodeDraft | null>(null);
  // A code can become worthless while the form that held it is turned away.
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
    <Stack gap="3">
      {mode === 'qr' ? (
        <LateQrSignInPanel />
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
