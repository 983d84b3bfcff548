import { useEffect } from 'react';
import { ignoreEnterRepeats, reportShownValues, keepDoublePressInLayer } from '#design';
import { OrderReminder } from '#features/order-reminder/OrderReminder.tsx';
import { AgreementQuestion } from '#shared/consent/AgreementQuestion.tsx';
import { LateRestoration } from './LateRestoration';
import { LazyDialogs } from './LazyDialogs';

/** Dialogs of every page. They stand after the sign-in dialog: what opens together with it must come to lie on top. */
export function Overlays() {
  // Of every page, and of the embedded dialog.
  useEffect(ignoreEnterRepeats, []);
  useEffect(keepDoublePressInLayer, []);
  useEffect(reportShownValues, []);
  return (
    <>
      <AgreementQuestion />
      <LazyDialogs />
      <OrderReminder />
      <LateRestoration />
    </>
  );
}
