import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Providers, Shell } from '#app/shell/Shell.tsx';
import type { ShellProps } from '#app/shell/Shell.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';

/** The assignment form goes with the session, and its dialogs with it. */
function OfSession({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const [before] = useState(signedIn);
  return signedIn === before ? children : null;
}

/** The app, and over it a dialog that the assignment form would open. */
export function PageWithDialog({ dialog, ...shell }: ShellProps & { dialog: ReactNode }) {
  return (
    <>
      <Shell {...shell} />
      <Providers {...shell}>{dialog === null ? null : <OfSession>{dialog}</OfSession>}</Providers>
    </>
  );
}
