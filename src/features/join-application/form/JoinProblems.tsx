import { useSelector } from 'react-redux';
import { ErrorSummary } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { selectJoin } from '../joinApplicationSlice';
import { fieldError, fieldId, FIELDS } from './joinFormFields';
import type { JudgedForm } from './joinFormFields';
import { isMissing } from './joinFormSchema';

interface JoinProblemsProps {
  formId: string;
  form: JudgedForm;
  /** A new value for each failed try. */
  attempt: string;
}

/** Why the application was not sent: the invalid fields, or the service's refusal. */
export function JoinProblems({ formId, form, attempt }: JoinProblemsProps) {
  const { t } = useLanguage();
  const { problem, uncertain } = useSelector(selectJoin);
  const items = FIELDS.flatMap((field) => {
    const text = fieldError(t, form, field);
    return text === undefined ? [] : [{ fieldId: fieldId(formId, field), text }];
  });
  if (items.length > 0) {
    const missing = FIELDS.some((field) => isMissing(form.errors[field]));
    return (
      <ErrorSummary
        attempt={attempt}
        title={t(missing ? 'join.fillRequired' : 'join.correctFields')}
        items={items}
      />
    );
  }
  if (problem === null) return null;
  return (
    <ErrorSummary
      key="notSent"
      attempt={attempt}
      title={t(uncertain ? 'join.uncertain' : 'join.notSent')}
    >
      <bdi>{messageText(t, problem)}</bdi>
    </ErrorSummary>
  );
}
