import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useSubmitForm } from '#shared/form/useSubmitForm.ts';
import { readDraft, saveDraft } from './assignmentDraft';
import { assignmentFields } from './assignmentFields';
import type { AssignmentValues } from './assignmentFields';
import { assignmentProblems } from './assignmentSchema';
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
  const [first] = useState(() => readDraft(environment).values);
  const busy = status === 'submitting';
  const headCount = heads.status === 'counted' ? heads.count : null;
  const validate = (values: AssignmentValues) =>
    assignmentProblems(
      { ...values, academies, participants: selection },
      { headCount, gone, selectionLimit },
    );

  const form = useSubmitForm<AssignmentValues, AssignmentField>({
    initialValues: first,
    validate,
    busy,
    onSubmit: (values) => dispatch(assignmentSubmitted(assignmentFields.sent(values))),
  });
  const { values, problems: submitProblems } = form;

  useEffect(
    () => saveDraft(environment, { values, choices: { selection, scope, academies } }),
    [environment, values, selection, scope, academies],
  );

  const problems = validate(values);
  return {
    values,
    busy,
    problemOf: (field: AssignmentField) =>
      assignmentFields.messageOf(field, submitProblems[field] && problems[field], values),
    submitCount: form.submitCount,
    /** Does not clear the field's problem, which ends by itself. */
    edit: (name: keyof AssignmentValues, value: string) => {
      if (!busy) form.setValues({ ...values, [name]: value });
    },
    handleSubmit: form.handleSubmit,
  };
}
