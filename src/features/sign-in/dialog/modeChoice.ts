import { useSelector } from 'react-redux';
import { ownValue } from '#lib/object/ownValue.ts';
import { singleParameter } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { useOffer } from '../offer/useOffer';
import { selectSignInMode } from '../parts/dialogSlice';
import type { SignInMode } from '../parts/dialogSlice';
import { read, save } from '#shared/storage/storedValues.ts';

/** Values in storage, the event and the address. */
const MODES: Readonly<Record<string, SignInMode>> = { '1': 'code', '2': 'qr' };
const STORED_MODES: Readonly<Record<SignInMode, string>> = { code: '1', qr: '2' };

function modeOf(value: unknown): SignInMode | undefined {
  const numeral = typeof value === 'number' ? String(value) : value;
  return typeof numeral === 'string' ? ownValue(MODES, numeral) : undefined;
}

/** The mode that the dialog opens in: from the event, the address, storage or the QR-first flag. */
export function firstMode(
  page: Pick<Environment, 'address' | 'localStorage'>,
  request: unknown,
  qrCodeFirst: boolean,
): SignInMode {
  const candidates = [
    request,
    singleParameter(page.address().query, 'loginMode'),
    read(page, 'loginMode'),
  ].map(modeOf);
  return candidates.find((mode) => mode !== undefined) ?? (qrCodeFirst ? 'qr' : 'code');
}

/** Stores the user's choice in this browser. It also overrides the mode in the address. */
export function saveMode(
  page: Pick<Environment, 'dropParameters' | 'localStorage'>,
  mode: SignInMode,
): void {
  save(page, 'loginMode', STORED_MODES[mode]);
  page.dropParameters(['loginMode']);
}

/** The mode that the dialog shows: the chosen one, or code when QR is not available. */
export function useShownMode(): SignInMode {
  const { options } = useOffer();
  const mode = useSelector(selectSignInMode);
  return options.qr ? mode : 'code';
}
