import { ownValue } from '#lib/object/ownValue.ts';
import { singleParameter } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import type { SignInMode } from './dialogSlice';
import { LOGIN_MODE_KEY } from '#shared/storage/keys.ts';

/** Values in storage, the event and the address. */
const MODES: Readonly<Record<string, SignInMode>> = { '1': 'code', '2': 'qr' };
const CODES: Readonly<Record<SignInMode, string>> = { code: '1', qr: '2' };

/** The value that requests the enterprise account (D9). */
const ENTERPRISE = '3';

function modeOf(value: unknown): SignInMode | undefined {
  const code = typeof value === 'number' ? String(value) : value;
  return typeof code === 'string' ? ownValue(MODES, code) : undefined;
}

/** The mode that the dialog opens in: from the event, the address, storage or the QR-first flag. */
export function firstMode(
  { address, localStorage: local }: Pick<Environment, 'address' | 'localStorage'>,
  asked: unknown,
  qrCodeFirst: boolean,
): SignInMode {
  const candidates = [
    asked,
    singleParameter(address().query, LOGIN_MODE_KEY),
    local.get(LOGIN_MODE_KEY),
  ].map(modeOf);
  return candidates.find((mode) => mode !== undefined) ?? (qrCodeFirst ? 'qr' : 'code');
}

/** Stores the user's choice in this browser. It also overrides the mode in the address. */
export function saveMode(
  { dropParameters, localStorage: local }: Pick<Environment, 'dropParameters' | 'localStorage'>,
  mode: SignInMode,
): void {
  local.set(LOGIN_MODE_KEY, CODES[mode]);
  dropParameters([LOGIN_MODE_KEY]);
}

/** Whether the address requests an immediate redirect to the enterprise account (D9). */
export function asksForEnterprise({ address }: Pick<Environment, 'address'>): boolean {
  return singleParameter(address().query, LOGIN_MODE_KEY) === ENTERPRISE;
}
