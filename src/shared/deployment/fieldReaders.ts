import { isBlank } from '#lib/text/characters.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import {
  acceptWebAddress,
  holdsForbiddenCharacters,
  MAX_ADDRESS_LENGTH,
  parseAddress,
} from '#lib/url/webAddress.ts';
import { hostOf, mailDomainOf, secureOriginOf } from './hosts';
import { shownName, shownValue } from './shownValue';

/** Reads one configuration field: its value, or what is wrong with it. */
export type FieldReader<Value> = (given: unknown) => { value: Value } | { problem: string };

/** @param itemOf returns the item in its normal form, or undefined for an invalid one */
function listOf(
  itemOf: (item: string) => string | undefined,
  form: string,
): FieldReader<readonly string[]> {
  return (value) => {
    if (!Array.isArray(value)) return { problem: `must be a list of ${form}` };
    const items = Array.from(value as unknown[], (item) =>
      typeof item === 'string' ? itemOf(item) : undefined,
    );
    const wrong = items.indexOf(undefined);
    if (wrong >= 0)
      return { problem: `[${wrong}] must be ${form}, not ${shownValue(value[wrong])}` };
    return { value: items as string[] };
  };
}

/** Host names with an optional port, as in `learn.example` or `localhost:8080`. */
export const hostNames = listOf(hostOf, 'host names');

/** Domains of mail addresses. */
export const mailDomains = listOf(mailDomainOf, 'mail domains');

/** https origins without a trailing slash, as in `https://learn.example`. */
export const originList = listOf(secureOriginOf, 'https origins without a path');

const ANY_ORIGIN = 'https://origin.invalid';

/**
 * Whether browsers resolve the text to a path of this origin: they drop line breaks, and read
 * `/..//` as two slashes.
 */
function isOwnPath(text: string): boolean {
  if (!text.startsWith('/') || text.length > MAX_ADDRESS_LENGTH || holdsForbiddenCharacters(text))
    return false;
  const url = parseAddress(text, new URL(ANY_ORIGIN));
  return url !== undefined && url.origin === ANY_ORIGIN && !url.pathname.startsWith('//');
}

/**
 * Whether the value is a path of this origin or an https address. Other schemes, such as
 * `javascript:`, are refused.
 */
export function isPage(value: unknown): value is string {
  return (
    typeof value === 'string'
    && (isOwnPath(value) || acceptWebAddress(value)?.protocol === 'https:')
  );
}

export const PAGE_FORM = 'a path or an https address';

function valueOf<Value>(
  isValue: (given: unknown) => given is Value,
  form: string,
): FieldReader<Value> {
  return (value) =>
    isValue(value) ? { value } : { problem: `must be ${form}, not ${shownValue(value)}` };
}

type Parts<Value> = { [Name in keyof Value]: FieldReader<Value[Name]> };

/** An object with exactly these fields; the first invalid one is reported. */
function parts<Value extends object>(readers: Parts<Value>): FieldReader<Value> {
  return (entry) => {
    if (!isRecord(entry))
      return { problem: `must be an object with ${Object.keys(readers).join(' and ')}` };
    const unknown = Object.keys(entry).find((name) => !Object.hasOwn(readers, name));
    if (unknown !== undefined) return { problem: `.${shownName(unknown)} is an unknown field` };
    const value: Partial<Value> = {};
    for (const name of Object.keys(readers) as (keyof Value & string)[]) {
      const reading = readers[name](entry[name]);
      if ('problem' in reading) return { problem: `.${name} ${reading.problem}` };
      value[name] = reading.value;
    }
    return { value: value as Value };
  };
}

function isText(pattern: RegExp): (given: unknown) => given is string {
  return (value): value is string => typeof value === 'string' && pattern.test(value);
}

export const flag = valueOf(
  (value): value is boolean => typeof value === 'boolean',
  'true or false',
);

/** An integer from 1 to `largest`. */
export function wholeNumber(largest: number): FieldReader<number> {
  const isFit = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largest;
  return valueOf(isFit, `a whole number from 1 to ${largest}`);
}

/** An address that users are sent to. */
export const webPage = valueOf(isPage, PAGE_FORM);

/** A web page for users; null for none. */
export const optionalWebPage: FieldReader<string | null> = (value) =>
  value === null ? { value: null } : webPage(value);

/** A tenant with an external sign-in page. */
export interface AlternateTenant {
  tenantId: string;
  signInUrl: string;
}

/** The tenant with an external sign-in page; null for none. */
export const alternateTenant: FieldReader<AlternateTenant | null> = (value) =>
  value === null ? { value: null } : readAlternateTenant(value);

const readAlternateTenant = parts<AlternateTenant>({
  tenantId: valueOf(isText(/^[\w-]{1,64}$/), 'a tenant id'),
  signInUrl: webPage,
});

/** The device vendor: `slug` is used in addresses (`{product}`), `name` on the button. */
export interface Vendor {
  slug: string;
  name: string;
}

/** The stored login type uses these names for other sign-in methods. */
const RESERVED_SLUG = /^(?!(?:uniportal|oauth2|provider|phone|email)$)[a-z0-9-]{1,32}$/;

function isName(value: unknown): value is string {
  return (
    typeof value === 'string'
    && /^\S(.{0,38}\S)?$/u.test(value)
    && !isBlank(value)
    && !holdsForbiddenCharacters(value)
  );
}

export const vendor = parts<Vendor>({
  slug: valueOf(
    isText(RESERVED_SLUG),
    'small letters, digits and hyphens (not uniportal, oauth2, provider, phone or email)',
  ),
  name: valueOf(isName, 'a name of up to 40 characters'),
});

/** The hosts that add `loginChannel` to third-party addresses, and its value. */
export interface LoginChannel {
  hosts: readonly string[];
  value: string;
}

export const loginChannel = parts<LoginChannel>({
  hosts: hostNames,
  value: valueOf(isText(/^[\w.-]{0,64}$/), 'letters, digits, dots, hyphens and underscores'),
});
