import { isBlank, withoutHalves } from './characters';

/** Code points; what the contract takes. */
export const REASON_LIMIT = 500;

/** Markup, `javascript:` and `on…=` handlers (D44); `a < b` is none. */
const CODE = /<[a-z/!?]|javascript\s*:|\bon[a-z]+\s*=/i;

/** Whether a text holds code. Browsers skip tabs and line breaks within `javascript:`, and so does this. */
export function holdsCode(text: string): boolean {
  return CODE.test(text) || /javascript:/i.test(text.replace(/[\t\n\r]/g, ''));
}

/**
 * A reason as it travels: trimmed, without the control characters that come with what is pasted and that services choke
 * on, half characters as U+FFFD. Tabs and line breaks stay.
 */
export function normaliseReason(text: string): string {
  return withoutHalves(text.replace(/[^\P{Cc}\t\n]/gu, '')).trim();
}

/** How long a reason is, in code points, as it travels. */
export function reasonLength(text: string): number {
  return [...normaliseReason(text)].length;
}

/** What is wrong with the reason for joining (specification 5, D44): a phrase key, or nothing. */
export function reasonProblem(text: string) {
  if (isBlank(text)) return 'join.reason.empty';
  if (reasonLength(text) > REASON_LIMIT) return 'join.reason.tooLong';
  return holdsCode(normaliseReason(text)) ? 'join.reason.code' : undefined;
}
