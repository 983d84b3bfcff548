import { useEffect } from 'react';
import type { RefObject } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** `/` and Ctrl K (or Cmd K) move the focus to the field; `/` not while someone writes. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target);
      const isCtrlK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (!isSlash && !isCtrlK) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}
