import { useCallback, useState } from 'react';
import type { PickerKind } from '../api/pickerKinds';
import { FIRST_VIEW } from '../list/listView';
import type { ListView } from '../list/listView';

/** The view state of each list, kept while other tabs are shown. */
export function useViews(kind: PickerKind) {
  const [views, setViews] = useState<Partial<Record<PickerKind, ListView>>>({});
  const onView = useCallback(
    (part: Partial<ListView>) =>
      setViews((before) => ({ ...before, [kind]: { ...FIRST_VIEW, ...before[kind], ...part } })),
    [kind],
  );
  return { view: views[kind] ?? FIRST_VIEW, onView };
}
