import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, LiveRegion } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { codeField } from './CodeField';
import {
  codeButtonUnmounted,
  codeButtonMounted,
  selectRemaining,
  selectHasEnded,
} from './resendCountdownSlice';
import type { CountdownState } from './resendCountdownSlice';
import type { useCodeField } from './useCodeField';

interface GetCodeButtonProps {
  /** The key of its countdown: an identifier, or its `restorationKey`. */
  countdownKey: string;
  sending: boolean;
  /** Whether a code was sent before, so that the label says "again". */
  again: boolean;
  /** Whether requesting a code is the next step, which the button shows by its color. */
  due: boolean;
  /** Whether a code is being redeemed; a new one would invalidate it. */
  busy: boolean;
  onPress(): void;
}

/** Requests a code, then counts down for that identifier (D30). */
function GetCodeButton({ countdownKey, sending, again, due, busy, onPress }: GetCodeButtonProps) {
  const { t } = useLanguage();
  const id = useId();
  const dispatch = useDispatch();
  const remaining = useSelector((state: CountdownState) => selectRemaining(state, countdownKey));
  const hasEnded = useSelector((state: CountdownState) => selectHasEnded(state, countdownKey));
  useEffect(() => {
    dispatch(codeButtonMounted());
    return () => void dispatch(codeButtonUnmounted());
  }, [dispatch]);

  const counting = remaining > 0;
  const label = counting
    ? t('signIn.resendIn', { seconds: remaining })
    : t(hasEnded || again ? 'signIn.getCodeAgain' : 'signIn.getCode');
  return (
    <>
      <Button
        variant={due && !counting ? 'primary' : 'tint'}
        size="small"
        loading={sending}
        dimmed={counting || busy}
        // A name that changes every second would be read again and again.
        aria-label={counting ? t('signIn.resend') : undefined}
        aria-describedby={counting ? id : undefined}
        onClick={counting || busy ? undefined : onPress}
      >
        {counting ? <span id={id}>{label}</span> : label}
      </Button>
      {/* Announced once when the countdown ends, not with every tick. */}
      <LiveRegion visuallyHidden>{hasEnded && !counting ? t('signIn.canResend') : ''}</LiveRegion>
    </>
  );
}

interface CodeRowProps extends GetCodeButtonProps {
  field: ReturnType<typeof useCodeField>;
}

/** The code field with the button that requests a code. */
export function CodeRow({ field: { input, ...field }, ...getCode }: CodeRowProps) {
  const { t } = useLanguage();
  return (
    <codeField.Input
      name="code"
      label={t(codeField.label)}
      required={codeField.required}
      ref={input}
      value={field.value}
      onChange={field.edit}
      error={field.problem}
      isRefused={field.isRefused}
      hint={field.isOld ? t('signIn.codeMayHaveExpired') : undefined}
      readOnly={getCode.busy}
      suffix={<GetCodeButton {...getCode} />}
    />
  );
}
