import { agreementAddress, agreementUrl } from './agreementAddress';

const HERE = 'https://learning.school.example';
const addressOf = (url: string | undefined, origin = HERE) =>
  agreementAddress(url, origin, ['texts.example', 'texts.example:8443']);

it.each([
  ['a path', '/agreements/service', `${HERE}/agreements/service`],
  ['an address of this origin', `${HERE}/service?v=2`, `${HERE}/service?v=2`],
  ['a configured host', 'https://texts.example/service', 'https://texts.example/service'],
  [
    'a configured host and port',
    'https://texts.example:8443/service',
    'https://texts.example:8443/service',
  ],
])('fetches an agreement from %s', (_, url, expected) => expect(addressOf(url)).toBe(expected));

it('an academy without TLS has its own agreements', () =>
  expect(addressOf('/service', 'http://localhost:8080')).toBe('http://localhost:8080/service'));

it.each([
  ['nowhere', undefined],
  ['an empty address', ''],
  ['a blank address', ' \n'],
  ['a host that is not configured', 'https://evil.example/service'],
  ['a host that starts with a configured one', 'https://texts.example.evil.example/service'],
  ['another port', 'https://texts.example:9000/service'],
  ['a configured host without TLS', 'http://texts.example/service'],
  ['this host without TLS', 'http://learning.school.example/service'],
  ['a name before the host', 'https://texts.example@learning.school.example/service'],
  ['a password before the host', 'https://:secret@texts.example/service'],
  ['a script', 'javascript:alert(1)'],
  ['a data URL', 'data:text/html,x'],
  ['a broken address', 'https://['],
  ['an invisible address', '\u200b'],
  ['a blob of this origin', `blob:${HERE}/9d1c`],
])('fetches no agreement from %s', (_, url) => expect(addressOf(url)).toBeUndefined());

test('the configuration names one address for each agreement', () => {
  const agreements = [
    { primaryType: 'YH', secondType: 'YS', url: 'https://t.example/privacy' },
    { primaryType: 'XX', secondType: 'FW', url: 'https://t.example/wrong' },
    { primaryType: 'YH', secondType: 'FW', url: 'https://t.example/service' },
  ];
  expect(agreementUrl(agreements, 'FW')).toBe('https://t.example/service');
  expect(agreementUrl(agreements, 'YS')).toBe('https://t.example/privacy');
  for (const none of [undefined, [], agreements.slice(0, 2)])
    expect(agreementUrl(none, 'FW')).toBeUndefined();
});
