import { useEffect, useMemo, useState } from 'react';
import { LARGE, readAgreement } from './readAgreement';
import type { AgreementDocument } from './readAgreement';
import type { AgreementState } from './useAgreement';

/**
 * The document of a text that has loaded. A large one is read in a task of its own, after the page has been drawn
 * with its title and its way back; until then there is none.
 */
export function useAgreementDocument(agreement: AgreementState, name: string): AgreementDocument | 'empty' | 'tooLarge' | undefined {
  const { html, address } = agreement.status === 'loaded' ? agreement : { html: undefined, address: '' };
  const [drawn, setDrawn] = useState<string>();
  const isDue = html !== undefined && (html.length <= LARGE || drawn === html);
  useEffect(() => {
    if (html === undefined || isDue) return undefined;
    const timer = setTimeout(() => setDrawn(html), 0);
    return () => clearTimeout(timer);
  }, [html, isDue]);
  return useMemo(() => (isDue ? readAgreement(html, { name, address }) : undefined), [isDue, html, name, address]);
}
