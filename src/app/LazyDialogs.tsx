import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { useLanguage } from '../platform/language/LanguageProvider';
import { choosingDismissed, importDismissed, selectImporting, selectWish } from '../platform/selecting/selectingSlice';
import { lazyFeature } from './lazyFeature';
import { PartFrame } from './PartFrame';
import type { FrameProps } from './PartFrame';

function PickersFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const wish = useSelector(selectWish);
  const title = t(wish?.kind === 'academies' ? 'pickers.chooseAcademies' : 'pickers.chooseParticipants');
  return (
    <PartFrame title={title} onClose={() => dispatch(choosingDismissed())}>
      {children}
    </PartFrame>
  );
}

function ImportFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <PartFrame title={t('memberImport.title')} onClose={() => dispatch(importDismissed())}>
      {children}
    </PartFrame>
  );
}

const Pickers = lazyFeature(() => import('./parts/pickersPart'), PickersFrame);
const MemberImportDialog = lazyFeature(() => import('./parts/importPart'), ImportFrame);

/** Dialogs that few open, loaded when they are: the pickers, and the import over them. */
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
