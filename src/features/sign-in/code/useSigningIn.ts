import { useSelector } from 'react-redux';
import { selectCompleting } from '#shared/session/sessionSlice.ts';
import { selectSigningIn } from './codeSignInSlice';

/**
 * Whether a token request or the steps after it are running, including those that a closed form or
 * the QR code started. Only one sign-in completes at a time, and submits meanwhile are ignored.
 */
export function useSigningIn(): boolean {
  const redeeming = useSelector(selectSigningIn) !== 'idle';
  const completing = useSelector(selectCompleting);
  return redeeming || completing;
}
