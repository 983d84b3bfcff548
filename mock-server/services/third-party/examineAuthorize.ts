import type { Namespace } from '#mock/state/types.ts';
import { issueAuthorizationCode, redeemAuthorizationCode } from './authorizationCodes';
import { parameterNotes } from './examination';
import type { Examination, PageRequest, ReturnAnswers } from './examination';
import { readReturnAddress, withParameters } from './returnAddress';

const PARAMETERS = ['response_type', 'scope', 'client_id', 'redirect_uri', 'state'];
const STATE_LENGTH = 22;

/** The addresses that the academies have registered for a client. */
function registeredAddresses({ database }: Namespace, clientId: string, origin: string): string[] {
  const configs = database
    .rows('tenants')
    .map(({ config }) => config.oath2Config)
    .filter((config) => config?.clientId === clientId);
  return [...new Set(configs.map((config) => new URL(config?.redirectUrl ?? '/', origin).href))];
}

function returningTo(address: URL, state: string | undefined, namespace: Namespace): ReturnAnswers {
  const stateOf = (value: string | undefined): Record<string, string> =>
    value === undefined ? {} : { state: value };
  return {
    address,
    signedIn(user, twist) {
      const code = issueAuthorizationCode(namespace, user);
      if (twist === 'used-code') redeemAuthorizationCode(namespace, code);
      const returnedState = twist === 'no-state' ? undefined : state;
      return {
        location: withParameters(address, {
          code,
          ...stateOf(twist === 'other-state' ? namespace.random.hex(32) : returnedState),
        }),
      };
    },
    failed: (error) => ({ location: withParameters(address, { error, ...stateOf(state) }) }),
  };
}

/**
 * Checks an OAuth2 authorize request (D9, RFC 6749). With a wrong client or address the page does
 * not redirect; other errors are returned to the client.
 */
export function examineAuthorize(opening: PageRequest): Examination {
  const { query, origin, texts, namespace } = opening;
  const notes = parameterNotes(opening, PARAMETERS, false);
  const repetitions = PARAMETERS.filter((name) => Array.isArray(query[name]));
  if (repetitions.length > 0)
    return { problems: repetitions.map((name) => texts.address.repeated(name)), notes };
  const valueOf = (name: string): string | undefined =>
    typeof query[name] === 'string' && query[name] !== '' ? query[name] : undefined;
  const mismatch = (name: string, expected: string): string[] => {
    const value = valueOf(name);
    if (value === undefined) return [texts.missing(name)];
    return value === expected ? [] : [texts.mustBe(name, expected, value)];
  };
  const addresses = registeredAddresses(namespace, valueOf('client_id') ?? '', origin);
  const client =
    namespace.database
      .rows('tenants')
      .map(({ config }) => config.oath2Config?.clientId)
      .find((id) => id !== undefined) ?? '';
  if (addresses.length === 0) return { problems: mismatch('client_id', client), notes };
  const redirect = valueOf('redirect_uri');
  const address = readReturnAddress(redirect, origin);
  if (redirect === undefined || !addresses.includes(redirect) || typeof address === 'string') {
    return { problems: mismatch('redirect_uri', addresses.join(' | ')), notes };
  }
  const state = valueOf('state');
  if (state === undefined) notes.push(texts.noState);
  else if (state.length < STATE_LENGTH) notes.push(texts.weakState);
  const [type, scope] = [mismatch('response_type', 'code'), mismatch('scope', 'base.profile')];
  const error = type.length > 0 ? 'unsupported_response_type' : 'invalid_scope';
  const problems = [...type, ...scope];
  return {
    problems,
    notes,
    returning: returningTo(address, state, namespace),
    ...(problems.length > 0 && { error }),
  };
}
