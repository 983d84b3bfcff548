import { bareAddress } from '#lib/text/pastedText.ts';

/**
 * RFC 5321, section 4.5.3.1, and RFC 1035, section 2.3.4; in octets, which are characters here
 * (ASCII only).
 */
const LIMITS = { local: 64, label: 63, address: 254 };

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9-]+$/;

/** Letters, digits and signs as Chinese and Japanese keyboards type them, U+FF01 to FF5E. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const IDEOGRAPHIC_STOP = /[\u3002\uff61]/g;

/**
 * The address without what surrounds it in copied texts (`bareAddress`). Full-width characters
 * become ASCII. In linear time.
 */
export function normalizeEmail(text: string): string {
  return bareAddress(
    text
      .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
      .replace(IDEOGRAPHIC_STOP, '.'),
  );
}

/**
 * The message key of an address's problem (specification, section 5), in linear time.
 *
 * Valid is what the HTML standard's e-mail field accepts, without stray dots, and with a dot in the
 * domain and a top-level domain of at least two characters with a letter. Internationalized
 * addresses (RFC 6531) are refused: codes could rarely be delivered to them, and look-alike letters
 * must not be converted to ASCII.
 */
export function emailProblem(text: string): 'email.empty.check' | 'email.check' | undefined {
  const address = normalizeEmail(text);
  if (address === '') return 'email.empty.check';
  return isAddress(address) ? undefined : 'email.check';
}

/** Whether the address is valid and its domain, ignoring case, is one of `domains`. */
export function isCorporateEmail(email: string, domains: readonly string[]): boolean {
  const address = normalizeEmail(email);
  if (!isAddress(address)) return false;
  const domain = address.slice(address.indexOf('@') + 1).toLowerCase();
  return domains.some((corporate) => corporate.toLowerCase() === domain);
}

function isAddress(address: string): boolean {
  if (address.length > LIMITS.address) return false;
  const [local = '', domain = '', ...more] = address.split('@');
  return more.length === 0 && isLocalPart(local) && isDomain(domain);
}

function isLocalPart(local: string): boolean {
  return local.length <= LIMITS.local && local.split('.').every((atom) => LOCAL_PART.test(atom));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(isLabel) && top.length > 1 && /[A-Za-z]/.test(top);
}

function isLabel(label: string): boolean {
  return (
    label.length <= LIMITS.label
    && LABEL.test(label)
    && !label.startsWith('-')
    && !label.endsWith('-')
  );
}
