import { string } from 'yup';

/** An optional text in a service's answer; anything that is no text counts as absent, so that one bad field spoils nothing. */
export function looseText() {
  return string()
    .transform((_cast, original: unknown) => (typeof original === 'string' ? original : undefined))
    .optional();
}
