import { useDispatch, useSelector } from 'react-redux';
import {
  restorationClosed,
  selectRestoration,
} from '#features/sign-in/restoration/restorationSlice.ts';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LazyDialogFrame } from '#shared/page/LazyDialogFrame.tsx';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';

/** The dialog while its chunk is loading or failed to load. */
function RestorationFrame(part: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <LazyDialogFrame
      title={t('restore.title')}
      onClose={() => dispatch(restorationClosed())}
      {...part}
    />
  );
}

export const RestorationChunk = lazyWithRetry(async () => {
  const { RestorationDialog } = await import(
    /* webpackChunkName: "sign-in-later" */ '#features/sign-in/restoration/RestorationDialog.tsx'
  );
  return { default: RestorationDialog };
}, RestorationFrame);

/**
 * The restoration dialog. Its chunk is preloaded after the sign-in form responds, or loaded when an
 * account is to be restored.
 */
export function LazyRestoration() {
  const open = useSelector(selectRestoration).step !== 'closed';
  if (!open) return null;
  return (
    <ErrorBoundary frame={(message) => <RestorationFrame>{message}</RestorationFrame>}>
      <RestorationChunk />
    </ErrorBoundary>
  );
}
