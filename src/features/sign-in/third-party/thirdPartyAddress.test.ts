import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { asksForEnterprise, enterprisePage, thirdPartyAddress } from './thirdPartyAddress';

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
  expect(thirdPartyAddress('portal', { ...from, host: 'other.example' }, deployment)).not.toContain(
    'loginChannel',
  );
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
