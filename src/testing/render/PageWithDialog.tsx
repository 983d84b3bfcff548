import type { ReactNode } from 'react';
import { Providers, Shell } from '#app/shell/Shell.tsx';
import type { ShellProps } from '#app/shell/Shell.tsx';

/** The app, and over it a dialog that a form would open. */
export function PageWithDialog({ dialog, ...shell }: ShellProps & { dialog: ReactNode }) {
  return (
    <>
      <Shell {...shell} />
      <Providers {...shell}>{dialog}</Providers>
    </>
  );
}
