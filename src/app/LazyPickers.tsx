import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { selectWish } from '../platform/selecting/selectingSlice';

const Pickers = lazy(async () => ({ default: (await import('../features/pickers/Pickers')).Pickers }));

/** The picker dialogs, loaded when something is first to be chosen. */
export function LazyPickers() {
  if (useSelector(selectWish) === null) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <Pickers />
      </Suspense>
    </ErrorBoundary>
  );
}
