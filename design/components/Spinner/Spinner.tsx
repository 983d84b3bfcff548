import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Ring } from './styled';

export interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration beside words that already say so. */
  label?: string | undefined;
}

/**
 * Shows that something is on its way, in the current text colour and size. It is no live region: wrap it
 * in a `LiveRegion` when its appearance must be heard.
 */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <Ring aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
