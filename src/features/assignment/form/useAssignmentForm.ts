import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useSubmitForm } from '#shared/form/useSubmitForm.ts';
import type { Message } from '#shared/i18n/message.ts';
import { blankDraft, saveDraft, readDraft } from './assignmentDraft';
import type { FormValues } from './assignmentDraft';
import { assignmentProblems, problemMessage } from './assignmentSchema';
import type { AssignmentField } from './assignmentSchema';
import { assignmentSubmitted, selectAssignment } from './assignmentSlice';

/**
 * The form's values and validation. The form holds the fields and the problems that the last submit
 * found, the store the choices from dialogs, and the tab stores both, because signing in reloads
 * the page. A problem is shown as long as it exists, because choices change outside the form.
 */
export function useAssignmentForm() {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { selectionLimit } = useDeployment();
  const { status, selection, scope, academies, heads, gone } = useSelector(selectAssignment);
  const [first] = useState((): FormValues => {
    const { managementScope: _scope, ...values } = (readDraft(environment) ?? blankDraft()).values;
    return values;
  });
  const busy = status === 'submitting';
  const headCount = heads.status === 'counted' ? heads.count : null;
  const validate = ({ content, visibility }: FormValues) =>
    assignmentProblems(
      { content, visibility, academies, participants: selection },
      { headCount, gone, selectionLimit },
    );

  const form = useSubmitForm<FormValues, AssignmentField>({
    initialValues: first,
    validate,
    busy,
    onSubmit: (complete) =>
      dispatch(assignmentSubmitted({ ...complete, content: complete.content.trim() })),
  });
  const { values, problems: found } = form;

  useEffect(
    () =>
      saveDraft(environment, {
        values: { ...values, managementScope: scope },
        choices: { selection, academies },
      }),
    [environment, values, selection, scope, academies],
  );

  const problems = validate(values);
  return {
    values,
    busy,
    problemOf: (field: AssignmentField): Message | undefined => {
      const now = found[field] && problems[field];
      return now && problemMessage(now);
    },
    submitCount: form.submitCount,
    /** Does not clear the field's problem, which ends by itself. */
    edit: <Name extends keyof FormValues>(name: Name, value: FormValues[Name]) => {
      if (!busy) form.setValues({ ...values, [name]: value });
    },
    handleSubmit: form.handleSubmit,
  };
}
