import { useSelector } from 'react-redux';
import { selectClosings } from './parts/dialogSlice';
import { SignInOptions } from './SignIn';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';

/** The sign-in methods. An error in them leaves the dialog intact; closing resets them. */
export function SignInForm() {
  // A page that reopens the dialog on its close event would leave it mounted, so the key
  // forces a remount.
  const closings = useSelector(selectClosings);
  return (
    <ErrorBoundary key={closings}>
      <SignInOptions />
    </ErrorBoundary>
  );
}
