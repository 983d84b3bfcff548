import { useSelector } from 'react-redux';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { selectMode } from './dialogState';
import type { SignInMode } from './dialogState';

/** The face that the dialog shows: the chosen one, or code where there is no QR code (D6). */
export function useShownMode(): SignInMode {
  const { ways } = useAcademy();
  const chosen = useSelector(selectMode);
  return ways.qr ? chosen : 'code';
}
