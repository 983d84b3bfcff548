import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Ring } from './styled';

export interface SpinnerProps {
  /** What is loading. Without it the spinner is decoration beside text that says so. */
  label?: string | undefined;
}

/**
 * Shows that something is loading, in the current text color. It is not a live region:
 * wrap it in a `LiveRegion` if its appearance must be announced.
 */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <Ring aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
