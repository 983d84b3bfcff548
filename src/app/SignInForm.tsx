import { SignInWays } from '../features/sign-in/SignInWays';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';

/** The ways of signing in, kept from taking the dialog with them when they break. */
export function SignInForm() {
  return (
    <ErrorBoundary>
      <SignInWays />
    </ErrorBoundary>
  );
}
