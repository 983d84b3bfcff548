import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import {
  asksForEnterprise,
  enterprisePage,
  thirdPartyAddress,
  authorizeAddress,
  randomText,
} from './thirdPartyAddress';
import cases from '#testing/cases/oauthConfigs.json';
import type { AcademyConfig } from '#shared/academy/academyEndpoints.ts';
import { readOAuth2Config } from '../offer/oauth2Config';

describe('thirdPartyAddress', () => {
  const HOST = 'login.school.example';
  const from = {
    locale: 'pt_BR',
    host: HOST,
    targetUrl: `https://${HOST}/join?a=1&b=%2F`,
  } as const;
  const TARGET = 'targetUrl=https%3A%2F%2Flogin.school.example%2Fjoin%3Fa%3D1%26b%3D%252F';
  test('the vendor’s name and the provider’s address come from the deployment', () => {
    const deployment = {
      ...defaultDeployment,
      vendor: { slug: 'phone-maker', name: 'Phone Maker' },
      providerSignInUrl: 'https://accounts.example/in?from=academy&sxz-lang=zh_CN',
    };
    expect(thirdPartyAddress('vendor', from, deployment)).toContain(
      '/third/phone-maker/authorization_code?',
    );
    expect(thirdPartyAddress('provider', from, deployment)).toBe(
      `https://accounts.example/in?from=academy&sxz-lang=pt_BR&${TARGET}`,
    );
  });
  test('adds the login channel on the two configured hosts only', () => {
    const deployment = {
      ...defaultDeployment,
      loginChannel: { hosts: [HOST, 'www.school.example'], value: 'web 1' },
    };
    expect(thirdPartyAddress('portal', from, deployment)).toMatch(/&loginChannel=web%201$/);
    expect(
      thirdPartyAddress('portal', { ...from, host: 'other.example' }, deployment),
    ).not.toContain('loginChannel');
  });
  test('the enterprise page keeps academy and return address, and nothing else', () => {
    expect(enterprisePage('en_US', '/login/index')).toBe('/login/index?sxz-lang=en_US&loginMode=3');
    expect(enterprisePage('en_US', '/?tenant_id=oauth&redirect=%2Fme&x=1&sxz-lang=de_DE')).toBe(
      '/login/index?sxz-lang=en_US&loginMode=3&tenant_id=oauth&redirect=%2Fme',
    );
    // Given twice, it is no return address (D11), and no address of ours repeats it.
    expect(enterprisePage('en_US', '/?redirect=%2Fme&redirect=%2Fyou')).not.toContain('redirect');
  });
  test.each([
    ['?loginMode=3', true],
    ['?loginMode=3&loginMode=3', false],
    ['?loginMode=33', false],
    ['', false],
  ])('whether %s requests the enterprise account: %s', (query, expected) => {
    expect(asksForEnterprise(testEnvironment({ address: `/login/index${query}` }))).toBe(expected);
  });
});

describe('authorize', () => {
  const origins = { self: 'https://login.school.example', allowed: [] as string[] };
  function addressFor(
    config: object,
    state?: string,
    allowed: string[] = origins.allowed,
  ): string | undefined {
    const academy = { pcs: [{ oath2Config: config }], agreements: [] } as unknown as AcademyConfig;
    const accepted = readOAuth2Config(academy, { ...origins, allowed });
    return accepted && authorizeAddress(accepted, state);
  }
  test.each(cases.map((one) => [one.id, one] as const))(
    'handles the configuration %s as its case expects',
    (_, { config, expect: expected }) => {
      const state = randomText();
      const address = addressFor(config, state);
      if (expected.startsWith('login page')) {
        expect(address).toBeUndefined();
        return;
      }
      const url = new URL(address ?? '');
      expect(url.origin).toBe('https://idp.school.example');
      const redirectUrl = 'redirectUrl' in config ? config.redirectUrl : undefined;
      const clientId = 'clientId' in config ? config.clientId : undefined;
      const ours = {
        response_type: ['code'],
        scope: ['base.profile'],
        client_id: [clientId],
        redirect_uri: [redirectUrl],
        state: [state],
      };
      const request = Object.fromEntries(
        Object.keys(ours).map((name) => [name, url.searchParams.getAll(name)]),
      );
      expect(request).toEqual(ours);
    },
  );
  test('writes the parameters in the specification’s order, encoded once', () => {
    expect(addressFor(cases[0]?.config ?? {}, 'STATE')).toBe(
      'https://idp.school.example/oauth2/authorize?response_type=code&scope=base.profile&client_id=client-1'
        + '&redirect_uri=https%3A%2F%2Flogin.school.example%2Fapi%2Fauth%2Fopen%2Fthird%2Fcallback&state=STATE',
    );
  });
  test('keeps the provider’s other parameters, and drops a fragment', () => {
    const config = {
      ...cases[0]?.config,
      authorizeServiceUrl: 'https://idp.school.example/a?realm=1#x',
    };
    expect(addressFor(config)).toMatch(
      /^https:\/\/idp\.school\.example\/a\?realm=1&response_type=code&[^#]*$/,
    );
    expect(addressFor(config)).not.toContain('state');
  });
  test('delivers the code to a configured foreign origin, and to no other', () => {
    const config = { ...cases[0]?.config, redirectUrl: 'https://www.school.example/cb' };
    expect(addressFor(config)).toBeUndefined();
    expect(addressFor(config, undefined, ['https://www.school.example'])).toContain(
      'redirect_uri=https%3A%2F%2Fwww.school.example%2Fcb',
    );
  });
  test.each([
    { authorizeServiceUrl: 'http://idp.school.example/' },
    { clientId: '' },
    { clientId: 'x'.repeat(257) },
    { redirectUrl: 'http://login.school.example/cb' },
    { redirectUrl: 'https://login.school.example.evil.example/' },
    { redirectUrl: 'https://login.school.example:8443/' },
    { redirectUrl: 'https://login.school.example/#/cb' },
    { clientId: ' ' },
    { clientId: '\u200b\u3000' },
    { clientId: 'client-1\n' },
    { clientId: 'client\u00001' },
    { clientId: 'client\u202e1' },
    { clientId: 'client-\ud83d' },
  ])('refuses %j', (wrong) => {
    expect(addressFor({ ...cases[0]?.config, ...wrong })).toBeUndefined();
  });
  test.each(['a\\b', "a'b&c=d", '客户端', '😀', ' client'])(
    'sends the client %j unchanged, encoded once',
    (clientId) => {
      expect(
        new URL(addressFor({ ...cases[0]?.config, clientId }) ?? '').searchParams.get('client_id'),
      ).toBe(clientId);
    },
  );
  test('a state has 256 bits, and is different each time', () => {
    const states = new Set(Array.from({ length: 1000 }, randomText));
    expect(states.size).toBe(1000);
    states.forEach((state) => expect(state).toMatch(/^[\w-]{43}$/));
  });
});
