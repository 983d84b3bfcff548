import type { ReactNode } from 'react';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import { Placeholder } from './lazyStyled';

/** Has the height of the panel that is loading, so that the dialog does not jump. */
function LoadingPanel({ children }: { children: ReactNode }) {
  return <Placeholder>{children}</Placeholder>;
}

/**
 * The QR panel with its QR library. The chunk is preloaded after the form responds, or loaded when
 * the user switches to QR.
 */
export const LazyQrSignInPanel = lazyWithRetry(async () => {
  const { QrSignInPanel } = await import(/* webpackChunkName: "sign-in-later" */ './QrSignInPanel');
  return { default: QrSignInPanel };
}, LoadingPanel);
