import { isBlank, withoutHalves } from './characters';

/** Code points; the contract's limit. */
export const REASON_LIMIT = 500;

/** Markup, `javascript:` and `on…=` handlers, but not `a < b`. */
const CODE = /<[a-z/!?]|javascript\s*:|\bon[a-z]+\s*=/i;

/**
 * Whether a text contains code. Browsers ignore tabs and line breaks within `javascript:`, so they
 * are ignored here too.
 */
function holdsCode(text: string): boolean {
  return CODE.test(text) || /javascript:/i.test(text.replace(/[\t\n\r]/g, ''));
}

/**
 * A reason as sent: trimmed, without control characters, which come with pasted text and which
 * services reject; lone surrogates become U+FFFD. Tabs and line breaks stay.
 */
export function normaliseReason(text: string): string {
  return withoutHalves(text.replace(/[^\P{Cc}\t\n]/gu, '')).trim();
}

/** The length of a reason as sent, in code points. */
export function reasonLength(text: string): number {
  return [...normaliseReason(text)].length;
}

/** The problem of a reason for joining as phrase key, or undefined. */
export function reasonProblem(text: string) {
  if (isBlank(text)) return 'join.reason.empty';
  if (reasonLength(text) > REASON_LIMIT) return 'join.reason.tooLong';
  return holdsCode(normaliseReason(text)) ? 'join.reason.code' : undefined;
}
