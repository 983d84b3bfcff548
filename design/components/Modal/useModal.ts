import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isForeign } from '../../foundations/foreign';
import { tabStops } from '../../foundations/focusable';
import { fadeOut } from '../../foundations/fade';
import { isTopModal, pushModal } from './modalStack';

interface ModalBehavior {
  onEscape: (() => void) | undefined;
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
  /** The placeholder in the tree for a modal in a portal. */
  originRef: RefObject<HTMLElement | null> | undefined;
}

/**
 * Keeps Tab among the stops of the dialog and of the notices over it, also if the focus was lost to
 * the page. From foreign elements the browser handles Tab.
 */
function cycle(event: KeyboardEvent, layer: HTMLElement, dialog: HTMLElement): void {
  const inside = tabStops(layer);
  const regions = [...document.body.querySelectorAll<HTMLElement>('[data-live-region]')];
  const stops = [
    ...inside,
    ...regions.flatMap((region) => (layer.contains(region) ? [] : tabStops(region))),
  ];
  const active = document.activeElement;
  if (active && isForeign(active)) return;
  const place = stops.findIndex((stop) => stop === active);
  const isBack = event.shiftKey;
  const [first] = inside;
  const isBeforeFirst =
    active !== null
    && first !== undefined
    && (active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isAdrift = place < 0 && (!layer.contains(active) || (isBack && isBeforeFirst));
  // Inside the dialog the browser handles Tab, because it knows the tab stops better.
  const isEnd = place === (isBack ? 0 : inside.length - 1) || place >= inside.length;
  if (stops.length > 0 && !isAdrift && !isEnd) return;
  event.preventDefault();
  const next = isAdrift ? (isBack ? -1 : 0) : place + (isBack ? -1 : 1);
  (stops.at(next % stops.length) ?? dialog).focus();
}

/**
 * Stacking, focus and keys of an open modal. The refs belong on its portal's root and on the
 * dialog.
 */
export function useModal({ onEscape, initialFocusRef, originRef }: ModalBehavior) {
  const layerRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const escapeRef = useRef(onEscape);

  useEffect(() => {
    escapeRef.current = onEscape;
  }, [onEscape]);

  useLayoutEffect(() => {
    const [layer, dialog] = [layerRef.current, dialogRef.current];
    if (!layer || !dialog) return undefined;
    const leave = pushModal(layer, originRef?.current ?? layer);
    // Scrolls a long text to its top, even if the first focusable element is below it.
    // In pre-rendered markup the user may already be in a field.
    const hasFocus = layer.contains(document.activeElement);
    if (!hasFocus && initialFocusRef?.current) initialFocusRef.current.focus();
    else if (!hasFocus) (tabStops(layer)[0] ?? dialog).focus({ preventScroll: true });

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
      fadeOut(layer);
    };
  }, [initialFocusRef, originRef]);

  return { layerRef, dialogRef };
}
