import { useCallback, useEffect } from 'react';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { AgreementDocument } from '../sanitize/readAgreement';

function show(place: HTMLElement): void {
  // Focus first, so that keyboard and screen reader continue from there; focusing alone would
  // scroll without the margins.
  place.focus({ preventScroll: true });
  // Parts between are laid out on the way, so a smooth scroll would stop at an outdated position.
  place.scrollIntoView({ behavior: 'instant' });
}

/**
 * Moves to a place in a text. The place is in the address, so that it can be shared, but adds no
 * history entry: Back leaves the page. An address with a place leads there once the text is
 * mounted, unless the user has moved the focus meanwhile, for example to the language chooser.
 */
export function useJump(agreement: AgreementDocument | undefined): (id: string) => void {
  const environment = useEnvironment();
  const text = agreement?.text;
  const find = useCallback(
    (id: string) =>
      id === '' ? null : (text?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null),
    [text],
  );
  useEffect(() => {
    const place = find(environment.fragment());
    if (place && document.activeElement === document.body) show(place);
  }, [environment, find]);
  return useCallback(
    (id) => {
      const place = find(id);
      if (!place) return;
      environment.replaceFragment(id);
      show(place);
    },
    [environment, find],
  );
}
