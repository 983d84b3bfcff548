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
 * Handles edits of the code form. An edit clears the field's error; a change of identifier also
 * clears a code that was sent to the previous one.
 * @param read parses the typed text to an identifier
 * @param sentAt when the newest code was sent to the current identifier, ms
 * @returns `codeIsOld` is whether the code was typed after it expired
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
    // The store forgets where a code was sent when the dialog switches modes or closes, or the page
    // reloads.
    if (codeWasKept || recallSentCode(environment)?.value === before)
      void setFieldValue('code', '', false);
  };
  const editCode = (code: string) => {
    // Setting the same text is not an edit, so the error stays.
    if (code === values.code) return;
    setFieldError('code', undefined);
    void setFieldValue('code', code, false);
    dispatch(codeEdited());
    setCodeIsOld(isCodeOld(sentAt, environment.clock().wall));
  };
  // Do not warn about a code that has been cleared.
  return { codeIsOld: codeIsOld && values.code !== '', editIdentifier, editCode };
}
