import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusedElement } from '../../foundations/pageRoots';
import { tabStops } from './focusable';
import { isTopModal, pushModal } from './modalStack';

interface ModalBehaviour {
  onEscape: (() => void) | undefined;
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
}

/** Keeps Tab among the stops of the dialog, also when focus had been lost to the page. */
function cycle(event: KeyboardEvent, layer: HTMLElement, dialog: HTMLElement): void {
  const stops = tabStops(layer);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = focusedElement();
  const adrift = active === dialog || !layer.contains(active);
  if (!first || !last) {
    event.preventDefault();
    dialog.focus();
  } else if (event.shiftKey && (adrift || active === first)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (active === last || !layer.contains(active))) {
    event.preventDefault();
    first.focus();
  }
}

/** Stacking, focus and keys of an open modal; the refs go to its portal's root and to the dialog. */
export function useModal({ onEscape, initialFocusRef }: ModalBehaviour) {
  const layerRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const escapeRef = useRef(onEscape);

  useEffect(() => {
    escapeRef.current = onEscape;
  }, [onEscape]);

  useLayoutEffect(() => {
    const [layer, dialog] = [layerRef.current, dialogRef.current];
    if (!layer || !dialog) return undefined;
    const leave = pushModal(layer);
    // A long text is read from its top, even when the first thing to focus stands below it.
    // In pre-rendered markup the visitor may be in a field already.
    const kept = layer.contains(focusedElement());
    if (!kept && initialFocusRef?.current) initialFocusRef.current.focus();
    else if (!kept) (tabStops(layer)[0] ?? dialog).focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isTopModal(layer)) return;
      if (event.key === 'Tab') cycle(event, layer, dialog);
      if (event.key === 'Escape' && escapeRef.current) {
        event.preventDefault();
        escapeRef.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      leave();
    };
  }, [initialFocusRef]);

  return { layerRef, dialogRef };
}
