import type { PhraseKey } from '#translations/phrases.ts';

/**
 * Formik types a form's errors as strings. Ours are the messages of a schema, which are phrase
 * keys.
 */
export const problemPhrase = (error: string): PhraseKey => error as PhraseKey;
