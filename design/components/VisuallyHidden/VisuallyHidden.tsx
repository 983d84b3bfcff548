import type { ReactNode } from 'react';
import { HiddenText } from './styled';

/**
 * Text for assistive technology only: names of regions, columns and marks that sighted people
 * recognize from the layout.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <HiddenText>{children}</HiddenText>;
}
