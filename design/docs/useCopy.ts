import { useEffect, useState } from 'react';

/** How long the result is shown, ms. */
const SHOWN_FOR = 2000;

export type CopyState = 'ready' | 'copied' | 'refused';

/** Copies a text at a press, and knows for a while whether it worked. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<CopyState> } {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const back = setTimeout(() => setState('ready'), SHOWN_FOR);
    return () => clearTimeout(back);
  }, [state]);
  const copy = async (text: string) => {
    // Browsers refuse it without HTTPS.
    const result = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    setState(result);
    return result;
  };
  return { state, copy };
}
