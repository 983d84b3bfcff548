import { useSelector } from 'react-redux';
import { ErrorSummary } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { useErrorTitle } from '#shared/page/useErrorTitle.ts';
import { selectJoin } from '../joinApplicationSlice';
import { fieldError, fieldId, FIELDS } from './joinFormFields';
import type { JudgedForm } from './joinFormFields';
import { isMissing } from './joinFormSchema';
import type { useJoinForm } from './useJoinForm';

interface JoinProblemsProps {
  formId: string;
  form: JudgedForm & Pick<ReturnType<typeof useJoinForm>, 'submitCount'>;
}

/** Why the application was not sent: the invalid fields, or the service's refusal. */
export function JoinProblems({ formId, form }: JoinProblemsProps) {
  const { t } = useLanguage();
  const { problem, uncertain, failures } = useSelector(selectJoin);
  const items = FIELDS.flatMap((field) => {
    const text = fieldError(t, form, field);
    return text === undefined ? [] : [{ fieldId: fieldId(formId, field), text }];
  });
  useErrorTitle(items.length > 0 || problem !== null);
  if (items.length > 0) {
    const missing = FIELDS.some((field) => isMissing(form.errors[field]));
    return (
      <ErrorSummary
        key="fields"
        attempt={form.submitCount}
        title={t(missing ? 'common.fillRequired' : 'common.correctFields')}
        items={items}
      />
    );
  }
  if (problem === null) return null;
  return (
    <ErrorSummary attempt={failures} title={t(uncertain ? 'join.uncertain' : 'join.notSent')}>
      <bdi>{messageText(t, problem)}</bdi>
    </ErrorSummary>
  );
}
