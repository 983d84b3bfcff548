import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isYetToSearch } from './listView';

/** How long the visitor must pause before a search goes out. */
const PAUSE_MS = 300;

interface SearchBox {
  typed: string;
  /** What was searched last. */
  keyword: string;
  onTyped(typed: string): void;
  onSearch(keyword: string): void;
}

/**
 * A search box that waits for a pause, and for an input method to finish its word. Enter searches at once.
 * @returns properties of the input
 */
export function useSearchBox({ typed, keyword, onTyped, onSearch }: SearchBox) {
  const [composing, setComposing] = useState(false);
  const wanted = typed.trim();
  const isLate = isYetToSearch({ typed, keyword });
  /** Another function with each drawing, which must not begin the pause anew. */
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (composing || !isLate) return undefined;
    const timer = setTimeout(() => search(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [composing, isLate, wanted]);
  return {
    value: typed,
    maxLength: 200,
    onClear: () => onTyped(''),
    onChange: ({ target }: { target: HTMLInputElement }) => onTyped(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
    onKeyDown: (event: KeyboardEvent) => {
      // The input method's own.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && isLate) onSearch(wanted);
      // The first Escape empties the box, as the platform has it; only the next one is the dialog's.
      if (event.key === 'Escape' && typed !== '') {
        event.preventDefault();
        onTyped('');
      }
    },
  };
}
