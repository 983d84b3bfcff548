import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PhraseKey } from '../../../../translations/phrases';
import type { Channel } from '../../../platform/academy/codeChannels';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { messageText } from '../../../platform/language/message';
import { CODE_LIFE_MS } from '../../../platform/verification-code/codeLife';
import { codeFormSchema, identifierOf } from './codeFormSchema';
import type { CodeFormValues } from './codeFormSchema';
import {
  codeEdited,
  codeWanted,
  identifierEdited,
  selectCodeProblem,
  selectDiscardedCodes,
  selectSent,
  signInSubmitted,
} from './codeSignInSlice';
import { recallSentCode } from './sentCodeMemory';

/**
 * The code form's values, checks and focus: Formik holds what is typed, the store what was asked and
 * answered. Fields are checked when a code is wanted or the form is submitted, never while typing (D40).
 */
export function useCodeForm(channel: Channel, initialValues: CodeFormValues, onValues: (values: CodeFormValues) => void) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { t, locale } = useLanguage();
  const identifierInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const codeProblem = useSelector(selectCodeProblem);
  const discardedCodes = useSelector(selectDiscardedCodes);
  const sent = useSelector(selectSent);
  const [codeIsOld, setCodeIsOld] = useState(false);
  const [codeWasKept] = useState(initialValues.code !== '');

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
  const identifier = useMemo(() => identifierOf(channel, values.identifier), [channel, values.identifier]);

  useEffect(() => onValues(values));
  useEffect(() => {
    // The academy's configuration replaced a form that had the focus: this one takes it over.
    if (document.activeElement === document.body) identifierInput.current?.focus();
  }, []);
  useEffect(() => {
    if (discardedCodes > 0) void setFieldValue('code', '', false);
  }, [discardedCodes, setFieldValue]);
  useEffect(() => {
    if (codeProblem !== null) codeInput.current?.focus();
  }, [codeProblem]);
  useEffect(() => {
    if (sent !== null) codeInput.current?.focus();
  }, [sent]);

  const editIdentifier = (text: string) => {
    if (text === values.identifier) return;
    setFieldError('identifier', undefined);
    void setFieldValue('identifier', text, false);
    if (identifierOf(channel, text).value === identifier.value) return;
    dispatch(identifierEdited());
    // The store has forgotten where a code went before the dialog was turned over or closed, or the page loaded again.
    if (codeWasKept || recallSentCode(environment)?.value === identifier.value) void setFieldValue('code', '', false);
  };
  const editCode = (code: string) => {
    setFieldError('code', undefined);
    void setFieldValue('code', code, false);
    dispatch(codeEdited());
    setCodeIsOld(sent !== null && environment.clock().wall - sent.at > CODE_LIFE_MS);
  };
  const wantCode = async () => {
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
    else await form.submitForm();
  };

  // Formik's errors are the schema's messages: phrase keys.
  const problemText = (key: string | null | undefined) =>
    key === null || key === undefined ? undefined : messageText(t, { phrase: key as PhraseKey });
  return {
    values,
    problems: { identifier: problemText(form.errors.identifier), code: problemText(form.errors.code ?? codeProblem) },
    identifier,
    complete: values.identifier.trim() !== '' && values.code !== '',
    codeIsOld,
    identifierInput,
    codeInput,
    editIdentifier,
    editCode,
    wantCode,
    submit,
  };
}
