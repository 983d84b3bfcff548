import { useCallback, useEffect } from 'react';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { AgreementDocument } from '../sanitise/readAgreement';

function show(place: HTMLElement): void {
  // Focus first, so that keyboards and screen readers go on from there; it would scroll without the margins.
  place.focus({ preventScroll: true });
  // In a large text what lies between is laid out on the way: a glide would stop where the place was thought to be.
  place.scrollIntoView({ behavior: place.closest('[data-large]') ? 'instant' : 'auto' });
}

/**
 * The way to a place in a text. Keeps the place in the address, so that it can be passed on, but makes no step in the
 * history: Back leaves the page. An address that came with a place leads there once the text is mounted; whoever has gone
 * elsewhere meanwhile, as to the list of languages, is left there.
 */
export function useJump(shown: AgreementDocument | undefined): (id: string) => void {
  const environment = useEnvironment();
  const text = shown?.text;
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
