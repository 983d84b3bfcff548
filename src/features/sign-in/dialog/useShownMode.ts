import { useSelector } from 'react-redux';
import { useOffer } from '../offer/useOffer';
import { selectMode } from '../parts/dialogSlice';
import type { SignInMode } from '../parts/dialogSlice';

/** The mode that the dialog shows: the chosen one, or code when QR is not available. */
export function useShownMode(): SignInMode {
  const { ways } = useOffer();
  const chosen = useSelector(selectMode);
  return ways.qr ? chosen : 'code';
}
