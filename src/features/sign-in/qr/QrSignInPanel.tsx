import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack } from '#design';
import { AgreementCheckbox } from '#shared/consent/AgreementCheckbox.tsx';
import { Diagnostics } from '#shared/failure-reports/Diagnostics.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { QrAdvice } from './QrAdvice';
import { QrFrame } from './QrFrame';
import { qrPanelLeft, qrPanelShown, selectQrSignIn } from './qrSignInSlice';
import { Panel } from './styled';
import { useFocusAfterChange } from './useFocusAfterChange';

/** QR sign-in (specification 2): the code and its instructions, then the agreement. */
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
    <Stack gap="5">
      <Panel
        ref={panel}
        role="group"
        aria-label={t('qr.toQr')}
        aria-busy={busy || undefined}
        tabIndex={-1}
      >
        <QrFrame signIn={signIn} />
        <QrAdvice signIn={signIn} />
      </Panel>
      <AgreementCheckbox />
      {busy ? null : <Diagnostics />}
    </Stack>
  );
}
