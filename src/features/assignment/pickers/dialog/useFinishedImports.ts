import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectFinishedImports } from '../selectingSlice';

/** Adds each import that finishes while the dialog is open, once. */
export function useFinishedImports(
  addImport: (importId: string) => void,
): ReadonlyMap<string, number> {
  const imports = useSelector(selectFinishedImports);
  const heard = useRef(0);
  useEffect(() => {
    imports.slice(heard.current).forEach(({ importId }) => addImport(importId));
    heard.current = imports.length;
  }, [imports, addImport]);
  return new Map(imports.map(({ importId, members }) => [importId, members]));
}
