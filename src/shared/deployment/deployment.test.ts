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
  oauth2State: false,
  orderUrl: 'https://orders.example/academies',
  uploadLimitMegabytes: 20,
  selectionLimit: 500,
  brand: { accent: '#06726e', accentDark: '#8cc7c2', radius: 4 },
};

test('reads a complete configuration', () => {
  expect(readDeployment(EVERYTHING)).toEqual({ deployment: EVERYTHING, problems: [] });
});

test('normalises hosts to the form of addresses, so that they can be equal', () => {
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
  const given = {
    masterDomains: ['learning.example'],
    returnOrigins: ['https://learning.example'],
    agreementHosts: ['127.1'],
  };
  const { deployment, problems } = readDeployment(given);
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

test.each([
  ['shieldedDomains', 'eu.school.example', 'must be a list of host names'],
  [
    'shieldedDomains',
    ['ok.example', 'https://eu.school.example'],
    '[1] must be host names, not "https://eu.school.example"',
  ],
  ['shieldedDomains', ['a/b'], '[0] must be host names, not "a/b"'],
  ['corporateEmailDomains', null, 'must be a list of mail domains'],
  ['corporateEmailDomains', ['a@b.example'], '[0] must be mail domains, not "a@b.example"'],
  ['corporateEmailDomains', ['b.example:25'], '[0] must be mail domains, not "b.example:25"'],
  [
    'returnOrigins',
    { 0: 'https://learn.example' },
    'must be a list of https origins without a path',
  ],
  [
    'returnOrigins',
    ['http://learn.example'],
    '[0] must be https origins without a path, not "http://learn.example"',
  ],
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
    ['learn.example'],
    '[0] must be https origins without a path, not "learn.example"',
  ],
  ['agreementHosts', [''], '[0] must be host names, not ""'],
  ['agreementHosts', [7], '[0] must be host names, not 7'],
  ['avatarHosts', ['-a.example'], '[0] must be host names, not "-a.example"'],
  ['avatarHosts', [null], '[0] must be host names, not null'],
  ['alternateTenant', 'campus-7', 'must be an object with tenantId and signInUrl'],
  [
    'alternateTenant',
    { tenantId: 'a b', signInUrl: '/x' },
    '.tenantId must be a tenant id, not "a b"',
  ],
  [
    'alternateTenant',
    { tenantId: 'a', signInUrl: 'javascript:alert(1)' },
    '.signInUrl must be a path or an https address, not "javascript:alert(1)"',
  ],
  ['masterDomains', 'learning.example', 'must be a list of host names'],
  [
    'vendor',
    { slug: 'HW', name: 'HW' },
    '.slug must be small letters, digits and hyphens (not uniportal, oauth2, provider, phone or email), not "HW"',
  ],
  [
    'vendor',
    { slug: 'oauth2', name: 'HW' },
    '.slug must be small letters, digits and hyphens (not uniportal, oauth2, provider, phone or email), not "oauth2"',
  ],
  [
    'vendor',
    { slug: 'email', name: 'HW' },
    '.slug must be small letters, digits and hyphens (not uniportal, oauth2, provider, phone or email), not "email"',
  ],
  [
    'vendor',
    { slug: 'hw', name: '\u3164' },
    '.name must be a name of up to 40 characters, not "\u3164"',
  ],
  [
    'vendor',
    { slug: 'hw', name: 'H\u202eW' },
    '.name must be a name of up to 40 characters, not "H\\u{202e}W"',
  ],
  ['vendor', { slug: 'hw', name: 'HW', logo: '/a.svg' }, '.logo is an unknown field'],
  ['loginChannel', { host: [], hosts: [], value: '' }, '.host is an unknown field'],
  ['agreementHosts', ['a.example:65536'], '[0] must be host names, not "a.example:65536"'],
  ['agreementHosts', ['127.1'], '[0] must be host names, not "127.1"'],
  [
    'agreementHosts',
    [`${'a'.repeat(64)}.example`],
    `[0] must be host names, not "${'a'.repeat(64)}.example"`,
  ],
  [
    'returnOrigins',
    ['https://*.example'],
    '[0] must be https origins without a path, not "https://*.example"',
  ],
  ['masterDomains', ['x'.repeat(5000)], `[0] must be host names, not "${'x'.repeat(99)}`],
  ['vendor', { slug: 'hw' }, '.name must be a name of up to 40 characters, not undefined'],
  [
    'providerSignInUrl',
    '//evil.example',
    'must be a path or an https address, not "//evil.example"',
  ],
  [
    'providerSignInUrl',
    'http://a.example',
    'must be a path or an https address, not "http://a.example"',
  ],
  [
    'providerSignInUrl',
    'https://u@a.example',
    'must be a path or an https address, not "https://u@a.example"',
  ],
  ['loginChannel', { hosts: ['a/b'], value: '1' }, '.hosts [0] must be host names, not "a/b"'],
  [
    'loginChannel',
    { hosts: [], value: 'a&b' },
    '.value must be letters, digits, dots, hyphens and underscores, not "a&b"',
  ],
  ['qrCodeFirst', 'yes', 'must be true or false, not "yes"'],
  ['oauth2State', 0, 'must be true or false, not 0'],
  ['orderUrl', 'data:text/html,x', 'must be a path or an https address, not "data:text/html,x"'],
  ['uploadLimitMegabytes', '5', 'must be a whole number from 1 to 100, not "5"'],
  ['uploadLimitMegabytes', 101, 'must be a whole number from 1 to 100, not 101'],
  ['selectionLimit', 0, 'must be a whole number from 1 to 100000, not 0'],
  ['brand', '#06726e', 'must be an object with accent, and accentDark and radius where wanted'],
  ['brand', {}, '.accent must be a colour as "#rrggbb", not undefined'],
  ['brand', { accent: 'teal' }, '.accent must be a colour as "#rrggbb", not "teal"'],
  [
    'brand',
    { accent: '#06726e', accentDark: '#fff' },
    '.accentDark must be a colour as "#rrggbb", not "#fff"',
  ],
  ['brand', { accent: '#06726e', radius: 17 }, '.radius must be a number from 0 to 16, not 17'],
  ['brand', { accent: '#06726e', logo: '/a.svg' }, '.logo is an unknown field'],
  [
    'brand',
    { accent: '#ffcc00' },
    '.accent #ffcc00 makes color.text.link on color.surface.page 1.41 to 1 in the light theme, needs 4.5',
  ],
  ['selectionLimit', 1.5, 'must be a whole number from 1 to 100000, not 1.5'],
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
