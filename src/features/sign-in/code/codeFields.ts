import { emailProblem, normalizeEmail } from '#lib/identifier/emailAddress.ts';
import { textOf } from '#lib/object/jsonText.ts';
import { checkedText, formFields } from '#shared/form/fields.ts';
import type { Field } from '#shared/form/fields.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { bareNumber, numberShown, phoneProblem } from '../parts/phoneNumber';
import { codeField } from '../verification/CodeField';
import { EmailField } from './EmailField';
import { PhoneField } from './PhoneField';
import type { IdentifierInputProps } from './EmailField';

/** Sent are bare digits or a trimmed address. */
export const IDENTIFIER = {
  phone: {
    label: 'signIn.mobileNumber',
    required: true,
    normalize: bareNumber,
    read: (value) => numberShown(textOf(value)),
    Input: PhoneField,
  },
  email: {
    label: 'signIn.email',
    required: true,
    normalize: normalizeEmail,
    read: textOf,
    Input: EmailField,
  },
} as const satisfies Record<Channel, Omit<Field<string, true, IdentifierInputProps>, 'schema'>>;

/** Whether a problem counts: in Arabic a number's format is not checked. */
export const countsIn = (locale: Locale, problem: string): boolean =>
  locale !== 'ar_SA' || problem !== 'mobile.check';

export function identifierProblem(channel: Channel, locale: Locale, text: string) {
  const problem = (channel === 'phone' ? phoneProblem : emailProblem)(text);
  return problem && countsIn(locale, problem) ? problem : undefined;
}

export const codeFields = (channel: Channel, locale: Locale) =>
  formFields<{ identifier: string; code: string }>({
    identifier: {
      ...IDENTIFIER[channel],
      schema: checkedText((text) => identifierProblem(channel, locale, text)),
    },
    code: codeField,
  });
