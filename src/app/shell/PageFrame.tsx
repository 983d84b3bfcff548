import { token } from '#design';
import { PageMain } from '#shared/page/PageMain.ts';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';

function focusContent(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** Ref callback of a placeholder: on unmount it passes its focus to the page's main part. */
const passFocusOn = (element: HTMLElement | null) => () => {
  // A feature renders a moment after it has joined the store (`lazyFeature`).
  if (element?.contains(document.activeElement) === true) queueMicrotask(focusContent);
};

/** The main part of a page that is loading or broken, so that the skip link has a target. */
export function PageFrame({ children }: FrameProps) {
  return (
    <PageMain ref={passFocusOn} $width={token('measure.64')}>
      {children}
    </PageMain>
  );
}
