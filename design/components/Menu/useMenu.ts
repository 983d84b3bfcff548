import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isBrowsersKey } from '../../foundations/isBrowsersKey';
import { createTypeAhead } from './typeAhead';

const itemsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/**
 * Open state, focus and keys of an APG menu button.
 * @param labels the items' labels, in order
 */
export function useMenu(labels: readonly string[]) {
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [firstFocus, setFirstFocus] = useState<'first' | 'last'>();
  const [typeAhead] = useState(createTypeAhead);

  useLayoutEffect(() => {
    if (firstFocus)
      itemsOf(rootRef.current)
        .at(firstFocus === 'first' ? 0 : -1)
        ?.focus();
  }, [firstFocus]);

  useEffect(() => {
    if (!firstFocus) return undefined;
    const closeFromOutside = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && !rootRef.current?.contains(target)) setFirstFocus(undefined);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [firstFocus]);

  const close = () => {
    triggerRef.current?.focus();
    setFirstFocus(undefined);
  };

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (isBrowsersKey(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setFirstFocus(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const onListKeyDown = (event: KeyboardEvent) => {
    if (isBrowsersKey(event)) return;
    const items = itemsOf(rootRef.current);
    const current = items.findIndex((item) => item === document.activeElement);
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key === 'Tab') return close();
    let next = moves[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === ' ') {
      // Space presses a button by itself; at a link it would scroll the page.
      if (!(items[current] instanceof HTMLAnchorElement)) return;
      items[current].click();
    } else if (next === undefined) {
      if (event.key.length !== 1) return;
      next = typeAhead(event.key, labels, current, event.timeStamp);
    }
    event.preventDefault();
    if (next !== undefined) items[next]?.focus();
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !rootRef.current?.contains(relatedTarget)) setFirstFocus(undefined);
  };

  return {
    open: firstFocus !== undefined,
    rootRef,
    triggerRef,
    close,
    onTriggerKeyDown,
    onListKeyDown,
    onBlur,
    toggle: () => (firstFocus ? close() : setFirstFocus('first')),
  };
}
