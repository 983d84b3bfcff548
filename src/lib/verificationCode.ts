import { withoutSeparators } from './characters';

/** Specification, section 9. In code points: the specification says characters, not digits. */
const LENGTH = 6;

/**
 * What the code field keeps of what was typed or autofilled: no separators and control characters, so that none takes
 * a digit's place, full-width and Arabic-Indic digits as ASCII, at most 6 code points. Text, never a number: leading
 * zeros stay.
 */
export function toVerificationCode(text: string): string {
  return Array.from(withoutSeparators(text).replace(/\p{Cc}/gu, '')).slice(0, LENGTH).join('');
}

/** The message key of what is wrong with a code as `toVerificationCode` returned it. */
export function verificationCodeProblem(code: string): 'code.empty.check' | 'code.length.check' | undefined {
  if (code === '') return 'code.empty.check';
  return Array.from(code).length === LENGTH ? undefined : 'code.length.check';
}
