import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AgreementCheckbox } from '../parts/consent/AgreementCheckbox';
import { Diagnostics } from '../finish/Diagnostics';
import { FlowMessage } from '../finish/FlowMessage';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { QrAdvice } from './QrAdvice';
import { QrFrame } from './QrFrame';
import { qrPanelLeft, qrPanelShown, selectQrSignIn } from './qrSignInSlice';
import { Parts } from '../parts/styled';
import { QrPanel } from './styled';

/**
 * Moves the focus to an element when a change of `state` removes the focused button. The next Tab
 * then leads to the new content.
 * @returns a ref for that element, which needs `tabIndex={-1}`
 */
function useFocusAfterChange(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const lastState = useRef(state);
  useLayoutEffect(() => {
    // Not on mount: the control that opens the panel decides on the initial focus.
    if (lastState.current !== state && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    lastState.current = state;
  }, [state]);
  return place;
}

export function QrSignInPanel() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const signIn = useSelector(selectQrSignIn);
  const panel = useFocusAfterChange(signIn.status);
  useEffect(() => {
    dispatch(qrPanelShown());
    return () => void dispatch(qrPanelLeft());
  }, [dispatch]);

  const busy = signIn.status === 'loading' || signIn.status === 'confirmed';
  return (
    <Parts $steps={6}>
      <FlowMessage topic="sign-in" />
      <QrPanel
        ref={panel}
        role="group"
        aria-label={t('qr.toQr')}
        aria-busy={busy || undefined}
        tabIndex={-1}
      >
        <QrFrame signIn={signIn} />
        <QrAdvice signIn={signIn} />
      </QrPanel>
      <AgreementCheckbox />
      {busy ? null : <Diagnostics />}
    </Parts>
  );
}
