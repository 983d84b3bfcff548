import { useSyncExternalStore } from 'react';
import { useView } from '../../.ladle/addressView';
import { narrow } from '../../foundations/media';

/** Widths of the pictured windows, px. */
export const PHONE = 390;
const DESKTOP = 1280;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

const isNarrow = () => window.matchMedia?.(narrow).matches === true;

/** The width that the reader chose for stories, or else one that is readable in this window. */
export function usePictureWidth(): number {
  const { frame } = useView();
  const isPhone = useSyncExternalStore(subscribe, isNarrow);
  return frame || (isPhone ? PHONE : DESKTOP);
}
