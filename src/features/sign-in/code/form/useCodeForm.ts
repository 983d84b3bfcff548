import { useFormik } from 'formik';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PhraseKey } from '#translations/phrases.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { useCodeInput } from '#shared/verification-code/useCodeInput.ts';
import { codeFormSchema, identifierCheck, identifierOf } from './codeFormSchema';
import type { CodeFormValues } from './codeFormSchema';
import {
  codeWanted,
  selectCodeProblem,
  selectDiscardedCodes,
  selectSent,
  signInSubmitted,
} from '../codeSignInSlice';
import { useCodeFormEdits } from './useCodeFormEdits';
import { useCodeFormFocus } from './useCodeFormFocus';
import { useSentAt } from '../sending/useSentAt';

/**
 * State, validation and focus of the code form. Formik holds the typed values; the store holds
 * requests and their results. Fields are validated when the user requests a code or submits, never
 * while typing (D40).
 */
export function useCodeForm(
  channel: Channel,
  initialValues: CodeFormValues,
  onValues: (values: CodeFormValues) => void,
) {
  const dispatch = useDispatch();
  const { t, locale } = useLanguage();
  const codeProblem = useSelector(selectCodeProblem);
  const discardedCodes = useSelector(selectDiscardedCodes);

  const schema = useMemo(() => codeFormSchema(channel, locale), [channel, locale]);
  const form = useFormik<CodeFormValues>({
    initialValues: { identifier: initialValues.identifier, code: initialValues.code },
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ identifier, code }) => {
      dispatch(signInSubmitted({ identifier: identifierOf(channel, identifier), code }));
    },
  });
  const { setFieldError, setFieldValue, validateForm, values } = form;
  const identifier = useMemo(
    () => identifierOf(channel, values.identifier),
    [channel, values.identifier],
  );
  const sentAt = useSentAt(identifier);
  const edits = useCodeFormEdits(form, (text) => identifierOf(channel, text), sentAt);

  const isRefused = codeProblem !== null;
  // A refused code must not reappear with the form.
  useEffect(() => onValues(isRefused ? { ...values, code: '' } : values));
  const identifierInput = useCodeFormFocus();
  const sent = useSelector(selectSent);
  const { codeInput, pointOut, noteWanted } = useCodeInput({
    code: values.code,
    isRefused,
    sent,
    empty: () => void setFieldValue('code', '', false),
  });
  useEffect(() => {
    if (discardedCodes > 0) void setFieldValue('code', '', false);
  }, [discardedCodes, setFieldValue]);

  const wantCode = async () => {
    noteWanted();
    const { identifier: problem } = await validateForm();
    setFieldError('code', undefined);
    setFieldError('identifier', problem);
    if (problem === undefined) dispatch(codeWanted(identifier));
    else identifierInput.current?.focus();
  };
  const submit = async () => {
    const problems = await validateForm();
    if (problems.identifier !== undefined) identifierInput.current?.focus();
    else if (problems.code !== undefined) codeInput.current?.focus();
    // Submitting the same code would be refused again.
    else if (isRefused) pointOut();
    else await form.submitForm();
  };

  // Rules depend on the language, so an error may no longer apply after a change of language
  // (specification 5).
  const identifierProblem =
    form.errors.identifier && identifierCheck(channel, locale)(values.identifier);
  // Formik's errors are the schema's messages, and these are phrase keys.
  const problemText = (key: string | null | undefined) =>
    key === null || key === undefined ? undefined : messageText(t, { phrase: key as PhraseKey });
  return {
    ...edits,
    values,
    problems: {
      identifier: problemText(identifierProblem),
      code: problemText(form.errors.code ?? codeProblem),
    },
    identifier,
    isRefused,
    sentAt,
    complete: identifier.value !== '' && values.code !== '',
    identifierInput,
    codeInput,
    wantCode,
    submit,
  };
}
