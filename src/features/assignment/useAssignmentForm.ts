import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { blankDraft, keepDraft, recallDraft } from './assignmentDraft';
import type { FormValues } from './assignmentDraft';
import { assignmentProblems, problemMessage } from './assignmentSchema';
import type { AssignmentField, AssignmentProblems } from './assignmentSchema';
import { assignmentSubmitted, selectAssignment } from './assignmentSlice';

const FIELDS = [
  'content',
  'academies',
  'participants',
] as const satisfies readonly AssignmentField[];

/**
 * The form's values and validation. Formik holds the fields, the store the choices from dialogs,
 * and the tab stores both, because signing in reloads the page (D12). The form is validated on
 * submit; afterwards each change validates it again, so that errors disappear as soon as possible.
 */
export function useAssignmentForm() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { selectionLimit } = useDeployment();
  const { status, selection, scope, academies, heads, gone, failures } =
    useSelector(selectAssignment);
  const [first] = useState((): FormValues => {
    const { content, visibility, certificate } = (recallDraft(environment) ?? blankDraft()).values;
    return { content, visibility, certificate };
  });
  const [named, setNamed] = useState<AssignmentProblems>({});
  const [tries, setTries] = useState(0);
  const busy = status === 'submitting';
  const headCount = heads.status === 'counted' ? heads.count : null;
  const judge = (values: FormValues) =>
    assignmentProblems({ ...values, selection, academies, headCount, gone, selectionLimit });

  const { values, setFieldValue, submitForm } = useFormik<FormValues>({
    initialValues: first,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (complete) => {
      const problems = judge(complete);
      setNamed(problems);
      setTries((number) => number + 1);
      if (Object.keys(problems).length === 0)
        dispatch(assignmentSubmitted({ ...complete, content: complete.content.trim() }));
    },
  });

  useEffect(
    () =>
      keepDraft(environment, {
        values: { ...values, managementScope: scope },
        choices: { selection, academies },
      }),
    [environment, values, selection, scope, academies],
  );

  const problems = judge(values);
  const textOf = (field: AssignmentField): string | undefined => {
    const [before, now] = [named[field], problems[field]];
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
     * Whether a required field is empty (specification 8, 'Please fill in the required fields').
     */
    isIncomplete: FIELDS.some(
      (field) => named[field] !== undefined && problems[field]?.endsWith('.empty') === true,
    ),
    /** A new value for each failed try. */
    attempt: `${tries}/${failures}`,
    edit: <Name extends keyof FormValues>(name: Name, value: FormValues[Name]) => {
      if (!busy) void setFieldValue(name, value);
    },
    submit: () => {
      if (!busy) void submitForm();
    },
  };
}

export type AssignmentForm = ReturnType<typeof useAssignmentForm>;
