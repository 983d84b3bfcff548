import type { Translate } from '#shared/i18n/translator.ts';
import { messageText } from '#shared/i18n/message.ts';
import { problemMessage } from './joinFormSchema';
import type { useJoinForm } from './useJoinForm';

/** The form's fields, from the first to the last. */
export const FIELDS = ['realName', 'gender', 'reason', 'picture'] as const;

type Field = (typeof FIELDS)[number];

/** What stands in the fields, and what is wrong with each that is wrong. */
export type JudgedForm = Pick<ReturnType<typeof useJoinForm>, 'errors' | 'values'>;

/** The id of a field's control, so that what is wrong can lead to it. @param formId unique on the page */
export function fieldId(formId: string, field: Field): string {
  return `${formId}-${field}`;
}

/** What is wrong with a field, in the visitor's words; undefined when nothing is. */
export function fieldError(
  t: Translate,
  { errors, values }: JudgedForm,
  field: Field,
): string | undefined {
  const key = errors[field];
  return key === undefined
    ? undefined
    : messageText(t, problemMessage(key, field === 'realName' ? values.realName : ''));
}
