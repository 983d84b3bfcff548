import { useEffect, useEffectEvent, useRef } from 'react';
import { verificationCodeProblem } from '#lib/identifier/verificationCode.ts';

interface CodeInput {
  code: string;
  /** Whether the service refused the current code. */
  isRefused: boolean;
  /** A different value for each code that was sent; null or 0 before the first. */
  sent: unknown;
  /** Clears the field. */
  empty(): void;
}

/**
 * Prepares a code field for the next code (P3). A refused code is selected, so that the next input
 * replaces it. A complete code in the field is cleared when a newer one is sent.
 */
export function useCodeInput({ code, isRefused, sent, empty }: CodeInput) {
  const input = useRef<HTMLInputElement>(null);
  const outdated = useRef('');
  /** Focuses and selects the wrong code. */
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
    /** Call it when another code is requested. */
    noteWanted: () => {
      outdated.current = code;
    },
  };
}
