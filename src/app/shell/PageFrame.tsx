import { token } from '#design';
import { PageMain } from '#shared/page/PageMain.ts';
import type { FrameProps } from './LazyDialogFrame';

function focusContent(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** Ref of an element that gives the focus it holds to the page's main part once that stands in its place. */
const handingOver = (element: HTMLElement | null) => () => {
  // A feature is drawn a moment after it has joined the store (`lazyFeature`).
  if (element?.contains(document.activeElement) === true) queueMicrotask(focusContent);
};

/** The main part of a page that is on its way, did not come or could not be drawn: the skip link leads here meanwhile. */
export function PageFrame({ children }: FrameProps) {
  return (
    <PageMain ref={handingOver} $width={token('measure.64')}>
      {children}
    </PageMain>
  );
}
