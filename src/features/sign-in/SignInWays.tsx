import { useSelector } from 'react-redux';
import { Stack } from '../../../design';
import { useAcademy } from '../../platform/academy/AcademyProvider';
import { AgreementCheckbox } from '../../platform/agreement/AgreementCheckbox';
import { CodeSignIn } from './by-code/CodeSignIn';
import { Leaving } from './by-third-party/Leaving';
import { OtherWays } from './by-third-party/OtherWays';
import { selectDeparture } from './by-third-party/thirdPartySlice';

/** Whatever this academy offers on this host, or that the page is leaving for the one way that it has. */
export function SignInWays() {
  const { ways } = useAcademy();
  const departure = useSelector(selectDeparture);
  if (departure.status === 'deciding' || (departure.status === 'leaving' && departure.automatic)) return <Leaving />;
  return (
    <Stack gap="6">
      {ways.code ? <CodeSignIn /> : <AgreementCheckbox />}
      <OtherWays />
    </Stack>
  );
}
