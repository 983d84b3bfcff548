import { string } from 'yup';

/**
 * An optional string in a service's answer. Other types count as absent, so that one bad field does
 * not invalidate the answer.
 */
export function looseText() {
  return string()
    .transform((_cast, original: unknown) => (typeof original === 'string' ? original : undefined))
    .optional();
}
