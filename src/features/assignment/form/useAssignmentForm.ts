import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { blankDraft, saveDraft, readDraft } from './assignmentDraft';
import type { FormValues } from './assignmentDraft';
import { assignmentProblems, problemMessage } from './assignmentSchema';
import type { AssignmentField, AssignmentProblems } from './assignmentSchema';
import { assignmentSubmitted, selectAssignment } from '../assignmentSlice';

const FIELDS = [
  'content',
  'academies',
  'participants',
] as const satisfies readonly AssignmentField[];

/**
 * The form's values and validation. Formik holds the fields and the problems that the last submit
 * found, the store the choices from dialogs, and the tab stores both, because signing in reloads
 * the page. A problem is shown as long as it exists, because choices change outside the form.
 */
export function useAssignmentForm() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { selectionLimit } = useDeployment();
  const { status, selection, scope, academies, heads, gone } = useSelector(selectAssignment);
  const [first] = useState((): FormValues => {
    const { content, visibility, certificate } = (readDraft(environment) ?? blankDraft()).values;
    return { content, visibility, certificate };
  });
  const busy = status === 'submitting';
  const headCount = heads.status === 'counted' ? heads.count : null;
  const validate = ({ content, visibility }: FormValues): AssignmentProblems =>
    assignmentProblems(
      { content, visibility, academies, participants: selection },
      { headCount, gone, selectionLimit },
    );

  const form = useFormik<FormValues>({
    initialValues: first,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (complete, { setSubmitting }) => {
      setSubmitting(false);
      dispatch(assignmentSubmitted({ ...complete, content: complete.content.trim() }));
    },
  });
  const { values, setFieldValue, submitCount } = form;

  useEffect(
    () =>
      saveDraft(environment, {
        values: { ...values, managementScope: scope },
        choices: { selection, academies },
      }),
    [environment, values, selection, scope, academies],
  );

  const found: AssignmentProblems = form.errors;
  const problems = validate(values);
  const textOf = (field: AssignmentField): string | undefined => {
    const [before, now] = [found[field], problems[field]];
    return before === undefined || now === undefined
      ? undefined
      : messageText(t, problemMessage(now));
  };
  return {
    values,
    busy,
    errors: FIELDS.flatMap((field) => {
      const text = textOf(field);
      return text === undefined ? [] : [{ field, text }];
    }),
    textOf,
    /**
     * Whether a required field is empty.
     */
    isIncomplete: FIELDS.some(
      (field) => found[field] !== undefined && problems[field]?.endsWith('.empty') === true,
    ),
    submitCount,
    edit: <Name extends keyof FormValues>(name: Name, value: FormValues[Name]) => {
      if (!busy) void setFieldValue(name, value);
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (busy) event.preventDefault();
      else form.handleSubmit(event);
    },
  };
}

export type AssignmentForm = ReturnType<typeof useAssignmentForm>;
