import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Stack } from '../../../design';
import { useAcademy } from '../../platform/academy/AcademyProvider';
import { AgreementCheckbox } from '../../platform/agreement/AgreementCheckbox';
import { Diagnostics } from '../../platform/failure-reports/Diagnostics';
import { CodeSignIn } from './by-code/CodeSignIn';
import type { CodeDraft } from './by-code/CodeSignIn';
import { selectDiscardedCodes } from './by-code/codeSignInSlice';
import { LateQrSignInPanel } from './by-qr/LateQrSignInPanel';
import { Leaving } from './by-third-party/Leaving';
import { OtherWays } from './by-third-party/OtherWays';
import { selectDeparture } from './by-third-party/thirdPartySlice';
import { useShownMode } from './useShownMode';

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
export function SignInWays() {
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
  const departure = useSelector(selectDeparture);
  if (departure.status === 'deciding' || (departure.status === 'leaving' && departure.automatic)) return <Leaving />;
  return (
    <Stack gap="6">
      {mode === 'qr' ? <LateQrSignInPanel /> : ways.code ? <CodeSignIn draft={draft} onLeave={setDraft} /> : <ForeignOnly />}
      <OtherWays />
    </Stack>
  );
}
