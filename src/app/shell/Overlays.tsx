import { useEffect } from 'react';
import { ignoreEnterRepeats, reportShownValues, confineDoublePress } from '#design';
import { AgreementQuestion } from '#features/sign-in/parts/consent/AgreementQuestion.tsx';
import { LazyRestoration } from './LazyRestoration';

/**
 * Dialogs of every page. They come after the sign-in dialog in the markup, because dialogs that
 * open with it must be on top.
 */
export function Overlays() {
  useEffect(ignoreEnterRepeats, []);
  useEffect(confineDoublePress, []);
  useEffect(reportShownValues, []);
  return (
    <>
      <AgreementQuestion />
      <LazyRestoration />
    </>
  );
}
