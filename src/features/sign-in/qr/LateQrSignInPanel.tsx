import type { ReactNode } from 'react';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import { LatePlace } from './lateStyled';

/** As high as what will stand there, so that the dialog does not jump. */
function Place({ children }: { children: ReactNode }) {
  return <LatePlace>{children}</LatePlace>;
}

/** The QR panel, with the library that draws its code: fetched when the form answers, or when the dialog is turned over. */
export const LateQrSignInPanel = lazyWithRetry(async () => {
  const { QrSignInPanel } = await import(/* webpackChunkName: "sign-in-later" */ './QrSignInPanel');
  return { default: QrSignInPanel };
}, Place);
