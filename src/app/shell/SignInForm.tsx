import { useSelector } from 'react-redux';
import { selectClosings } from '#features/sign-in/dialog/dialogState.ts';
import { SignInOptions } from '#features/sign-in/SignInOptions.tsx';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';

/** The ways of signing in, kept from taking the dialog with them when they break; closed, they forget. */
export function SignInForm() {
  // A page that opens the dialog as soon as it hears of its closing (D2) leaves React nothing to take away.
  const closings = useSelector(selectClosings);
  return (
    <ErrorBoundary key={closings}>
      <SignInOptions />
    </ErrorBoundary>
  );
}
