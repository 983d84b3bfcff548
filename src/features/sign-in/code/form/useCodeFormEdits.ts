import type { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { isCodeOld } from '#shared/verification-code/codeLife.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import type { CodeFormValues } from './codeFormSchema';
import { codeEdited, identifierEdited } from '../codeSignInSlice';
import { recallSentCode } from '../sending/sentCodeMemory';

/**
 * What a key in a field of the code form does: a field that is edited is not wrong any more, and another identifier
 * empties a code that was sent to the one before.
 * @param read the identifier that a text stands for
 * @param sentAt when the newest code went to what stands there, ms
 * @returns `codeIsOld` says whether the code was typed when its life was over
 */
export function useCodeFormEdits(
  form: ReturnType<typeof useFormik<CodeFormValues>>,
  read: (text: string) => Identifier,
  sentAt: number | undefined,
) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const [codeIsOld, setCodeIsOld] = useState(false);
  const [codeWasKept] = useState(form.initialValues.code !== '');
  const { setFieldError, setFieldValue, values } = form;

  const editIdentifier = (text: string) => {
    if (text === values.identifier) return;
    setFieldError('identifier', undefined);
    void setFieldValue('identifier', text, false);
    const before = read(values.identifier).value;
    if (read(text).value === before) return;
    dispatch(identifierEdited());
    // The store has forgotten where a code went before the dialog was turned over or closed, or the page loaded again.
    if (codeWasKept || recallSentCode(environment)?.value === before)
      void setFieldValue('code', '', false);
  };
  const editCode = (code: string) => {
    // What changes nothing is no edit: an error stays.
    if (code === values.code) return;
    setFieldError('code', undefined);
    void setFieldValue('code', code, false);
    dispatch(codeEdited());
    setCodeIsOld(isCodeOld(sentAt, environment.clock().wall));
  };
  // A code that was taken away is nothing to point out.
  return { codeIsOld: codeIsOld && values.code !== '', editIdentifier, editCode };
}
