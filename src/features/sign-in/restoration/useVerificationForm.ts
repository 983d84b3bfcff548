import { useFormik } from 'formik';
import type { SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import { useRefusedSubmit } from '#shared/form/useRefusedSubmit.ts';
import { codeSchema } from '../verification/codeSchema';
import { useCodeField } from '../verification/useCodeField';
import { codeEdited, restoreCodeSubmitted, restoreCodeRequested } from './restorationSlice';
import type { Verification } from './restorationSlice';

const schema = object({ code: codeSchema });

/** The form of the second step: Formik holds the code and its errors, the store the answers. */
export function useVerificationForm({ account, verdict, sentAt, work }: Verification) {
  const dispatch = useDispatch();
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ code }, { setSubmitting }) => {
      setSubmitting(false);
      // Submitting the same code would be refused again.
      if (codeField.isRefused) codeField.pointOut();
      else dispatch(restoreCodeSubmitted(code));
    },
  });
  const codeField = useCodeField(form, {
    channel: account.identifier.channel,
    verdict,
    sent: sentAt,
    sentAt,
    onEdit: () => dispatch(codeEdited()),
  });
  useRefusedSubmit(form, () => codeField.input.current?.focus());
  return {
    code: form.values.code,
    codeField,
    requestCode: () => {
      codeField.noteRequested();
      form.setErrors({});
      dispatch(restoreCodeRequested());
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (work === 'idle') form.handleSubmit(event);
      else event.preventDefault();
    },
  };
}
