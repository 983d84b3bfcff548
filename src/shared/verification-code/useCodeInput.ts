import { useEffect, useEffectEvent, useRef } from 'react';
import { verificationCodeProblem } from '#lib/identifier/verificationCode.ts';

interface CodeInput {
  code: string;
  /** Whether the service refused the code that stands in the field. */
  isRefused: boolean;
  /** Something else for each code that was sent; null or 0 while none was. */
  sent: unknown;
  /** Empties the field. */
  empty(): void;
}

/**
 * Keeps a code field ready for the next code (P3). One that was refused is selected, so that the next input takes its
 * place. A whole one that stood there when a newer code was asked for goes when that code is sent.
 */
export function useCodeInput({ code, isRefused, sent, empty }: CodeInput) {
  const input = useRef<HTMLInputElement>(null);
  const outdated = useRef('');
  /** Leads to the code that is wrong. */
  const pointOut = () => {
    input.current?.focus();
    input.current?.select();
  };
  useEffect(() => {
    if (isRefused) pointOut();
  }, [isRefused]);
  const dropOutdated = useEffectEvent(() => {
    if (verificationCodeProblem(code) === undefined && code === outdated.current) empty();
  });
  useEffect(() => {
    if (!sent) return;
    input.current?.focus();
    dropOutdated();
  }, [sent]);
  return {
    codeInput: input,
    pointOut,
    /** Called when another code is asked for. */
    noteWanted: () => {
      outdated.current = code;
    },
  };
}
