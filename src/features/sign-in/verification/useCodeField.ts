import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isCompleteCode, toVerificationCode, isCodeOld } from './verificationCode';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Problems } from '#shared/form/useSubmitForm.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Channel } from '#shared/session/identifier.ts';
import type { Verification, VerificationState } from './verificationSlice';

/** A form with a code. */
interface FormWithCode {
  values: { code: string };
  problems: Problems<'code'>;
  edit(field: 'code', code: string): void;
}

interface CodeFieldOptions {
  /** Where codes are sent. */
  channel: Channel;
  verification: Verification;
  state: VerificationState;
  /** When the newest code was sent to the current identifier, ms; undefined when none was. */
  sentAt: number | undefined;
}

/**
 * The code field of a form, prepared for the next code (P3). A refused code is selected, so that
 * the next input replaces it. A complete code in the field is cleared when a newer one is sent. A
 * browser with WebOTP enters the code of the SMS; the user submits it.
 */
export function useCodeField(
  form: FormWithCode,
  { channel, verification, state: { verdict, sent }, sentAt }: CodeFieldOptions,
) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const [wasOld, setWasOld] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const outdatedCode = useRef('');
  const { code } = form.values;
  const isRefused = verdict.status === 'refused';

  const empty = useEffectEvent(() => form.edit('code', ''));
  const pointOut = () => {
    input.current?.focus();
    input.current?.select();
  };
  useEffect(() => {
    if (verdict.status === 'void') empty();
    if (verdict.status === 'refused') pointOut();
  }, [verdict.status]);
  const dropOutdated = useEffectEvent(() => {
    if (isCompleteCode(code) && code === outdatedCode.current) empty();
  });
  useEffect(() => {
    if (!sent) return;
    input.current?.focus();
    dropOutdated();
  }, [sent]);

  const edit = (text: string) => {
    // Setting the same text is not an edit, so the error stays.
    if (text === code) return;
    form.edit('code', text);
    dispatch(verification.codeEdited());
    setWasOld(isCodeOld(sentAt, environment.clock().wall));
  };

  // Waits for the SMS from the request on, because it can arrive before the answer.
  const [requests, setRequests] = useState(0);
  const isAwaited = channel === 'phone' && (requests > 0 || Boolean(sent));
  const enter = useEffectEvent((text: string) => edit(toVerificationCode(text)));
  useEffect(() => {
    if (!isAwaited) return undefined;
    const ending = new AbortController();
    void environment.smsCode(ending.signal).then((text) => {
      if (text !== undefined && !ending.signal.aborted) enter(text);
    });
    return () => ending.abort();
  }, [environment, isAwaited, requests]);

  const problem = form.problems.code ?? (isRefused ? verdict.problem : undefined);
  return {
    input,
    value: code,
    isRefused,
    pointOut,
    problem: problem && messageText(t, { phrase: problem }),
    /** Whether the code was typed after it expired. */
    isOld: wasOld && code !== '',
    edit,
    noteRequested: () => {
      outdatedCode.current = code;
      setRequests((count) => count + 1);
    },
  };
}
