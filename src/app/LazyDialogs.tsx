import { useSelector } from 'react-redux';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { selectImporting, selectWish } from '../platform/selecting/selectingSlice';
import { LazyFeature } from './LazyFeature';

const loadPickers = () => import('./parts/pickersPart');
const loadImport = () => import('./parts/importPart');

/** Dialogs that few open, loaded when they are: the pickers, and the import over them. */
export function LazyDialogs() {
  const choosing = useSelector(selectWish) !== null;
  const importing = useSelector(selectImporting);
  return (
    <ErrorBoundary>
      {choosing ? <LazyFeature load={loadPickers} /> : null}
      {importing ? <LazyFeature load={loadImport} /> : null}
    </ErrorBoundary>
  );
}
