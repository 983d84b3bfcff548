import { useSelector } from 'react-redux';
import { selectCompleting } from '#shared/session/sessionSlice.ts';
import { selectSigningIn } from './codeSignInSlice';

/**
 * Whether a code is being redeemed, or a sign-in completed that began elsewhere: in a form closed or turned away since,
 * or by QR code. One completes at a time, and what is submitted meanwhile is not heard.
 */
export function useSigningIn(): boolean {
  const redeeming = useSelector(selectSigningIn) !== 'idle';
  const completing = useSelector(selectCompleting);
  return redeeming || completing;
}
