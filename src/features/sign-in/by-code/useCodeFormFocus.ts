import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectCodeProblem, selectSent } from './codeSignInSlice';

/** The fields of the code form, and what gives them the focus unasked: a code that was sent or refused, and a form replaced. */
export function useCodeFormFocus() {
  const identifierInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const codeProblem = useSelector(selectCodeProblem);
  const sent = useSelector(selectSent);

  useEffect(() => {
    // The academy's configuration replaced a form that had the focus: this one takes it over.
    if (document.activeElement === document.body) identifierInput.current?.focus();
  }, []);
  useEffect(() => {
    if (codeProblem !== null) codeInput.current?.focus();
  }, [codeProblem]);
  useEffect(() => {
    if (sent !== null) codeInput.current?.focus();
  }, [sent]);

  return { identifierInput, codeInput };
}
