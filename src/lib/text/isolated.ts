import { balanceBidi, BIDI_CONTROLS } from './bidiControls';

const BETWEEN = ' · ';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

/** Letters of each direction. */
export const ownLetters = { ltr: LEFT_TO_RIGHT, rtl: RIGHT_TO_LEFT } as const;

const CONTROLS = new RegExp(`[${BIDI_CONTROLS}]`);

/**
 * Prepares an external text for use inside a sentence: isolates it (U+2068, U+2069) if it contains
 * letters of the other direction or bidirectional controls, so that neither changes the other's
 * order. Otherwise it is unchanged.
 */
export function isolated(text: string, direction: 'ltr' | 'rtl'): string {
  const runsAgainst = (direction === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT).test(text);
  return runsAgainst || CONTROLS.test(text) ? `\u2068${balanceBidi(text)}\u2069` : text;
}

/**
 * Joins short facts on one line with a dot that screen readers skip. If the line mixes directions,
 * each fact is isolated, also each of facts that were joined before: what does not fit is cut from
 * the last one. Empty facts are omitted.
 */
export function inlineFacts(facts: readonly (string | undefined)[]): string {
  const parts = facts.flatMap((fact) => fact?.split(BETWEEN) ?? []).filter((fact) => fact !== '');
  const isMixed =
    parts.some((fact) => RIGHT_TO_LEFT.test(fact))
    && parts.some((fact) => LEFT_TO_RIGHT.test(fact));
  return parts.map((fact) => (isMixed ? `\u2068${fact}\u2069` : fact)).join(BETWEEN);
}
