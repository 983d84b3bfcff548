import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Modal } from '../../design';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { useLanguage } from '../platform/language/LanguageProvider';
import { choosingDismissed, importDismissed, selectImporting, selectWish } from '../platform/selecting/selectingSlice';
import { lazyFeature } from './lazyFeature';

interface FrameProps {
  children: ReactNode;
}

/** A dialog whose own could not be drawn, or not yet; it can be closed like the real one. */
function PickersFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const wish = useSelector(selectWish);
  const title = t(wish?.kind === 'academies' ? 'pickers.chooseAcademies' : 'pickers.chooseParticipants');
  return (
    <Modal open={wish !== null} title={title} closeOnEscape closeLabel={t('common.close')} onClose={() => dispatch(choosingDismissed())}>
      {children}
    </Modal>
  );
}

function ImportFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const open = useSelector(selectImporting);
  return (
    <Modal open={open} title={t('memberImport.title')} closeOnEscape closeLabel={t('common.close')} onClose={() => dispatch(importDismissed())}>
      {children}
    </Modal>
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
