import { object, string } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { codeInReason, REASON_LIMIT, reasonProblem } from '#lib/text/joinReason.ts';
import { REAL_NAME_LIMIT, realNameProblem, refusedCharacters } from '#lib/text/realName.ts';
import { checkedText } from '#shared/form/checkedText.ts';
import { problemPhrase } from '#shared/form/problemPhrase.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { JoinDraft } from './joinDraft';

/** The values that the user entered, unparsed. */
export type JoinValues = Omit<JoinDraft, 'picture'>;

/**
 * Messages are phrase keys. The mock checks name and reason
 * by the same functions.
 */
export const joinFormSchema = object({
  realName: checkedText(realNameProblem),
  gender: string().required('join.gender.empty' satisfies PhraseKey),
  reason: checkedText(reasonProblem),
});

const LIMITS: Partial<Record<string, number>> = {
  'join.realName.tooLong': REAL_NAME_LIMIT,
  'join.reason.tooLong': REASON_LIMIT,
};

const NAMES_CHARACTERS: readonly string[] = [
  'join.realName.digits',
  'join.realName.characters',
] satisfies PhraseKey[];

export function problemMessage(key: string, text: string): Message {
  const phrase = problemPhrase(key);
  if (NAMES_CHARACTERS.includes(key))
    return { phrase, values: { characters: refusedCharacters(text) } };
  if (key === 'join.reason.code') return { phrase, values: { code: codeInReason(text) } };
  const limit = LIMITS[key];
  return { phrase, ...(limit === undefined ? {} : { values: { limit } }) };
}

export function isMissing(key: string | undefined): boolean {
  return key?.endsWith('.empty') === true;
}
