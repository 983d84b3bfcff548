import { balanceBidi, BIDI_CONTROLS } from './bidiControls';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

/** Letters that run in a direction. */
export const ownLetters = { ltr: LEFT_TO_RIGHT, rtl: RIGHT_TO_LEFT } as const;

const CONTROLS = new RegExp(`[${BIDI_CONTROLS}]`);

/**
 * A text from elsewhere, fit to stand inside a sentence: between isolates (U+2068, U+2069) when it holds letters that
 * run against the sentence or controls of its own, so that neither turns the other's order round. Left as it is otherwise.
 */
export function isolated(text: string, direction: 'ltr' | 'rtl'): string {
  const runsAgainst = (direction === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT).test(text);
  return runsAgainst || CONTROLS.test(text) ? `\u2068${balanceBidi(text)}\u2069` : text;
}

/**
 * Short facts on one line, parted by a dot that no language reads out. Facts of both directions on one line stand
 * between isolates each. Empty ones are left out.
 */
export function inlineFacts(facts: readonly (string | undefined)[]): string {
  const given = facts.filter((fact): fact is string => fact !== undefined && fact !== '');
  const isMixed =
    given.some((fact) => RIGHT_TO_LEFT.test(fact))
    && given.some((fact) => LEFT_TO_RIGHT.test(fact));
  return given.map((fact) => (isMixed ? `\u2068${fact}\u2069` : fact)).join(' · ');
}
