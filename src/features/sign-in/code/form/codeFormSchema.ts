import { object } from 'yup';
import { emailProblem, normaliseEmail } from '#lib/identifier/emailAddress.ts';
import { bareNumber, phoneProblem } from '#lib/identifier/phoneNumber.ts';
import { verificationCodeProblem } from '#lib/identifier/verificationCode.ts';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { checkedText } from '#shared/verification-code/checkedText.ts';

/** What the visitor typed, as it stands in the fields. */
export interface CodeFormValues {
  identifier: string;
  code: string;
}

function phoneCheck(locale: Locale): (text: string) => string | undefined {
  return (text) => {
    const problem = phoneProblem(text);
    // Specification 5: the form of the number is not checked in Arabic; that something is there is.
    return locale === 'ar_SA' && problem === 'mobile.check' ? undefined : problem;
  };
}

/** What is wrong with an identifier, as typed, in a language (specification 5): a phrase key, or nothing. */
export function identifierCheck(
  channel: Channel,
  locale: Locale,
): (text: string) => string | undefined {
  return channel === 'phone' ? phoneCheck(locale) : emailProblem;
}

/** The rules of specification 5 for a channel; messages are phrase keys. */
export function codeFormSchema(channel: Channel, locale: Locale) {
  return object({
    identifier: checkedText(identifierCheck(channel, locale)),
    code: checkedText(verificationCodeProblem),
  });
}

/** The identifier as it travels: the bare number, or the trimmed address. */
export function identifierOf(channel: Channel, text: string): Identifier {
  const value = channel === 'phone' ? bareNumber(text) : normaliseEmail(text);
  return { channel, value };
}
