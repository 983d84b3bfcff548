import { isRecord } from '../../lib/isRecord';

/** Reads one configuration field: its value, or what is wrong with it. */
export type FieldReader<Value> = (given: unknown) => { value: Value } | { problem: string };

const HOST = /^(?=.{1,253}(:|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i;

function listOf(isItem: (item: string) => boolean, wanted: string): FieldReader<readonly string[]> {
  return (given) => {
    if (!Array.isArray(given)) return { problem: `must be a list of ${wanted}` };
    const wrong = given.findIndex((item) => typeof item !== 'string' || !isItem(item));
    if (wrong >= 0) return { problem: `[${wrong}] must be ${wanted}, not ${JSON.stringify(given[wrong])}` };
    return { value: given as string[] };
  };
}

function isSecureOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return url.origin === text && url.protocol === 'https:';
  } catch {
    return false;
  }
}

/** Host names with an optional port, as in `learn.example` or `localhost:8080`. */
export const hostNames = listOf((item) => HOST.test(item), 'host names');

/** Domains of mail addresses. */
export const mailDomains = listOf((item) => HOST.test(item) && !item.includes(':'), 'mail domains');

/** https origins, as in `https://learn.example`, without a slash at the end. */
export const originList = listOf(isSecureOrigin, 'https origins without a path');

/** A path of this origin, or an https address; a script address or one of another kind is refused. */
function isPage(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

function valueOf<Value>(isValue: (given: unknown) => given is Value, wanted: string): FieldReader<Value> {
  return (given) => (isValue(given) ? { value: given } : { problem: `must be ${wanted}, not ${JSON.stringify(given)}` });
}

type Parts<Value> = { [Name in keyof Value]: FieldReader<Value[Name]> };

/** An object of which every part is needed; the first wrong one is named. */
function parts<Value extends object>(readers: Parts<Value>): FieldReader<Value> {
  return (given) => {
    if (!isRecord(given)) return { problem: `must be an object with ${Object.keys(readers).join(' and ')}` };
    const value: Partial<Value> = {};
    for (const name of Object.keys(readers) as (keyof Value & string)[]) {
      const reading = readers[name](given[name]);
      if ('problem' in reading) return { problem: `.${name} ${reading.problem}` };
      value[name] = reading.value;
    }
    return { value: value as Value };
  };
}

function isText(pattern: RegExp): (given: unknown) => given is string {
  return (given): given is string => typeof given === 'string' && pattern.test(given);
}

/** Yes or no. */
export const flag = valueOf((given): given is boolean => typeof given === 'boolean', 'true or false');

/** A whole number from 1. */
export function wholeNumber(largest: number): FieldReader<number> {
  const isFit = (given: unknown): given is number => Number.isInteger(given) && Number(given) >= 1 && Number(given) <= largest;
  return valueOf(isFit, `a whole number from 1 to ${largest}`);
}

/** Where visitors are sent. */
export const webPage = valueOf(
  (given): given is string => typeof given === 'string' && isPage(given),
  'a path or an https address',
);

/** A tenant that signs in elsewhere (D4). */
export interface AlternateTenant {
  tenantId: string;
  signInUrl: string;
}

/** The tenant that signs in elsewhere; null for none. */
export const alternateTenant: FieldReader<AlternateTenant | null> = (given) =>
  given === null ? { value: null } : readAlternateTenant(given);

const readAlternateTenant = parts<AlternateTenant>({
  tenantId: valueOf(isText(/^[\w-]{1,64}$/), 'a tenant id'),
  signInUrl: webPage,
});

/** The device vendor: `slug` stands in addresses (`{product}`), `name` on the button. */
export interface Vendor {
  slug: string;
  name: string;
}

export const vendor = parts<Vendor>({
  slug: valueOf(isText(/^(?!(?:uniportal|oauth2|provider)$)[a-z0-9-]{1,32}$/), 'small letters, digits and hyphens (not uniportal, oauth2 or provider)'),
  name: valueOf(isText(/^\S(.{0,38}\S)?$/u), 'a name of up to 40 characters'),
});

/** The hosts that add `loginChannel` to third-party addresses, and its value (specification 2). */
export interface LoginChannel {
  hosts: readonly string[];
  value: string;
}

export const loginChannel = parts<LoginChannel>({
  hosts: hostNames,
  value: valueOf(isText(/^[\w.-]{0,64}$/), 'letters, digits, dots, hyphens and underscores'),
});
