import { defaultDeployment, readDeployment } from './deployment';

const EVERYTHING = {
  shieldedDomains: ['eu.school.example', 'localhost:8080'],
  corporateEmailDomains: ['mail.school.example'],
  returnOrigins: ['https://learn.example', 'https://learn.example:8443'],
  agreementHosts: ['texts.example'],
  avatarHosts: ['pictures.example:444'],
  alternateTenant: { tenantId: 'campus-7', signInUrl: 'https://campus.example/login?from=academy' },
  masterDomains: ['learning.example'],
  vendor: { slug: 'phone-maker', name: 'Phone Maker' },
  providerSignInUrl: 'https://accounts.example/sign-in',
  loginChannel: { hosts: ['a.example', 'b.example'], value: 'web-1' },
  qrCodeFirst: true,
  codesHaveLetters: true,
  allowCodePaste: true,
  oauth2State: false,
  orderUrl: 'https://orders.example/academies',
  uploadLimitMegabytes: 20,
  selectionLimit: 500,
  brand: { accent: '#06726e', accentDark: '#8cc7c2', radius: 4, logo: '/logo.svg' },
};

test('reads a complete configuration', () => {
  expect(readDeployment(EVERYTHING)).toEqual({ deployment: EVERYTHING, problems: [] });
});

test('normalizes hosts to the form of addresses, so that they can be equal', () => {
  const { deployment, problems } = readDeployment({
    agreementHosts: ['Texts.Example:443', 'a.example:8443'],
    corporateEmailDomains: ['Mail.Example'],
    returnOrigins: ['https://[::1]'],
  });
  expect([
    problems,
    deployment.agreementHosts,
    deployment.corporateEmailDomains,
    deployment.returnOrigins,
  ]).toEqual([[], ['texts.example', 'a.example:8443'], ['mail.example'], ['https://[::1]']]);
});

test('hosts and origins are read by Safari 16 too, which has no URL.canParse', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  const input = {
    masterDomains: ['learning.example'],
    returnOrigins: ['https://learning.example'],
    agreementHosts: ['127.1'],
  };
  const { deployment, problems } = readDeployment(input);
  expect(deployment).toMatchObject({
    masterDomains: ['learning.example'],
    returnOrigins: ['https://learning.example'],
  });
  expect(problems).toEqual([expect.stringContaining('127.1')]);
});

test('an empty configuration gives the defaults', () => {
  expect(readDeployment({})).toEqual({ deployment: defaultDeployment, problems: [] });
  expect(defaultDeployment.corporateEmailDomains).toEqual(['corp.example', 'staff.example']);
});

/* The mistakes of each key have their own test: scripts/check/deploymentDocs.test.ts. */
test.each([
  ['corporateEmailDomains', ['b.example:25'], '[0] must be mail domains, not "b.example:25"'],
  [
    'returnOrigins',
    ['https://learn.example/'],
    '[0] must be https origins without a path, not "https://learn.example/"',
  ],
  [
    'returnOrigins',
    ['https://u@learn.example'],
    '[0] must be https origins without a path, not "https://u@learn.example"',
  ],
  [
    'returnOrigins',
    ['https://*.example'],
    '[0] must be https origins without a path, not "https://*.example"',
  ],
  ['shieldedDomains', ['ok.example', 'https://x'], '[1] must be host names, not "https://x"'],
  ['masterDomains', ['x'.repeat(5000)], `[0] must be host names, not "${'x'.repeat(99)}`],
  [
    'vendor',
    { slug: 'hw', name: 'H\u202eW' },
    '.name must be a name of up to 40 characters, not "H\\u{202e}W"',
  ],
  ['vendor', { slug: 'hw', name: 'HW', logo: '/a.svg' }, '.logo is an unknown field'],
] as const)('reports an invalid %s and keeps its default: %j', (field, value, problem) => {
  const { deployment, problems } = readDeployment({ ...EVERYTHING, [field]: value });
  expect(problems).toEqual([`deployment.${field}: ${problem}`]);
  expect(deployment).toEqual({ ...EVERYTHING, [field]: defaultDeployment[field] });
});

test('reports every invalid field, not only the first', () => {
  const { problems } = readDeployment({ shieldedDomains: 1, avatarHosts: 2 });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'deployment.shieldedDomains',
    'deployment.avatarHosts',
  ]);
});

test.each(['shieldedDomain', 'constructor', 'toString'])('reports an unknown field: %s', (name) => {
  const { deployment, problems } = readDeployment({ [name]: [] });
  expect(problems).toEqual([`deployment.${name}: unknown field`]);
  expect(deployment).toEqual(defaultDeployment);
});

test('reports a key __proto__ as an unknown field', () => {
  const { deployment, problems } = readDeployment(
    JSON.parse('{"__proto__":{"avatarHosts":["evil.example"]}}'),
  );
  expect(problems).toEqual(['deployment.__proto__: unknown field']);
  expect(deployment.avatarHosts).toEqual([]);
});

test('escapes and shortens an unreadable field name', () => {
  const { problems } = readDeployment({ 'br\u202eand': 1, ['y'.repeat(500)]: 1 });
  expect(problems).toEqual([
    'deployment.br\\u{202e}and: unknown field',
    `deployment.${'y'.repeat(99)}: unknown field`,
  ]);
});

test.each([[[]], ['text'], [null], [7], [undefined]])(
  'reports a configuration that is not an object and uses the defaults: %j',
  (value) => {
    expect(readDeployment(value)).toEqual({
      deployment: defaultDeployment,
      problems: ['deployment: must be a JSON object'],
    });
  },
);
