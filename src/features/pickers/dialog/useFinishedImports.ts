import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectFinishedImports } from '#shared/selecting/selectingSlice.ts';

/**
 * Hears of the imports that end while people are chosen, each once. @param addImport takes one into the selection
 * @returns how many members each of them found
 */
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
