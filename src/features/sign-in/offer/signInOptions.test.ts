import type { RemoteConfig } from './remoteConfigEndpoint';
import { readLoginMethods } from './loginMethods';
import { codeChannels } from './codeChannels';
import { hostFlags } from './hostFlags';
import { signInOptions } from './signInOptions';
import type { SignInFacts } from './signInOptions';

const EVERYWHERE = { oauth2: true, shielded: false, master: true, portalHidden: false };

function offer(loginMethod: string | undefined, facts: Partial<SignInFacts> = {}) {
  const options = signInOptions({
    ...EVERYWHERE,
    methods: readLoginMethods(loginMethod),
    ...facts,
  });
  const { automatic, ...offered } = options;
  return {
    offered: Object.keys(offered).filter((way) => offered[way as keyof typeof offered]),
    automatic,
  };
}

test.each(['', '9', '4&4', '&1', '1 & 2', 'constructor', '1&2&3&4&5', '12', '１', undefined])(
  'invalid login methods become the default: %j',
  (value) => {
    expect([...readLoginMethods(value)]).toEqual(['1', '2', '3']);
  },
);

test.each(['4&1', '1&2&3&4'])('accepts %s unchanged', (value) => {
  expect([...readLoginMethods(value)].join('&')).toBe(value);
});

const ALL = ['code', 'enterprise', 'portal', 'provider', 'qr', 'vendor'];
const DEFAULT = ['code', 'portal', 'provider', 'qr', 'vendor'];

/**
 * The chain of specification 4 and 9: the academy's value, the default, and codes as the last
 * resort.
 */
test.each([
  ['', '1', ['code', 'qr'], ''],
  ['', '2', ['provider', 'vendor'], 'vendor'],
  ['', '3', ['portal'], 'portal'],
  ['', '4', ['enterprise'], 'enterprise'],
  ['', '2&3', ['portal', 'provider', 'vendor'], ''],
  ['', '3&4', ['enterprise', 'portal'], ''],
  ['', '1&4', ['code', 'enterprise', 'qr'], ''],
  ['', '1&2&3&4', ALL, ''],
  // No answer, or one that cannot be read.
  ['', undefined, DEFAULT, ''],
  ['', '4&4', DEFAULT, ''],
  ['outside master domains', '1&4', ['code', 'qr'], ''],
  ['outside master domains', '4', ['enterprise'], 'enterprise'],
  ['without an OAuth2 configuration', '1&4', ['code', 'qr'], ''],
  ['without an OAuth2 configuration', '3&4', ['portal'], ''],
  ['where the portal is hidden', undefined, ['code', 'provider', 'qr', 'vendor'], ''],
  ['on a shielded host', '1&3', ['code', 'portal'], ''],
  // The only method cannot be used here: no one is locked out.
  ['without an OAuth2 configuration', '4', ['code', 'qr'], ''],
  ['where the portal is hidden', '3', ['code', 'qr'], ''],
  ['where neither can be used', '3&4', ['code', 'qr'], ''],
])('%s login methods %s offer %j (automatic: %s)', (when, loginMethod, options, automatic) => {
  const facts: Record<string, Partial<SignInFacts>> = {
    'outside master domains': { master: false },
    'without an OAuth2 configuration': { oauth2: false },
    'where the portal is hidden': { portalHidden: true },
    'where neither can be used': { oauth2: false, portalHidden: true },
    'on a shielded host': { shielded: true },
  };
  const { offered, automatic: redirects = '' } = offer(loginMethod, facts[when]);
  expect([offered.sort(), redirects]).toEqual([options, automatic]);
});

describe('the remote configuration’s lists', () => {
  const fallback = { shieldedDomains: ['a.example'], masterDomains: ['a.example'] };

  test('override the deployment’s', () => {
    const data = {
      disableScanLogin: 'b.example',
      disableW3Uniportal: 'a.example',
      master: '',
      uatHaiTangDomain: 'a.example',
    };
    expect(hostFlags('a.example', { data, failed: false }, fallback)).toEqual({
      shielded: false,
      master: true,
      portalHidden: true,
    });
  });

  test('leave the deployment’s in force when they fail to load; neither applies before', () => {
    expect(hostFlags('a.example', { failed: true }, fallback)).toEqual({
      shielded: true,
      master: true,
      portalHidden: false,
    });
    expect(hostFlags('a.example', { failed: false }, fallback)).toEqual({
      shielded: false,
      master: false,
      portalHidden: false,
    });
  });

  test('leave the deployment’s in force where they are missing; an empty list is not missing', () => {
    const partly = (data: RemoteConfig) =>
      hostFlags('a.example', { data, failed: false }, fallback);
    expect(partly({ master: 'b.example' })).toEqual({
      shielded: true,
      master: false,
      portalHidden: false,
    });
    expect(partly({ disableScanLogin: '', uatHaiTangDomain: 'b.example' })).toEqual({
      shielded: false,
      master: true,
      portalHidden: false,
    });
  });
});

test.each([
  [0, false, 'phone', true],
  [0, true, 'email', false],
  [1, false, 'phone', true],
  [1, true, 'email', true],
  [2, false, 'email', false],
  [3, false, 'phone', false],
  [-1, false, 'phone', false],
  [undefined, false, 'phone', true],
  [undefined, true, 'email', false],
] as const)(
  'scenario %s, shielded %s: starts with %s, switching %s',
  (scenario, shielded, first, switchable) => {
    expect(codeChannels(scenario, shielded)).toEqual({ first, switchable });
  },
);
