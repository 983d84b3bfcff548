import type { PhraseKey } from '#translations/phrases.ts';

/**
 * What is known about the code in the field. `refused`: the service refused it, and the field shows
 * why. `void`: it may be used up (D35), belongs to another identifier, or must not be seen by the
 * next person at the device, so the field is emptied. An edit makes it `open` again.
 */
export type CodeVerdict =
  { status: 'open' } | { status: 'refused'; problem: PhraseKey } | { status: 'void' };

export const OPEN: CodeVerdict = { status: 'open' };
export const VOID: CodeVerdict = { status: 'void' };
