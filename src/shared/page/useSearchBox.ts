import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** How long the user must pause before a search is sent. */
const PAUSE_MS = 300;

interface SearchBox {
  typed: string;
  /** The last search. */
  keyword: string;
  onTyped(text: string): void;
  onSearch(keyword: string): void;
}

/**
 * A search box that waits for a pause, and for an input method to finish composing. Enter searches
 * at once.
 * @returns props of a `SearchField`
 */
export function useSearchBox({ typed, keyword, onTyped, onSearch }: SearchBox) {
  const { t } = useLanguage();
  const [composing, setComposing] = useState(false);
  const next = typed.trim();
  const isLate = next !== keyword;
  /** A new function on each render, which must not restart the pause. */
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (composing || !isLate) return undefined;
    const timer = setTimeout(() => search(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [composing, isLate, next]);
  return {
    label: t('pickers.search'),
    clearLabel: t('pickers.resetSearch'),
    value: typed,
    maxLength: 200,
    onClear: () => onTyped(''),
    onChange: ({ target }: { target: HTMLInputElement }) => onTyped(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
    onKeyDown: (event: KeyboardEvent) => {
      // The key belongs to the input method.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && isLate) onSearch(next);
      // The first Escape clears the box, as in native search fields; only the next one closes the
      // dialog.
      if (event.key === 'Escape' && typed !== '') {
        event.preventDefault();
        onTyped('');
      }
    },
  };
}
