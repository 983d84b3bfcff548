import { string } from 'yup';
import { COMPLETE_CODE } from '#lib/identifier/verificationCode.ts';
import type { PhraseKey } from '#translations/phrases.ts';

/** The rules of a verification code; messages are phrase keys. */
export const codeSchema = string()
  .required('code.empty.check' satisfies PhraseKey)
  .matches(COMPLETE_CODE, 'code.length.check' satisfies PhraseKey);
