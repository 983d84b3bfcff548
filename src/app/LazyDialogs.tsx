import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { selectImporting } from '../platform/selecting/selectingSlice';

const MemberImportDialog = lazy(async () => ({
  default: (await import('../features/member-import/MemberImportDialog')).MemberImportDialog,
}));

/** Dialogs that few open, loaded when they are. */
export function LazyDialogs() {
  const importing = useSelector(selectImporting);
  return (
    <ErrorBoundary>
      <Suspense>{importing ? <MemberImportDialog /> : null}</Suspense>
    </ErrorBoundary>
  );
}
