import { ownValue } from '#lib/object/ownValue.ts';
import type { RuleMatch } from './controlTypes';

/** The parts of a call that rules look at. */
export interface RuleCall {
  operation: string;
  method: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
  /** The phone numbers, e-mail addresses and user ids that the call names or is signed in as. */
  accounts: readonly string[];
  academy: string;
}

/** Whether a text matches a pattern, in which `*` means any text. Ignores case. */
export function matchesPattern(text: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.toLowerCase().split('*');
  const whole = text.toLowerCase();
  if (!whole.startsWith(first)) return false;
  const last = others.pop();
  if (last === undefined) return whole === first;
  let at = first.length;
  for (const part of others) {
    const position = whole.indexOf(part, at);
    if (position < 0) return false;
    at = position + part.length;
  }
  return whole.length - last.length >= at && whole.endsWith(last);
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The value at a path such as `members.0.id`. */
function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isObject ? (value as Record<string, unknown>)[name] : undefined;
  }, body);
}

function allMatch(
  conditions: Readonly<Record<string, string>> = {},
  read: (name: string) => unknown,
): boolean {
  return Object.entries(conditions).every(([name, pattern]) => {
    const value = read(name);
    return value !== undefined && matchesPattern(textOf(value), pattern);
  });
}

/** Whether a call meets all conditions of a rule. */
export function matchesCall(
  { method, path, headers, query, body, account, academy }: RuleMatch,
  call: RuleCall,
): boolean {
  return (
    (method === undefined || method.toUpperCase() === call.method)
    && (path === undefined || matchesPattern(call.path, path))
    && (academy === undefined || matchesPattern(call.academy, academy))
    && (account === undefined || call.accounts.some((each) => matchesPattern(each, account)))
    && allMatch(headers, (name) => ownValue(call.headers, name.toLowerCase()))
    && allMatch(query, (name) => ownValue(call.query, name))
    && allMatch(body, (name) => valueAt(call.body, name))
  );
}
