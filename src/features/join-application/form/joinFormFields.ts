import type { Translate } from '#shared/i18n/translator.ts';
import { messageText } from '#shared/i18n/message.ts';
import { problemMessage } from './joinFormSchema';
import type { useJoinForm } from './useJoinForm';

export const FIELDS = ['realName', 'gender', 'reason', 'picture'] as const;

type Field = (typeof FIELDS)[number];

export type JudgedForm = Pick<ReturnType<typeof useJoinForm>, 'errors' | 'values'>;

export function fieldId(formId: string, field: Field): string {
  return `${formId}-${field}`;
}

/** The message about a field's problem; undefined without one. */
export function fieldError(
  t: Translate,
  { errors, values }: JudgedForm,
  field: Field,
): string | undefined {
  const key = errors[field];
  return key === undefined
    ? undefined
    : messageText(t, problemMessage(key, field === 'picture' ? '' : values[field]));
}
