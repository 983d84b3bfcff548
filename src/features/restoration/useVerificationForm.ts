import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import type { PhraseKey } from '../../../translations/phrases';
import { verificationCodeProblem } from '../../lib/verificationCode';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { messageText } from '../../platform/language/message';
import { checkedText } from '../../platform/verification-code/checkedText';
import { isCodeOld } from '../../platform/verification-code/codeLife';
import { codeEdited, restoreCodeSubmitted, restoreCodeWanted } from './restorationSlice';
import type { Verification } from './restorationSlice';

const schema = object({ code: checkedText(verificationCodeProblem) });

/** The code that is typed, its check before it travels (specification 5), and the focus after an answer. */
export function useVerificationForm({ codeProblem, sentCodes, sentAt, discardedCodes, work }: Verification) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const [isOld, setIsOld] = useState(false);
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
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
  useEffect(() => {
    if (codeProblem !== null || sentCodes > 0) input.current?.focus();
  }, [codeProblem, sentCodes]);

  const edit = (code: string) => {
    setFieldError('code', undefined);
    void setFieldValue('code', code, false);
    dispatch(codeEdited());
    setIsOld(isCodeOld(sentAt, environment.clock().wall));
  };
  const wantCode = () => {
    setFieldError('code', undefined);
    dispatch(restoreCodeWanted());
  };
  const submit = async () => {
    if (waiting) return;
    const { code: problem } = await validateForm();
    if (problem === undefined) await form.submitForm();
    else input.current?.focus();
  };
  // Formik's errors are the schema's messages: phrase keys.
  const problem = (form.errors.code ?? codeProblem ?? undefined) as PhraseKey | undefined;
  return {
    code: values.code,
    /** Whether the code was typed when its life was over. */
    isOld: isOld && values.code !== '',
    problem: problem === undefined ? undefined : messageText(t, { phrase: problem }),
    input,
    edit,
    wantCode,
    submit,
  };
}
