import { useEffect, useEffectEvent } from 'react';

interface SubmittedForm {
  submitCount: number;
  isSubmitting: boolean;
  isValid: boolean;
}

/** Calls back each time validation has refused a submit, when the form's errors are known. */
export function useRefusedSubmit(
  { submitCount, isSubmitting, isValid }: SubmittedForm,
  onRefused: () => void,
): void {
  // Only a submit counts, not what becomes invalid later.
  const settle = useEffectEvent(() => {
    if (!isValid) onRefused();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) settle();
  }, [submitCount, isSubmitting]);
}
