import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { selectImporting, selectWish } from '../platform/selecting/selectingSlice';

const Pickers = lazy(async () => ({ default: (await import('../features/pickers/Pickers')).Pickers }));
const MemberImportDialog = lazy(async () => ({
  default: (await import('../features/member-import/MemberImportDialog')).MemberImportDialog,
}));

/** Dialogs that few open, loaded when they are: the pickers, and the import over them. */
export function LazyDialogs() {
  const choosing = useSelector(selectWish) !== null;
  const importing = useSelector(selectImporting);
  return (
    <ErrorBoundary>
      <Suspense>{choosing ? <Pickers /> : null}</Suspense>
      <Suspense>{importing ? <MemberImportDialog /> : null}</Suspense>
    </ErrorBoundary>
  );
}
