import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import type { PhraseKey } from '../../../translations/phrases';
import { verificationCodeProblem } from '../../lib/verificationCode';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { messageText } from '../../platform/language/message';
import { checkedText } from '../../platform/verification-code/checkedText';
import { isCodeOld } from '../../platform/verification-code/codeLife';
import { useCodeInput } from '../../platform/verification-code/useCodeInput';
import { codeEdited, restoreCodeSubmitted, restoreCodeWanted } from './restorationSlice';
import type { Verification } from './restorationSlice';

const schema = object({ code: checkedText(verificationCodeProblem) });

/** The code that is typed, its check before it travels (specification 5), and the focus after an answer. */
export function useVerificationForm({ codeProblem, sentCodes, sentAt, discardedCodes, work }: Verification) {
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
    code: values.code, isRefused, sent: sentCodes, empty: () => void setFieldValue('code', '', false),
  });

  const edit = (code: string) => {
    // What changes nothing is no edit: an error stays.
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
    // It would be refused again.
    else if (isRefused) pointOut();
    else await form.submitForm();
  };
  // Formik's errors are the schema's messages: phrase keys.
  const problem = (form.errors.code ?? codeProblem ?? undefined) as PhraseKey | undefined;
  return {
    code: values.code,
    /** Whether the code was typed when its life was over. */
    isOld: isOld && values.code !== '',
    problem: problem === undefined ? undefined : messageText(t, { phrase: problem }),
    input: codeInput,
    isRefused,
    edit,
    wantCode,
    submit,
  };
}
