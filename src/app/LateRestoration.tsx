import { useDispatch, useSelector } from 'react-redux';
import { restorationClosed, selectRestoration } from '../features/restoration/restorationSlice';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { lazyPart } from '../platform/errors/lazyPart';
import { useLanguage } from '../platform/language/LanguageProvider';
import { PartFrame } from './PartFrame';
import type { FrameProps } from './PartFrame';

/** The dialog while its steps are on their way or did not come. */
function RestorationFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <PartFrame title={t('restore.title')} onClose={() => dispatch(restorationClosed())}>
      {children}
    </PartFrame>
  );
}

export const RestorationPart = lazyPart(async () => {
  const { RestorationDialog } = await import(/* webpackChunkName: "sign-in-later" */ '../features/restoration/RestorationDialog');
  return { default: RestorationDialog };
}, RestorationFrame);

/** The restoration dialog, fetched when the sign-in form answers, or when an account is to be restored. */
export function LateRestoration() {
  const open = useSelector(selectRestoration).step !== 'closed';
  if (!open) return null;
  return (
    <ErrorBoundary Frame={RestorationFrame}>
      <RestorationPart />
    </ErrorBoundary>
  );
}
