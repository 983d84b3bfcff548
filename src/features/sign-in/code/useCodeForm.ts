import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useSubmitForm } from '#shared/form/useSubmitForm.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import { selectCompleting } from '#shared/session/sessionSlice.ts';
import { selectRemaining } from '../verification/resendCountdownSlice';
import type { CountdownState } from '../verification/resendCountdownSlice';
import { readSentCode, readTyped, saveTyped } from '../verification/identifierStore';
import { useCodeField } from '../verification/useCodeField';
import { codeFields, countsIn, IDENTIFIER, identifierProblem } from './codeFields';
import { signInCode } from './codeSignInSlice';

/**
 * When the newest code was sent to this identifier, ms: by this form, by the page before a reload,
 * or before the identifier was edited and restored. Undefined when none was sent or it has expired.
 */
function useSentAt({ channel, value }: Identifier): number | undefined {
  const { sent } = useSelector(signInCode.select);
  const environment = useEnvironment();
  const sentAt = useMemo(() => {
    const previous = readSentCode(environment);
    return previous?.channel === channel && previous.value === value ? previous.at : undefined;
  }, [environment, channel, value]);
  return sent?.to === value ? sent.at : sentAt;
}

/**
 * Whether a token request or the steps after it are running, including those that a closed form or
 * the QR code started. Only one sign-in completes at a time, and submits meanwhile are ignored.
 */
function useSigningIn(): boolean {
  const { checking } = useSelector(signInCode.select);
  const completing = useSelector(selectCompleting);
  return checking || completing;
}

interface CodeFormOptions {
  channel: Channel;
  prefilled: string;
  /** Whether the dialog shows the QR code instead. */
  hidden: boolean;
  /** Whether the user replaced the form of the other channel by this one. */
  replaces: boolean;
}

/**
 * Validation and focus of the code form. The form holds the typed values and their problems; the
 * store holds requests and the service's answers.
 */
export function useCodeForm({ channel, prefilled, hidden, replaces }: CodeFormOptions) {
  const dispatch = useDispatch();
  const store = useStore<CountdownState>();
  const environment = useEnvironment();
  const { t, locale } = useLanguage();
  const busy = useSigningIn();
  const state = useSelector(signInCode.select);
  const fields = useMemo(() => codeFields(channel, locale), [channel, locale]);
  const identifierInput = useRef<HTMLInputElement>(null);
  // The academy's configuration may also have replaced a form that had the focus.
  const takesFocus = useEffectEvent(() => replaces || document.activeElement === document.body);
  useEffect(() => {
    if (takesFocus()) identifierInput.current?.focus();
  }, []);
  const refusal = state.refusal?.reason;
  useEffect(() => {
    if (refusal) identifierInput.current?.focus();
  }, [refusal]);

  const form = useSubmitForm({
    schema: fields.schema,
    initialValues: fields.read({ identifier: prefilled }),
    busy,
    onSubmit: (values) => {
      // Submitting the same code would be refused again.
      if (field.isRefused) field.pointOut();
      else {
        const { identifier: value, code } = fields.sent(values);
        dispatch(signInCode.codeSubmitted({ identifier: { channel, value }, code }));
      }
    },
    onRefused: (refusals) => {
      const input = refusals.identifier === undefined ? field.input : identifierInput;
      input.current?.focus();
    },
  });
  const { values, problems } = form;
  const { normalize } = IDENTIFIER[channel];
  const identifier = useMemo(
    () => ({ channel, value: normalize(values.identifier) }),
    [channel, normalize, values.identifier],
  );
  const sentAt = useSentAt(identifier);
  const field = useCodeField(form, { channel, verification: signInCode, state, sentAt });

  // Shown again, the form starts with the values that it was left with, without errors, and takes
  // the focus.
  const restart = useEffectEvent(() => {
    form.restart();
    identifierInput.current?.focus();
  });
  useEffect(() => (hidden ? () => restart() : undefined), [hidden]);

  const editIdentifier = (text: string) => {
    if (text === values.identifier) return;
    form.edit('identifier', text);
    saveTyped(environment, { channel, value: text });
    if (normalize(text) === identifier.value) return;
    dispatch(signInCode.identifierEdited());
    // The store forgets where a code was sent when the dialog switches modes or closes, or the page
    // reloads.
    const isOfIdentifier = readSentCode(environment)?.value === identifier.value;
    if (form.initialValues.code !== '' || isOfIdentifier) form.edit('code', '');
  };
  // After hydration, because the page was rendered without it.
  const recallTyped = useEffectEvent(() => {
    const previousIdentifier = readTyped(environment);
    if (previousIdentifier?.channel === channel) editIdentifier(previousIdentifier.value);
  });
  useEffect(() => recallTyped(), []);
  const requestCode = async () => {
    field.noteRequested();
    if ((await form.judge('identifier')) === undefined)
      dispatch(signInCode.codeRequested(identifier));
    else identifierInput.current?.focus();
  };
  const lacksCode = values.code === '' && sentAt === undefined;
  /** Whether Enter in the identifier asks for the first code. */
  const isFirstCodeAsked = () =>
    document.activeElement === identifierInput.current
    && !busy
    && lacksCode
    && selectRemaining(store.getState(), identifier.value) === 0;
  const { identifier: problem } = problems;
  return {
    values,
    identifier,
    // The language may have changed after validation.
    identifierProblem:
      problem !== undefined && countsIn(locale, problem)
        ? messageText(t, { phrase: problem })
        : refusal
          ? messageText(t, refusal)
          : undefined,
    isIdentifierRefused: state.refusal !== null,
    identifierInput,
    field,
    sentAt,
    isSending: state.sending.status !== 'idle',
    busy,
    isCodeDue: lacksCode && identifierProblem(channel, locale, values.identifier) === undefined,
    isComplete: identifier.value !== '' && values.code !== '',
    editIdentifier,
    requestCode,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (!isFirstCodeAsked()) return form.handleSubmit(event);
      event.preventDefault();
      return void requestCode();
    },
  };
}
