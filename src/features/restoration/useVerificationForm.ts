import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { verificationCodeProblem } from '#lib/identifier/verificationCode.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { checkedText } from '#shared/verification-code/checkedText.ts';
import { isCodeOld } from '#shared/verification-code/codeLife.ts';
import { useCodeInput } from '#shared/verification-code/useCodeInput.ts';
import { codeEdited, restoreCodeSubmitted, restoreCodeWanted } from './restorationSlice';
import type { Verification } from './restorationSlice';

const schema = object({ code: checkedText(verificationCodeProblem) });

/**
 * The typed code, its validation before sending (specification 5), and the focus after an answer.
 */
export function useVerificationForm({
  codeProblem,
  sentCodes,
  sentAt,
  discardedCodes,
  work,
}: Verification) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const [isOld, setIsOld] = useState(false);
  const { t } = useLanguage();
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ code }) => void dispatch(restoreCodeSubmitted(code)),
  });
  const { setFieldError, setFieldValue, validateForm, values } = form;
  const waiting = work !== 'idle';

  useEffect(() => {
    if (discardedCodes > 0) void setFieldValue('code', '', false);
  }, [discardedCodes, setFieldValue]);
  const isRefused = codeProblem !== null;
  const { codeInput, pointOut, noteWanted } = useCodeInput({
    code: values.code,
    isRefused,
    sent: sentCodes,
    empty: () => void setFieldValue('code', '', false),
  });

  const edit = (code: string) => {
    // Setting the same text is not an edit, so the error stays.
    if (code === values.code) return;
    setFieldError('code', undefined);
    void setFieldValue('code', code, false);
    dispatch(codeEdited());
    setIsOld(isCodeOld(sentAt, environment.clock().wall));
  };
  const wantCode = () => {
    noteWanted();
    setFieldError('code', undefined);
    dispatch(restoreCodeWanted());
  };
  const submit = async () => {
    if (waiting) return;
    const { code: problem } = await validateForm();
    if (problem !== undefined) codeInput.current?.focus();
    // Submitting the same code would be refused again.
    else if (isRefused) pointOut();
    else await form.submitForm();
  };
  // Formik's errors are the schema's messages, and these are phrase keys.
  const problem = (form.errors.code ?? codeProblem ?? undefined) as PhraseKey | undefined;
  return {
    code: values.code,
    /** Whether the code was typed after it expired. */
    isOld: isOld && values.code !== '',
    problem: problem === undefined ? undefined : messageText(t, { phrase: problem }),
    input: codeInput,
    isRefused,
    edit,
    wantCode,
    submit,
  };
}
