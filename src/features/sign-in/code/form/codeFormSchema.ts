import { object } from 'yup';
import { emailProblem, normaliseEmail } from '#lib/identifier/emailAddress.ts';
import { bareNumber, phoneProblem } from '#lib/identifier/phoneNumber.ts';
import { verificationCodeProblem } from '#lib/identifier/verificationCode.ts';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { checkedText } from '#shared/verification-code/checkedText.ts';

/** The typed values, unparsed. */
export interface CodeFormValues {
  identifier: string;
  code: string;
}

function phoneCheck(locale: Locale): (text: string) => string | undefined {
  return (text) => {
    const problem = phoneProblem(text);
    // In Arabic the number's format is not checked, only that there is one (specification 5).
    return locale === 'ar_SA' && problem === 'mobile.check' ? undefined : problem;
  };
}

/**
 * Validates a typed identifier for a locale (specification 5). The result is a phrase key or
 * undefined.
 */
export function identifierCheck(
  channel: Channel,
  locale: Locale,
): (text: string) => string | undefined {
  return channel === 'phone' ? phoneCheck(locale) : emailProblem;
}

/** The validation schema of a channel (specification 5); messages are phrase keys. */
export function codeFormSchema(channel: Channel, locale: Locale) {
  return object({
    identifier: checkedText(identifierCheck(channel, locale)),
    code: checkedText(verificationCodeProblem),
  });
}

/** The identifier as sent to the service: bare digits or a trimmed address. */
export function identifierOf(channel: Channel, text: string): Identifier {
  const value = channel === 'phone' ? bareNumber(text) : normaliseEmail(text);
  return { channel, value };
}
