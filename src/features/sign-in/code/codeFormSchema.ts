import { object } from 'yup';
import { emailProblem, normaliseEmail } from '#lib/identifier/emailAddress.ts';
import { bareNumber, phoneProblem } from '#lib/identifier/phoneNumber.ts';
import { checkedText } from '#shared/form/checkedText.ts';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { codeSchema } from '../verification/codeSchema';

export interface CodeFormValues {
  identifier: string;
  code: string;
}

/** Whether a problem counts: in Arabic a number's format is not checked. */
export const countsIn = (locale: Locale, problem: string): boolean =>
  locale !== 'ar_SA' || problem !== 'mobile.check';

/** The validation schema of a channel; messages are phrase keys. */
export function codeFormSchema(channel: Channel, locale: Locale) {
  const problemOf = channel === 'phone' ? phoneProblem : emailProblem;
  const identifier = checkedText((text) => {
    const problem = problemOf(text);
    return problem && countsIn(locale, problem) ? problem : undefined;
  });
  return object({ identifier, code: codeSchema });
}

/** The identifier as sent to the service: bare digits or a trimmed address. */
export function identifierOf(channel: Channel, text: string): Identifier {
  const value = channel === 'phone' ? bareNumber(text) : normaliseEmail(text);
  return { channel, value };
}
