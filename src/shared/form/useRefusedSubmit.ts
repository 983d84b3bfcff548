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
  const notify = useEffectEvent(onRefused);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) notify();
    // Only a new submit counts, not what becomes invalid later.
  }, [submitCount, isSubmitting]);
}
