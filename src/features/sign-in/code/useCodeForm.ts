import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { problemPhrase } from '#shared/form/problemPhrase.ts';
import { useRefusedSubmit } from '#shared/form/useRefusedSubmit.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { useCodeField } from '../verification/useCodeField';
import { codeFormSchema, countsIn, identifierOf } from './codeFormSchema';
import type { CodeFormValues } from './codeFormSchema';
import {
  codeEdited,
  codeRequested,
  identifierEdited,
  selectSent,
  selectVerdict,
  signInSubmitted,
} from './codeSignInSlice';
import { recallSentCode } from '../verification/sentCodeMemory';
import { useSentAt } from './useSentAt';
import { useSigningIn } from './useSigningIn';

/**
 * A ref for the identifier field. The field takes over the focus of a form that this one replaces.
 */
function useCodeFormFocus() {
  const identifierInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The academy's configuration replaced a form that had the focus.
    if (document.activeElement === document.body) identifierInput.current?.focus();
  }, []);
  return identifierInput;
}

interface CodeFormOptions {
  channel: Channel;
  prefilled: string;
  /** Whether the dialog shows the QR code instead. */
  hidden: boolean;
}

/**
 * Validation and focus of the code form. Formik holds the typed values and their errors; the store
 * holds requests and the service's answers. Fields are validated when the user requests a code or
 * submits, never while typing.
 */
export function useCodeForm({ channel, prefilled, hidden }: CodeFormOptions) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { t, locale } = useLanguage();
  const busy = useSigningIn();
  const schema = useMemo(() => codeFormSchema(channel, locale), [channel, locale]);
  const form = useFormik<CodeFormValues>({
    initialValues: { identifier: prefilled, code: '' },
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (typed, { setSubmitting }) => {
      setSubmitting(false);
      // Submitting the same code would be refused again.
      if (codeField.isRefused) codeField.pointOut();
      else
        dispatch(
          signInSubmitted({
            identifier: identifierOf(channel, typed.identifier),
            code: typed.code,
          }),
        );
    },
  });
  const { errors, values } = form;
  const identifier = useMemo(
    () => identifierOf(channel, values.identifier),
    [channel, values.identifier],
  );
  const sentAt = useSentAt(identifier);
  const codeField = useCodeField(form, {
    channel,
    verdict: useSelector(selectVerdict),
    sent: useSelector(selectSent),
    sentAt,
    onEdit: () => dispatch(codeEdited()),
  });
  const identifierInput = useCodeFormFocus();
  useRefusedSubmit(form, () => {
    const field = errors.identifier === undefined ? codeField.input : identifierInput;
    field.current?.focus();
  });

  // Shown again, the form starts with the values that it was left with, without errors.
  const restart = useEffectEvent(() => form.resetForm({ values }));
  useEffect(() => (hidden ? () => restart() : undefined), [hidden]);

  const editIdentifier = (text: string) => {
    if (text === values.identifier) return;
    form.setFieldError('identifier', undefined);
    void form.setFieldValue('identifier', text, false);
    if (identifierOf(channel, text).value === identifier.value) return;
    dispatch(identifierEdited());
    // The store forgets where a code was sent when the dialog switches modes or closes, or the page
    // reloads.
    const isOfIdentifier = recallSentCode(environment)?.value === identifier.value;
    if (form.initialValues.code !== '' || isOfIdentifier)
      void form.setFieldValue('code', '', false);
  };
  const requestCode = async () => {
    codeField.noteRequested();
    const found = await form.validateForm();
    form.setErrors(found.identifier === undefined ? {} : { identifier: found.identifier });
    if (found.identifier === undefined) dispatch(codeRequested(identifier));
    else identifierInput.current?.focus();
  };
  const { identifier: problem } = errors;
  return {
    values,
    identifier,
    // The language may have changed after validation.
    identifierProblem:
      problem !== undefined && countsIn(locale, problem)
        ? messageText(t, { phrase: problemPhrase(problem) })
        : undefined,
    identifierInput,
    codeField,
    sentAt,
    busy,
    isComplete: identifier.value !== '' && values.code !== '',
    editIdentifier,
    requestCode,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (busy) event.preventDefault();
      else form.handleSubmit(event);
    },
  };
}
