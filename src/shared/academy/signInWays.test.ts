import type { RemoteConfig } from '#shared/remote-config/remoteConfigEndpoint.ts';
import { readLoginMethods } from './loginMethods';
import { defaultAcademy } from './academy';
import { codeChannels } from './codeChannels';
import { hostFlags } from './hostFlags';
import { signInWays } from './signInWays';
import type { SignInFacts } from './signInWays';

const EVERYWHERE = { oauth2: true, shielded: false, master: true, portalHidden: false };

function offer(loginMethod: string, facts: Partial<SignInFacts> = {}) {
  const ways = signInWays({ ...EVERYWHERE, methods: readLoginMethods(loginMethod), ...facts });
  const { automatic, ...offered } = ways;
  return {
    offered: Object.keys(offered).filter((way) => offered[way as keyof typeof offered]),
    automatic,
  };
}

test.each([
  '',
  '9',
  '4&4',
  '1&&2',
  '&1',
  '1&',
  '1 & 2',
  'constructor',
  '1&2&3&4&5',
  '12',
  '１',
  undefined,
])('invalid login methods become the default: %j', (value) => {
  expect([...readLoginMethods(value)]).toEqual(['1', '2', '3']);
});

test.each(['1', '4', '4&1', '1&2&3&4'])('accepts %s unchanged', (value) => {
  expect([...readLoginMethods(value)].join('&')).toBe(value);
});

test.each([
  ['1', ['code', 'qr'], undefined],
  ['2', ['provider', 'vendor'], 'vendor'],
  ['3', ['portal'], 'portal'],
  ['4', ['enterprise'], 'enterprise'],
  ['2&3', ['portal', 'provider', 'vendor'], undefined],
  ['3&4', ['enterprise', 'portal'], undefined],
  ['1&4', ['code', 'enterprise', 'qr'], undefined],
  ['1&2&3&4', ['code', 'enterprise', 'portal', 'provider', 'qr', 'vendor'], undefined],
])(
  'login methods %s offer %j, and redirect automatically to %s',
  (loginMethod, ways, automatic) => {
    expect(offer(loginMethod).offered.sort()).toEqual(ways);
    expect(offer(loginMethod).automatic).toBe(automatic);
  },
);

test('offers the enterprise account on master domains only, unless it is the only method', () => {
  expect(offer('1&4', { master: false }).offered).toEqual(['code', 'qr']);
  expect(offer('4', { master: false })).toEqual({
    offered: ['enterprise'],
    automatic: 'enterprise',
  });
});

test('a shielded host has no QR code', () => {
  expect(offer('1&3', { shielded: true }).offered).toEqual(['code', 'portal']);
});

test.each([
  ['4', { oauth2: false }],
  ['3', { portalHidden: true }],
])('offers codes when the only method, %s, cannot be used here', (loginMethod, facts) => {
  expect(offer(loginMethod, facts)).toEqual({ offered: ['code', 'qr'], automatic: undefined });
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

  test('a host without a port matches every port, in the deployment’s and the remote lists', () => {
    expect(hostFlags('a.example:8443', { failed: true }, fallback)).toEqual({
      shielded: true,
      master: true,
      portalHidden: false,
    });
    const ofAnotherPort = { shieldedDomains: ['a.example:9'], masterDomains: ['a.example:9'] };
    expect(hostFlags('a.example:8443', { failed: true }, ofAnotherPort)).toEqual({
      shielded: false,
      master: false,
      portalHidden: false,
    });
  });
});

it('computes the same defaults as the first screen’s constant', () => {
  const { channels, ways } = defaultAcademy(() => '');
  expect(channels).toEqual(codeChannels(undefined, false));
  const unanswered = {
    methods: readLoginMethods(undefined),
    oauth2: false,
    shielded: false,
    master: false,
    portalHidden: false,
  };
  expect(ways).toEqual(signInWays(unanswered));
});
