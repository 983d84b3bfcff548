import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import {
  choosingDismissed,
  importDismissed,
  selectImporting,
  selectWish,
} from '#features/assignment/pickers/selectingSlice.ts';
import { lazyFeature } from './lazyFeature';
import { LazyDialogFrame } from './LazyDialogFrame';
import type { FrameProps } from './LazyDialogFrame';

function PickersFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const wish = useSelector(selectWish);
  const title = t(
    wish?.kind === 'academies' ? 'pickers.chooseAcademies' : 'pickers.chooseParticipants',
  );
  return (
    <LazyDialogFrame title={title} onClose={() => dispatch(choosingDismissed())}>
      {children}
    </LazyDialogFrame>
  );
}

function ImportFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <LazyDialogFrame title={t('memberImport.title')} onClose={() => dispatch(importDismissed())}>
      {children}
    </LazyDialogFrame>
  );
}

const Pickers = lazyFeature(() => import('./lazy-features/pickersFeature'), PickersFrame);
const MemberImportDialog = lazyFeature(() => import('./lazy-features/importFeature'), ImportFrame);

/** Rarely opened dialogs, loaded on demand: the pickers, and the import on top of them. */
export function LazyDialogs() {
  const choosing = useSelector(selectWish) !== null;
  const importing = useSelector(selectImporting);
  return (
    <>
      {choosing ? (
        <ErrorBoundary Frame={PickersFrame}>
          <Pickers />
        </ErrorBoundary>
      ) : null}
      {importing ? (
        <ErrorBoundary Frame={ImportFrame}>
          <MemberImportDialog />
        </ErrorBoundary>
      ) : null}
    </>
  );
}
