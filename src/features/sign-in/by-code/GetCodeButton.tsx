import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, LiveRegion } from '../../../../design';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import {
  countdownHidden,
  countdownShown,
  selectRemaining,
  selectWaited,
} from '../../../platform/resend-countdown/resendCountdownSlice';
import { selectSending, selectSent } from './codeSignInSlice';

interface GetCodeButtonProps {
  identifier: string;
  /** Whether a code is being redeemed; a new one would make it worthless. */
  busy: boolean;
  onPress(): void;
}

type CountdownState = Parameters<typeof selectRemaining>[0];

/** Gets a code for the identifier in the field; counts down after one went out, for that identifier (D30). */
export function GetCodeButton({ identifier, busy, onPress }: GetCodeButtonProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const remaining = useSelector((state: CountdownState) => selectRemaining(state, identifier));
  const waited = useSelector((state: CountdownState) => selectWaited(state, identifier));
  const sending = useSelector(selectSending).status;
  const sent = useSelector(selectSent);
  useEffect(() => {
    dispatch(countdownShown());
    return () => void dispatch(countdownHidden());
  }, [dispatch]);

  const counting = remaining > 0;
  const label = counting
    ? t('signIn.resendIn', { seconds: remaining })
    : t(waited || sent?.to === identifier ? 'signIn.getCodeAgain' : 'signIn.getCode');
  return (
    <>
      <Button
        variant="link"
        size="small"
        loading={sending !== 'idle'}
        dimmed={counting || busy}
        onClick={counting || busy ? undefined : onPress}
      >
        {label}
      </Button>
      {/* Said once when the wait ends, not with every tick. */}
      <LiveRegion visuallyHidden>{waited && !counting ? t('signIn.canResend') : ''}</LiveRegion>
    </>
  );
}
